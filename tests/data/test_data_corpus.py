"""Every broken file gives exactly one finding, at its place, with a cure."""

from __future__ import annotations

import pytest
from broken_data import BROKEN, broken_files, expected, findings

from interpreter.messages import catalogue, render_diagnostic

EXPECTED = expected()
BROKEN_ELSEWHERE = {
    # Faults of the disk, and a file too large to keep: test_folders.py and test_yaml.py.
    "L0311", "L0350", "L0351", "L0352", "L0353", "L0354", "L0355",
    # Texts against rules: tests/explain.
    "L0824", "L0825",
    # Two roots: test_data_extension.py.
    "L0373", "L0374", "L0375", "L0376",
}  # fmt: skip


@pytest.mark.parametrize("file", broken_files())
def test_one_finding_with_place_and_cure(file: str) -> None:
    found = findings(file)
    assert [each.code for each in found] == [file.partition("/")[2][:5]], [each.message for each in found]
    (one,) = found
    want = EXPECTED[file]
    place = (one.code, one.span.line, one.span.column)
    assert place == (want["code"], want["line"], want["column"])
    assert one.cure == want["cure"]
    assert one.suggestion == want.get("suggestion")
    assert one.message in render_diagnostic(one)


def test_expectations_have_their_files() -> None:
    assert sorted(EXPECTED) == broken_files()


def test_every_code_has_a_broken_file() -> None:
    ours = {code for code in catalogue() if "L0300" < code < "L0400" or "L0800" < code < "L0900"}
    assert {file.partition("/")[2][:5] for file in broken_files()} | BROKEN_ELSEWHERE == ours


def test_the_reference_of_comparisons_is_whole() -> None:
    assert (BROKEN / "compare" / "reference.ftl").is_file()

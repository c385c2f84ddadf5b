"""Python trees from templates.

A template is a piece of Python written in this package, never anything of a ruleset; names in it that begin with an
underscore are filled in with trees. So generated code stays readable here, and no user text can become code.
"""

from __future__ import annotations

import ast
from functools import cache

Filling = "ast.expr | list[ast.stmt]"


@cache
def _parsed(template: str, mode: str) -> ast.expr | tuple[ast.stmt, ...]:
    if mode == "eval":
        return ast.parse(template, mode="eval").body
    return tuple(ast.parse(template).body)


def expression(template: str, **parts: ast.expr) -> ast.expr:
    """The expression of a template."""
    parsed = _parsed(template, "eval")
    assert isinstance(parsed, ast.expr)
    filled = _fill(parsed, parts)
    assert isinstance(filled, ast.expr)
    return filled


def statements(template: str, **parts: ast.expr | list[ast.stmt]) -> list[ast.stmt]:
    """The statements of a template. A line that is only a placeholder is replaced by a list of statements."""
    parsed = _parsed(template, "exec")
    assert isinstance(parsed, tuple)
    return _fill_all(list(parsed), parts)


def name(identifier: str) -> ast.Name:
    """A name that is read."""
    return ast.Name(identifier, ast.Load())


def constant(value: int | bool | None) -> ast.expr:
    """A plain constant."""
    if isinstance(value, int) and value < 0:
        return ast.UnaryOp(ast.USub(), ast.Constant(-value))
    return ast.Constant(value)


def is_simple(node: ast.expr) -> bool:
    """Whether a tree may be written down twice: it costs next to nothing and cannot fail."""
    return isinstance(node, (ast.Name, ast.Constant)) or (
        isinstance(node, ast.UnaryOp) and isinstance(node.operand, ast.Constant)
    )


def _fill_all(body: list[ast.stmt], parts: dict[str, ast.expr | list[ast.stmt]]) -> list[ast.stmt]:
    done: list[ast.stmt] = []
    for statement in body:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Name):
            part = parts.get(statement.value.id)
            if isinstance(part, list):
                done.extend(part)
                continue
        filled = _fill(statement, parts)
        assert isinstance(filled, ast.stmt)
        done.append(filled)
    return done


def _fill(node: ast.AST, parts: dict[str, ast.expr | list[ast.stmt]] | dict[str, ast.expr]) -> ast.AST:
    if isinstance(node, ast.Name):
        part = parts.get(node.id)
        if part is None:
            return ast.Name(node.id, node.ctx)
        assert isinstance(part, ast.expr)
        if isinstance(node.ctx, ast.Store):
            assert isinstance(part, ast.Name)
            return ast.Name(part.id, node.ctx)
        return part
    copied = type(node)()
    for item, value in ast.iter_fields(node):
        if isinstance(value, ast.AST):
            setattr(copied, item, _fill(value, parts))
        elif isinstance(value, list):
            if value and isinstance(value[0], ast.stmt):
                body = _fill_all(value, parts)  # type: ignore[arg-type]
                setattr(copied, item, body if body or item != "body" else [ast.Pass()])
            else:
                setattr(
                    copied,
                    item,
                    [_fill(each, parts) if isinstance(each, ast.AST) else each for each in value],
                )
        else:
            setattr(copied, item, value)
    return copied

"""Options that several commands share. Only click is loaded here."""

from __future__ import annotations

import click

from interpreter.cli.language import note_language

ROOT = click.option(
    "--root", "roots", multiple=True, metavar="DIR", type=click.Path(),
    help="A folder with games of your own (rulesets/ and cards/). May be repeated.",
)  # fmt: skip
PLAIN = click.option("--plain", is_flag=True, help="Letters only: nothing bold, no clearing of the screen.")
LANGUAGE = click.option(
    "--lang", metavar="LANG", callback=note_language, help="The language to speak, such as ca, en, es, ru."
)
MESSAGES = click.option(
    "--lang", metavar="LANG", callback=note_language, expose_value=False,
    help="The language of messages: ca, en, es, ru; else that of the environment.",
)  # fmt: skip
EDITION = click.option("--edition", metavar="EDITION", help="A printed edition; else the game's usual one.")
VARIANT = click.option("--variant", "variants", multiple=True, metavar="VARIANT", help="May be repeated.")
SETTING = click.option(
    "--option", "settings", multiple=True, metavar="NAME=VALUE", help="A number of the game. May be repeated."
)

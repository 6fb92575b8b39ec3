"""The commands of ``python -m game``. Bad input gets one line on stderr and exit status 2."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from reprlib import repr as shortened
from typing import Any, NoReturn

from game.ai.odds import bank_results, odds
from game.app.command_line.playbill import event_data, event_text
from game.app.command_line.scenario import NoScenario, Outcome, ScenarioError, load_scenario, play, table_after
from game.app.command_line.simulate import SimulationError, simulate
from game.app.fair.verify import verify
from game.app.storage import FileTrouble
from game.app.strict_json import strict_json
from game.engine.observation import Phase
from game.engine.score import Score


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def _file(text: str) -> Path:
    if not text:  # to Path that would be this folder
        raise argparse.ArgumentTypeError("the name of a file cannot be empty")
    return Path(text)


def _whole(text: str) -> int:
    if not re.fullmatch("-?[0-9]{1,100}", text):
        raise argparse.ArgumentTypeError(f"{shortened(text)} is not a whole number")
    return int(text)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command and returns its exit status."""
    parser = _Parser(prog="python -m game", description="Banco's engine without a screen.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="replay | simulate | odds | verify")
    replay = commands.add_parser("replay", help="play scenario files and compare what comes of them")
    replay.add_argument("files", nargs="+", type=_file, metavar="FILE")
    replay.add_argument("--events", action="store_true", help="print the course of the deal in plain words")
    replay.add_argument("--json", action="store_true", help="print one JSON object for each file, with the events")
    simulation = commands.add_parser("simulate", help="let computer players play many rounds")
    simulation.add_argument("--game", required=True, metavar="ID")
    simulation.add_argument("--seats", required=True, metavar="LEVEL,LEVEL,…")
    simulation.add_argument("--rounds", required=True, type=_whole, metavar="N")
    simulation.add_argument("--seed", required=True, type=_whole, metavar="S")
    simulation.add_argument("--rules", default="{}", metavar="JSON", help='house options, such as \'{"dark": "off"}\'')
    simulation.add_argument("--banker", type=_whole, metavar="SEAT", help="this seat banks every round")
    simulation.add_argument("--json", action="store_true")
    chances = commands.add_parser("odds", help="what every move is worth for the seat to act after a scenario")
    chances.add_argument("file", type=_file, metavar="FILE")
    chances.add_argument("--json", action="store_true", help="print one JSON object")
    verification = commands.add_parser("verify", help="check that a sitting went by seals and rules")
    verification.add_argument("file", type=_file, metavar="JOURNAL")
    options = parser.parse_args(arguments)
    try:
        if options.command == "verify":
            return _verify(parser, options.file)
        if options.command == "odds":
            return _odds(parser, options)
        return _replay(options) if options.command == "replay" else _simulate(parser, options)
    except BrokenPipeError:
        # Whoever reads the output (head, say) has seen enough. What is still buffered must not raise once more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _replay(options: argparse.Namespace) -> int:
    """1 when a scenario failed, 2 when a file could not be read; either way there is a line for every file."""
    failed, unread = 0, False
    for path in options.files:
        try:
            outcome = play(load_scenario(path))
        except ScenarioError as error:
            outcome = Outcome(failure=str(error))
            unread = unread or isinstance(error, NoScenario)
        failed += outcome.failure is not None
        _print_outcome(path, outcome, options)
    passed = len(options.files) - failed
    if not options.json:
        print(f"{passed} passed, {failed} failed")
    return 2 if unread else int(failed > 0)


def _print_outcome(path: Path, outcome: Outcome, options: argparse.Namespace) -> None:
    if options.json:
        data: dict[str, Any] = {"file": str(path), "ok": outcome.failure is None}
        if outcome.failure is not None:
            data["why"] = outcome.failure
        data["events"] = [event_data(event) for event in outcome.events]
        print(json.dumps(data, ensure_ascii=False))
        return
    if options.events:
        for event in outcome.events:
            print(f"  {event_text(event)}")
    print(f"ok {path}" if outcome.failure is None else f"FAIL {path}: {outcome.failure}")


def _simulate(parser: _Parser, options: argparse.Namespace) -> int:
    try:
        rules = strict_json(options.rules)
        if not isinstance(rules, dict):
            raise ValueError("not an object")
    except ValueError as error:
        parser.error(f"--rules must be a JSON object of house options ({error})")
    levels = options.seats.split(",")
    try:
        result = simulate(options.game, levels, options.rounds, options.seed, rules, options.banker)
    except SimulationError as error:
        parser.error(str(error))
    if options.json:
        print(json.dumps(asdict(result)))
        return 0
    print(f"{result.rounds} rounds in {result.seconds:.2f} s: {result.rounds_per_second:,.0f} rounds per second")
    for seat, level in enumerate(levels):
        print(f"seat {seat} ({level}): {result.per_100[seat]:+.2f} chips per 100 rounds, ± {result.stderr[seat]:.2f}")
    sys.stdout.flush()
    return 0


def _odds(parser: _Parser, options: argparse.Namespace) -> int:
    try:
        table = table_after(load_scenario(options.file))
    except ScenarioError as error:
        parser.error(f"{options.file}: {error}")
    observation = table.observation(table.to_act)
    found = odds(observation)
    if options.json:
        data = asdict(found)
        data["moves"] = [{**asdict(move), "action": str(move.action)} for move in found.moves]
        data["best"] = str(found.best)
        data["estimated"] = found.estimated
        print(json.dumps(data))
        return 0
    print(
        f"seat {found.seat} to act" + (f", bust with the next card: {found.bust:.1%}" if found.bust is not None else "")
    )
    print(f"  {'move':<12}{'chips':>9}{'win':>8}{'tie':>8}{'lose':>8}")
    for move in sorted(found.moves, key=lambda move: -move.ev):
        chances = f"{move.win:>8.1%}{move.tie:>8.1%}{move.lose:>8.1%}"
        print(f"{'*' if move.action == found.best else ' '} {move.action!s:<12}{move.ev:>+9.3f}{chances}")
    if observation.phase is Phase.PLAY:
        chances = ", ".join(
            f"{_bank_words(score)} {chance:.1%}"
            for score, chance in sorted(bank_results(observation).items(), key=lambda item: item[0].points)
        )
        print(f"bank, if the hand stands: {chances}")
    print("* best. Bets and banks are estimates; a banker who may choose is taken to play what is best for himself.")
    return 0


def _bank_words(score: Score) -> str:
    if score.bust:
        return "bust"
    return score.special.value.replace("_", " ") if score.special else str(score.points)


def _verify(parser: _Parser, path: Path) -> int:
    try:
        report = verify(path)
    except FileTrouble as trouble:
        parser.error(f"{path} {trouble}")
    for line in (*report.lines, report.verdict):
        print(line)
    return 1 if report.wrong else 0

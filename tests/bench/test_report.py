"""Tables and plots come from bench/results.json, and from nowhere else."""

from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from bench import plots, report
from bench.figures import Aim, Figure, Spread


@pytest.fixture
def results():
    figures = [
        Figure("a view", Spread(0.4, 0.3, 0.5), aim=Aim(">=", 0.5), absolute="1 ms"),
        Figure("a list", Spread(2, 1, 3)),
        Figure("connections", Spread(0, 0, 0), "", Aim("<=", 0), absolute="6 open"),
    ]
    return report.Results({"commit": "abc"}, [replace(figure, section="reads") for figure in figures], {})


def test_a_row_has_figure_spread_aim_and_verdict(results):
    rows = report.section(results, "reads").splitlines()
    assert rows[2] == "| a view | 0.40× (0.30–0.50) | ≥ 0.5 | not met | 1 ms |"
    assert rows[4] == "| connections | 0 | ≤ 0 | met | 6 open |"


def test_every_figure_with_an_aim_stands_in_one_table(results):
    assert report.aims(results).splitlines() == [
        "1 of 2 aims are met.",
        "",
        "| | figure (spread) | aim | |",
        "|---|---|---|---|",
        "| a view | 0.40× (0.30–0.50) | ≥ 0.5 | not met |",
        "| connections | 0 | ≤ 0 | met |",
    ]


def test_only_the_blocks_of_a_document_are_written(results):
    text = "before\n<!-- bench:run -->\nold\n<!-- /bench -->\nafter\n"
    once = report.filled(text, results)
    assert once == "before\n<!-- bench:run -->\n- commit: abc\n<!-- /bench -->\nafter\n"
    assert report.filled(once, results) == once


def test_the_documents_say_what_the_results_say():
    results = report.read()
    for path in report.DOCUMENTS:
        assert path.read_text() == report.filled(path.read_text(), results), "run: python -m bench.report"
    for name, picture in report.pictures(results).items():
        assert (report.PICTURES / f"{name}.svg").read_text() == picture, "run: python -m bench.report"


def test_plots_are_well_formed():
    drawn = [
        plots.bars("Cost < floor", "ms", ("web", "Redis"), {"an action": [1.0, 0.5], "floor": [0.2, 0.0]}),
        plots.lines("Growth", "games", "ms", {"an action": {10.0: 1.0, 1000.0: 1.1}, "a list": {10.0: 2.0}}),
    ]
    for picture in drawn:
        assert ElementTree.fromstring(picture).tag.endswith("svg")

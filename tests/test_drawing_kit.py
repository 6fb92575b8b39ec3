"""The drawing kit: path data that nanosvg reads quickly, exact mirror images, cuts that keep what lies inside."""

from __future__ import annotations

import pytest

pytest.importorskip("pathops")
pytest.importorskip("fontTools")

from build_scripts.draw.kit import Drawing, Path, Shape, document, ellipse, letters, polyline, rectangle, taper
from build_scripts.draw.palette import mix


def test_path_data_is_relative_with_one_decimal_and_ends_short_of_its_start() -> None:
    assert rectangle(0, 0, 10, 5.25).svg() == "M0 0l10 0 0 5.2-10 0Z"
    assert ellipse(0, 0, 3).svg() == "M0-3c1.7 0 3 1.3 3 3 0 1.7-1.3 3-3 3-1.7 0-3-1.3-3-3 0-1.7 1.3-3 2.99-2.99Z"


def test_two_mirrors_are_none_and_a_turn_comes_back() -> None:
    shape = taper([(1, 2), (8, 5), (12, 20)], 1, 4, 0.5)
    assert shape.mirror().mirror().svg() == shape.svg()
    assert shape.rotate(90).rotate(-90).svg() == shape.svg()


def test_boolean_operations() -> None:
    left, right = rectangle(0, 0, 4, 4), rectangle(2, 0, 4, 4)
    assert (left & right).bounds() == (2, 0, 4, 4)
    assert (left - right).bounds() == (0, 0, 2, 4)
    assert (left | right).bounds() == (0, 0, 6, 4)
    assert not left & rectangle(9, 9, 1, 1)


def test_clipping_keeps_shapes_inside_drops_those_outside_and_cuts_lines_to_their_stroke() -> None:
    region = rectangle(0, 0, 10, 10)
    inside, outside = Shape(rectangle(1, 1, 2, 2), "#112233"), Shape(rectangle(20, 1, 2, 2), "#112233")
    crossing = Shape(polyline((5, 5), (15, 5)), None, "#445566", 2)
    kept = Drawing([inside, outside, crossing]).clipped(region).items
    assert kept[0] is inside
    assert len(kept) == 2
    cut = kept[1]
    assert isinstance(cut, Shape)
    assert (cut.fill, cut.line) == ("#445566", None)
    assert cut.path.bounds()[2] == pytest.approx(10)


def test_groups_cannot_be_clipped() -> None:
    with pytest.raises(ValueError, match="groups"):
        Drawing().twice(Drawing().fill(rectangle(0, 0, 1, 1), "#000000")).clipped(rectangle(0, 0, 1, 1))


def test_letters_have_the_asked_height_and_do_not_exceed_the_width() -> None:
    left, top, right, bottom = letters("K", 46, (10, 20)).bounds()
    assert bottom - top == pytest.approx(46, abs=1)
    assert ((left + right) / 2, (top + bottom) / 2) == pytest.approx((10, 20))
    left, _, right, _ = letters("10", 46, most=41).bounds()
    assert right - left == pytest.approx(41)


def test_a_character_the_font_lacks_is_an_error() -> None:
    with pytest.raises(KeyError):
        letters("漢", 20)


def test_documents_and_mixtures() -> None:
    assert document("", 4, 2).startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -1 4 2"><g ')
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"
    assert Path.parse("M0 0Q5 10 10 0Z").bounds()[3] == pytest.approx(5)

"""Colours that several portraits share: skins, hair and the discs behind the heads."""

from __future__ import annotations

BROWN_SKIN = "#A66A42"
DARK_SKIN = "#7B4A2E"
GREEN_GROUND, RED_GROUND, BLUE_GROUND, GOLD_GROUND = "#5F8F78", "#B4564A", "#5C7EA6", "#C99A42"
PLUM_GROUND, SAND_GROUND, SLATE_GROUND, MOSS_GROUND = "#86597A", "#B99A6B", "#54707C", "#7C8B4E"
GREY, WHITE_HAIR, BLOND, COPPER, CHESTNUT, DARK = "#AEA799", "#DDD8C9", "#DDB160", "#B8602C", "#6E4326", "#33282A"

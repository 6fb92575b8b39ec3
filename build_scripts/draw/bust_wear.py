"""Headgear and garments of the portraits."""

from __future__ import annotations

from build_scripts.draw.bust import INNER_LINE, Bust, blossom, polar, shoulders, strands
from build_scripts.draw.kit import Path, ellipse, petal, polygon, ring, smooth, symmetric, taper
from build_scripts.draw.ornament import star_halves
from build_scripts.draw.palette import INK, LEAF, WHITE, darker, lighter, mix, skin_shade

# ---------------------------------------------------------------- headgear, in head space


def felt_hat(bust: Bust, colour: str, band: str, *, brim: float = 36.0) -> None:
    """A soft felt hat with a dent in the crown."""
    crown = Path.parse("M-22-20C-23-38-19-50-10-50C-6-50-3-47 0-47C3-47 6-50 10-50C19-50 23-38 22-20Z")
    bust.on_head(crown, colour)
    bust.on_head(Path.parse("M-22.4-20C-14-25 14-25 22.4-20L22.4-28C14-33-14-33-22.4-28Z"), band, line=INNER_LINE)
    edge = Path.parse(
        f"M{-brim}-15C{-brim * 0.8}-25-14-24 0-24C14-24 {brim * 0.8}-25 {brim}-15C{brim * 0.8}-12 14-17 0-17"
        f"C-14-17{-brim * 0.8}-12{-brim}-15Z"
    )
    bust.on_head(edge, colour)


def feather(bust: Bust, colour: str) -> None:
    """A feather stuck in a hat band."""
    plume = Path.parse("M0 0C-3-10 0-22 12-28C14-18 12-6 3 1Z").move(17, -25)
    bust.on_head(plume, colour, line=INNER_LINE)
    bust.on_face(taper([(18, -25), (21, -38), (28, -51)], 1.2, 1.0, 0.3), INK)


def knitted_cap(bust: Bust, colour: str, band: str, pattern: str) -> None:
    """A knitted cap: ribbed turn-up, a row of stars, a bobble."""
    bust.on_head(ellipse(0, -49, 7.6), band)
    bust.on_head(symmetric([(0, -47), (14, -44), (23, -32), (24, -18), (0, -18)]), colour)
    for x in (-12, 0, 12):
        first, other = star_halves(5.2)
        bust.on_face((first + other).move(x, -33.5 + abs(x) * 0.14), pattern)
    cuff = Path.parse("M-25.4-13C-14-19 14-19 25.4-13L24.6-24C14-30-14-30-24.6-24Z")
    bust.on_head(cuff, band)
    ribs = [((x, -25.6 + abs(x) * 0.07), (x * 1.01, -21), (x * 1.02, -16.4 + abs(x) * 0.07)) for x in range(-20, 21, 5)]
    bust.on_face(strands(ribs, 1.4), darker(band, 0.4))


def flat_cap(bust: Bust, colour: str) -> None:
    """A cloth cap, full at the sides, with a peak over the eyes."""
    top = Path.parse("M-23-19C-34-20-36-32-26-39C-16-47 16-47 26-39C36-32 34-20 23-19C14-25-14-25-23-19Z")
    bust.on_head(top, colour)
    folds = [((-24, -23), (-14, -33), (0, -42)), ((24, -23), (14, -33), (0, -42)), ((-8, -25), (-5, -34), (0, -42))]
    bust.on_face(strands(folds, 1.5), darker(colour, 0.36))
    bust.on_head(ellipse(0, -43.4, 2.6, 1.8), colour, line=1.4)
    peak = Path.parse("M-23.4-19C-14-26 14-26 23.4-19C26-14 24-10.4 20-11C8-17-8-17-20-11C-24-10.4-26-14-23.4-19Z")
    bust.on_head(peak, darker(colour, 0.2))
    bust.on_face(strands([((-18, -16), (0, -21), (18, -16))], 1.5), lighter(colour, 0.25))


def headscarf(bust: Bust, colour: str, dots: str) -> None:
    """A scarf wound round the hair with its knot above the forehead."""
    for side in (-1, 1):
        loop = Path.parse("M0 0C4-10 14-15 18-10C20-4 12 2 0 2Z").scale(side, 1).move(0, -43)
        bust.on_head(loop, colour, line=INNER_LINE)
    wrap = Path.parse("M-24-10C-29-34-15-46 0-46C15-46 29-34 24-10C20-20 10-26 0-26C-10-26-20-20-24-10Z")
    bust.on_head(wrap, colour)
    for x, y in ((-19, -24), (-15, -35), (-6, -31), (-5, -41), (6, -41), (7, -31), (15, -35), (19, -24)):
        bust.on_face(ellipse(x, y, 2), dots)
    bust.on_face(
        strands([((-18, -15), (-6, -27), (0, -41)), ((18, -15), (6, -27), (0, -41))], 1.4), darker(colour, 0.34)
    )
    bust.on_head(ellipse(0, -43, 5.4, 4.6), colour, line=INNER_LINE)


def kerchief(bust: Bust, colour: str, edge: str) -> None:
    """A kerchief over the hair, tied under the chin; draw the face after it."""
    cloth = symmetric([(0, -44), (19, -41), (31, -23), (32.5, 6), (27, 30), (14, 41), (0, 42)])
    bust.on_head(cloth, colour)
    inner = symmetric([(0, -32), (14, -29), (22, -14), (22.6, 4), (18, 22), (0, 31)])
    bust.on_head(inner, edge, line=INNER_LINE)


def kerchief_flowers(bust: Bust, colour: str, heart: str) -> None:
    """Small flowers printed along the kerchief."""
    for turn in (-108, -78, -50, -25, 0, 25, 50, 78, 108):
        across, down = polar(1, turn)
        x, y = across * 28, down * 37.4 + 1
        bust.on_face((ring(petal(4.2, 4), 5) + ellipse(0, 0, 1)).move(x, y), colour)
        bust.on_face(ellipse(x, y, 1.4), heart)


def wreath(bust: Bust, colours: tuple[str, ...], heart: str) -> None:
    """Flowers and leaves round the head."""
    turns = (-70, -46, -23, 0, 23, 46, 70)
    for turn in (-80, -58, -34, -11, 11, 34, 58, 80):
        x, y = polar(1, turn)
        bust.on_head(petal(11, 6.5).rotate(turn * 0.9).move(x * 24, y * 30 + 1), LEAF, line=1.4)
    for number, turn in enumerate(turns):
        x, y = polar(1, turn)
        blossom(bust, x * 23.6, y * 31 + 1, 7.2, colours[number % len(colours)], heart)


def braid_crown(bust: Bust, colour: str) -> None:
    """A plait laid round the head."""
    for turn in range(-84, 85, 14):
        x, y = polar(1, turn)
        link = ellipse(0, 0, 6.2, 4.8).rotate(turn + 24)
        bust.on_head(link.move(x * 23.4, y * 30.5 + 1), colour, line=1.5)


# ---------------------------------------------------------------- garments, in the space of the disc


def _open_neck(bust: Bust, depth: float) -> None:
    """Skin down to a point at ``depth`` between the two sides of a garment."""
    opening = polygon((-11, 22), (0, depth), (11, 22))
    bust.flat(bust.body(opening), bust.skin)
    bust.flat(bust.body(polygon((0, 22), (11, 22), (0, depth))), skin_shade(bust.skin))
    bust.flat(bust.body(Path.parse("M-9 20C-7 31 7 31 9 20Z")), skin_shade(bust.skin, 0.36))
    for side in (-1, 1):
        bust.flat(bust.body(taper([(side * 12.4, 23), (side * 6, 35), (0, depth)], 1.7)), INK)


def jumper(bust: Bust, colour: str, collar: str, pattern: str | None = None) -> None:
    """A knitted jumper with a ribbed collar, with a yoke of stars if a pattern colour is given."""
    bust.part(bust.body(shoulders()), colour)
    if pattern:
        for x in (-33, -20, 20, 33):
            first, other = star_halves(5.6)
            bust.flat(bust.body((first + other).move(x, 47 + abs(x) * 0.06)), pattern)
        for x in range(-44, 45, 8):
            if abs(x) > 12:
                bust.flat(
                    bust.body(
                        polygon((x - 2, 38.5 + abs(x) * 0.1), (x, 36 + abs(x) * 0.1), (x + 2, 38.5 + abs(x) * 0.1))
                    ),
                    pattern,
                )
    neckline = Path.parse("M-16 25C-13 38 13 38 16 25L19 28C17 46-17 46-19 28Z")
    bust.part(bust.body(neckline), collar)


def shirt(bust: Bust, colour: str, under: str) -> None:
    """A shirt with an open collar over something plain."""
    bust.part(bust.body(shoulders()), colour)
    if under == bust.skin:
        _open_neck(bust, 47)
    else:
        bust.part(bust.body(Path.parse("M-12 23C-7 33 7 33 12 23L0 47Z")), under, line=INNER_LINE)
    for side in (-1, 1):
        bust.part(bust.body(Path.parse("M9 23C14 26 20 30 22 36L11 45L1 46Z").scale(side, 1)), lighter(colour, 0.12))
    bust.flat(bust.body(strands([((0, 47), (0.4, 54), (0, 62))], 2)), INK)


def jacket(bust: Bust, colour: str, white: str, tie: str, *, bow: bool = False) -> None:
    """A jacket with lapels over a white shirt, with a tie or a bow tie."""
    bust.part(bust.body(shoulders(46)), colour)
    bust.part(bust.body(Path.parse("M-14 24L-11 40L0 62L11 40L14 24C8 33-8 33-14 24Z")), white, line=INNER_LINE)
    if bow:
        for side in (-1, 1):
            bust.part(bust.body(Path.parse("M0 37L12 31C14 36 14 40 12 44Z").scale(side, 1)), tie, line=INNER_LINE)
        bust.part(bust.body(ellipse(0, 37.4, 3.4)), tie, line=INNER_LINE)
    else:
        bust.part(bust.body(polygon((-5, 36), (5, 36), (3.4, 42), (7, 64), (-7, 64), (-3.4, 42))), tie, line=INNER_LINE)
    for side in (-1, 1):
        bust.part(bust.body(Path.parse("M13 25C18 27 24 31 27 35L22 45L27 47L10 64L7 62Z").scale(side, 1)), colour)
        bust.part(bust.body(Path.parse("M11 22L16 27L9 37L1 34Z").scale(side, 1)), white, line=INNER_LINE)


def loden(bust: Bust, colour: str, trim: str, buttons: str) -> None:
    """A loden jacket with a stand-up collar and horn buttons."""
    bust.part(bust.body(shoulders(47)), colour)
    bust.part(bust.body(Path.parse("M-15 22C-12 36 12 36 15 22L20 27C19 43 8 46 0 47C-8 46-19 43-20 27Z")), trim)
    bust.flat(bust.body(strands([((0, 47), (0.6, 54), (0, 62))], 2.2)), INK)
    for side in (-1, 1):
        bust.part(bust.body(ellipse(side * 8, 53, 3)), buttons, line=1.4)
        bust.flat(bust.body(strands([((side * 30, 40), (side * 32, 50), (side * 31, 60))], 1.8)), INK)


def folk_blouse(bust: Bust, bodice: str, motif: str, *, beads: str | None = None) -> None:
    """A white blouse with embroidered yoke under a coloured bodice."""
    heart = "#E2AC48"
    bust.part(bust.body(shoulders(44)), WHITE, shade="#DDD3C0")
    for side in (-1, 1):
        strap = smooth(
            [(side * 14, 30), (side * 26, 33), (side * 30, 44), (side * 32, 66), (side * 4, 66), (side * 2, 50)]
        )
        bust.part(bust.body(strap), bodice)
        flower = ring(petal(5.4, 5), 6) | ellipse(0, 0, 2)
        bust.flat(bust.body(flower.move(side * 18, 50)), motif)
        bust.flat(bust.body(ellipse(side * 18, 50, 1.9)), heart)
        bust.flat(bust.body(ring(petal(4.4, 4), 5).move(side * 40, 47)), motif)
        bust.flat(bust.body(ellipse(side * 40, 47, 1.4)), heart)
    _open_neck(bust, 44)
    if beads:
        for number in range(-4, 5):
            bust.part(bust.body(ellipse(number * 3.6, 35 - number * number * 0.42, 2.4)), beads, line=1.1)


def bunad(bust: Bust, colour: str, band: str, silver: str) -> None:
    """A Norwegian bodice over a white shirt with a stand-up collar and a round brooch."""
    bust.part(bust.body(shoulders(44)), WHITE, shade="#DDD3C0")
    bust.part(bust.body(Path.parse("M-13 22C-10 32 10 32 13 22L15 30C10 39-10 39-15 30Z")), WHITE, shade="#DDD3C0")
    for side in (-1, 1):
        front = smooth([(side * 16, 35), (side * 32, 38), (side * 35, 66), (side * 3, 66), (side * 2, 58)])
        bust.part(bust.body(front), colour)
        bust.flat(bust.body(taper([(side * 14, 38), (side * 7, 48), (side * 4, 62)], 3.4, 3.6, 3.4)), band)
    brooch = ring(ellipse(0, 0, 2), 8, 5.2) | ellipse(0, 0, 5)
    bust.part(bust.body(brooch.move(0, 40)), silver, line=1.3)
    bust.flat(bust.body(ellipse(0, 40, 1.8)), mix(silver, INK, 0.5))


def shawl(bust: Bust, colour: str, edge: str, under: str) -> None:
    """A shawl crossed over a plain dress."""
    bust.part(bust.body(shoulders(45)), under)
    for side in (1, -1):
        fold = Path.parse("M8 24C22 28 40 34 50 48L50 70L-2 70C-10 58-8 50-12 44Z").scale(side, 1)
        bust.part(bust.body(fold), colour)
        bust.flat(bust.body(taper([(side * 9, 27), (side * 0, 40), (side * -11, 46)], 2.4, 2.6, 2)), edge)
    bust.part(bust.body(ellipse(0, 42, 4.4)), edge, line=1.4)


def cardigan(bust: Bust, colour: str, under: str, buttons: str) -> None:
    """A buttoned cardigan over a blouse with a round collar."""
    bust.part(bust.body(shoulders(44)), colour)
    bust.part(bust.body(Path.parse("M-14 23C-8 33 8 33 14 23L0 58Z")), under, line=INNER_LINE)
    for side in (-1, 1):
        leaf = Path.parse("M1 35C4 30 9 26 12 24C18 28 19 35 14 41C9 42 4 40 1 35Z").scale(side, 1)
        bust.part(bust.body(leaf), WHITE, line=INNER_LINE, shade="#DDD3C0")
    bust.flat(bust.body(taper([(0, 57), (0, 64)], 2)), INK)
    bust.part(bust.body(ellipse(4.6, 56, 2.6)), buttons, line=1.2)


def scarf(bust: Bust, colour: str, stripe: str) -> None:
    """A knitted scarf wound round the neck."""
    end = polygon((4, 36), (20, 34), (24, 66), (8, 66))
    bust.part(bust.body(end), colour)
    bust.flat(bust.body(polygon((6.4, 50), (21.6, 49), (22.2, 54), (7, 55))), stripe)
    loop = Path.parse("M-19 22C-12 33 12 33 19 22C23 27 23 34 19 39C10 46-10 46-19 39C-23 34-23 27-19 22Z")
    bust.part(bust.body(loop), colour)
    bust.flat(bust.body(strands([((-17, 31), (0, 40), (17, 31))], 2)), darker(colour, 0.36))

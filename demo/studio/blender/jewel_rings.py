"""Rings of metal. Each function draws the form of its name; `d` is the description. Sizes in millimeters."""
import math

import numpy as np
from mathutils import Matrix

import metals
from jewels import band, flat_section, on_ring, round_section, stone_on_ring
from mesh import box, place, slab
from outlines import circle, ngon

R = 8.6


def metal_of(d, k=0, rough=None):
    names = d["metal"]
    return metals.polished(names[k % len(names)], rough)


def screws_band(d, root):
    """A flat band with slotted screws all around."""
    wide = d.get("wide", 5.5)
    band(R, flat_section(wide, 1.7, 0.35, 0.12), metal_of(d), root)
    for i in range(8):
        at = on_ring(math.tau * i / 8, R + 1.78)
        place("screw", slab(circle(1.05, 40), -0.2, 0.12, 0.06), metal_of(d), parent=root).matrix_basis = at
        place("slot", box(1.9, 0.3, 0.1, 0.03), metals.matte((0.03, 0.02, 0.015)), parent=root).matrix_basis = at @ Matrix.Translation((0, 0, 0.1)) @ Matrix.Rotation(0.8, 4, "Z")


def nail(d, root):
    """A bent nail whose head and point pass each other."""
    from paths import tube

    a = np.linspace(-0.5, math.tau + 0.55, 220)
    line = np.column_stack([R * 1.08 * np.sin(a), R * 1.08 * np.cos(a), (a / math.tau - 0.5) * 4.2])
    place("wire", tube(line, 1.05, 24, taper=lambda t: min(1, max(0.08, (1 - t) * 9))), metal_of(d), parent=root, smooth=60)
    head = slab(circle(1.9, 48), 0, 0.9, 0.25)
    thing = place("head", head, metal_of(d), parent=root)
    way = Matrix.Translation(tuple(line[0])) @ Matrix.Rotation(0.5, 4, "Z") @ Matrix.Rotation(-math.pi / 2, 4, "Y")
    thing.matrix_basis = way


def trinity(d, root):
    """Three interlocking rings."""
    from mesh import group

    for k, name in enumerate(("yellow_gold", "rose_gold", "white_gold")):
        a = math.tau * k / 3
        middle = group("ring", root, (1.3 * math.sin(a), 1.3 * math.cos(a), 0), (0.24 * math.sin(a + 0.4), 0.24 * math.cos(a + 0.4), 0))
        band(R, flat_section(3.4, 1.9, 0.85, 0.25), metals.polished(name), middle)


def spiral(d, root):
    """Bands between two flat rims; the middle may be of a different material."""
    wide, rows = d.get("wide", 9.5), d.get("rows", 3)
    band(R, flat_section(wide, 1.2, 0.2), metal_of(d), root)
    inner = metals.ceramic() if d.get("inlay") == "ceramic" else metal_of(d)
    for k in range(rows):
        z = (k - (rows - 1) / 2) * (wide - 3.6) / max(rows, 1)
        band(R + 1.15, round_section(0.62 * (wide - 3.4) / rows, 0.8), inner, root, wave=lambda a, z=z: z)
    for side in (-1, 1):
        band(R + 0.9, flat_section(1.7, 1.5, 0.3), metal_of(d), root, wave=lambda a, side=side: side * (wide / 2 - 0.6))
    if d.get("studs"):
        studs(d, wide / 2 + 0.1, root)


def studs(d, z, root):
    shape = slab(ngon(4, 0.62, 0.05), 0, 0.75, 0.3)
    for i in range(24):
        for side in (-1, 1):
            thing = place("stud", shape, metal_of(d), parent=root)
            thing.matrix_basis = Matrix.Rotation(math.tau * i / 24, 4, "Z") @ Matrix.Translation((0, R + 1.6, side * z)) @ Matrix.Rotation(0 if side > 0 else math.pi, 4, "X")


def cubes(d, root):
    """A band of small mirror-bright cubes."""
    for row in (-1, 0, 1):
        for i in range(30):
            thing = place("cube", box(1.62, 1.62, 1.9, 0.1), metal_of(d), parent=root, smooth=10)
            thing.matrix_basis = on_ring(math.tau * i / 30, R + 0.9, row * 1.7)
    band(R - 0.4, flat_section(5.0, 0.8, 0.2), metal_of(d), root)


def comb(d, root):
    """Honeycomb: hexagons in two offset rows."""
    for row in (-1, 0, 1):
        for i in range(20):
            thing = place("cell", slab(ngon(6, 1.42, 0.12), -0.9, 0.55, 0.3), metal_of(d), parent=root, smooth=14)
            thing.matrix_basis = on_ring(math.tau * (i + (0.5 if row == 0 else 0)) / 20, R + 0.9, row * 2.5)
    band(R - 0.4, flat_section(6.6, 0.8, 0.2), metal_of(d), root)


def stack(d, root):
    """Four different rings side by side: ribs, stones, a mirror, small squares."""
    wide = 2.7
    spots = [(-1.5, "rib"), (-0.5, "pave"), (0.5, "mirror"), (1.5, "studs")]
    for k, (shift, kind) in enumerate(spots):
        z = shift * wide
        metal = metals.polished(d["metal"][k % len(d["metal"])])
        band(R, flat_section(wide * 0.96, 1.5, 0.3), metal, root, wave=lambda a, z=z: z)
        for i in range(60):
            angle = math.tau * i / 60
            if kind == "rib":
                place("rib", box(0.5, wide * 0.9, 0.6, 0.2), metal, parent=root).matrix_basis = on_ring(angle, R + 1.6, z)
            elif kind == "pave" and i % 2 == 0:
                stone_on_ring(angle, R + 1.55, 0.95, root, z)
            elif kind == "studs" and i % 2 == 0:
                place("pyramid", slab(ngon(4, 0.78, 0.05, math.pi / 4), 0, 0.55, 0.34), metal, parent=root).matrix_basis = on_ring(angle, R + 1.4, z)


def turning(d, root):
    """A band that turns inside another, with a row of stones."""
    band(R, flat_section(7.5, 1.4, 0.5, 0.1), metal_of(d), root)
    band(R + 1.0, flat_section(3.4, 1.5, 0.5, 0.2), metal_of(d), root)
    for i in range(7):
        stone_on_ring((i - 3) * 0.92, R + 2.75, 1.05, root)


forms = {f.__name__: f for f in (screws_band, nail, trinity, spiral, cubes, comb, stack, turning)}

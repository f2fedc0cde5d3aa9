"""Bracelets and necklaces: bangles, nails, rows of stones, motifs on chains, strands. They lie on the table, which is the plane of x and y."""
import math

import numpy as np
from mathutils import Matrix

import metals
import stones
from clasps import between, box_clasp, lobster, loop, opened, ring
from jewel_rings import metal_of
from jewels import ball, band, chain, drop, fan, flat_section, motif, on_ring, petals, prongs, stone_on_ring
from mesh import box, group, join, loft, place, put, slab
from outlines import circle, ngon, polygon, superellipse
from paths import Path, smooth_line, tube


def stone_material(d, k=0):
    names = d.get("stones", ["pearl"])
    name = names[k % len(names)]
    if name == "malachite":
        return stones.malachite()
    import dials

    return {"onyx": lambda: stones.opaque((0.006, 0.006, 0.007), 0.06), "pearl": lambda: dials.pearl((0.82, 0.8, 0.77)), "grey_pearl": lambda: dials.pearl((0.3, 0.31, 0.33))}[name]()


def oval(rx, ry, n=240, z=0.0):
    a = np.linspace(0, math.tau, n, endpoint=False)
    return np.column_stack([rx * np.sin(a), ry * np.cos(a), np.full(n, z)])


def bangle(d, root):
    """A stiff oval; with screws, beads or a row of stones."""
    wide, kind = d.get("wide", 6.1), d.get("detail", "screws")
    middle = group("bangle", root)
    middle.scale = (1, 0.86, 1)
    r = 29.0
    band(r, flat_section(wide, 1.9, 0.4, 0.1), metal_of(d), middle, turns=360)
    for i in range(10 if kind == "screws" else 0):
        at = on_ring(math.tau * (i + 0.5) / 10, r + 1.98)
        if d.get("gems") and i % 3 == 1:
            stone_on_ring(math.tau * (i + 0.5) / 10, r + 2.1, 1.5, middle)
            continue
        place("screw", slab(circle(1.7, 48), -0.3, 0.14, 0.08), metal_of(d), parent=middle).matrix_basis = at
        place("slot", box(3.1, 0.45, 0.12, 0.03), metals.matte((0.03, 0.02, 0.015)), parent=middle).matrix_basis = at @ Matrix.Translation((0, 0, 0.13)) @ Matrix.Rotation(0.7, 4, "Z")
    if kind == "beads":
        one = ball(0.95, 20)
        for side in (-1, 1):
            place("beads", join([(one, on_ring(math.tau * i / 98, r + 1.5, side * wide / 2)) for i in range(98)]), metal_of(d), parent=middle, smooth=60)
    if kind == "bar":
        # stands on its back bars and on its front rim
        middle.rotation_euler = (math.atan2(6.25 - wide / 2, 2 * r * 0.86), 0, 0)
        for side in (-1, 1):
            place("bar", box(1.9, 12.5, 2.4, 0.35), metal_of(d), parent=middle).matrix_basis = on_ring(side * 0.085, r + 1.2)
    if kind == "scales":
        band(r - 0.6, flat_section(9, 0.6, 0.2), metal_of(d), middle, turns=360)
        for i in range(46):
            at = on_ring(math.tau * i / 46, r + 1.4)
            place("scale", slab(ngon(6, 2.25, 0.3, math.pi / 6), -0.9, 1.1, 0.5), metal_of(d), parent=middle, smooth=18).matrix_basis = at @ Matrix.Diagonal((0.92, 2.0, 1, 1))
            if i % 2:
                for z in (-1.5, 0, 1.5):
                    stone_on_ring(math.tau * i / 46, r + 2.65, 0.72, middle, z)


def nail_bangle(d, root):
    a = np.linspace(-0.3, math.tau + 0.32, 300)
    line = np.column_stack([30 * np.sin(a), 26 * np.cos(a), (a / math.tau - 0.5) * 7.4 + 4])
    place("nail", tube(line, 1.75, 28, taper=lambda t: min(1, max(0.08, (1 - t) * 11))), metal_of(d), parent=root, smooth=60)
    place("head", slab(circle(3.3, 56), -0.2, 1.6, 0.45), metal_of(d), parent=root).matrix_basis = Matrix.Translation(tuple(line[0])) @ Matrix.Rotation(0.34, 4, "Z") @ Matrix.Rotation(-math.pi / 2, 4, "Y")
    for k in range(3):
        p = line[6 + 3 * k]
        place("groove", tube(np.array([p + np.array([0, 1.85 * math.cos(t), 1.85 * math.sin(t)]) for t in np.linspace(0, math.tau, 40)]), 0.18, 8, closed=False), metal_of(d), parent=root)


def tennis(d, root):
    """A flexible row of stones in a loose loop."""
    size = d.get("size", 1.75)
    line, gap = opened(loop(45, 66, 1.8, 0.1, -0.2), 8.4, 0.9)
    path = Path(line)
    count = round(path.length / (size * 2.26))
    cup = loft(circle(size * 1.06, 32), [(size * 0.5, -size * 0.9), (0.15, -size * 0.4), (0, 0.02), (0.12, 0.1)], cap_end=False)
    for i in range(count):
        frame = path.frame(path.length * (i + 0.5) / count)
        place("cup", cup, metal_of(d), parent=root).matrix_basis = frame
        thing = stones.brilliant(1, (0, 0, 0), parent=root)
        # tilts each stone differently, so that they do not all flash at once
        lean = Matrix.Rotation(0.07 * math.sin(i * 2.4), 4, "X") @ Matrix.Rotation(0.07 * math.sin(i * 1.7), 4, "Y") @ Matrix.Rotation(i * 1.3, 4, "Z")
        thing.matrix_basis = frame @ Matrix.Translation((0, 0, 0.12)) @ lean @ Matrix.Diagonal((size, size, size, 1))
        for side in (-1, 1):
            place("claw", ball(size * 0.17, 14), metal_of(d), parent=root, smooth=60).matrix_basis = frame @ Matrix.Translation((side * size * 0.93, size * 0.0, 0.22))
    box_clasp(gap, 8.6, size * 1.9, metal_of(d), root)


def motifs(d, root):
    """Clovers of stone at equal distances on a chain."""
    count = d.get("count", 5)
    line, gap = opened(loop(92, 116, 1.2, 0.06, 0.1) if d.get("long") else loop(50, 72, 1.2, 0.12, -0.25), 9, 0.02)
    path = chain(line, 2.6, 0.52, metal_of(d), root)
    for i in range(count):
        frame = path.frame(path.length * (i + 0.5) / count)
        middle = motif(petals(4, 3.6, 3.6), stone_material(d, i), metal_of(d), (0, 0, 0), (0, 0, 0), root, 2.2)
        middle.matrix_basis = frame @ Matrix.Rotation(0.05 * math.sin(i * 2.1), 4, "Y") @ Matrix.Translation((0, 0, 0.4))
        for side in (-1, 1):
            ring(frame @ Matrix.Translation((0, side * 7.7, 0)) @ Matrix.Rotation(0.5, 4, "Y"), 0.95, 0.28, metal_of(d), root)
    lobster(gap, 10.5, metal_of(d), root)


def links(d, root):
    """Links that are larger towards the middle, each touching the next."""
    line, gap = opened(loop(88, 128, 0, 0.16, -0.12), 15, 0.04)
    path = Path(line)
    a = np.linspace(0, math.tau, 48, endpoint=False)
    s, k, end = 1.0, 0, path.length - 1
    while s < end:
        near = 1 - abs(2 * s / path.length - 1)
        size = 6.4 + 8.6 * near**1.4
        shape = np.column_stack([np.cos(a) * size * 0.37, np.sin(a) * size * 0.53, 0 * a])
        lean = 0.62 if k % 2 else -0.9
        frame = path.frame(s) @ Matrix.Rotation(lean, 4, "Y")
        frame.translation.z = size * (0.37 * math.sin(abs(lean)) + 0.12)
        place("link", tube(shape, size * 0.115, 20, closed=True), metal_of(d), parent=root, smooth=60).matrix_basis = frame
        s += size * 0.8
        k += 1
    lobster(Matrix.Translation((0, 0, 2.2)) @ gap, 18, metal_of(d), root)


def strand(d, root):
    """A strand of touching pearls with a ball as the clasp."""
    size = 3.6
    line, gap = opened(loop(92, 124, size, 0.08, -0.15), 8.8, 0.95)
    path = Path(line)
    one, mesh = ball(size, 48), None
    count = int(path.length / (size * 2.0))
    for i in range(count):
        at = tuple(path.at(path.length * (i + 0.5) / count))
        if mesh is None:
            mesh = place("pearl", one, stones.opaque((0.87, 0.84, 0.80), 0.2, True), at, parent=root, smooth=80).data
        else:
            put(mesh, at, parent=root)
    place("clasp", ball(3.1), metal_of(d), parent=root, smooth=60).matrix_basis = gap
    for side in (-1, 1):
        ring(gap @ Matrix.Translation((0, side * 3.7, 0)) @ Matrix.Rotation(math.pi / 2, 4, "Y"), 0.8, 0.3, metal_of(d), root)


def sliding(d, root):
    """Stones that slide in a frame, on a fine chain that is closed behind it."""
    line, case = opened(loop(46, 62, 1.2, 0.1), 22.4, 0.5)
    cut = int(len(line) * 4 / Path(line).length)
    left, right = line[: len(line) // 2 - cut], line[len(line) // 2 + cut :]
    for part in (left, right):
        chain(part, 2.0, 0.42, metal_of(d), root)
    lobster(between(left[-1], right[0]), 8.6, metal_of(d), root)
    spot = group("case", root)
    spot.matrix_basis = Matrix.Translation((case.translation.x, case.translation.y, 0)) @ case.to_3x3().to_4x4() @ Matrix.Rotation(math.pi / 2, 4, "Z")
    place("frame", loft(superellipse(11, 3.9, 5), [(0.5, 0.2), (0, 0.5), (0, 2.7), (0.5, 3.1), (1.1, 2.7), (1.1, 0.5), (0.5, 0.2)], False, False), metal_of(d), parent=spot, smooth=40)
    for k in range(d.get("count", 3)):
        x = (k - (d.get("count", 3) - 1) / 2) * 6.0
        place("cup", loft(circle(2.5, 40), [(1.2, 0.6), (0.1, 1.6), (0, 2.8), (0.2, 3.0)], cap_end=False), metal_of(d), (x, 0, 0), parent=spot)
        stones.brilliant(2.3, (x, 0, 2.8), parent=spot)


forms = {f.__name__: f for f in (bangle, nail_bangle, tennis, motifs, links, strand, sliding)}

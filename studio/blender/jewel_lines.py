"""Bracelets and necklaces: bangles, nails, rows of stones, motifs on chains, strands. They lie on the table: x and y are the table."""
import math

import numpy as np
from mathutils import Matrix

import metals
import stones
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
    """A supple row of stones, laid in a loose curve."""
    line = smooth_line([(-34, -6, 1.8), (-22, 10, 1.8), (-2, 16, 1.8), (20, 10, 1.8), (30, -6, 1.8), (16, -18, 1.8), (-6, -18, 1.8), (-30, -12, 1.8)], 300)
    path = Path(line)
    size = d.get("size", 1.75)
    count = int(path.length / (size * 2.28))
    cup = loft(circle(size * 1.06, 32), [(size * 0.5, -size * 0.9), (0.15, -size * 0.4), (0, 0.02), (0.12, 0.1)], cap_end=False)
    for i in range(count):
        frame = path.frame(path.length * (i + 0.5) / count)
        place("cup", cup, metal_of(d), parent=root).matrix_basis = frame if i else frame
        thing = stones.brilliant(1, (0, 0, 0), parent=root)
        thing.matrix_basis = frame @ Matrix.Translation((0, 0, 0.12)) @ Matrix.Diagonal((size, size, size, 1))


def motifs(d, root):
    """Clovers, butterflies of stone at even steps on a chain."""
    long = d.get("long", False)
    corners = [(-44, 18), (-30, 34), (0, 38), (30, 34), (44, 14), (34, -18), (6, -34), (-26, -28), (-44, -4)] if long else [(-38, -12), (-30, 8), (-12, 15), (10, 12), (30, 16), (40, 2)]
    line = smooth_line([(x, y, 1.2) for x, y in corners] + ([(corners[0][0], corners[0][1], 1.2)] if long else []), 300)
    path = chain(line, 2.2, 0.42, metal_of(d), root)
    count = d.get("count", 5)
    for i in range(count):
        s = path.length * (i + 0.5) / count
        frame = path.frame(s)
        middle = motif(petals(4, 3.4, 3.35), stone_material(d, i), metal_of(d), (0, 0, 0), (0, 0, 0), root, 2.2)
        middle.matrix_basis = frame @ Matrix.Translation((0, 0, 0.4))


def links(d, root):
    """Big links that grow towards the middle, turned by quarters."""
    line = smooth_line([(-46, 30, 4), (-40, -2, 4), (-22, -26, 4), (0, -34, 4), (22, -26, 4), (40, -2, 4), (46, 30, 4)], 300)
    path = Path(line)
    s, k = 3.0, 0
    while s < path.length - 2:
        near = 1 - abs(2 * s / path.length - 1)
        size = 5.2 + 7.6 * near**1.3
        a = np.linspace(0, math.tau, 48, endpoint=False)
        wire = size * 0.12
        shape = np.column_stack([np.cos(a) * size * 0.36, np.sin(a) * size * 0.52, 0 * a])
        frame = path.frame(s) @ Matrix.Rotation(0.35 if k % 2 else -1.15, 4, "Y")
        place("link", tube(shape, wire, 18, closed=True), metal_of(d), parent=root, smooth=60).matrix_basis = frame
        if k % 3 == 2:
            place("ball", ball(size * 0.2), metal_of(d), parent=root, smooth=60).matrix_basis = path.frame(s + size * 0.42)
        s += size * 0.78
        k += 1


def strand(d, root):
    """Pearls, touching, laid in a double curve."""
    line = smooth_line([(-30, 34, 3.6), (-42, 6, 3.6), (-30, -26, 3.6), (0, -38, 3.6), (30, -26, 3.6), (42, 6, 3.6), (30, 34, 3.6), (2, 42, 3.6), (-26, 38, 3.6)], 400)
    path = Path(line)
    size = 3.6
    one, mesh = ball(size, 48), None
    for i in range(int(path.length / (size * 2.02))):
        at = tuple(path.at(size * 2.02 * (i + 0.5)))
        if mesh is None:
            mesh = place("pearl", one, stones.opaque((0.83, 0.78, 0.73), 0.16, True), at, parent=root, smooth=80).data
        else:
            put(mesh, at, parent=root)
    place("clasp", ball(3.0), metal_of(d), (-31, 38.5, 3.2), parent=root, smooth=60)


def sliding(d, root):
    """Stones that slide within a frame, on a fine chain."""
    line = smooth_line([(-40, 14, 1), (-24, 20, 1), (-10, 6, 1.6), (0, 0, 1.6), (10, 6, 1.6), (24, 20, 1), (40, 14, 1)], 260)
    chain(line, 1.9, 0.4, metal_of(d), root)
    frame = loft(superellipse(11, 3.9, 5), [(0.5, 0.2), (0, 0.5), (0, 2.7), (0.5, 3.1), (1.1, 2.7), (1.1, 0.5), (0.5, 0.2)], False, False)
    place("frame", frame, metal_of(d), parent=root, smooth=40)
    for k in range(d.get("count", 3)):
        x = (k - (d.get("count", 3) - 1) / 2) * 6.0
        place("cup", loft(circle(2.5, 40), [(1.2, 0.6), (0.1, 1.6), (0, 2.8), (0.2, 3.0)], cap_end=False), metal_of(d), (x, 0, 0), parent=root)
        stones.brilliant(2.3, (x, 0, 2.8), parent=root)


forms = {f.__name__: f for f in (bangle, nail_bangle, tennis, motifs, links, strand, sliding)}

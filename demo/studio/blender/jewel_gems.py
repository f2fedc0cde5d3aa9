"""Rings with stones. Each function draws the form of its name; `d` is the description. Sizes in millimeters."""
import math
import numpy as np
from mathutils import Matrix
import metals
import stones
from jewel_rings import R, metal_of
from jewels import ball, band, flat_section, on_ring, petals, prongs, stone_on_ring
from mesh import box, place, slab
from outlines import circle, ngon, polygon, superellipse


def solitaire(d, root):
    """One brilliant in six claws on a slim shank."""
    size, kind = d.get("size", 3.4), d.get("stone", "diamond")
    band(R, flat_section(2.0, 1.5, 0.55, 0.2), metal_of(d), root)
    top = on_ring(0, R + 1.2 + size * 0.95)
    stones.brilliant(size, (0, 0, 0), kind=kind, parent=root).matrix_basis = top @ Matrix.Diagonal((size, size, size, 1))
    prongs(6, size, size * 0.95, 0.33, metal_of(d), top, root, 0.3)


def step_cut(d, root):
    """An emerald cut between tapered baguettes."""
    band(R, flat_section(2.2, 1.5, 0.5, 0.2), metal_of(d), root)
    w, h = 6.2, 8.4
    cut = 1.5
    corner = [(-w / 2 + cut, -h / 2), (w / 2 - cut, -h / 2), (w / 2, -h / 2 + cut), (w / 2, h / 2 - cut), (w / 2 - cut, h / 2), (-w / 2 + cut, h / 2), (-w / 2, h / 2 - cut), (-w / 2, -h / 2 + cut)]
    top = on_ring(0, R + 4.6)
    stones.step_cut(polygon(corner, 0.02, 1), 5.6, (0, 0, 0), d.get("stone", "diamond"), root, half=w / 2).matrix_basis = top
    prongs(4, 4.6, 4.4, 0.4, metal_of(d), top, root, math.atan2(h, w))
    for side in (-1, 1):
        at = on_ring(side * 0.52, R + 2.6)
        trap = [(-1.5, -2.4), (1.5, -1.7), (1.5, 1.7), (-1.5, 2.4)] if side > 0 else [(-1.5, -1.7), (1.5, -2.4), (1.5, 2.4), (-1.5, 1.7)]
        stones.step_cut(polygon(trap, 0.02, 1), 2.6, (0, 0, 0), "diamond", root, half=1.6).matrix_basis = at


def cabochon(d, root):
    """A faceted colored dome that seems to grow out of the ring."""
    band(R, flat_section(4.2, 2.2, 0.9, 0.4), metal_of(d), root)
    top = on_ring(0, R + 3.6)
    shape = lambda n: ngon(n, 6.0, 0.1, 0, 1)
    from mesh import loft

    dome = loft(shape(14), [(2.8, -2.4), (0.6, -1.0, 1), (0, 0.2, 1), (0.9, 1.5), (2.4, 2.5), (4.0, 2.9)])
    place("dome", dome, [stones.gem(d.get("stone", "topaz")), stones.foil()], parent=root, smooth=1).matrix_basis = top
    place("cup", loft(circle(5.4, 72), [(3.4, -3.3), (1.2, -2.4), (0.1, -0.9), (0, -0.5), (0.35, -0.45)], cap_end=False), metal_of(d, 1), parent=root).matrix_basis = top


def flowers(d, root):
    """A bunch of three-petaled flowers, each with a stone."""
    band(R, flat_section(2.6, 1.5, 0.6, 0.2), metal_of(d), root)
    spots = [(0, 0, 4.4), (-5.2, 2.4, 3.5), (5.0, 2.6, 3.7), (-5.0, -2.9, 3.6), (5.2, -2.6, 3.4), (0.2, 5.6, 3.4), (0, -5.6, 3.5), (-0.2, 0.4, 2.4)][: d.get("count", 8)]
    for k, (x, z, size) in enumerate(spots):
        at = on_ring(x / (R + 3), R + 3.0 + (1.6 if k == 0 else 0.4 * (k % 2)), z) @ Matrix.Rotation(k * 0.7, 4, "Z") @ Matrix.Rotation(0.06 * z, 4, "X")
        from mesh import loft

        leaf = loft(petals(3, size * 0.46, size * 0.5), [(0.4, -0.5), (0, 0), (0.05, 0.25), (size * 0.22, 0.12), (size * 0.4, -0.35)])
        place("flower", leaf, metals.polished(d["metal"][0], 0.05), parent=root, smooth=60).matrix_basis = at
        if k % 2 == 0:
            thing = stones.brilliant(1, (0, 0, 0), parent=root, close=True)
            thing.matrix_basis = at @ Matrix.Translation((0, 0, 0.25 + size * 0.06)) @ Matrix.Diagonal((size * 0.2,) * 3 + (1,))
        else:
            place("bead", ball(size * 0.14), metal_of(d), parent=root, smooth=60).matrix_basis = at @ Matrix.Translation((0, 0, 0.2))


def pave_row(d, root):
    """A scaly body with stones that winds around one and a half times."""
    from paths import tube

    turns = d.get("turns", 1.4)
    a = np.linspace(0, math.tau * turns, 240)
    rise = (a / a[-1] - 0.5) * 9.0
    line = np.column_stack([(R + 1.2) * np.sin(a - 0.6), (R + 1.2) * np.cos(a - 0.6), rise])
    place("body", tube(line, 1.9, 24, taper=lambda t: 0.55 + 0.45 * math.sin(math.pi * min(1, t * 1.15))), metal_of(d), parent=root, smooth=60)
    from paths import Path

    path = Path(line)
    count = int(path.length / 2.3)
    for i in range(1, count):
        s = path.length * i / count
        out = np.array([path.at(s)[0], path.at(s)[1], 0])
        frame = path.frame(s, tuple(out / np.linalg.norm(out)))
        scale = 0.55 + 0.45 * math.sin(math.pi * min(1, i / count * 1.15))
        place("scale", slab(ngon(6, 1.25 * scale, 0.1), 0, 0.35, 0.15), metal_of(d), parent=root).matrix_basis = frame @ Matrix.Translation((0, 0, 1.75 * scale))
        thing = stones.brilliant(1, (0, 0, 0), parent=root, close=True)
        thing.matrix_basis = frame @ Matrix.Translation((0, 0, 1.75 * scale + 0.35 + 0.3 * scale)) @ Matrix.Diagonal((scale,) * 3 + (1,))


def aigrette(d, root):
    """A pointed band with a pear-shaped stone in its point."""
    for shift in (-1.1, 1.1):
        dip = lambda a, shift=shift: shift + 1.9 * max(0.0, math.cos(a - math.pi / 2)) ** 6 * (1 if shift > 0 else 0.4)
        band(R, flat_section(1.6, 1.3, 0.35), metal_of(d), root, wave=dip)
        for i in range(-6, 7):
            if abs(i) > 1:
                stone_on_ring(i * 0.15, R + 1.32, 0.66, root, dip(math.pi / 2 - i * 0.15))
    top = on_ring(0, R + 3.2, 1.2)
    thing = stones.brilliant(1, (0, 0, 0), parent=root)
    thing.matrix_basis = top @ Matrix.Diagonal((2.2, 3.1, 2.2, 1))
    prongs(5, 2.5, 2.2, 0.26, metal_of(d), top, root)


def cross_stitch(d, root):
    """Sixteen stones between gold crosses."""
    band(R, flat_section(5.4, 1.2, 0.4), metals.polished("platinum"), root)
    for i in range(16):
        a = math.tau * i / 16
        stone_on_ring(a, R + 1.7, 1.5, root)
        cross = on_ring(a + math.tau / 32, R + 1.55)
        for turn in (0.62, -0.62):
            place("cross", box(0.55, 5.2, 0.6, 0.22), metals.polished("yellow_gold"), parent=root).matrix_basis = cross @ Matrix.Rotation(turn, 4, "Z")


forms = {f.__name__: f for f in (solitaire, step_cut, cabochon, flowers, pave_row, aigrette, cross_stitch)}

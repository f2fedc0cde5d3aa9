"""Pendants and a clip, face up."""
import math

import numpy as np
from mathutils import Matrix

import metals
import stones
from clasps import between, lobster
from jewel_lines import stone_material
from jewel_rings import metal_of
from jewels import ball, chain, drop, fan, motif, petals, prongs
from mesh import box, group, join, loft, place, polar, slab
from outlines import circle, ngon, polygon, superellipse
from paths import smooth_line, tube


def hung(d, root):
    """The chain of a pendant: two strands that run up from it to a clasp."""
    right = smooth_line([(0, -13, 1.4), (3.2, -8, 1.0), (8.6, 3, 0.8), (14.4, 19, 0.8), (17.4, 37, 0.8), (14, 52, 0.8), (4.6, 58.6, 0.8)], 260)
    left = smooth_line([(-5.4, 57.6, 0.8), (-14.6, 50, 0.8), (-17.2, 35, 0.8), (-13.6, 18, 0.8), (-8.0, 3, 0.8), (-3, -8, 1.0), (0, -13, 1.4)], 260)
    for strand in (right, left):
        chain(strand, 1.7, 0.34, metal_of(d), root)
    lobster(between(right[-1], left[0]), 9.6, metal_of(d), root)
    place("bail", tube(np.array([(1.1 * math.sin(a), -14 + 1.9 * math.cos(a), 1.6) for a in np.linspace(0, math.tau, 32, endpoint=False)]), 0.42, 12, closed=True), metal_of(d), parent=root, smooth=60)
    return group("pendant", root, (0, -16, 1.4))


def clover(d, root):
    middle = hung(d, root)
    motif(petals(4, 3.6, 3.6), stone_material(d), metal_of(d), (0, -7.0, 0), (0, 0, 0), middle, 2.4)


def fan_pendant(d, root):
    middle = hung(d, root)
    pave_fan(d, middle, (0, -9.5, 0), 9.5)


def pave_fan(d, root, at, reach):
    spot = group("fan", root, at)
    motif(fan(reach), stone_material(d), metal_of(d), (0, 0, 0), (0, 0, 0), spot, 2.4, beads=0)
    for i in range(11):
        a = (i - 5) * 0.2
        stones.brilliant(0.78, (reach * 0.86 * math.sin(a), reach * 0.82 * math.cos(a) - reach * 0.45, 1.4), parent=spot, close=True)
    stones.brilliant(1.5, (0, reach * 0.62, 1.0), parent=spot, close=True)


def drop_pendant(d, root):
    """A pear of pavé in a gold rope."""
    middle = hung(d, root)
    shape = drop(12, 15)
    at = (0, -8.5, 0)
    place("plate", loft(shape, [(0.4, -0.9), (0, 0), (0.6, 0.8), (2.0, 1.2)]), metal_of(d), at, parent=middle, smooth=50)
    pave(shape, 0.84, 1.5, middle, at, 6.2)
    edge = shape(0)
    place("rope", join([(ball(0.62, 14), Matrix.Translation((*edge[i], 0.4))) for i in range(0, len(edge), 3)]), metal_of(d), at, parent=middle, smooth=60)


def pave(shape, size, z, root, at, reach):
    """Rows of small stones inside an outline."""
    edge = np.linalg.norm(polar(shape, 360)(0), axis=1)
    step = size * 2.08
    for j in range(-12, 13):
        for i in range(-12, 13):
            x, y = (i + 0.5 * (j % 2)) * step, j * step * 0.87
            if math.hypot(x, y) < edge[int(math.degrees(math.atan2(y, x))) % 360] - size * 1.15:
                stones.brilliant(size, (at[0] + x, at[1] + y, at[2] + z), (0.1 * math.sin(7 * i + j), 0.1 * math.sin(3 * j + i), i + j * 0.7), parent=root, close=True)


def halo_pendant(d, root):
    """Petals of pavé around one stone."""
    middle = hung(d, root)
    shape = petals(d.get("count", 6), 4.4, 2.7)
    at = (0, -8.5, 0)
    place("plate", loft(shape, [(0.4, -0.8), (0, 0), (0.3, 0.7), (1.2, 0.9)]), metal_of(d), at, parent=middle, smooth=50)
    pave(shape, 0.86, 1.25, middle, at, 7)
    stones.brilliant(2.3, (at[0], at[1], 2.3), parent=middle, close=True)


def frame_pendant(d, root):
    """Loose stones between two crystals, or sliding in a slot."""
    middle = hung(d, root)
    at = (0, -9.0, 0)
    if d.get("slot"):
        place("frame", loft(superellipse(3.0, 7.4, 5), [(0.5, -0.6), (0, -0.2), (0, 1.6), (0.4, 2.0), (1.0, 1.6), (1.0, -0.2), (0.5, -0.6)], False, False), metal_of(d), at, parent=middle, smooth=40)
        stones.brilliant(1.9, (0, -10.6, 1.6), parent=middle)
        return
    place("rim", loft(circle(8, 128), [(0.4, -1.6), (0, -1.2), (0, 1.2), (0.4, 1.6), (1.1, 1.4), (1.1, -1.4), (0.4, -1.6)], False, False), metal_of(d), at, parent=middle)
    place("glass", loft(circle(7.0, 96), [(0, 1.1), (0.2, 1.3), (4, 1.5)], cap_start=False), metals.clear((0.97, 0.98, 0.99), 0.15, 0.8), at, parent=middle).visible_shadow = False
    for x, y in ((-3, -2.5), (2.6, -3.6), (0.8, 1.4)):
        place("cup", loft(circle(1.7, 36), [(0.6, -0.9), (0, -0.2), (0, 0.3), (0.15, 0.4)], cap_end=False), metal_of(d), (x, y - 9, 0), parent=middle)
        stones.brilliant(1.5, (x, y - 9, 0.3), parent=middle)


def rose_clip(d, root):
    """A flower of stone petals with a bunch of brilliants in its center."""
    for i in range(5):
        a = math.tau * i / 5
        petal = loft(superellipse(8.4, 8.2, 2.3, 96), [(1.0, -0.6), (0, 0.4), (0.4, 1.4), (2.6, 1.0), (5, 0.2)])
        place("petal", petal, stone_material(d), parent=root, smooth=60).matrix_basis = Matrix.Rotation(a, 4, "Z") @ Matrix.Translation((0, 10, 1.6 + 0.3 * (i % 2))) @ Matrix.Rotation(0.24, 4, "X") @ Matrix.Rotation(0.1, 4, "Y")
    for i in range(12):
        a, far = i * 2.4, 0.95 * math.sqrt(i) + 0.2
        stones.brilliant(1.05, (far * math.cos(a), far * math.sin(a), 4.6), parent=root)
        place("stem", tube(np.array([(0, 0, 1.0), (far * 0.6 * math.cos(a), far * 0.6 * math.sin(a), 3), (far * math.cos(a), far * math.sin(a), 4.2)]), 0.35, 8), metal_of(d), parent=root)


forms = {f.__name__: f for f in (clover, fan_pendant, drop_pendant, halo_pendant, frame_pendant, rose_clip)}

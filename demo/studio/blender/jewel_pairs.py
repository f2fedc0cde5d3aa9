"""Earrings, face up, one slightly above the other."""
import math

import numpy as np
from mathutils import Matrix

import stones
from clasps import ring
from jewel_drops import pave_fan
from jewel_lines import stone_material
from jewel_rings import metal_of
from jewels import ball, motif, petals, prongs
from mesh import group, loft, place, slab
from outlines import ngon, superellipse
from paths import tube


def clover_pair(d, root):
    """For each ear, three clovers of different stones, one below another."""
    for side in (-1, 1):
        y, sizes = 17.0, (2.7, 3.4, 4.2)
        for k, size in enumerate(sizes):
            motif(petals(4, size, size), stone_material(d, k), metal_of(d), (side * 11.5 + (side * 1.0 if k == 1 else 0), y, 1.3), (0, 0, 0.1 * side * (k - 1)), root, 2.4)
            if k < 2:
                ring(Matrix.Translation((side * 11.9, y - 2 * size - 0.5, 1.5)) @ Matrix.Rotation(0.6, 4, "Y"), 0.95, 0.26, metal_of(d), root)
                y -= 2 * (size + sizes[k + 1]) + 1.0


def fan_pair(d, root):
    for side in (-1, 1):
        spot = group("ear", root, (side * 6.6, side * 6, 1.2), (0, 0, side * 0.12))
        pave_fan(d, spot, (0, 0, 0), 8.5)


def marquise_pair(d, root):
    """Butterflies: two pears below, two marquises above."""
    for side in (-1, 1):
        spot = group("ear", root, (side * 6, side * 5.6, 2.2), (0, 0, side * 0.1))
        for wing in (-1, 1):
            for y, turn, stretch in ((2.6, 0.75, (2.1, 4.0, 2.0)), (-2.5, 2.3, (1.9, 3.1, 1.8))):
                thing = stones.brilliant(1, (0, 0, 0), parent=spot)
                matrix = Matrix.Translation((wing * 3.4, y, 0)) @ Matrix.Rotation(-wing * turn, 4, "Z")
                thing.matrix_basis = matrix @ Matrix.Diagonal((*stretch, 1))
                prongs(4, 2.5, 1.6, 0.24, metal_of(d), matrix @ Matrix.Diagonal((0.72, 1.35, 1, 1)), spot, 0.78)
        place("body", loft(superellipse(0.7, 4.2, 2, 40), [(0.3, -0.8), (0, 0), (0.3, 0.7)]), metal_of(d), parent=spot)


def cluster_pair(d, root):
    """Sunflowers: a brilliant surrounded by eight."""
    for side in (-1, 1):
        spot = group("ear", root, (side * 6, side * 5.6, 2.6), (0, 0, side * 0.2))
        stones.brilliant(2.9, (0, 0, 0.6), parent=spot)
        prongs(4, 2.9, 2.2, 0.28, metal_of(d), Matrix.Translation((0, 0, 0.6)), spot, 0.4)
        for i in range(9):
            a = math.tau * i / 9
            at = (5.0 * math.cos(a), 5.0 * math.sin(a), 0)
            stones.brilliant(1.72, at, parent=spot)
            prongs(4, 1.72, 1.4, 0.2, metal_of(d), Matrix.Translation(at), spot, a)


def rose_pair(d, root):
    """Roses of turned petals, with stones along their edges."""
    for side in (-1, 1):
        rose(d, group("ear", root, (side * 7, side * 6.6, 1.6), (0.1, side * -0.12, side * 0.5)), 1.0)


def rose(d, root, size):
    metal = metal_of(d)
    for ring, (count, far, lean) in enumerate(((5, 5.6, 0.35), (4, 3.4, 0.75), (3, 1.5, 1.15))):
        for i in range(count):
            a = math.tau * (i + 0.5 * ring) / count
            petal = loft(superellipse(3.7 - ring * 0.75, 3.2 - ring * 0.6, 2.4, 64), [(0.3, -0.35), (0, 0), (0.2, 0.4), (1.0, 0.2), (2.0, -0.05)])
            thing = place("petal", petal, metal, parent=root, smooth=60)
            thing.matrix_basis = Matrix.Diagonal((size, size, size, 1)) @ Matrix.Rotation(a, 4, "Z") @ Matrix.Translation((0, far, ring * 1.1)) @ Matrix.Rotation(lean, 4, "X")
    stones.brilliant(1.5 * size, (0, 0, 3.2 * size), parent=root)


def creole_pair(d, root):
    """Studded hoops of beads and pyramids."""
    for side in (-1, 1):
        spot = group("ear", root, (side * 10, 0, 3.4), (0, math.radians(62) * -side, 0))
        for i in range(22):
            a = 0.25 + 5.6 * i / 22
            at = Matrix.Rotation(-a, 4, "Z") @ Matrix.Translation((0, 8.4, 0))
            place("stud", slab(ngon(4, 1.0, 0.1), 0, 1.5, 0.7), metal_of(d), parent=spot).matrix_basis = at @ Matrix.Rotation(-math.pi / 2, 4, "X")
            for z in (-1.9, 1.9):
                place("bead", ball(1.0, 20), metal_of(d), parent=spot, smooth=60).matrix_basis = at @ Matrix.Translation((0, 0, z))
        line = np.array([(7.9 * math.sin(a), 7.9 * math.cos(a), 0) for a in np.linspace(0.2, 5.9, 90)])
        place("hoop", tube(line, 0.9, 16), metal_of(d), parent=spot, smooth=60)


forms = {f.__name__: f for f in (clover_pair, fan_pair, marquise_pair, cluster_pair, rose_pair, creole_pair)}

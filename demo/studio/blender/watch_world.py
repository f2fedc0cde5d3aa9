"""The rings of a world timer: cities outside, the hours of day and night inside."""
import math

import numpy as np
from mathutils import Matrix

import dials
import lettering
import metals
from mesh import join, place, rings, slab
from outlines import circle, ngon

cities = ["LONDON", "PARIS", "CAIRO", "MOSCOW", "DUBAI", "MALE", "DHAKA", "HANOI", "PERTH", "TOKYO", "SYDNEY", "NOUMEA", "SUVA", "MIDWAY", "TAHITI", "JUNEAU", "L.A.", "DENVER", "DALLAS", "BOGOTA",
          "LA PAZ", "RIO", "AZORES", "PRAIA"]


def world(d, sub, z, root):
    """`r`: outer radius of the cities. The width of each ring is a sixth of it."""
    r = sub["r"]
    outer, middle, inner = r, r * 0.82, r * 0.66
    flat(outer, middle, z, dials.finish("opaline", "silver"), root)
    place("cities", names((outer + middle) / 2, r * 0.078, z + 0.06), metals.matte((0.012, 0.012, 0.014)), parent=root)
    hours(middle, inner, z, ("silver", "blue"), root)
    for radius in (outer, middle, inner):
        place("line", rings([(circle(radius + 0.05, 144)(), z + 0.02), (circle(radius + 0.03, 144)(), z + 0.11), (circle(radius - 0.05, 144)(), z + 0.11), (circle(radius - 0.07, 144)(), z + 0.02)]), metals.polished("steel"), parent=root, smooth=20)
    place("mark", slab(ngon(3, 0.32, 0.05, math.pi / 2), 0, 0.2, 0.04), metals.matte(dials.paints["red"]), (0, outer + 0.5, z), (0, 0, math.pi / 3), root)


def names(radius, size, z):
    """The cities in tall, narrow letters."""
    tall = Matrix.Diagonal((1, 1.45, 1, 1))
    return join([(shape, matrix @ tall) for shape, matrix in lettering.around(cities, radius, size, z, "narrow", False, 0.02)])


def hours(outer, inner, z, colors, root):
    """The hours of the day in the lower half, those of the night in the upper half."""
    for is_night, color, ink in ((False, colors[0], (0.012, 0.012, 0.014)), (True, colors[1], (0.8, 0.8, 0.77))):
        half(outer, inner, z, -math.pi / 2 if is_night else math.pi / 2, dials.finish("opaline", color), root)
        labels = [str(24 - i) if i % 2 == 0 and (math.cos(math.tau * i / 24) > -1e-6) == is_night else None for i in range(24)]
        place("hours", join(lettering.around(labels, (outer + inner) / 2, (outer - inner) * 0.63, z + 0.06, "sans", False, 0.02)), metals.matte(ink), parent=root)


def flat(outer, inner, z, material, root):
    place("ring", rings([(circle(outer, 144)(), z), (circle(outer, 144)(), z + 0.05), (circle(inner, 144)(), z + 0.05), (circle(inner, 144)(), z)]), material, parent=root, smooth=20)


def half(outer, inner, z, start, material, root):
    """One half of a flat ring."""
    a = np.linspace(start, start + math.pi, 90)
    verts = [(r * math.sin(t), r * math.cos(t), z + 0.05) for t in a for r in (outer, inner)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(89)]
    place("half", (verts, faces, [0] * len(faces)), material, parent=root, smooth=20)

"""Tools on a watchmaker's bench: mat, cushion, tweezers, screwdrivers, loupes, dishes. Each lies on z = 0 of its group."""
import math

import numpy as np
from mathutils import Matrix

import metals
from leather import leather
from mesh import box, group, join, loft, place, slab, soften
from outlines import circle, rectangle, superellipse
from paths import Path, sweep

black = (0.011, 0.011, 0.012)


def turned(radii, n=96, filled=True):
    """A turned body with the given radius at each height. `filled`: whether it has end faces, which a ring lacks."""
    widest = max(r for r, *_ in radii)
    return loft(circle(widest, n), soften([(widest - r, z, *mark) for r, z, *mark in radii], 0.5), filled, filled)


def mat(root, wide, deep, color="green", grain="calf"):
    """A leather mat with a seam along its edge."""
    place("mat", slab(rectangle(wide, deep, 5), 0, 2.6, 0.9), leather(color, grain, 1.6, "Object"), parent=root)
    seam(root, wide - 9, deep - 9, 2.6, color)
    return 2.6


def seam(root, wide, deep, z, color, step=4.4):
    from leather import tones

    thread = metals.matte(tuple(min(1, c * 2.2 + 0.012) for c in tones[color]), 0.75)
    one, pieces = box(step * 0.66, 0.7, 0.5, 0.24), []
    for side in (-1, 1):
        pieces += [(one, Matrix.Translation((x, side * deep / 2, z))) for x in np.arange(-wide / 2 + 2, wide / 2 - 1, step)]
        spin = Matrix.Rotation(math.pi / 2, 4, "Z")
        pieces += [(one, Matrix.Translation((side * wide / 2, y, z)) @ spin) for y in np.arange(-deep / 2 + 2, deep / 2 - 1, step)]
    place("seam", join(pieces), thread, parent=root, smooth=60)


def cushion(root, at, size, material, power=3.6, swell=0.34):
    """A pad; `at` is the center of its top."""
    sx, sy, sz = size
    low = min(sx, sy, sz) * swell
    arc = [(low * (1 - math.cos(a)), -low * (1 - math.sin(a))) for a in np.linspace(0, math.pi / 2, 9)]
    lower = [(inset, -sz - z) for inset, z in reversed(arc)]
    flat = [(low * 1.6, 0.12 * low), (low * 2.2, 0.16 * low)]
    place("cushion", loft(superellipse(sx / 2, sy / 2, power), [*lower, *arc, *flat]), material, at, parent=root, smooth=70)


def tweezers(root, at, yaw, metal="steel", long=118.0):
    """Tweezers lying flat: two springy arms that meet at the point, `long` ahead of `at`."""
    middle = group("tweezers", root, at, (0, 0, yaw))
    finish = metals.brushed(metal, "Y", 0.2)
    t = np.linspace(0, 1, 60)
    bow = 2.7 * np.sin(math.pi * t) ** 0.8 * (1 - 0.3 * t) + 0.5
    for side in (-1, 1):
        line = np.column_stack([np.zeros(60), long * t, 3.6 + side * bow])
        section = [(-0.5, -0.42), (0.5, -0.42), (0.5, 0.42), (-0.5, 0.42)]
        shoulder = lambda t: 0.9 + 5.6 * (1 - t) ** 0.85 * (0.72 + 0.28 * math.sin(math.pi * min(1, t * 1.9)))
        place("arm", sweep(Path(line), section, 90, scale=lambda t: (shoulder(t), 1.0 - 0.2 * t)), finish, parent=middle, smooth=35)
    place("joint", box(5.6, 9, 1.4, 0.3), finish, (0, 4.6, 3.6), parent=middle)


def screwdriver(root, at, yaw, ring="yellow_gold", long=92.0):
    """A screwdriver lying flat: knurled shaft, colored ring, blade, turning head."""
    middle = group("screwdriver", root, at, (0, 0, yaw))
    tilt = Matrix.Rotation(math.radians(-90 + math.degrees(math.asin(4.4 / long))), 3, "X")
    radii = [(0.3, 0), (0.55, 1.2), (0.62, 22), (1.5, 24), (2.6, 27), (2.9, 29), (2.9, long - 15), (2.2, long - 13.5), (2.2, long - 11.6), (2.9, long - 10), (2.9, long - 9)]
    widest = 2.9

    def knurl(i, points):
        if 28.5 < radii_soft[i][1] < long - 15:
            angle = np.arctan2(points[:, 1], points[:, 0])
            points = points * (1 - 0.06 * (0.5 - 0.5 * np.cos(angle * 26))[:, None])
        return points

    radii_soft = soften([(widest - r, z) for r, z in radii], 0.3)
    place("shaft", loft(circle(widest, 208), radii_soft, wave=knurl), metals.brushed("steel", "Z", 0.2), (0, 0, 0.7), tilt, middle, smooth=24)
    color = metals.polished(ring) if ring in metals.colors else metals.matte(ring, 0.3)
    place("ring", turned([(2.95, long - 14), (3.15, long - 13.4), (3.15, long - 11.8), (2.95, long - 11.2)]), color, (0, 0, 0.7), tilt, middle)
    place("head", turned([(2.6, long - 9), (4.2, long - 8), (4.3, long - 3), (3.8, long - 2.2), (3.2, long - 2.4)]), metals.polished("steel"), (0, 0, 0.7), tilt, middle)


def loupe(root, at, yaw=0.0, lying=False):
    """A loupe: a black cup, a brass ring, and the lens at the narrow end."""
    turn = (math.radians(96), 0, yaw) if lying else (0, 0, yaw)
    middle = group("loupe", root, (at[0], at[1], at[2] + (14.6 if lying else 0)), turn)
    cup = [(13.2, 0.6), (14.4, 0), (14.6, 1.2), (12.6, 15), (12.4, 22), (11.4, 22.6), (11.2, 20), (11.6, 14), (13.2, 1.4), (13.2, 0.6)]
    place("cup", turned(cup, 144, False), metals.matte(black, 0.36, 0.5), parent=middle, smooth=40)
    place("ring", turned([(12.3, 17.2), (13.0, 17.6), (13.0, 20.6), (12.3, 21)], 144, False), metals.brushed("yellow_gold", "Z", 0.18), parent=middle)
    bow = [(11.2 * math.sin(a), 21.2 + 2.4 * (math.cos(a) - 1) / 1.0) for a in np.linspace(math.pi / 2, 0.05, 10)]
    place("lens", turned([(11.2, 18.6), *bow], 96), metals.clear((0.96, 0.98, 0.98), 0.2, 0.9), parent=middle, smooth=60)


def dish(root, at, radius=17.0, metal="yellow_gold"):
    """A shallow dish with screws and jewels."""
    middle = group("dish", root, at)
    lip = [(radius * 0.7, 0), (radius * 0.82, 0.4), (radius, 5.2), (radius - 0.7, 5.6), (radius * 0.79, 1.4), (0.2, 1.1)]
    place("dish", turned(lip, 144), metals.brushed(metal, "X", 0.2), parent=middle, smooth=40)
    rng = np.random.default_rng(7)
    for k in range(9):
        r, a = rng.uniform(0, radius * 0.55), rng.uniform(0, 6.3)
        spot, lean = (r * math.cos(a), r * math.sin(a), 1.5), (float(rng.uniform(1.2, 1.8)), 0, float(rng.uniform(0, 6)))
        if k % 3 == 0:
            place("jewel", slab(circle(0.9, 24), 0, 0.8, 0.15), metals.matte((0.35, 0.005, 0.03), 0.08, 0.8), spot, parent=middle)
        else:
            place("screw", turned([(0.5, -1.6), (0.5, 0), (1.15, 0.1), (1.15, 0.7), (0.2, 0.75)], 24), metals.polished("blue_steel" if k % 2 else "steel"), (spot[0], spot[1], 2.1), lean, middle)


def cover(root, at, radius=17.5, turn=(0, 0, 0)):
    """The back of a case, lying flat: brushed, with notches for the key."""
    middle = group("cover", root, at, turn)
    place("plate", loft(circle(radius, 192), soften([(1.2, 0, 0), (0, 0.6, 0), (0, 1.5, 1), (0.8, 2.2, 1), (3.4, 2.2, 0), (3.7, 1.95, 1), (4.2, 1.95, 1), (4.5, 2.2, 0), (radius * 0.9, 2.2, 0)], 0.12)),
          [metals.sunray("steel"), metals.polished("steel")], parent=middle)
    for k in range(6):
        a = math.tau * k / 6
        place("notch", box(3.2, 1.8, 0.3, 0.1, 0.4), metals.matte((0.05, 0.05, 0.05), 0.4), ((radius - 2) * math.cos(a), (radius - 2) * math.sin(a), 2.12), (0, 0, a), middle)

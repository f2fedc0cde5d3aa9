"""A bird of stones and gold on a large cushion-cut stone: breast and head of pavé, each feather with a rim of its own."""
import math

import numpy as np
from mathutils import Matrix, Vector

import metals
import stones
from jewels import ball
from mesh import join, loft, place, slab
from outlines import circle, polygon, superellipse
from paths import smooth_line, tube


def bird(d, root):
    gold, white = metals.polished("yellow_gold"), metals.polished("platinum")
    rock(gold, root)
    pave_egg((0.2, 6.4, 8.6), (4.3, 6.2, 4.0), -0.42, 15, white, root)
    pave_egg((3.5, 13.4, 9.4), (3.0, 3.1, 2.8), -0.2, 10, white, root)
    for root_at, spread, first, last, lengths, wide, tilt, curl in (
        ((-1.6, 9.6, 7.6), 0.35, 96, 172, (8.6, 10.6, 11.8, 11.6, 10.2, 8.0), 1.35, 0.02, 0.9),  # the wing behind, lifted
        ((-1.6, 9.6, 8.8), 0.5, 104, 166, (5.6, 6.6, 6.4, 5.2), 1.25, 0.06, 0.6),
        ((-2.4, 2.6, 9.4), 0.75, 186, 222, (9.6, 10.8, 11.4, 10.6, 9.2), 1.2, 0.08, 0.6),  # the tail
        ((1.6, 9.2, 13.0), 0.7, 208, 246, (8.4, 9.4, 9.2, 8.0), 1.25, -0.02, 1.5),  # the wing in front, folded
        ((2.2, 9.8, 13.6), 0.8, 206, 250, (5.2, 5.8, 5.0), 1.3, 0.0, 0.8),
        ((3.4, 15.6, 10.0), 0.45, 70, 140, (3.6, 4.6, 4.8, 4.0), 0.62, 0.1, 0.4),  # the crest
    ):
        for k, (turn, long) in enumerate(zip(np.radians(np.linspace(first, last, len(lengths))), lengths)):
            aside = spread * (k - (len(lengths) - 1) / 2)
            at = (root_at[0] - aside * math.sin(turn), root_at[1] + aside * math.cos(turn), root_at[2] + 0.22 * (k % 2))
            feather(at, turn, tilt, long, wide, curl, gold, root)
    face(gold, root)
    for x in (-0.4, 2.0):
        foot(x, gold, root)


def rock(gold, root):
    stones.step_cut(superellipse(13, 10.5, 3.4, 28), 13, (0, -9, 5.5), "citrine", root, half=10)
    for i in range(4):
        a = math.pi / 4 + i * math.pi / 2
        line = [(10 * math.cos(a), -9 + 8 * math.sin(a), 1), (12.0 * math.cos(a), -9 + 9.8 * math.sin(a), 5), (9.4 * math.cos(a), -9 + 7.6 * math.sin(a), 8.6)]
        place("claw", tube(smooth_line(line, 24), 0.7, 12), gold, parent=root, smooth=60)


def pave_egg(at, size, turn, rows, metal, root):
    """Stones in rings around the long axis of an egg, only where they are visible."""
    spin = Matrix.Rotation(turn, 4, "Z")
    matrix = Matrix.Translation(at) @ spin @ Matrix.Diagonal((*size, 1))
    place("egg", ball(1, 40), metal, parent=root, smooth=60).matrix_basis = matrix
    for row in range(rows):
        lift = math.pi * (row + 0.5) / rows
        far, along = math.sin(lift), math.cos(lift)
        stone = 0.48 * math.pi / rows * math.hypot(size[1] * far, size[0] * along)
        count = max(3, round(math.tau * far * (size[0] + size[2]) / 2 / (stone * 2.06)))
        for k in range(count):
            a = math.tau * (k + 0.5 * (row % 2)) / count
            unit = Vector((far * math.cos(a), along, far * math.sin(a)))
            out = (spin.to_3x3() @ Vector(unit[i] / size[i] for i in range(3))).normalized()
            if out.z > -0.35:
                facing = out.to_track_quat("Z", "Y").to_matrix().to_4x4()
                stones.brilliant(1, (0, 0, 0), parent=root, close=True).matrix_basis = Matrix.Translation(matrix @ unit + out * stone * 0.32) @ facing @ Matrix.Diagonal((stone, stone, stone, 1))


def feather(at, turn, tilt, long, wide, curl, metal, root):
    """A metal leaf that bends down towards its tip, with a row of stones along it."""
    width = lambda t: wide * math.sin(math.pi * (0.08 + 0.92 * t) ** 0.75) ** 0.6 if t < 1 else 0.02
    sides = [(width(t), long * t) for t in np.linspace(0, 1, 18)]
    leaf = slab(polygon([*sides, *((-x, y) for x, y in reversed(sides[:-1]))], 0.02, 1), -0.25, 0.35, 0.16)
    points = np.array(leaf[0])
    points[:, 2] -= curl * (points[:, 1] / long) ** 2
    matrix = Matrix.Translation(at) @ Matrix.Rotation(turn - math.pi / 2, 4, "Z") @ Matrix.Rotation(tilt, 4, "X")
    place("feather", (points, leaf[1], leaf[2]), metal, parent=root, smooth=30).matrix_basis = matrix
    y = long * 0.24
    while y < long * 0.93:
        r = max(0.2, width(y / long) * 0.66)
        y += r
        spot = Matrix.Translation((0, y, 0.35 + r * 0.28 - curl * (y / long) ** 2)) @ Matrix.Rotation(-2 * curl * y / long**2, 4, "X")
        stones.brilliant(1, (0, 0, 0), parent=root, close=True).matrix_basis = matrix @ spot @ Matrix.Diagonal((r, r, r, 1))
        y += r * 1.08


def face(gold, root):
    """A hooked beak, and an eye of pink sapphire in a gold rim."""
    hook = smooth_line([(5.6, 13.0, 9.6), (7.2, 12.9, 9.8), (8.5, 12.3, 9.7), (9.0, 11.3, 9.5)], 30)
    place("beak", tube(hook, 1.05, 20, taper=lambda t: (1 - t) ** 0.8 + 0.06), gold, parent=root, smooth=60)
    under = smooth_line([(5.4, 12.2, 9.5), (6.8, 11.7, 9.6), (7.7, 11.3, 9.6)], 20)
    place("beak", tube(under, 0.66, 16, taper=lambda t: 1 - 0.85 * t), gold, parent=root, smooth=60)
    at = Matrix.Translation((4.3, 13.9, 12.0)) @ Matrix.Rotation(0.3, 4, "Y")
    rim = loft(circle(0.92, 40), [(0.1, -0.8), (0, 0.3), (0.1, 0.42), (0.3, 0.4), (0.36, 0.2)], cap_end=False)
    place("eye", rim, gold, parent=root, smooth=40).matrix_basis = at
    stones.brilliant(1, (0, 0, 0), kind="pink_sapphire", parent=root, close=True).matrix_basis = at @ Matrix.Translation((0, 0, 0.45)) @ Matrix.Diagonal((0.62, 0.62, 0.62, 1))


def foot(x, gold, root):
    """A leg with three front toes and one back toe."""
    lines = [[(x, 2.2, 9.2), (x + 0.3, 0.4, 10.0), (x + 0.5, -1.0, 9.9)]]
    lines += [[(x + 0.5, -0.9, 9.9), (x + 0.5 + side * 0.8, -2.4, 10.1), (x + 0.5 + side * 1.3, -3.8, 9.5)] for side in (-1, 0, 1)]
    toes = [(tube(smooth_line(line, 16), 0.42, 12, taper=lambda t: 1 - 0.45 * t), None) for line in lines]
    place("foot", join(toes), gold, parent=root, smooth=60)


forms = {"bird": bird}

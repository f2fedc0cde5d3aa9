"""Flaps, locks, stitches and feet of bags."""
import math

import numpy as np
from mathutils import Matrix

import metals
from bag_body import sheet
from leather import tone
from mesh import box, join, loft, place, slab
from outlines import circle, rectangle
from paths import Path, smooth_line, tube


def flap(body, d, skins, trims, root):
    """A flap with round corners that runs from the back over the top and down the front."""
    words = d["flap"]
    down, wide = words["down"] * body.h, body.half_wide(1.0) * words.get("wide", 0.97)
    corner, lift = words.get("corner", 0.16) * body.w, 5.0
    deep = body.half_deep(1.0)
    columns, rows = (170, 150) if body.quilt else (90, 80)
    over = deep * 2 + 10
    grid = []
    for j in range(rows + 1):
        line = []
        for i in range(columns + 1):
            x = wide * (2 * i / columns - 1)
            beyond = max(0.0, abs(x) - (wide - corner)) / max(corner, 1e-3)
            reach = down - corner * 0.8 * (1 - math.sqrt(max(0.0, 1 - beyond**2)))
            reach += words.get("point", 0.0) * body.h * max(0.0, 1 - abs(x) / wide) - body.floor(x)
            s = (over + reach) * j / rows
            droop = 4.5 * abs(x / wide) ** 16
            narrow = words.get("taper", 0.0)
            xx = x * (1 - narrow * max(0.0, s - over) / max(down, 1))
            if s < over:  # over the top, with round corners
                a = s / over
                reach_out = max(0.1, 1 - min(abs(x) / body.half_wide(1.0), 1) ** body.power) ** (1 / body.power)
                z = (deep * reach_out + lift) * (2 * a - 1)
                y = body.rim(x) + 4.0 + 1.6 * math.sin(math.pi * a) - droop
            else:
                y = body.rim(x) - (s - over) + 4.0 - droop
                z = max(body.front(xx, y, False), body.front(xx, y - 6, False)) + (body.cushion(xx, y) if words.get("quilt", True) else 0) + lift + 1.2 * math.sin(math.pi * (s - over) / max(reach, 1))
            line.append((xx, y, z))
        grid.append(line)
    sheet(grid, 2.4, skins, root, "flap")
    if words.get("edge"):
        bound(grid, d, trims, root)
    elif d.get("stitch", True) and not body.quilt:
        rim = [grid[rows - 3][i] for i in range(4, columns - 3)]
        left = [grid[j][4] for j in range(rows // 2, rows - 2)]
        right = [grid[j][columns - 4] for j in range(rows - 3, rows // 2, -1)]
        stitches(np.array(left + rim + right) + np.array([0, 0, 0.4]), d, root)
    return grid


def bound(grid, d, skins, root):
    """A band along the edge of a flap."""
    rows, columns, first = len(grid) - 1, len(grid[0]) - 1, int(len(grid) * 0.3)
    band = []
    for k in np.linspace(0, d["flap"]["edge"], 6):
        line = [at(grid, j, k) for j in range(first, rows - 3)]
        line += [at(grid, rows - 3 + min(3, i) - k * min(1, i / 3), k + i) for i in np.linspace(0, columns - 2 * k, 70)]
        line += [at(grid, j, columns - k) for j in range(rows - 4, first - 1, -1)]
        band.append(line)
    band = np.array(band)
    band[:, :, 2] += 1.2
    sheet(band[::-1], 1.6, [skins[0]] * 2, root, "band")
    stitches(band[-1] + np.array([0, 0, 0.2]), d, root)


def at(grid, j, i):
    """Interpolates a position between the points of a grid."""
    low, left = int(min(j, len(grid) - 2)), int(min(i, len(grid[0]) - 2))
    v, u = j - low, i - left
    corner = lambda a, b: np.array(grid[low + a][left + b])
    return (corner(0, 0) * (1 - u) + corner(0, 1) * u) * (1 - v) + (corner(1, 0) * (1 - u) + corner(1, 1) * u) * v


def stitches(line, d, root, gap=4.6, long=3.3):
    path = Path(line)
    thread = metals.matte(tuple(d.get("thread") or (min(0.8, c * 1.7 + 0.03) for c in tone(d.get("trim", d["color"])))), 0.7)
    one = box(1.0, long, 0.8, 0.38)
    count = int(path.length / gap)
    place("stitches", join([(one, path.frame(path.length * (i + 0.5) / count, (0, 0, 1))) for i in range(count)]), thread, parent=root, smooth=60)


def lock(body, d, at, root):
    """Closures without a maker's mark: turning knob, plate, padlock, stirrup, ball clasp or bamboo bar."""
    kind, metal = d["lock"], metals.polished(d["hardware"])
    satin = metals.brushed(d["hardware"], "X")
    x, y, z = at
    if kind == "turn":
        place("plate", slab(rectangle(21, 15, 3, 6), 0, 1.6, 0.5), metal, at, parent=root)
        place("knob", loft(circle(4.6, 48), [(1.5, 1.4), (1.5, 4.2), (0.2, 5), (0, 6.4), (0.6, 7.4), (3.5, 7.7)]), metal, at, parent=root)
        place("bar", box(12.5, 3.4, 3.2, 1.2, 1.6), metal, (x, y, z + 7.6), parent=root)
    if kind in ("plate", "round"):
        shape = rectangle(26, 20, 2.2, 6) if kind == "plate" else circle(13, 72)
        place("plate", slab(shape, 0, 2.6, 0.7), metal, at, parent=root)
        inner = rectangle(19, 13, 1.2, 4) if kind == "plate" else circle(8.6, 64)
        place("inner", slab(inner, 2.4, 4.2, 0.6), satin, at, parent=root)
    if kind == "ball":
        for side in (-1, 1):
            from jewels import ball

            place("ball", ball(6.5), metal, (side * 5.2, y + 7, z), parent=root, smooth=60)
    if kind == "stirrup":
        hoop = np.array([(11 * math.sin(a), 14 * math.cos(a) * (0.8 if math.cos(a) > 0 else 1.1), 0) for a in np.linspace(0, math.tau, 48, endpoint=False)])
        place("stirrup", tube(hoop, 2.2, 14, closed=True), metal, (x, y, z + 2), parent=root, smooth=60)
    if kind == "bar":
        place("bar", box(9, 42, 4, 1.4, 2), metal, (x, y, z + 2), parent=root)
        place("pin", slab(circle(5.4, 48), 0, 4.8, 0.8), metal, at, parent=root)
    if kind == "press":
        place("stud", slab(circle(4.2, 48), 0, 2.2, 0.8), metal, at, parent=root)


def padlock(body, d, at, root):
    metal = metals.polished(d["hardware"])
    x, y, z = at
    place("padlock", slab(rectangle(15, 17, 2.4, 6), -3, 3, 0.7), metal, (x, y - 12, z), parent=root)
    bow = [(x - 4.6, y - 4, z), (x - 4.6, y + 5, z), (x, y + 9.4, z), (x + 4.6, y + 5, z), (x + 4.6, y - 4, z)]
    place("shackle", tube(smooth_line(bow, 40), 1.5, 14), metal, parent=root, smooth=60)


def holes(body, d, skin, root):
    """A rosette of punched holes on the front, inside a sewn ring."""
    y0, size = body.h * d["holes"], body.w * 0.19
    rows = [(0, 1), (0.3, 6), (0.56, 12), (0.82, 20)]
    spots = [(size * far * math.sin(math.tau * (i + 0.5 * (k % 2)) / count), size * far * 1.12 * math.cos(math.tau * (i + 0.5 * (k % 2)) / count)) for k, (far, count) in enumerate(rows) for i in range(count)]
    lip = tube(np.array([(2.9 * math.cos(a), 2.9 * math.sin(a), 0) for a in np.linspace(0, math.tau, 24, endpoint=False)]), 0.5, 8, closed=True)
    disc = slab(circle(2.9, 24), -0.4, 0.1, 0.05)
    at = [Matrix.Translation((x, y0 + y, body.front(x, y0 + y, False) + 0.3)) for x, y in spots]
    place("holes", join([(disc, m) for m in at]), metals.matte((0.006, 0.004, 0.004), 0.9), parent=root)
    place("lips", join([(lip, m) for m in at]), skin, parent=root, smooth=60)
    ring = np.array([(size * 1.04 * math.sin(a), y0 + size * 1.16 * math.cos(a)) for a in np.linspace(0, math.tau, 150)])
    stitches(np.array([(x, y, body.front(x, y, False) + 0.5) for x, y in ring]), d, root)


def feet(body, d, root):
    metal = metals.polished(d["hardware"])
    for sx in (-1, 1):
        for sz in (-1, 1):
            place("foot", loft(circle(5, 36), [(2, -3.2), (0.4, -2.6), (0, -1), (0.6, 1)]), metal, (sx * body.w * 0.4, 0, sz * body.d * 0.36), (-math.pi / 2, 0, 0), root)

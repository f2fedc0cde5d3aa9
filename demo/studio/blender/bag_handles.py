"""Rolled and flat handles, the leather plates that hold them, and the strap belt that closes a flap."""
import math

import numpy as np
from mathutils import Matrix

import metals
from bag_body import sheet
from bag_parts import lock, stitches
from bag_straps import ribbon
from mesh import place, slab
from outlines import circle, rectangle
from paths import Path, smooth_line, sweep, tube


def surface(body, grid=None):
    """Distance of the front, including the flap, as a function of x and y."""
    if grid is None:
        return lambda x, y: body.front(x, y, False)
    points = np.array(grid).reshape(-1, 3)
    points = points[points[:, 2] > 0]

    def at(x, y):
        apart = (points[:, 0] - x) ** 2 + (points[:, 1] - y) ** 2
        near = np.argsort(apart)[:4]
        on_flap = apart[near[0]] < 36
        return max(body.front(x, y, False), float(points[near, 2].mean()) if on_flap else -1e9)

    return at


def handle(body, d, side, skins, front, root):
    """A rolled handle. `side`: 1 on the front, -1 on the back, 0 on the middle of the top."""
    words = d["handles"]
    out, high, r = words.get("out", 0.27) * body.w, words.get("high", 0.55) * body.w, words.get("thick", 5.2)
    y, foot = body.rim(out), words.get("foot", 0.12) * body.h
    top = side * (body.half_deep(1.0) * words.get("apart", 1.0) + 3)
    low = side * (front(out, y - foot) + r * 0.7) if side else 0
    lean = words.get("lean", 0.0) * side
    half = [(-out, y - foot, low), (-out, y - foot * 0.4, low * 0.6 + top * 0.4 + side * 2), (-out, y + 6, top + side * 2 + lean * 3), (-out * 0.95, y + high * 0.52, top + lean * high * 0.5), (-out * 0.6, y + high * 0.9, top + lean * high * 0.9)]
    points = half + [(0, y + high, top + lean * high)] + [(-x, yy, z) for x, yy, z in reversed(half)]
    line = smooth_line(points, 260)
    if words.get("flat"):
        place("handle", sweep(Path(line), rectangle(words["flat"], 3.6, 1.6, 3)(0), 140, lambda t: (0, math.sin(math.pi * t) * 0.9, 0.5 if side >= 0 else -0.5)), skins[0], parent=root, smooth=50)
    else:
        knots = words.get("knots", 0)
        swell = lambda t: 1 + (0.2 * math.exp(-((((t * knots) % 1 - 0.5) / 0.05) ** 2)) - 0.12 * math.exp(-((((t * knots) % 1 - 0.58) / 0.03) ** 2)) if knots else 0)
        slim = lambda t: swell(t) * min(1.0, 0.62 + 9 * min(t, 1 - t)) * (1 + 0.07 * math.exp(-(((t - 0.5) / 0.2) ** 2)))
        place("handle", tube(line, r, 28, taper=slim), skins[0], parent=root, smooth=60)
        face = -1 if side < 0 else 1
        for turn in () if knots else (-0.42, 0.42):  # two lines along the inside, where the leather is sewn together
            seam = line + np.array([0, r * math.sin(turn) * 0.6, face * r * 1.02 * math.cos(turn)])
            stitches(seam[40:-40], d, root, 4.4, 3.0)
    for way in (-1, 1):
        if words.get("rings") and side == 0:
            hinge(body, d, way * out, y, r, skins, root)
        elif side > 0:
            plate(d, way * out, y, foot, r, skins, front, root)
            if words.get("rings"):
                a = np.linspace(0, math.tau, 40, endpoint=False)
                ring = np.column_stack([r * 1.7 * np.sin(a), r * 1.7 * np.cos(a), 0 * a])
                place("ring", tube(ring, r * 0.28, 14, closed=True), metals.polished(d["hardware"]), (way * out, y - foot, low + r * 0.5), (0.15, 0, 0), root, smooth=60)


def plate(d, x, y, foot, r, skins, front, root):
    """A leather tongue under the end of a handle, sewn all around."""
    wide, long = r * 2.1, foot * 1.38
    grid = []
    for t in np.linspace(0, 1, 36):
        half = wide * (0.82 + 0.18 * t) * math.sqrt(max(1 - max(0.0, (t - 0.76) / 0.24) ** 2, 0.0025))
        yy = y - 1.5 - long * t
        grid.append([(x + half * u, yy, front(x + half * u, yy) + 3.6 - 0.5 * u**4) for u in np.linspace(-1, 1, 13)])
    grid = np.array(grid)
    grid[:, :, 2] = np.maximum.accumulate(grid[:, :, 2].max(1))[:, None] * 0.25 + grid[:, :, 2] * 0.75
    sheet(grid, 2.6, skins, root, "plate")
    inner = np.concatenate([grid[1:-4, 1], grid[-4, 1:-1], grid[-4:0:-1, -2]]) + np.array([0, 0, 0.4])
    stitches(smooth_line(inner[::3], 120), d, root)


def hinge(body, d, x, y, r, skins, root):
    """A ring in a leather loop on top of the flap, at the end of a handle."""
    metal = metals.polished(d["hardware"])
    a = np.linspace(0, math.tau, 44, endpoint=False)
    ring = np.column_stack([r * 1.75 * np.sin(a), r * 1.75 * np.cos(a), 0 * a])
    place("ring", tube(ring, r * 0.3, 16, closed=True), metal, (x, y + r * 1.2, 0), (0, 0.25 * (1 if x > 0 else -1), 0), root, smooth=60)
    deep = body.half_deep(1.0)
    loop = [(x, y + 4, -deep * 0.75), (x, y + 5, -r * 1.1), (x, y + r * 0.95, -r * 0.5), (x, y + r * 1.05, 0), (x, y + r * 0.95, r * 0.5), (x, y + 5, r * 1.1), (x, y + 4, deep * 0.75)]
    ribbon(loop, r * 2.6, 2.2, skins, root, lambda way, t: (0, 1, 0))
    for z in (-1, 1):
        place("rivet", slab(circle(r * 0.42, 28), 0, 1.2, 0.4), metal, (x, y + 5.4, z * deep * 0.55), (-math.pi / 2, 0, 0), root)


def belt(body, d, skins, front, root):
    """Two straps that run from the sides over the flap to a turning lock, with metal plates at their ends."""
    y = body.h * 0.80
    metal, shine = metals.polished(d["hardware"]), metals.brushed(d["hardware"], "X", 0.16)
    wide = body.half_wide(0.8)
    for side in (-1, 1):
        points = [(side * (wide * 0.97), y - 1, -body.half_deep(0.8) * 0.35), (side * (wide + 2.2), y - 1, body.half_deep(0.8) * 0.2), (side * (wide - 1), y - 0.5, body.half_deep(0.8) * 0.86)]
        points += [(side * x, y, front(side * x, y) + 3.4) for x in np.linspace(wide * 0.9, 13, 7)]
        line = smooth_line(points, 120)
        out = lambda way, t: (side * max(0.0, 1 - t * 3.4), 0, min(1.0, t * 3.4) + 0.05)
        ribbon(points, 17, 2.6, skins, root, out, 0.35)
        for edge in (-6.2, 6.2):
            stitches(line[34:-6] + np.array([0, edge, 0.55]), d, root)
        at = front(side * 34, y) + 3.6
        plate_at = Matrix.Translation((side * 34, y, at)) @ Matrix.Rotation(side * math.atan2(front(20, y) - front(46, y), 26), 4, "Y")
        place("belt plate", slab(rectangle(34, 17.6, 2, 5), 0, 1.5, 0.5), [metal, shine], parent=root).matrix_basis = plate_at
        for x in (-12, 12):
            place("rivet", slab(circle(1.8, 24), 0, 1.0, 0.35), metal, parent=root).matrix_basis = plate_at @ Matrix.Translation((x, 0, 1.4))
    lock(body, {**d, "lock": "turn"}, (0, y, front(0, y) + 2.6), root)


def bell(body, d, skins, front, root):
    """A small case for a key, which hangs on a strap from the foot of a handle."""
    x, y = body.w * d["handles"].get("out", 0.27), body.rim(0)
    z = front(x, y * 0.72) + 8
    thong = [(x - 5, y + 12, body.half_deep(1.0) + 6), (x - 1, y - 4, z + 3), (x + 2, y * 0.84, z + 2), (x + 2.5, y * 0.73, z)]
    place("thong", tube(smooth_line(thong, 60), 1.5, 10), skins[0], parent=root, smooth=60)
    long, low = 38, y * 0.73
    grid = [[(x + 2.5 + u * (6 + 9 * t**1.5) * min(1.0, 8 * (1.03 - t)) ** 0.5, low - long * t, z + 2.0 + 2.0 * (1 - u * u)) for u in np.linspace(-1, 1, 11)] for t in np.linspace(0, 1, 20)]
    sheet(grid, 4.0, skins, root, "bell")
    rim = np.array([row[1] for row in grid[:-2]] + grid[-2][1:-1] + [row[-2] for row in grid[-2::-1]]) + np.array([0, 0, 0.6])
    stitches(smooth_line(rim[::3], 90), d, root)

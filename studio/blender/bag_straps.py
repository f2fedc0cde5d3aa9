"""Shoulder straps and chains of bags, fallen: from the right eyelet down the side to the ground, from the left one behind the bag."""
import math

import numpy as np
from mathutils import Matrix

import metals
from bag_body import sheet
from jewels import chain
from mesh import place
from paths import Path, smooth_line, tube


def ribbon(points, wide, thick, skins, root, normal, crown=0.5):
    """A flat band along points, its edges painted and a little turned down. `normal(along)` says which way its face looks."""
    path = Path(smooth_line(points, 150))
    grid = []
    for s in np.linspace(0, path.length, 130):
        along = path.tangent(s)
        face = np.array(normal(along, s / path.length), float)
        face = face - along * (face @ along)
        face /= max(np.linalg.norm(face), 1e-6)
        side = np.cross(along, face)
        grid.append([path.at(s) + side * wide / 2 * u - face * crown * u**4 for u in np.linspace(-1, 1, 9)])
    sheet(grid, thick, skins, root, "ribbon")
    return path


def sideways(body, out, y):
    """Down the right side, out along the ground, and back in a fold that ends behind the bag."""
    far, deep, r = body.w / 2, body.half_deep(0.1), 0.075 * body.w
    return [(out, y, 1), (out + 5, y + 7, 3), (out + 13, y + 2, 5), (max(far * 0.98, out) + 9, y * 0.6, 7), (far + 8, y * 0.25, 7), (far + 16, r * 0.5, 6), (far + 36, 3.2, 4), (far + r * 3.4, 3.2, -2),
            (far + r * 4.4, r * 0.75, -6), (far + r * 3.9, r * 1.5, -9), (far + r * 2.2, r * 0.9, -15), (far + r * 0.4, 6.4, -deep * 0.8), (far - 20, 5.4, -deep - 10)]


def behind(body, out, y):
    """Up a little from the left eyelet, then down at the back."""
    deep = body.half_deep(0.8)
    return [(-out, y, 1), (-out - 2, y + 9, -2), (-out, y + 13, -deep * 0.55), (-out + 4, y + 3, -deep - 9), (-out + 8, y * 0.6, -body.half_deep(0.5) - 12), (-out + 14, 6, -body.half_deep(0.1) - 14)]


def long_strap(body, d, skins, root):
    """A shoulder strap with its two rings."""
    words = d["strap"]
    out, wide = words.get("out", 0.47) * body.w, words.get("wide", 16)
    y = body.rim(out) - words.get("low", 8)
    metal = metals.polished(d["hardware"])
    ribbon(sideways(body, out, y), wide, 2.6, skins, root, lambda way, t: np.cross((0, 0, 1), way))
    ribbon(behind(body, out, y), wide, 2.6, skins, root, lambda way, t: np.cross((1, 0, 0), way) + np.array([-0.25, 0, 0]))
    for side in (-1, 1):
        half = wide / 2 + 2.6
        eye = np.array([(math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a)) * half, math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)) * 8, 0) for a in np.linspace(0, math.tau, 48, endpoint=False)])
        place("ring", tube(eye, 1.7, 14, closed=True), metal, parent=root, smooth=60).matrix_basis = Matrix.Translation((side * (out + 1.5), y - 1, 1)) @ Matrix.Rotation(math.pi / 2, 4, "Y")
        tab(body, side, out, y, wide, skins, root)


def tab(body, side, out, y, wide, skins, root):
    """The loop of leather that holds a ring to the side of the bag."""
    low = y - 30
    points = [(side * (out + 0.5), y + 2, 1), (side * (out + 3.6), y - 3, 1), (side * (body.half_wide(low / body.h) + 1.8), y - 14, 1), (side * (body.half_wide(low / body.h) + 1.6), low, 1)]
    ribbon(points, wide * 0.8, 2.0, skins, root, lambda way, t: (side, 0.2, 0))


def chain_strap(body, d, skins, root):
    """A chain, leather laced through it where it is said."""
    words = d["chain"]
    out, link = words.get("out", 0.42) * body.w, words.get("link", 13.0)
    y, far, deep = body.rim(out) + 2, body.w / 2, body.half_deep(0.1)
    ground = link * 0.32
    right = [(out, y - 6, 0), (out + 3, y + 5, 2), (out + (far - out) * 0.7 + 4, y + 5, 4), (far + 7, y - 16, 6), (far + 7, y * 0.5, 8), (far + 9, y * 0.18, 11), (far + 17, ground + 2, 17), (far + 34, ground, 26),
             (far + 58, ground, 22), (far + 66, ground, -4), (far + 50, ground, -30), (far + 16, ground, -deep - 12), (far - 30, ground, -deep - 22)]
    left = [(-out, y - 6, 0), (-out - 1, y + 6, -3), (-out, y + 7, -deep * 0.7), (-out + 4, y - 8, -deep - 9), (-out + 8, y * 0.5, -deep - 13), (-out + 12, ground, -deep - 15)]
    for points in (right, left):
        line = smooth_line(points, 260)
        path = chain(line, link, link * 0.2, metals.polished(d["hardware"]), root, up=(0.3, 0.5, 0.8))
        if words.get("laced"):
            lace(path, link, skins, root)
    eye = np.array([(link * 0.42 * math.cos(a), 0, link * 0.42 * math.sin(a)) for a in np.linspace(0, math.tau, 36, endpoint=False)])
    for side in (-1, 1):
        place("eyelet", tube(eye, link * 0.09, 12, closed=True), metals.polished(d["hardware"]), (side * out, y, 0), parent=root, smooth=60)


def lace(path, link, skins, root):
    """A strip that goes in and out of the links."""
    period = link * 1.2
    count = int(path.length / period * 6)
    points = []
    for i in range(count + 1):
        s = path.length * i / count
        frame = path.frame(s, (0.3, 0.5, 0.8))
        points.append(frame @ Matrix.Translation((0, 0, link * 0.12 * math.sin(math.tau * s / period))).translation)
    line = np.array([tuple(p) for p in points])
    steps = Path(line)
    grid = []
    for s in np.linspace(0, steps.length, count * 2):
        frame = steps.frame(s, (0.3, 0.5, 0.8)).to_3x3()
        side, face = np.array(frame.col[0]), np.array(frame.col[2])
        grid.append([steps.at(s) + side * link * 0.19 * u + face * link * 0.05 * (1 - u * u) for u in (-1, -0.5, 0, 0.5, 1)])
    sheet(grid, link * 0.1, skins, root, "lace")

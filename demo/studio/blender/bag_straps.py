"""Shoulder straps and chains of bags, along the lines of `strap_lines`."""
import math

import numpy as np
from mathutils import Matrix

import metals
from bag_body import sheet
from jewels import chain
from mesh import place
from paths import Path, smooth_line, tube
from strap_lines import laid


def ribbon(points, wide, thick, skins, root, normal, crown=0.5):
    """A flat band along points, with painted, slightly turned-down edges. `normal(along)` is the direction of its face."""
    path = Path(smooth_line(points, 150))
    grid = []
    for s in np.linspace(0, path.length, 130):
        along = path.tangent(s)
        face = np.array(normal(along, s / path.length), float)
        face = face - along * (face @ along)
        face /= max(np.linalg.norm(face), 1e-6)
        side = np.cross(along, face)
        grid.append([path.at(s) + side * wide / 2 * u - face * crown * u**4 for u in np.linspace(1, -1, 9)])
    sheet(grid, thick, skins, root, "ribbon")
    return path


def long_strap(body, d, skins, root):
    """A shoulder strap with its two rings."""
    words = d["strap"]
    out, wide = words.get("out", 0.47) * body.w, words.get("wide", 16)
    y = body.rim(out) - words.get("low", 8)
    metal = metals.polished(d["hardware"])
    for line in laid(body, words, out, y, 4.2, bool(d.get("handles"))):
        path = Path(smooth_line(line, 150))
        ribbon(line, wide, 2.6, skins, root, lambda way, t: outwards(body, path.at(t * path.length), way))
    for side in (-1, 1):
        half = wide / 2 + 2.6
        eye = np.array([(math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a)) * half, math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)) * 8, 0) for a in np.linspace(0, math.tau, 48, endpoint=False)])
        place("ring", tube(eye, 1.7, 14, closed=True), metal, parent=root, smooth=60).matrix_basis = Matrix.Translation((side * (out + 1.5), y - 1, 1)) @ Matrix.Rotation(math.pi / 2, 4, "Y")
        tab(body, side, out, y, wide, skins, root)


def outwards(body, at, way):
    """Direction of a strap's face: away from the bag where the strap stands or hangs, upwards where it lies."""
    face = np.cross(way, (0, 0, 1))
    face *= 1 if face @ (at[0], at[1] - body.h / 2, 0) > 0 else -1
    flat = min(1.0, max(0.0, 1.3 - at[1] / (body.h * 0.14)))
    return face * (1 - flat) + np.array([0, 1, 0]) * flat


def tab(body, side, out, y, wide, skins, root):
    """The leather loop that holds a ring to the side of the bag."""
    low = y - 30
    points = [(side * (out + 0.5), y + 2, 1), (side * (out + 3.6), y - 3, 1), (side * (body.half_wide(low / body.h) + 1.8), y - 14, 1), (side * (body.half_wide(low / body.h) + 1.6), low, 1)]
    ribbon(points, wide * 0.8, 2.0, skins, root, lambda way, t: (side, 0.2, 0))


def chain_strap(body, d, skins, root):
    """A chain, laced with leather if the description says so."""
    words = d["chain"]
    out, link = words.get("out", 0.42) * body.w, words.get("link", 13.0)
    y = body.rim(out) + 2
    for points in laid(body, words, out, y, link * 0.34, bool(d.get("handles"))):
        line = smooth_line(points, 260)
        path = chain(line, link, link * 0.2, metals.polished(d["hardware"]), root, up=(0.3, 0.5, 0.8))
        if words.get("laced"):
            lace(path, link, skins, root)
    eye = np.array([(link * 0.42 * math.cos(a), 0, link * 0.42 * math.sin(a)) for a in np.linspace(0, math.tau, 36, endpoint=False)])
    for side in (-1, 1):
        place("eyelet", tube(eye, link * 0.09, 12, closed=True), metals.polished(d["hardware"]), (side * out, y, 0), parent=root, smooth=60)


def lace(path, link, skins, root):
    """A strip that runs in and out of the links."""
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
        grid.append([steps.at(s) + side * link * 0.19 * u + face * link * 0.05 * (1 - u * u) for u in (1, 0.5, 0, -0.5, -1)])
    sheet(grid, link * 0.1, skins, root, "lace")

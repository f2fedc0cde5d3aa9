"""
Lyre lugs: the flank of the case continues into the lug. A polished bevel twists along the outer edge, from a hairline at the crown to the
whole width of the lug at its tip.
"""
import math

import numpy as np

import metals
from mesh import place
from watch_lugs import bend_down, leaving


def eased(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def outer_line(case, tip, ys):
    """Distance of the flank from the middle at each height: along the case, then to the tip of the lug."""
    r = case["w"] / 2 + 0.03
    phi = leaving(case, tip)
    meet, tangent = r * np.array([math.cos(phi), math.sin(phi)]), np.array([-math.sin(phi), math.cos(phi)])
    control = meet + tangent * (tip[1] - meet[1]) * 0.55
    u = np.linspace(0, 1, 60)[:, None]
    curve = (1 - u) ** 2 * meet + 2 * u * (1 - u) * control + u * u * tip
    round_ = np.sqrt(np.maximum(r * r - ys * ys, 0))
    return np.where(ys < meet[1], round_, np.interp(ys, curve[:, 1], curve[:, 0]))


def swell(case, crown, ys):
    """How far the crown's side stands out, to shelter the crown between two soft shoulders."""
    wide = case.get("swell", 0)
    return wide * (1 - eased((ys - case["h"] * 0.2) / (case["h"] * 0.24))) * (0.35 + 0.65 * eased((ys - crown + 0.2) / 1.5))


def section(inner, ridge, outer, fall, top, low, pinch):
    """A section of the lug: from the lower inner edge up, over the ridge, down the bevel and the flank. `pinch` narrows it near the tip."""
    a, b, z = inner + pinch, outer - pinch, top - pinch * 0.5
    ridge = min(max(ridge, a + 0.14), b - 0.05)
    fall = min(fall, top - low - 2.2)
    return [(a, low + 0.4 + pinch), (a, z - 0.12), (a + 0.1, z), (ridge, z), (b - 0.05, z - fall + 0.02), (b, z - fall - 0.06), (b, low + 0.8 + pinch),
            (b - 0.45, low + 0.25 + pinch)]


bands = [0, 1, 2, 1, 1, 2, 2, 2]  # indices of the materials: inside, polished, brushed


def lug(case, opening, crown, side, top, low):
    """One of the four lugs: the upper one at three o'clock or, with side -1, at nine."""
    reach, inner, wide = case["l2l"] / 2, case["band"] / 2 + 0.08, case["lugWide"]
    ys = np.concatenate([np.linspace(0, reach - 0.55, 60), reach - 0.55 * (1 - np.sin(np.linspace(0.25, math.pi / 2, 7)))])
    outer = outer_line(case, np.array([inner + wide, reach]), ys) + (swell(case, crown, ys) if side > 0 else 0)
    under = opening / 2 + 1.2
    inside = np.maximum(inner, np.sqrt(np.maximum(under**2 - ys**2, 0)))
    # the ridge leaves the outer edge beside the crown and reaches the inner edge at the tip
    turn = eased((ys - case["h"] * 0.1) / (reach - case["h"] * 0.1)) ** 1.15
    ridge = outer - 0.18 - (outer - inner - 0.6) * turn
    fall = (outer - ridge) * (1.05 - 0.2 * turn)
    pinch = np.where(ys > reach - 0.55, 0.45 * (1 - np.sqrt(np.maximum(1 - ((ys - reach + 0.55) / 0.55) ** 2, 0))), 0)
    verts, faces, mats = [], [], []
    for k, y in enumerate(ys):
        ring = section(inside[k], ridge[k], outer[k], fall[k], top + 0.02, low, pinch[k])
        verts += [(x, y, z) for x, z in ring]
        if k:
            for i in range(8):
                j, high, before = (i + 1) % 8, k * 8, k * 8 - 8
                faces.append((before + i, high + i, high + j, before + j))
                mats.append(bands[i])
    last = len(ys) * 8 - 8
    faces.append(tuple(last + 7 - i for i in range(8)))
    mats.append(1)
    return np.array(verts, float), faces, mats


def lugs(d, top, low, root):
    case = d["case"]
    metal = case["metal"]
    materials = [metals.polished(metal), metals.polished(metal), metals.brushed(metal, "Y")]
    bend = case["h"] * 0.29
    for sx in (1, -1):
        points, faces, mats = lug(case, max(d["bezel"]["opening"]), d["crown"]["r"], sx, top, low)
        # the lower edge falls less than the upper one, because a lug is thinner at its tip
        below = (points[:, 2] - low) / (top - low)
        fallen = bend_down(points.copy(), bend, case["lugDrop"], case["l2l"] / 2 - bend)
        points[:, 2] += (fallen[:, 2] - points[:, 2]) * (0.45 + 0.55 * np.clip(below, 0, 1))
        for sy in (1, -1):
            turned = [tuple(reversed(f)) for f in faces] if sx * sy < 0 else faces
            place("lug", (points * np.array([sx, sy, 1]), turned, mats), materials, parent=root, smooth=22)
    return bend

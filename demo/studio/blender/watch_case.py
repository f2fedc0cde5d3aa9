"""The case: body, lugs, bezel, crystal, crown, pushers. Millimeters; x points to three o'clock, y to twelve, z out of the dial."""
import math

import numpy as np
from mathutils import Matrix, Vector

import metals
import watch_guards
import watch_lugs
import watch_lyre
from mesh import box, loft, place, slab, soften
from watch_lugs import bend_down
from outlines import circle, ngon, notched, pillow, polygon, rectangle, soft_octagon, superellipse, tongued


def outline(shape, w, h=None, radius=None):
    h = w if h is None else h
    if shape == "round":
        return circle(w / 2, 288) if abs(w - h) < 0.01 else superellipse(w / 2, h / 2, 2, 288)
    if shape == "cushion":
        return superellipse(w / 2, h / 2, radius or 3.1, 288)
    if shape == "pillow":
        return pillow(w, h, radius or w * 0.18)
    if shape == "rect":
        return rectangle(w, h, radius if radius is not None else 1.5, 10)
    if shape == "octagon":
        return ngon(8, w / 2, radius if radius is not None else 1.2, 0.0)
    if shape == "porthole":
        return soft_octagon(w / 2)
    if shape == "dodecagon":
        return ngon(12, w / 2, 1.0, 0.0)
    if shape == "cross":
        return notched(w / 2, 6)
    if shape == "tongued":
        return tongued(w, h, w * 1.0, w * 0.66, radius if radius is not None else 2.2)
    if shape in ("tonneau", "barrel"):
        return barrel(w, h, radius if radius is not None else 3.0, 0.13 if shape == "tonneau" else 0.2)
    raise ValueError(shape)


def barrel(w, h, radius, waist):
    y = np.linspace(-1, 1, 17)
    right = [(w / 2 * (1 - waist * t * t), h / 2 * t) for t in y]
    top = [(w / 2 * (1 - waist) * t, h / 2 + 0.035 * h * (1 - t * t)) for t in (0.5, 0, -0.5)]
    left = [(-x, yy) for x, yy in reversed(right)]
    low = [(x, -yy) for x, yy in reversed(top)]
    return polygon(right + top + left + low, radius * 0.35, 3)


def build(d, root):
    """Builds the case. Returns the heights at which other parts are placed."""
    case, bezel = d["case"], d["bezel"]
    metal, t = case["metal"], case["thick"]
    top = t / 2 - bezel["height"]
    along = "Y" if case["lugs"] == "lyre" else "X"
    sides = metals.brushed(metal, along) if case["finish"] == "brushed" or along == "Y" else metals.polished(metal)
    face = metals.brushed(metal, "Y") if case["finish"] != "polished" else metals.polished(metal)
    shiny = metals.polished(metal)
    body = outline(case["shape"], case["w"], case["h"], case.get("corner"))
    low = -t / 2 + 0.9
    chamfer = case["chamfer"]
    # the top of a cushion case extends to the opening, because a round bezel leaves its corners uncovered
    inset = max(3.2, (case["w"] - bezel["opening"][0]) / 2 - 0.3) if case["shape"] in ("cushion", "pillow") else 3.2
    profile = soften([(2.2, low - 0.9, 0), (1.2, low - 0.5, 0), (0.25, low + 0.2, 1), (0, low + 0.8, 0), (0, top - chamfer, 0),
                      (chamfer * 0.8, top, 1), (inset, top, 2)], min(0.25, chamfer * 0.6 + 0.06))
    place("body", loft(body, profile, cap_end=False), [sides, shiny, face], parent=root)
    if case["lugs"] == "lyre":
        bend = watch_lyre.lugs(d, top, low, root)
        if case.get("endLinks"):
            watch_lugs.end_links(case, top, low, bend, [face, shiny, sides], root)
    elif case["lugs"] not in ("none", "integrated"):
        lugs(case, top, low, [face, shiny, sides], root)
    if case["lugs"] == "integrated":
        shoulders(d, top, low, [face, shiny, sides], root)
    if case.get("gadroons"):
        watch_lugs.gadroons(d, t / 2, shiny, root)
    if case.get("ears"):
        watch_lugs.ears(case, top, low, [face, shiny], root)
    return {"top": top, "low": low, "dial": top + 0.12, "glass": t / 2}


def lugs(case, top, low, materials, root):
    reach, inner, wide = case["l2l"] / 2, case["band"] / 2 + 0.08, case["lugWide"]
    w, h = case["w"] / 2, case["h"] / 2
    if case["lugs"] == "wire":
        return watch_lugs.wires(case, low, materials[1], root)
    if case["lugs"] == "flowing":
        return watch_lugs.flowing(case, top, low, materials, root)
    if case["lugs"] == "block":
        return watch_lugs.blocks(case, top, low, materials, root)
    if case["lugs"] == "brancard":
        return watch_lugs.brancards(case, top, low, materials, root)
    tip, flank = np.array([inner + wide, reach]), soften([(0.35, low + 0.4, 1), (0, low + 0.9, 2), (0, top - 0.55, 2), (0.5, top - 0.02, 1), (1.1, top, 0)], 0.14, 2)
    if case["shape"] in ("round", "cushion"):
        phi = watch_lugs.leaving(case, tip)
        out = outline(case["shape"], case["w"] - 0.1, case["h"] - 0.1)()
        meet = out[np.argmin(np.abs(np.arctan2(out[:, 1], out[:, 0]) - phi))]
        tangent = np.array([-math.sin(phi), math.cos(phi)])
    else:
        meet, tangent = np.array([w - 0.15, h * 0.55]), np.array([0.0, 1.0])
    control = meet + tangent * max(reach - meet[1], 1) * 0.55
    curve = [tuple((1 - u) ** 2 * meet + 2 * u * (1 - u) * control + u * u * tip) for u in np.linspace(0, 1, 10)]
    start = min(h * 0.62, meet[1])
    corners = [(inner, start), (max(inner + 0.6, meet[0] * 0.8), start * 0.7), *curve, (inner, reach)]
    shape = loft(polygon(corners, 0.45, 3), flank)
    bend = h * 0.58 if case["shape"] == "round" else start
    points = bend_down(np.array(shape[0]), bend, case["lugDrop"], reach - bend)
    for sx in (1, -1):
        for sy in (1, -1):
            faces = shape[1] if sx * sy > 0 else [tuple(reversed(f)) for f in shape[1]]
            place("lug", (points * np.array([sx, sy, 1]), faces, shape[2]), materials, parent=root)
    if case.get("endLinks"):
        watch_lugs.end_links(case, top, low, bend, materials, root)


def shoulders(d, top, low, materials, root):
    """A flat tapered block on either side, through which an integrated case continues into its bracelet."""
    case = d["case"]
    w, h, reach, band = case["w"] / 2, case["h"] / 2, case["l2l"] / 2, case["band"] / 2
    start, clear = h * 0.35, max(d["bezel"]["opening"]) / 2 + 0.4
    first = math.asin(min(start / clear, 0.95))
    # the corner keeps away from the arc, because insets of the edge would cross otherwise
    wide = max(min(w * 0.86, band + 4.5), min(clear * math.cos(first) + 3.6, w * 0.92))
    # the inner side leaves the dial free
    arc = [(clear * math.cos(a), clear * math.sin(a)) for a in np.linspace(math.pi - first, first, 16)]
    corners = [(-band, reach), (-wide, start), *arc, (wide, start), (band, reach)]
    shape = loft(polygon(corners, 0.5, 4), soften([(0.4, low + 0.3, 1), (0, low + 0.9, 2), (0, top - 0.9, 2), (0.75, top - 0.12, 1),
                                                  (1.6, top - 0.1, 0)], 0.15, 2))
    points = bend_down(np.array(shape[0]), h * 0.62, case["lugDrop"], reach - h * 0.62)
    for sy in (1, -1):
        turned = points * np.array([-1 if sy < 0 else 1, sy, 1])
        place("shoulder", (turned, shape[1], shape[2]), materials, parent=root)


def crown(d, root):
    crown, case = d["crown"], d["case"]
    if crown["kind"] == "none":
        return
    metal = metals.polished(crown.get("metal", case["metal"]))
    r, long = crown["r"], crown["long"]
    teeth = 28
    start = crown.get("at", case["w"] / 2 + (1.4 if case.get("ears") else 0)) - 0.3
    profile = soften([(0.5, 0), (0.1, 0.35), (0, 0.6), (0, long - 0.5), (0.15 * r, long - 0.1), (0.6 * r, long), (0.95 * r, long + 0.05)], 0.12)

    def wave(i, points):
        z = profile[i][1]
        if 0.45 < z < long - 0.3:
            angle = np.arctan2(points[:, 1], points[:, 0])
            points = points * (1 - 0.055 * (0.5 - 0.5 * np.cos(angle * teeth))[:, None] ** 0.6)
        return points

    turn = Matrix.Rotation(math.pi / 2, 3, "Y")
    valve = [(crown["valve"], 0.7)] if "valve" in crown else []
    for angle, size in [(angle, 1.0) for angle in crown.get("angles", [0.0])] + valve:
        spin = Matrix.Rotation(math.radians(angle), 3, "Z")
        at = spin @ (turn @ Matrix.Identity(3)).col[2] * start
        matrix = (spin @ turn)
        place("crown", loft(circle(r, 168), profile, wave=wave), metal, at, matrix, root, scale=(size, size, size))
        place("stem", slab(circle(r * 0.55, 48), -1.5, 0.6, 0.05), metal, at, matrix, root, scale=(size, size, size))
        if crown["kind"] == "cabochon":
            stone = metals.ceramic((0.01, 0.03, 0.28), 0.04)
            dome = loft(circle(r * 0.62, 64), [(r * 0.62 * (1 - math.cos(a)), long + 0.9 * math.sin(a)) for a in np.linspace(0, 1.5, 8)])
            place("cabochon", dome, stone, at, matrix, root)
    if crown.get("guard"):
        watch_guards.build(d, root)


def pushers(d, root):
    kind, case = d["pushers"]["kind"], d["case"]
    if kind == "none":
        return
    metal = metals.polished(d["crown"].get("metal", case["metal"]))
    turn = Matrix.Rotation(math.pi / 2, 3, "Y")
    for angle in d["pushers"]["angles"]:
        spin = Matrix.Rotation(math.radians(angle), 3, "Z")
        reach = d["pushers"].get("at", case["w"] / 2) - 0.4
        at = spin @ (turn.col[2] * reach)
        if case["shape"] == "rect":  # all stand straight on a straight side
            spin, at = Matrix.Identity(3), Vector((reach, reach * math.tan(math.radians(angle)), 0))
        if kind == "rect":
            place("pusher", box(2.6, 4.2, 4.0, 0.3), metal, at, spin @ turn, root)
            continue
        place("pusher", slab(circle(1.15, 48), -1, 2.0, 0.1), metal, at, spin @ turn, root)
        cap = soften([(0.1, 1.2), (0, 1.4), (0, 3.0), (0.3, 3.3), (1.2, 3.45)], 0.2)
        place("cap", loft(circle(2.0 if kind == "pump" else 2.3, 64), cap), metal, at, spin @ turn, root)
        if kind == "screw":
            place("collar", slab(circle(2.35, 90), 0.1, 1.5, 0.15), metals.brushed(case["metal"], "Z"), at, spin @ turn, root)

"""Bezels: smooth, fluted, coin-edged, screwed, set with stones, or with an insert and its scale."""
import math

import numpy as np

import dials
import metals
import stones
import watch_scale
from mesh import box, place, polar, rings, slab
from outlines import circle, ngon
from watch_case import outline
from watch_lugs import bend_down


flutes = 84


def build(d, levels, root):
    bezel, dial = d["bezel"], d["dial"]
    top, high = levels["top"], levels["glass"]
    # a whole number of points for each tooth, because the rim would be uneven otherwise
    n = bezel.get("flutes", 144) * 6 if bezel["kind"] == "coin" else bezel.get("flutes", flutes) * 12 if bezel["kind"] == "fluted" else 720
    outer = polar(outline(bezel["shape"], bezel["outer"][0], bezel["outer"][1], bezel.get("corner")), n)
    inner = polar(outline(dial["shape"], bezel["opening"][0], bezel["opening"][1], dial.get("corner")), n)
    metal = bezel.get("metal") or d["case"]["metal"]
    shiny, satin = metals.polished(metal), metals.brushed(metal, "Y")
    kind = bezel["kind"]
    {"smooth": smooth, "fluted": fluted, "dive": insert, "tachy": insert, "gmt": insert, "flat": flat, "gem": gem, "step": step,
     "coin": coin}[kind](d, bezel, outer, inner, top, high, shiny, satin, root)
    wall(d, inner, levels, root)
    screws(d, bezel, high, root)


def wall(d, inner, levels, root):
    """The inner flange from the bezel's edge down to the dial: a clean satin slope on a polished foot."""
    dial = polar(outline(d["dial"]["shape"], d["dial"]["w"], d["dial"]["h"], d["dial"].get("corner")), len(inner(0)))
    tone = d["bezel"].get("flange", "steel")
    slope = metals.polished(tone, 0.3) if tone in metals.colors else metals.matte(dials.paints[tone], 0.4)
    foot = metals.polished(tone if tone in metals.colors else "ruthenium")
    high, low = levels["glass"], levels["dial"]
    place("flange", rings([(inner(0.02), high - 0.5), (dial(-0.12), low + 0.22, 0), (dial(0.06), low + 0.12, 1), (dial(0.06), low - 0.05, 1)]), [slope, foot], parent=root, smooth=20)


def smooth(d, bezel, outer, inner, top, high, shiny, satin, root):
    rise = high - top
    points = [(outer(0.05), top - 0.05)]
    a, b = outer(0), inner(0)
    for t in np.linspace(0, 1, 14):
        points.append((a * (1 - t) + b * t, top + 0.25 * rise + 0.75 * rise * math.sin(min(t * 1.5, 1) * math.pi / 2) ** 0.8))
    points[1] = (a, top + 0.2 * rise)
    points.append((inner(0.02), high - 0.5))
    place("bezel", rings(points), shiny, parent=root, smooth=40)


def step(d, bezel, outer, inner, top, high, shiny, satin, root):
    rise, a, b = high - top, outer, inner
    mid = lambda t: a(0) * (1 - t) + b(0) * t
    place("bezel", rings([(a(0.1), top - 0.05), (a(0), top + 0.1), (a(0), top + rise * 0.4), (a(0.12), top + rise * 0.5), (mid(0.4), top + rise * 0.56),
                          (mid(0.42), top + rise * 0.95), (mid(0.5), high), (b(0), high), (b(0.02), high - 0.5)]), shiny, parent=root, smooth=25)


def flat(d, bezel, outer, inner, top, high, shiny, satin, root):
    """A flat brushed surface between polished chamfers."""
    c = bezel.get("chamfer", 0.7)
    edge = inner(-0.35)
    satin = shiny if bezel.get("polished") else satin
    foot = top - (1.8 if bezel["shape"] == "tongued" else 0.1)
    shape = rings([(outer(0.06), foot, 0), (outer(0), foot + 0.1, 0), (outer(0), high - c, 0), (outer(0.06), high - c + 0.07, 0),
                   (outer(c * 0.95), high - 0.06, 0), (outer(c * 1.05), high, 0), (outer(c * 1.1 + 0.05), high, 1), (edge, high, 1),
                   (inner(-0.3), high - 0.02, 0), (inner(0), high - 0.25, 0), (inner(0.02), high - 0.6, 0)])
    if bezel["shape"] == "tongued":
        shape = (follow_case(d, np.array(shape[0])), *shape[1:])
    place("bezel", shape, [shiny, satin], parent=root, smooth=20)
    if bezel.get("gasket"):
        seal = polar(outline(bezel["shape"], bezel["outer"][0] + 0.7, bezel["outer"][1] + 0.7), 720)
        place("gasket", rings([(seal(0), top - 0.5), (seal(0), top + 0.22), (seal(0.8), top + 0.25)]), metals.matte((0.02, 0.02, 0.02)), parent=root)


def follow_case(d, points):
    """Makes the tongues of a bezel bend down with the case to the bracelet."""
    case, start = d["case"], d["bezel"]["outer"][0] * 0.46
    return bend_down(points, start, case["lugDrop"] * 0.6, case["l2l"] / 2 - start)


def fluted(d, bezel, outer, inner, top, high, shiny, satin, root):
    """Fine ridges over a slope that ends in a plain ring at the crystal. Seen from above, the rim is nearly a circle."""
    count = bezel.get("flutes", flutes)
    angle = np.linspace(0, math.tau, len(outer(0)), endpoint=False)
    ridge = np.abs(((angle * count / math.tau) % 1) * 2 - 1)[:, None]
    deep, a, b = ridge[:, 0] * 72 / count, outer(0), inner(-0.55)
    cut = lambda t, share: (a * (1 - t) + b * t) * (1 - share * ridge * 72 / count)
    points = [(outer(0.2), top - 0.05), (a, top + 0.1), (a, top + 0.2), (cut(0.01, 0.007), top + 0.62 - 0.3 * deep), (cut(0.93, 0.002), high - 0.04 - 0.26 * deep),
              (b, high - 0.02), (inner(-0.45), high + 0.03), (inner(0), high + 0.03), (inner(0.02), high - 0.5)]
    place("bezel", rings(points), shiny, parent=root, smooth=12)


def coin(d, bezel, outer, inner, top, high, shiny, satin, root):
    angle = np.linspace(0, math.tau, len(outer(0)), endpoint=False)
    ridge = (0.5 + 0.5 * np.cos(angle * bezel.get("flutes", 144)))[:, None]
    deep = 0.006 if bezel.get("flutes", 144) > 100 else 0.013
    a = outer(0)
    mid = a * 0.3 + inner(0) * 0.7
    place("bezel", rings([(a, top - 0.05), (a * (1 - deep * ridge), top + 0.12), (a * (1 - deep * ridge), top + (high - top) * 0.55),
                          (outer(0.3), top + (high - top) * 0.62), (mid, high), (inner(0), high), (inner(0.02), high - 0.5)]), shiny, parent=root, smooth=30)


def insert(d, bezel, outer, inner, top, high, shiny, satin, root):
    """A rotating or fixed metal ring around a colored ring with a scale."""
    angle = np.linspace(0, math.tau, 720, endpoint=False)
    teeth = bezel.get("teeth", 120 if bezel["kind"] == "dive" else 0)
    ridge = (0.5 + 0.5 * np.cos(angle * teeth))[:, None] if teeth else np.zeros((720, 1))
    a, b = outer(0), inner(-0.75)
    # few hollows are scoops between narrow edges; many are notches
    ridge = 1 - (1 - ridge) ** 0.5 if 0 < teeth < 40 else ridge
    cut = lambda points: points * (1 - bezel.get("toothDepth", 0.0045) * ridge)
    rim = outer(1.15)
    metal = rings([(outer(0.2), top - 0.05), (cut(a), top + 0.25), (cut(a), high - 0.75), (cut(outer(0.55)), high - 0.5), (rim, high - 0.42), (rim, high - 0.7)])
    place("bezel", metal, shiny, parent=root, smooth=28)
    place("inner rim", rings([(b, high - 0.3), (b, high - 0.02), (inner(-0.5), high + 0.04), (inner(0), high), (inner(0.02), high - 0.5)]), shiny, parent=root)
    tones = bezel["insert"] if isinstance(bezel["insert"], list) else [bezel["insert"]]
    halves = [metals.brushed(tones[0], "Y")] if bezel.get("studs") else [metals.ceramic(tone_of(t), 0.28 if bezel.get("matte") else 0.07) for t in tones]
    ring = rings([(rim, high - 0.62), (rim * 0.997, high - 0.5), (rim * 0.55 + b * 0.45, high - 0.27), (b * 1.003, high - 0.1), (b, high - 0.3)])
    if len(halves) > 1:  # the upper half of a two-colored ring is night
        verts, faces, _ = ring
        ring = (verts, faces, [0 if np.mean([verts[i][1] for i in face]) < 0 else 1 for face in faces])
    place("insert", ring, halves, parent=root)
    watch_scale.marks(d, bezel, rim, b, high, root)


def tone_of(name):
    extra = {"bluebezel": (0.012, 0.03, 0.16), "redbezel": (0.30, 0.012, 0.02), "greenbezel": (0.006, 0.085, 0.038), "brownbezel": (0.10, 0.045, 0.018)}
    return extra.get(name) or dials.paints[name]


def gem(d, bezel, outer, inner, top, high, shiny, satin, root):
    smooth(d, {**bezel}, outer, inner, top, high - 0.35, shiny, satin, root)
    a, b = outer(0), inner(0)
    middle = (a + b) / 2
    width = float(np.linalg.norm(a[0] - b[0]))
    size = width * 0.8
    path = np.linalg.norm(np.diff(np.vstack([middle, middle[:1]]), axis=0), axis=1).cumsum()
    count = int(path[-1] / (size * 1.08))
    for i in range(count):
        k = int(np.searchsorted(path, path[-1] * i / count))
        stones.brilliant(size / 2, (*middle[k], high - 0.35 + size * 0.17), (0.08 * math.sin(2.3 * k), 0.08 * math.sin(1.7 * k), k * 0.7), parent=root, close=True)


def screws(d, bezel, high, root):
    kind = bezel.get("screws")
    if not kind:
        return
    count = bezel.get("screwCount", 8)
    line = polar(outline(bezel["shape"], bezel["outer"][0], bezel["outer"][1], bezel.get("corner")), 720)(bezel.get("screwInset", 1.95))
    start = math.pi / 8 if bezel["shape"] == "octagon" else math.pi / count if kind == "slot" else 0
    bright = metals.polished("white_gold" if bezel.get("metal", d["case"]["metal"]) in ("steel", "titanium") else "steel")
    for i in range(count):
        angle = start + math.tau * i / count
        x, y = line[int(round((math.pi / 2 - angle) % math.tau / math.tau * 720)) % 720]
        low = follow_case(d, np.array([[x, y, 0.0]]))[0][2] if bezel["shape"] == "tongued" else 0.0
        head = ngon(6, 1.0, 0.12) if kind == "hex" else circle(0.85, 48)
        place("screw", slab(head, high - 0.4, high + 0.12, 0.1), bright, (x, y, low), (0, 0, angle * 1.7), root)
        place("slot", box(1.35, 0.24, 0.12, 0.02), metals.matte((0.02, 0.02, 0.02)), (x, y, high + 0.1 + low), (0, 0, -angle if kind == "hex" else angle * 2.3), root)

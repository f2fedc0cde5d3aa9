"""Windows in a dial: the date and the phase of the moon."""
import math
import numpy as np
import dials
import lettering
import metals
from mesh import loft, place, polar, rings, slab
from outlines import circle, polygon, rectangle
from watch_case import outline


def edge_at(dial, angle, inset):
    """Distance of the dial's edge at an angle clockwise from twelve, minus an inset."""
    key = (dial["shape"], dial["w"], dial["h"])
    if key not in edges:
        edges[key] = polar(outline(*key, dial.get("corner")), 720)()
    points = edges[key]
    return float(np.linalg.norm(points[int(round((math.pi / 2 - angle) % math.tau / math.tau * 720)) % 720])) - inset


edges = {}


def within(dial):
    """The outline that indices and tracks follow: the dial's own, or the largest circle in a square dial."""
    side = min(dial["w"], dial["h"])
    return {**dial, "shape": "round", "w": side, "h": side} if dial.get("ring") else dial


def group_at(root, x, y):
    from mesh import group

    return group("middle", root, (x, y, 0))


def moon(d, sub, z, root):
    """A night sky with a golden moon behind two round clouds."""
    r, middle = sub["r"], group_at(root, sub["x"], sub["y"])
    place("sky", loft(circle(r, 96), [(0, z), (0, z + 0.03)], False), dials.finish("lacquer", (0.006, 0.014, 0.075)), parent=middle)
    gold = metals.polished("yellow_gold")
    place("moon", loft(circle(r * 0.40, 64), [(0, z + 0.03), (0.02, z + 0.12), (r * 0.2, z + 0.2)]), gold, (r * 0.16, r * 0.42, 0), parent=middle)
    rng = np.random.default_rng(5)
    for _ in range(16):
        a, far = rng.uniform(-1.3, 1.3), rng.uniform(0.2, 0.9) * r
        place("star", slab(circle(0.09, 5), z, z + 0.07, 0.01), gold, (far * math.sin(a), far * math.cos(a), 0), parent=middle)
    plate = dials.finish(sub.get("finish", "opaline"), sub.get("color", d["dial"]["color"]))
    low = [(r * 1.02 * math.cos(a), r * 1.02 * math.sin(a)) for a in np.linspace(math.pi + 0.03, math.tau - 0.03, 24)]
    clouds = polygon([*low, (r * 1.02, 0.02)] + [(r * 0.5 + r * 0.5 * math.cos(a), r * 0.40 * math.sin(a))
                     for a in np.linspace(0.05, math.pi - 0.05, 14)] + [(-r * 0.5 + r * 0.5 * math.cos(a), r * 0.40 * math.sin(a))
                     for a in np.linspace(0.05, math.pi - 0.05, 14)] + [(-r * 1.02, 0.02)], 0.02, 1)
    mask = clouds(0)
    mask *= np.minimum(1, r * 1.02 / np.maximum(np.linalg.norm(mask, axis=1), 1e-6))[:, None]
    place("clouds", loft(lambda inset: mask, [(0, z + 0.05), (0, z + 0.24)]), plate, parent=middle, smooth=20)
    rim = sub.get("border") or frame_metal(d)
    place("rim", rings([(circle(r * 1.1, 96)(), z), (circle(r * 1.08, 96)(), z + 0.3), (circle(r * 0.99, 96)(), z + 0.28), (circle(r * 0.98, 96)(), z)]),
          metals.polished(rim), parent=middle)


def frame_metal(d):
    """The material of window frames: that of the indices, if it is a metal."""
    return d["indices"]["metal"] if d["indices"]["metal"] in metals.colors else "white_gold"


def date(d, date, z, root):
    """A beveled window with the date printed on the disc below."""
    angle = math.radians(date.get("angle", 90))
    dial = d["dial"]
    r = date.get("r") or edge_at(dial, angle, 3.0)
    tall = date.get("size", 2.4) * (1.2 if date.get("lens") else 1)  # the lens makes it larger
    x, y = r * math.sin(angle), r * math.cos(angle)
    light_disc = date.get("disc", "white")
    for k, number in enumerate(date.get("digits", ["28"])):
        wide = tall * (0.62 + 0.58 * (len(number) - 1) if len(number) < 3 else 0.5 * len(number) + 0.3)
        shift = (k - (len(date.get("digits", ["28"])) - 1) / 2) * (wide + 0.3)
        at = (x + shift, y, 0)
        plate = metals.lume((0.80, 0.79, 0.76)) if light_disc == "white" else dials.finish("matte", light_disc)
        place("disc", slab(rectangle(wide, tall, 0.12), z - 0.05, z + 0.02, 0.01), plate, at, parent=root)
        if date.get("frame", True):
            frame = polar(rectangle(wide + 0.55, tall + 0.55, 0.22), 96), polar(rectangle(wide, tall, 0.1), 96)
            place("frame", rings([(frame[0](0), z), (frame[0](0.02), z + 0.16), (frame[1](-0.1), z + 0.18), (frame[1](0), z + 0.02)]),
                  metals.polished(frame_metal(d)), at, parent=root)
        ink = metals.matte((0.01, 0.01, 0.012)) if light_disc in dials.light else metals.lume((0.8, 0.8, 0.78))
        place("number", lettering.text(number, tall * (0.82 if len(number) < 3 else 0.7), "sans", 0.02), ink, (at[0], at[1], z + 0.025), parent=root)
    if date.get("lens"):
        lens = slab(rectangle(tall * 1.9, tall * 1.55, 0.8, 8), 0, 0.75, 0.35)
        place("lens", lens, metals.clear((0.99, 0.99, 0.99), 0.12, 0.4), (x - 0.15, y, d["glassTop"]), parent=root).visible_shadow = False

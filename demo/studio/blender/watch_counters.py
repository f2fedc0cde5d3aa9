"""Sub-dials: a turned ground or, over an open movement, a ring; a chamfered edge; numerals; the hand."""
import math

import numpy as np

import dials
import lettering
import metals
import watch_balance
import watch_earth
import watch_hands
import watch_hour_ring
import watch_world
from dial_ink import ink_for
from mesh import at_clock, box, join, loft, place, polar, rings
from outlines import circle, rectangle
from watch_windows import group_at, moon


def subdial(d, sub, z, root):
    x, y, r = sub["x"], sub["y"], sub["r"]
    if sub["kind"] == "moon":
        return moon(d, sub, z, root)
    if sub["kind"] == "tourbillon":
        import watch_skeleton

        return watch_skeleton.tourbillon(d, sub, z, root)
    whole = {"world": watch_world.world, "earth": watch_earth.earth, "balance": watch_balance.hanging, "hours": watch_hour_ring.ring}
    if sub["kind"] in whole:
        return whole[sub["kind"]](d, sub, z, root)
    is_open = d["dial"]["finish"] == "skeleton"
    color = sub.get("color", "black" if is_open else d["dial"]["color"])
    middle = group_at(root, x, y)
    if is_open:
        z += sub.get("lift", 0)
    elif sub.get("lift"):
        z = raised(r, z, sub["lift"], dials.finish("enamel", color), middle)
    if is_open:
        place("ring", rings([(circle(r, 96)(), z), (circle(r, 96)(), z + 0.12), (circle(r * 0.62, 96)(), z + 0.12), (circle(r * 0.6, 96)(), z)]), dials.finish("matte", color), parent=middle, smooth=20)
        z = z + 0.1
    else:
        ground(sub, color, r, z, middle)
    edge(d, sub, color, r, z, middle)
    place("ticks", join(figures(sub, r, z)), ink_for(color, sub.get("ink")), parent=middle)
    watch_hands.small(d, sub, z, middle)


def raised(r, z, lift, material, middle):
    """A domed disc on a foot, clear of the dial. Returns the height of the disc's face."""
    steps = [(r * 0.6, z), (r * 0.6, z + lift * 0.3), (r - 0.1, z + lift * 0.55), (r + 0.16, z + lift * 0.8), (r + 0.14, z + lift), (r - 0.1, z + lift)]
    place("raised", rings([(circle(radius, 96)(), high) for radius, high in steps]), material, parent=middle, smooth=40)
    return z + lift


def form(sub, radius):
    """The outline of a sub-dial: round, or a square with round corners."""
    return polar(rectangle(radius * 2, radius * 2, radius * 0.42, 8), 192) if sub.get("square") else circle(radius, 96)


def ground(sub, color, r, z, middle):
    """The ground: fine turned rings in the middle, a plain track for the numerals around them."""
    finish = sub.get("finish", "azure")
    inner = r * 0.66 if finish == "azure" else r
    plate = dials.finish(finish, color)
    place("sub", loft(form(sub, inner), [(0, z + 0.012), (0.05, z + 0.03), (0.3, z + 0.02)], False), plate, parent=middle, smooth=20)
    if inner < r:
        track = rings([(circle(r, 96)(), z), (circle(r, 96)(), z + 0.05), (circle(inner, 96)(), z + 0.05), (circle(inner - 0.06, 96)(), z + 0.015)])
        place("track", track, dials.finish("opaline", color), parent=middle, smooth=20)


def edge(d, sub, color, r, z, middle):
    """A metal border if the watch has one, else a bevel in the dial's color that catches the light."""
    if sub.get("border"):
        shape = [(r + 0.1, 0), (r + 0.05, 0.14), (r - 0.18, 0.14), (r - 0.26, 0)]
        tone = sub["border"]
        metal = metals.polished(tone) if tone in metals.colors else metals.matte(dials.paints[tone], 0.3)
    else:
        shape = [(r + 0.16, 0), (r + 0.1, 0.1), (r - 0.02, 0.1), (r - 0.1, 0.04)]
        metal = dials.bevel(dials.paint_of(color))
    place("border", rings([(form(sub, radius)(), z + high) for radius, high in shape]), metal, parent=middle, smooth=20)


def figures(sub, r, z):
    span, start = math.radians(sub.get("span", 360)), math.radians(sub.get("start", 0))
    count = sub.get("ticks", 60 if sub["kind"] == "seconds" else 30)
    shapes = []
    for i in range(count + (1 if span < 6 else 0)):
        strong = i % max(count // sub.get("numbers", 4), 1) == 0
        long = r * (0.17 if strong else 0.1)
        shapes.append((box(0.1 if strong else 0.06, long, 0.03, 0.005), at_clock(r - 0.3 - long / 2, start + span * i / count, z + 0.065)))
    labels = sub.get("labels")
    if labels:
        shapes += lettering.around(labels, r * 0.58, r * 0.3, z + 0.055, "sans", True, 0.02, start)
    return shapes

"""The workshop: a bench with an open watch, and a movement alone."""
import math

import metals
import still_tools as tools
import watch_bezel
import watch_case
from leather import leather
from mesh import group, place, rings, slab
from outlines import circle
from still_movement import movement


def open_case(d, root, at, yaw):
    """A watch that lies on its glass without its back, the movement in its ring."""
    case = d["case"]
    lying = group("open", root, at, (0, 0, yaw))
    half = case["thick"] / 2
    head = group("head", lying, (0, 0, half), (math.pi, 0, 0))
    levels = watch_case.build(d, head)
    watch_bezel.build(d, levels, head)
    watch_case.crown(d, head)
    watch_case.pushers(d, head)
    r = case["w"] / 2 - 1.6
    inner = r - 2.6
    steps = [(circle(r, 192)(), 0), (circle(r, 192)(), 3.2), (circle(r - 0.4, 192)(), 3.6), (circle(inner + 0.5, 192)(), 3.6), (circle(inner, 192)(), 3.1), (circle(inner, 192)(), 0)]
    top = case["thick"] - 0.6
    place("ring", rings([(p, z + top) for p, z in steps]), metals.polished("steel"), parent=lying, smooth=30)
    movement(group("movement", lying, (0, 0, top - 0.3)), inner - 0.15)


def workbench(d, root):
    bench = group("bench", root, (0, 0, 0), (0, 0, 0.16))
    z = tools.mat(bench, 176, 112, "green")
    tools.cushion(bench, (8, -2, z + 13), (66, 66, 13), leather("chocolate", "calf", 1.8, "Object"), 2.0, 0.4)
    open_case(d["watch"], bench, (8, -2, z + 13.9), 0.7)
    tools.tweezers(bench, (-84, -12, z), -1.95, long=88)
    tools.screwdriver(bench, (38, -26, z), -2.36, "yellow_gold", 74)
    tools.screwdriver(bench, (49, -17, z), -2.2, (0.30, 0.02, 0.02), 74)
    tools.loupe(bench, (-44, 30, z))
    tools.cover(bench, (22, -44, z), 15)
    tools.dish(bench, (48, 34, z))


def heart(d, root):
    place("holder", tools.turned([(16.4, 0), (18.6, 0.2), (19.4, 1.0), (19.4, 3.6), (18.8, 4.4), (16.2, 4.4), (15.4, 3.4), (15.4, 1.0)], 192), metals.brushed("steel", "Z", 0.22), parent=root, smooth=40)
    movement(group("movement", root, (0, 0, 1.6), (0, 0, 0.35)), 15.0)
    tools.screwdriver(root, (20.5, -8, 0), -1.9, "yellow_gold", 80)
    tools.tweezers(root, (-74, 14, 0), -1.78, long=56)
    for x, y, lean in ((-22.5, -13, 1.5), (-27, -8.5, 1.65)):
        place("screw", tools.turned([(0.5, -1.8), (0.5, 0), (1.2, 0.1), (1.2, 0.75), (0.3, 0.8)], 32), metals.polished("blue_steel"), (x, y, 1.2), (lean, 0, x), root)


forms = {"workbench": workbench, "heart": heart}

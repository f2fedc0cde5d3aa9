"""The earth as seen from above the north pole, surrounded by a ring of hours and a ring of cities."""
import math

import numpy as np

import dials
import metals
import watch_world
from dial_ink import ink_for
from mesh import loft, place, rings
from nodes import Shader, kept
from outlines import circle

# longitude and latitude, roughly along the coasts
lands = {
    "north america": [(-168, 66), (-156, 71), (-128, 70), (-110, 68), (-95, 70), (-82, 69), (-86, 65), (-94, 61), (-92, 57), (-82, 55), (-79, 52), (-77, 57), (-77, 62), (-70, 61), (-64, 59), (-56, 52),
                      (-66, 49), (-60, 46), (-70, 43), (-74, 40), (-76, 35), (-81, 31), (-80, 25), (-83, 29), (-90, 29.5), (-97, 27), (-97, 21), (-94, 18), (-90, 21), (-87, 21), (-88, 16), (-83, 14), (-83, 10),
                      (-79, 9), (-80, 7.5), (-85, 10), (-92, 14.5), (-105, 20), (-109, 25), (-114, 31), (-110, 23), (-116, 30), (-121, 35), (-124, 40), (-124, 48), (-130, 54), (-140, 60), (-150, 60), (-158, 57),
                      (-164, 55), (-158, 59), (-165, 61), (-163, 64)],
    "south america": [(-78, 9), (-72, 12), (-62, 10.5), (-51, 4), (-50, 0), (-44, -2.5), (-35, -6), (-37, -12), (-39, -17), (-41, -22), (-48, -26), (-53, -33), (-58, -35), (-62, -39), (-65, -44), (-68, -50),
                      (-69, -54), (-74, -52), (-74, -45), (-73, -37), (-71, -30), (-70, -18), (-76, -14), (-81, -5), (-80, 0), (-77, 4)],
    "eurasia": [(5, 60), (5, 62), (14, 68), (25, 71), (40, 67), (36, 64.5), (44, 66.5), (46, 68), (60, 69), (68, 69), (73, 72), (80, 73), (104, 77.5), (113, 74), (130, 71), (140, 72.5), (160, 70), (180, 69),
                (190, 66), (183, 62.5), (170, 60), (163, 58), (157, 51), (156, 57), (163, 62), (155, 59), (142, 59), (136, 54.5), (141, 52), (140, 48), (132, 43), (127.5, 39), (129, 35), (126.5, 34.5), (125, 39),
                (121, 40.5), (118, 39), (122, 37), (119, 35), (122, 31), (119, 25), (114, 22.5), (108, 21), (106, 18), (109, 12), (105, 9), (100, 13.5), (103.5, 1.5), (101, 3), (98, 9), (98, 16), (94, 16),
                (91, 22.5), (87, 21.5), (80, 15), (80, 12), (77.5, 8), (73, 17), (72.5, 21), (67, 25), (57, 25.5), (51, 28), (48, 30), (51, 25), (56, 25), (59, 22.5), (55, 17), (45, 13), (43, 13), (39, 21), (35, 28),
                (34, 31), (36, 36.5), (28, 36.5), (26, 40), (23, 37), (19.5, 41), (13, 45.5), (18, 40.5), (16, 38), (12, 42.5), (8, 44), (3, 42.5), (-0.5, 39), (-5, 36), (-9, 37), (-9, 43), (-1.5, 43.5),
                (-1, 46), (-4.5, 48.5), (2, 51), (8, 54), (8.5, 57), (10.5, 57), (11, 54), (20, 55), (22, 59), (29, 60), (22, 60.5), (25, 65), (22, 65.5), (17, 61), (18, 59), (16, 56.5), (13, 55.5), (11, 59), (7, 58)],
    "africa": [(-6, 35.5), (3, 37), (10, 37), (11, 34), (20, 31), (23, 32.5), (32, 31), (34, 27), (37, 21), (43, 12), (51, 11.5), (46, 3), (41, -2), (39, -6), (40.5, -15), (35, -20), (33, -26), (28, -33), (20, -35),
               (18, -32), (12, -17), (13.5, -10), (9, -1), (9.5, 4), (4, 6), (-8, 4.5), (-13, 8), (-17, 14.5), (-17, 21), (-10, 30)],
    "australia": [(114, -22), (122, -18), (130, -12), (136, -12), (137, -16), (140, -17), (142, -11), (146, -19), (153, -26), (150, -37), (140, -38), (131, -31.5), (124, -33), (115, -34.5)],
    "greenland": [(-73, 78), (-60, 82), (-32, 83.5), (-18, 80), (-22, 73), (-27, 69), (-40, 65), (-44, 60), (-50, 62), (-54, 68), (-57, 75)],
    "baffin": [(-62, 66), (-68, 70), (-80, 73.5), (-88, 73), (-76, 69), (-72, 66), (-66, 62.5)], "ellesmere": [(-62, 82), (-75, 83), (-92, 81), (-85, 77), (-78, 76.5)],
    "victoria": [(-105, 69), (-117, 69.5), (-117, 73), (-105, 73)], "iceland": [(-24, 65), (-18, 66.5), (-14, 65), (-19, 63.5)], "zemlya": [(52, 71), (58, 75), (68, 77), (57, 72)],
    "britain": [(-5, 50), (1, 51), (0, 53.5), (-2, 57.5), (-5, 58.5), (-5, 55), (-3.5, 53)], "ireland": [(-10, 52), (-6, 52), (-6, 55), (-9, 54)],
    "japan": [(130, 31), (136, 34), (140, 36), (142, 42), (145, 44), (141, 45), (140, 40), (136, 37)], "borneo": [(109, 1.5), (117, 7), (119, 5), (116, -3.5), (110, -3)],
    "sumatra": [(95, 5.5), (104, -2), (105, -6), (100, -1)], "guinea": [(131, -1), (141, -3), (150, -10), (143, -8.5), (138, -8)], "philippines": [(120, 18), (122, 18), (126, 7), (122, 7)],
    "zealand": [(173, -35), (178, -38), (175, -41.5), (171, -44), (167, -46), (173, -40.5)], "madagascar": [(49, -12), (50, -16), (47, -25), (44, -23), (44, -17)],
}


def earth(d, sub, z, root):
    """`r`: outer radius of the hours. The cities are at the dial's edge."""
    r, half = sub["r"], min(d["dial"]["w"], d["dial"]["h"]) / 2
    globe = r * 0.8
    place("ocean", loft(circle(globe, 144), [(0, z), (0, z + 0.05)], False), dials.finish("sunburst", (0.018, 0.085, 0.24)), parent=root, smooth=20)
    for outline in lands.values():
        place("land", plateau(np.array(outline, float), globe, z + 0.05), land(), parent=root, smooth=10)
    watch_world.hours(r, globe, z, ("ice_blue", "blue"), root)
    for radius in (r, globe):
        edge = [(radius + 0.14, 0.0), (radius + 0.1, 0.2), (radius - 0.1, 0.2), (radius - 0.14, 0.0)]
        place("line", rings([(circle(far, 144)(), z + high) for far, high in edge]), metals.polished("steel"), parent=root, smooth=20)
    place("cities", watch_world.names(half * 0.93, half * 0.064, z + 0.012), ink_for(d["dial"]["color"]), parent=root)


def plateau(outline, radius, z):
    """Land slightly above the sea. East is counter-clockwise, Greenwich is at the bottom."""
    steps = np.linspace(0, 1, 4, endpoint=False)[:, None]
    fine = np.concatenate([a * (1 - steps) + b * steps for a, b in zip(outline, np.roll(outline, -1, 0))])
    turn, far = np.radians(fine[:, 0]), np.minimum(radius * (90 - fine[:, 1]) / 136, radius * 0.985)
    points = np.column_stack([far * np.sin(turn), -far * np.cos(turn)])
    if np.sum(points[:, 0] * np.roll(points[:, 1], -1) - points[:, 1] * np.roll(points[:, 0], -1)) < 0:
        points = points[::-1]
    return loft(lambda inset: points, [(0, z), (0, z + 0.1)], cap_start=False)


@kept
def land():
    """The color of land: snow around the pole, woods, deserts; with the grain of laser engraving."""
    shader = Shader("land")
    node = shader.principled((0.3, 0.3, 0.2), 0.3, 0.42)
    where = shader.coordinates()
    far = shader.node("ShaderNodeVectorMath", operation="LENGTH")
    shader.link(where, far.inputs[0])
    place = shader.math("ADD", shader.math("MULTIPLY", far.outputs["Value"], 0.1), shader.math("MULTIPLY", shader.math("SUBTRACT", shader.noise(where, 0.8, 4, 0.6), 0.5), 0.4))
    zones = (0.08, (0.72, 0.74, 0.75)), (0.17, (0.30, 0.34, 0.22)), (0.27, (0.13, 0.19, 0.07)), (0.4, (0.52, 0.40, 0.22)), (0.5, (0.14, 0.21, 0.07)), (0.7, (0.46, 0.34, 0.18))
    shader.link(shader.ramp(place, *zones), node.inputs["Base Color"])
    shader.bump(shader.noise(where, 5, 3), 0.3, 0.06, node)
    return shader.material

"""A hand-wound movement from the back: bridges with stripes, wheels, jewels, screws, the balance."""
import math

import numpy as np
from mathutils import Matrix

import metals
from mesh import box, loft, place, slab, soften
from nodes import Shader, kept
from outlines import circle, polygon
from watch_skeleton import balance, bridge, wheel

ruby = (0.35, 0.005, 0.03)


@kept
def striped(metal="white_gold"):
    """Broad waves of fine lines: the finish of bridges."""
    shader = Shader(f"{metal} striped")
    node = shader.principled(metals.colors[metal], 1.0, 0.24)
    where = shader.coordinates((1, 1, 1))
    turned = shader.node("ShaderNodeMapping")
    turned.inputs["Rotation"].default_value = (0, 0, 0.6)
    shader.link(where, turned.inputs["Vector"])
    wave = shader.wave(turned.outputs[0], 0.17, "BANDS", "X", "SAW")
    fine = shader.noise(shader.coordinates((14, 0.6, 1)), 1.0, 2)
    shader.link(shader.ramp(wave, (0.0, (0.42, 0.40, 0.365)), (0.9, (0.78, 0.755, 0.70)), (1.0, (0.42, 0.40, 0.365))), node.inputs["Base Color"])
    shader.link(shader.range(wave, 0.18, 0.36), node.inputs["Roughness"])
    shader.bump(shader.math("ADD", wave, shader.math("MULTIPLY", fine, 0.12)), 0.35, 0.5, node)
    return shader.material


@kept
def grained(metal="ruthenium"):
    """Small overlapping circles: the finish of the plate below the bridges."""
    shader = Shader(f"{metal} grained")
    node = shader.principled(metals.colors[metal], 1.0, 0.3)
    spots = shader.cells(shader.coordinates((1, 1, 1)), 0.9, "F1", 0.15)
    shader.link(shader.range(spots, 0.16, 0.46), node.inputs["Roughness"])
    shader.bump(spots, 0.3, 0.3, node)
    return shader.material


def sector(outer, inner, start, end, radius=0.9):
    """A sector of a ring between two angles (degrees), with rounded corners."""
    a = np.radians(np.linspace(start, end, 28))
    far = [(outer * math.cos(t), outer * math.sin(t)) for t in a]
    near = [(inner * math.cos(t), inner * math.sin(t)) for t in a[::-4]]
    return polygon(far + near, radius, 3)


def plated(outline, low, high):
    """A bridge with flanks, a polished bevel and a striped face."""
    return loft(outline, soften([(0.1, low, 1), (0, low + 0.1, 1), (0, high - 0.3, 1), (0.3, high, 1), (0.7, high, 0)], 0.05))


def jewel(root, at, r=0.95):
    x, y, z = at
    place("chaton", slab(circle(r * 1.55, 40), z - 0.4, z + 0.12, 0.1), metals.polished("yellow_gold", 0.1), (x, y, 0), parent=root)
    place("jewel", slab(circle(r, 40), z - 0.2, z + 0.22, 0.14), metals.matte(ruby, 0.06, 0.9), (x, y, 0), parent=root)
    place("pivot", slab(circle(r * 0.28, 20), z, z + 0.34, 0.05), metals.polished("steel"), (x, y, 0), parent=root)


def screw(root, at, r=0.95, angle=0.4):
    x, y, z = at
    place("screw", slab(circle(r, 40), z - 0.4, z + 0.18, 0.1), metals.polished("blue_steel", 0.1), (x, y, 0), parent=root)
    place("slot", box(r * 1.9, r * 0.26, 0.1, 0.02), metals.matte((0.004, 0.005, 0.012), 0.4), (x, y, z + 0.16), (0, 0, angle), root)


def movement(root, r=14.0, metal="white_gold"):
    """The whole movement, about 4 mm high, with its lower face at z = 0."""
    place("plate", slab(circle(r, 192), 0, 1.2, 0.2), grained(), parent=root)
    faces = [striped(metal), metals.polished("steel", 0.1)]
    top = 3.0
    place("barrel bridge", plated(sector(r * 0.97, r * 0.1, 28, 196), 1.2, top), faces, parent=root, smooth=28)
    place("train bridge", plated(sector(r * 0.97, r * 0.14, -58, 22), 1.2, top - 0.15), faces, parent=root, smooth=28)
    place("great wheel", wheel(r * 0.3, 64, 5, 0.35, 0.14), metals.polished("yellow_gold", 0.16), (r * 0.02, -r * 0.24, 1.5), parent=root, smooth=15)
    place("third wheel", wheel(r * 0.22, 56, 4, 0.3, 0.16), metals.polished("yellow_gold", 0.16), (r * 0.3, -r * 0.62, 1.9), parent=root, smooth=15)
    for x, y, size, teeth in ((-0.3, 0.5, 0.36, 72), (0.36, 0.52, 0.21, 44)):
        at = (x * r, y * r, top)
        place("ratchet", wheel(size * r, teeth, 6, 0.5, 0.9), metals.sunray("steel"), at, parent=root, smooth=20)
        place("core", slab(circle(size * r * 0.34, 48), 0, 0.75, 0.1), metals.polished("steel", 0.1), at, parent=root)
        screw(root, (at[0], at[1], top + 0.75), 1.15 if size > 0.3 else 0.9, 0.9)
    middle = (-r * 0.34, -r * 0.5)
    balance(r * 0.36, (middle[0], middle[1], 2.2), root)
    foot = (-r * 0.78, -r * 0.5 - r * 0.04)
    place("cock", bridge((foot[0] + 0.6, foot[1]), (middle[0], middle[1]), 1.75, 0.7), [metals.brushed(metal, "X", 0.2), metals.polished(metal)], (0, 0, 3.5), parent=root, smooth=25)
    jewel(root, (*middle, 4.2), 0.8)
    screw(root, (foot[0] + 0.8, foot[1], 4.2), 0.8, 1.2)
    for x, y in ((0.05, 0.16), (0.52, -0.04), (0.66, -0.42), (-0.58, 0.12)):
        jewel(root, (x * r, y * r, top if y > 0.1 else top - 0.15))
    for x, y, turn in ((0.7, 0.57, 0.2), (0.05, 0.88, 1.4), (-0.78, 0.42, 2.2), (0.84, -0.12, 0.7), (0.63, -0.61, 2.6)):
        screw(root, (x * r, y * r, top if y > 0.2 else top - 0.15), 0.95, turn)

"""Cut stones, pearls, and their settings."""
import math

import numpy as np

from mesh import loft, place, put
from outlines import circle
from nodes import Shader, kept

tints = {"diamond": (1, 1, 1), "topaz": (0.22, 0.62, 0.82), "citrine": (1.0, 0.72, 0.12), "tsavorite": (0.2, 0.8, 0.32), "pink_sapphire": (0.95, 0.3, 0.5),
         "ruby": (0.8, 0.03, 0.08), "sapphire": (0.04, 0.1, 0.6), "emerald": (0.03, 0.45, 0.2)}


@kept
def gem(kind="diamond"):
    """The material of a gem. Refracts light once, so that few samples suffice; the fire is painted into the sky of the stones (`sky.sparks`)."""
    shader = Shader(f"gem {kind}")
    glass = shader.node("ShaderNodeBsdfGlass")
    glass.inputs["Color"].default_value, glass.inputs["Roughness"].default_value = (*tints[kind], 1), 0.0
    glass.inputs["IOR"].default_value = 2.42 if kind == "diamond" else 1.8
    shader.link(glass.outputs[0], shader.out.inputs["Surface"])
    return shader.material


@kept
def foil():
    """The back of a closely set stone: a mirror that hides the metal below."""
    shader = Shader("foil")
    mirror = shader.node("ShaderNodeBsdfGlossy")
    mirror.inputs["Color"].default_value, mirror.inputs["Roughness"].default_value = (0.94, 0.95, 0.97, 1), 0.0
    shader.link(mirror.outputs[0], shader.out.inputs["Surface"])
    return shader.material


def ring_of(n, r, z, start=0.0):
    return [(r * math.cos(start + math.tau * i / n), r * math.sin(start + math.tau * i / n), z) for i in range(n)]


def brilliant_shape(n=8, deep=1.0):
    """A round brilliant of radius 1, its girdle at z = 0: table, star, bezel, girdle and, as a second material, pavilion facets."""
    table, star = ring_of(n, 0.55, 0.33, math.pi / n), ring_of(n, 0.78, 0.2)
    girdle = ring_of(2 * n, 1.0, 0.02)
    low = ring_of(2 * n, 1.0, -0.03)
    half = ring_of(n, 0.42, -0.52 * deep, math.pi / n)
    verts = table + star + girdle + low + half + [(0, 0, -0.86 * deep)]
    t, s, g, b, h, tip = 0, n, 2 * n, 4 * n, 6 * n, 7 * n
    faces = [tuple(range(n))]
    for i in range(n):
        j, p = (i + 1) % n, (i - 1) % n
        faces += [(t + i, t + p, s + i), (t + i, s + i, g + (2 * i + 1) % (2 * n)), (t + i, g + (2 * i + 1) % (2 * n), s + j)]
        faces += [(s + i, g + 2 * i, g + 2 * i + 1), (s + i, g + (2 * i - 1) % (2 * n), g + 2 * i)]
        faces += [(h + i, b + 2 * i + 1, b + 2 * i), (h + i, b + (2 * i + 2) % (2 * n), b + 2 * i + 1), (h + i, b + 2 * i, tip), (h + i, tip, b + (2 * i + 2) % (2 * n))]
    for i in range(2 * n):
        j = (i + 1) % (2 * n)
        faces.append((b + i, b + j, g + j, g + i))
    back = [int(all(k >= b for k in face)) for face in faces]
    return np.array(verts, float), faces, back


shared = {}


def brilliant(radius, at, turn=(0, 0, 0), kind="diamond", parent=None, stretch=(1, 1, 1), close=False):
    """Places a stone. All stones of a kind share one mesh. A `close` stone is shallow: 0.34 of its radius below the girdle."""
    scale = (radius * stretch[0], radius * stretch[1], radius * stretch[2])
    if (kind, close) not in shared:
        shape, skins = (brilliant_shape(deep=0.4), [gem(kind), foil()]) if close else (brilliant_shape(), [gem(kind), gem(kind)])
        shared[kind, close] = place("stone", shape, skins, at, turn, parent, 1, scale)
        return shared[kind, close]
    return put(shared[kind, close].data, at, turn, parent, scale)


def step_cut(outline, height, at, kind, parent, turn=(0, 0, 0), half=3.0):
    """An emerald or cushion cut, with steps above and below the girdle."""
    profile = [(half * 0.9, -height * 0.34), (half * 0.6, -height * 0.28, 1), (half * 0.28, -height * 0.16, 1), (0, 0, 1), (0, height * 0.05), (half * 0.14, height * 0.18),
               (half * 0.28, height * 0.26), (half * 0.38, height * 0.3)]
    return place("step cut", loft(outline, profile), [gem(kind), foil()], at, turn, parent, 1)


@kept
def opaque(color, rough=0.12, pearl=False):
    shader = Shader("stone")
    node = shader.principled(color, 0.0, rough, Clearcoat=0.6)
    if pearl:
        node.inputs["Metallic"].default_value, node.inputs["Clearcoat"].default_value, node.inputs["Clearcoat Roughness"].default_value = 0.28, 1.0, 0.05
        rim = shader.node("ShaderNodeLayerWeight")
        rim.inputs["Blend"].default_value = 0.35
        shader.link(shader.ramp(rim.outputs["Facing"], (0.0, color), (0.6, (0.86, 0.77, 0.73)), (1.0, (0.68, 0.71, 0.70))), node.inputs["Base Color"])
    return shader.material


@kept
def malachite():
    shader = Shader("malachite")
    node = shader.principled((0.02, 0.25, 0.12), 0.0, 0.15, Clearcoat=0.7)
    where = shader.coordinates((0.22, 0.3, 0.3))
    drift = shader.math("MULTIPLY", shader.noise(where, 0.7, 1.0), 9.0)
    axes = shader.node("ShaderNodeSeparateXYZ")
    shader.link(where, axes.inputs[0])
    way = shader.math("ADD", shader.math("MULTIPLY", axes.outputs[0], 2.6), drift)
    fine = shader.math("SINE", shader.math("MULTIPLY", way, 4.3))
    broad = shader.math("SINE", shader.math("MULTIPLY", way, 1.7))
    bands = shader.math("ADD", shader.math("MULTIPLY", shader.math("ADD", shader.math("MULTIPLY", fine, 0.5), broad), 0.34), 0.5)
    shader.link(shader.ramp(bands, (0.1, (0.004, 0.07, 0.03)), (0.5, (0.015, 0.22, 0.10)), (0.9, (0.06, 0.42, 0.22))), node.inputs["Base Color"])
    return shader.material

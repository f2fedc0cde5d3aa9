"""Cut stones, pearls, and the settings that hold them."""
import math

import numpy as np

from mesh import loft, place, put
from outlines import circle
from nodes import Shader, kept

tints = {"diamond": (1, 1, 1), "topaz": (0.05, 0.32, 0.52), "citrine": (1.0, 0.72, 0.12), "tsavorite": (0.08, 0.6, 0.2), "pink_sapphire": (0.95, 0.3, 0.5),
         "ruby": (0.8, 0.03, 0.08), "sapphire": (0.04, 0.1, 0.6), "emerald": (0.03, 0.45, 0.2)}


@kept
def gem(kind="diamond"):
    """Refraction that grows a little with the colour of light gives a diamond its fire."""
    shader = Shader(f"gem {kind}")
    if kind != "diamond":
        glass = shader.node("ShaderNodeBsdfGlass")
        glass.inputs["Color"].default_value, glass.inputs["Roughness"].default_value, glass.inputs["IOR"].default_value = (*tints[kind], 1), 0.0, 1.7
        shader.link(glass.outputs[0], shader.out.inputs["Surface"])
        return shader.material
    total = None
    for colour, ior in (((1, 0, 0), 2.36), ((0, 1, 0), 2.42), ((0, 0, 1), 2.48)):
        glass = shader.node("ShaderNodeBsdfGlass")
        glass.inputs["Color"].default_value, glass.inputs["Roughness"].default_value, glass.inputs["IOR"].default_value = (*colour, 1), 0.0, ior
        if total is None:
            total = glass.outputs[0]
            continue
        add = shader.node("ShaderNodeAddShader")
        shader.link(total, add.inputs[0])
        shader.link(glass.outputs[0], add.inputs[1])
        total = add.outputs[0]
    # part of every facet is a plain mirror: small stones stay bright even where little light finds its way through
    mirror, mix = shader.node("ShaderNodeBsdfGlossy"), shader.node("ShaderNodeMixShader")
    mirror.inputs["Color"].default_value, mirror.inputs["Roughness"].default_value = (0.95, 0.97, 1.0, 1), 0.03
    mix.inputs[0].default_value = 0.38
    shader.link(total, mix.inputs[1])
    shader.link(mirror.outputs[0], mix.inputs[2])
    shader.link(mix.outputs[0], shader.out.inputs["Surface"])
    return shader.material


def ring_of(n, r, z, start=0.0):
    return [(r * math.cos(start + math.tau * i / n), r * math.sin(start + math.tau * i / n), z) for i in range(n)]


def brilliant_shape(n=8):
    """A round brilliant of radius 1, its girdle at z = 0: table, star, bezel, girdle and pavilion facets."""
    table, star = ring_of(n, 0.55, 0.33, math.pi / n), ring_of(n, 0.78, 0.2)
    girdle = ring_of(2 * n, 1.0, 0.02)
    low = ring_of(2 * n, 1.0, -0.03)
    half = ring_of(n, 0.42, -0.52, math.pi / n)
    verts = table + star + girdle + low + half + [(0, 0, -0.86)]
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
    return np.array(verts, float), faces, [0] * len(faces)


shared = {}


def brilliant(radius, at, turn=(0, 0, 0), kind="diamond", parent=None, stretch=(1, 1, 1)):
    """Puts a stone; all stones of a kind share one mesh."""
    scale = (radius * stretch[0], radius * stretch[1], radius * stretch[2])
    if kind not in shared:
        shared[kind] = place("stone", brilliant_shape(), gem(kind), at, turn, parent, 1, scale)
        return shared[kind]
    return put(shared[kind].data, at, turn, parent, scale)


def step_cut(outline, height, at, kind, parent, turn=(0, 0, 0), half=3.0):
    """An emerald or cushion cut: steps above and below the girdle."""
    profile = [(half * 0.94, -height * 0.62), (half * 0.55, -height * 0.48), (half * 0.2, -height * 0.22), (0, 0), (0, height * 0.05), (half * 0.14, height * 0.18),
               (half * 0.28, height * 0.26), (half * 0.38, height * 0.3)]
    return place("step cut", loft(outline, profile), gem(kind), at, turn, parent, 1)


@kept
def opaque(colour, rough=0.12, pearl=False):
    shader = Shader("stone")
    node = shader.principled(colour, 0.0, rough, Clearcoat=0.6)
    if pearl:
        node.inputs["Sheen"].default_value, node.inputs["Metallic"].default_value = 0.4, 0.12
        rim = shader.node("ShaderNodeLayerWeight")
        rim.inputs["Blend"].default_value = 0.35
        shader.link(shader.ramp(rim.outputs["Facing"], (0.0, colour), (0.6, (0.80, 0.66, 0.62)), (1.0, (0.62, 0.68, 0.66))), node.inputs["Base Color"])
    return shader.material


@kept
def malachite():
    shader = Shader("malachite")
    node = shader.principled((0.02, 0.25, 0.12), 0.0, 0.15, Clearcoat=0.7)
    bands = shader.wave(shader.coordinates((0.5, 0.6, 0.5)), 1.0, "BANDS", "X", "SIN", 3.5)
    shader.link(shader.ramp(bands, (0.1, (0.004, 0.07, 0.03)), (0.5, (0.015, 0.22, 0.10)), (0.9, (0.06, 0.42, 0.22))), node.inputs["Base Color"])
    return shader.material

"""Leather. Watch straps use texture coordinates in millimeters, bags those of the object (see `scale`)."""
from alligator import alligator
from cloth import across, canvas, creases, jacquard, rubber, satin, textile
from dials import paints
from nodes import Shader, kept

tones = {
    "black": (0.010, 0.0095, 0.009), "brown": (0.105, 0.048, 0.021), "chocolate": (0.040, 0.019, 0.011), "tan": (0.30, 0.135, 0.05),
    "blue": (0.010, 0.020, 0.060), "navy": (0.008, 0.013, 0.034), "grey": (0.16, 0.145, 0.13), "green": (0.012, 0.045, 0.020), "beige": (0.46, 0.34, 0.225),
    "cream": (0.70, 0.64, 0.54), "white": (0.78, 0.76, 0.72), "red": (0.36, 0.010, 0.012), "burgundy": (0.105, 0.008, 0.016), "pink": (0.74, 0.26, 0.33),
    "turquoise": (0.06, 0.36, 0.38), "purple": (0.085, 0.012, 0.10), "parakeet": (0.16, 0.52, 0.03), "olive": (0.07, 0.07, 0.03), "orange": (0.62, 0.16, 0.02),
    "sand": (0.42, 0.33, 0.21), "etoupe": (0.145, 0.115, 0.088), "gold": (0.33, 0.145, 0.052), "camel": (0.36, 0.19, 0.085), "yellow": (0.7, 0.45, 0.05),
}


def tone(color):
    """The linear color for a color name; a color given as numbers is returned unchanged."""
    return tuple(color) if isinstance(color, (list, tuple)) else tones.get(color) or paints[color]


@kept
def leather(color, grain="calf", scale=1.0, kind="UV"):
    shader = Shader(f"{grain} {color}")
    shade = tone(color)
    node = shader.principled(shade, 0.0, 0.42, Specular=0.42)
    node.inputs["Sheen"].default_value = 0.12
    where = shader.coordinates((1 / scale, 1 / scale, 1 / scale), kind)
    patterns[grain](shader, node, where, shade, kind == "UV")
    if kind == "Object" and grain not in ("canvas", "jacquard", "textile", "satin"):
        handled(shader, node)
    return shader.material


def handled(shader, node):
    """Varies tone and gloss slightly over distances of a hand's width."""
    cloud = shader.noise(shader.coordinates((0.011, 0.011, 0.011)), 1.0, 3, 0.6)
    base, rough = node.inputs["Base Color"], node.inputs["Roughness"]
    mix = shader.node("ShaderNodeMixRGB", blend_type="MULTIPLY")
    mix.inputs[0].default_value = 1.0
    if base.links:
        shader.link(base.links[0].from_socket, mix.inputs[1])
    else:
        mix.inputs[1].default_value = base.default_value
    shader.link(shader.ramp(cloud, (0.3, (0.84, 0.83, 0.82)), (0.7, (1.1, 1.1, 1.1))), mix.inputs[2])
    shader.link(mix.outputs[0], base)
    if not rough.links:
        shader.link(shader.range(cloud, rough.default_value + 0.1, rough.default_value - 0.09), rough)


def calf(shader, node, where, tone, flat):
    fine = shader.noise(where, 3.2, 4, 0.6)
    shader.link(shader.range(shader.noise(where, 0.35, 3), 0.3, 0.44), node.inputs["Roughness"])
    node.inputs["Specular"].default_value = 0.55
    creases(shader, node, fine, tone, 0.34, 0.6)
    shader.bump(fine, 0.16, 0.1, node)


def smooth(shader, node, where, tone, flat):
    node.inputs["Roughness"].default_value = 0.26
    node.inputs["Clearcoat"].default_value = 0.25
    node.inputs["Clearcoat Roughness"].default_value = 0.12
    shader.bump(shader.noise(where, 5, 3), 0.04, 0.05, node)


def scales(shader, node, where, tone, flat, depth, width):
    """Scales in rows, rectangular in the middle, with furrows between them. Returns the color, so that further shading can be added."""
    if flat:
        axes = shader.node("ShaderNodeSeparateXYZ")
        shader.link(where, axes.inputs[0])
        u, v = axes.outputs[0], axes.outputs[1]
    else:
        u, v = across(shader, where)
    laid = shader.node("ShaderNodeCombineXYZ")
    shader.link(shader.math("MULTIPLY", u, 0.155), laid.inputs[0])
    shader.link(shader.math("MULTIPLY", v, 0.215), laid.inputs[1])
    laid.inputs[2].default_value = 0.5  # through the middle of the cells, where they are whole
    edge = shader.cells(laid.outputs[0], 1.0, "DISTANCE_TO_EDGE", 0.5)
    dome = shader.ramp(edge, (0.0, (0, 0, 0)), (0.05, (0.55, 0.55, 0.55)), (0.2, (0.95, 0.95, 0.95)), (0.5, (1, 1, 1)))
    color = shader.ramp(edge, (0.0, tuple(c * depth for c in tone)), (width, tone))
    shader.link(color, node.inputs["Base Color"])
    fine = shader.math("MULTIPLY", shader.noise(where, 1.6, 3), 0.12)
    shader.bump(shader.math("ADD", dome, fine), 0.85, 0.55, node)
    return color


def crocodile(shader, node, where, tone, flat):
    """Matt leather, pale in the middle and smoky towards the sides of a bag."""
    color = scales(shader, node, where, tone, flat, 0.66, 0.06)
    node.inputs["Roughness"].default_value = 0.4
    smoke, mix, axes = shader.noise(where, 0.05, 2), shader.node("ShaderNodeMixRGB", blend_type="MULTIPLY"), shader.node("ShaderNodeSeparateXYZ")
    shader.link(where, axes.inputs[0])
    far = shader.math("ADD", shader.math("MULTIPLY", shader.math("ABSOLUTE", axes.outputs[0]), 0.0098), shader.math("MULTIPLY", smoke, 0.35))
    mix.inputs[0].default_value = 1.0
    shader.link(color, mix.inputs[1])
    shader.link(shader.ramp(far, (0.45, (1.08, 1.08, 1.08)), (0.85, (0.6, 0.56, 0.51)), (1.0, (0.36, 0.32, 0.28))), mix.inputs[2])
    shader.link(mix.outputs[0], node.inputs["Base Color"])


def grains(shader, node, where, tone, size, valley, depth, swell):
    """
    Grain of shrunken leather: uneven pebbles with soft shoulders and a finer skin. `valley`: width of the furrows as a share of a pebble;
    `depth`: how much darker they are; `swell`: height of the pebbles.
    """
    bent = shader.bent(where, 0.7, 0.42)
    edge = shader.cells(bent, size, "DISTANCE_TO_EDGE", 1.0)
    round_off = shader.ramp(edge, (0.0, (0, 0, 0)), (valley * 0.45, (0.36, 0.36, 0.36)), (valley, (0.74, 0.74, 0.74)), (valley * 2.4, (1, 1, 1)))
    skin = shader.math("MULTIPLY", shader.noise(where, 5.5, 3), 0.16)
    creases(shader, node, edge, tone, valley, depth)
    shader.bump(shader.math("ADD", round_off, skin), swell, 0.5, node)


def pebble(shader, node, where, tone, flat):
    """Grained leather: Togo, Clemence, Taurillon."""
    node.inputs["Roughness"].default_value = 0.4
    node.inputs["Specular"].default_value = 0.6
    grains(shader, node, where, tone, 1.15, 0.16, 0.74, 0.62)


def caviar(shader, node, where, tone, flat):
    """Small round beads close together."""
    node.inputs["Roughness"].default_value = 0.33
    node.inputs["Specular"].default_value = 0.6
    node.inputs["Clearcoat"].default_value = 0.2
    grains(shader, node, where, tone, 1.0, 0.22, 0.62, 0.85)


def epsom(shader, node, where, tone, flat):
    """Leather pressed with a fine net: flat tops, narrow furrows."""
    node.inputs["Roughness"].default_value = 0.38
    node.inputs["Specular"].default_value = 0.6
    grains(shader, node, where, tone, 1.5, 0.09, 0.8, 0.5)


def saffiano(shader, node, where, tone, flat):
    node.inputs["Roughness"].default_value = 0.38
    turned = shader.node("ShaderNodeMapping")
    turned.inputs["Rotation"].default_value = (0.6, 0.6, 0.785)
    shader.link(where, turned.inputs["Vector"])
    shader.bump(shader.wave(turned.outputs[0], 0.55, "BANDS", "X", "SIN", 0.6), 0.4, 0.2, node)


def lizard(shader, node, where, tone, flat):
    """Small round scales that reflect the light differently."""
    node.inputs["Roughness"].default_value = 0.2
    cell = shader.node("ShaderNodeTexVoronoi", feature="F1")
    cell.inputs["Scale"].default_value, cell.inputs["Randomness"].default_value = 0.75, 0.4
    shader.link(where, cell.inputs["Vector"])
    edge = shader.cells(where, 0.75, "DISTANCE_TO_EDGE", 0.4)
    luck = shader.node("ShaderNodeSeparateRGB")
    shader.link(cell.outputs["Color"], luck.inputs[0])
    scale_tone = shader.ramp(luck.outputs[0], (0.0, tuple(c * 1.3 + 0.006 for c in tone)), (1.0, tuple(min(1, c * 1.8 + 0.011) for c in tone)))
    mix = shader.node("ShaderNodeMixRGB", blend_type="MULTIPLY")
    mix.inputs[0].default_value = 1.0
    shader.link(scale_tone, mix.inputs[1])
    shader.link(shader.ramp(edge, (0.04, (0.4, 0.4, 0.4)), (0.18, (1, 1, 1))), mix.inputs[2])
    shader.link(mix.outputs[0], node.inputs["Base Color"])
    shader.bump(shader.math("SUBTRACT", 1.0, cell.outputs["Distance"]), 0.6, 1.0, node)


def python(shader, node, where, tone, flat):
    """Rhombic scales of one tone each, in dark patches on a pale ground."""
    node.inputs["Roughness"].default_value = 0.35
    lattice = shader.node("ShaderNodeMapping")
    lattice.inputs["Rotation"].default_value, lattice.inputs["Scale"].default_value = (0, 0, 0.785), (0.27, 0.27, 0.2)
    shader.link(where, lattice.inputs["Vector"])
    cell = shader.node("ShaderNodeTexVoronoi", feature="F1")
    cell.inputs["Scale"].default_value, cell.inputs["Randomness"].default_value = 1.0, 0.22
    shader.link(lattice.outputs[0], cell.inputs["Vector"])
    edge = shader.cells(lattice.outputs[0], 1.0, "DISTANCE_TO_EDGE", 0.22)
    patch = shader.noise(cell.outputs["Position"], 0.34, 2)
    spotted = shader.ramp(patch, (0.36, (0.03, 0.025, 0.02)), (0.46, (0.2, 0.14, 0.09)), (0.54, tone), (0.66, tuple(min(1, c * 1.25) for c in tone)))
    mix = shader.node("ShaderNodeMixRGB", blend_type="MULTIPLY")
    mix.inputs[0].default_value = 1.0
    shader.link(spotted, mix.inputs[1])
    shader.link(shader.ramp(edge, (0.02, (0.3, 0.27, 0.24)), (0.13, (1, 1, 1))), mix.inputs[2])
    shader.link(mix.outputs[0], node.inputs["Base Color"])
    shader.bump(shader.math("MINIMUM", edge, 0.25), 0.8, 1.2, node)


patterns = {"calf": calf, "smooth": smooth, "alligator": alligator, "crocodile": crocodile, "pebble": pebble, "caviar": caviar, "epsom": epsom, "canvas": canvas, "jacquard": jacquard,
            "saffiano": saffiano, "lizard": lizard, "python": python, "rubber": rubber, "textile": textile, "satin": satin}

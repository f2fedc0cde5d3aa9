"""Leather, rubber, cloth. Watch straps use texture coordinates in millimetres, bags those of the object (see `scale`)."""
from dials import paints
from nodes import Shader, kept

tones = {
    "black": (0.010, 0.0095, 0.009), "brown": (0.105, 0.048, 0.021), "chocolate": (0.040, 0.019, 0.011), "tan": (0.30, 0.135, 0.05),
    "blue": (0.010, 0.020, 0.060), "navy": (0.008, 0.013, 0.034), "grey": (0.16, 0.145, 0.13), "green": (0.012, 0.045, 0.020), "beige": (0.46, 0.34, 0.225),
    "cream": (0.70, 0.64, 0.54), "white": (0.78, 0.76, 0.72), "red": (0.36, 0.010, 0.012), "burgundy": (0.105, 0.008, 0.016), "pink": (0.74, 0.26, 0.33),
    "turquoise": (0.06, 0.36, 0.38), "purple": (0.085, 0.012, 0.10), "parakeet": (0.16, 0.52, 0.03), "olive": (0.07, 0.07, 0.03), "orange": (0.62, 0.16, 0.02),
    "sand": (0.42, 0.33, 0.21), "etoupe": (0.145, 0.115, 0.088), "gold": (0.33, 0.145, 0.052), "camel": (0.36, 0.19, 0.085), "yellow": (0.7, 0.45, 0.05),
}


@kept
def leather(colour, grain="calf", scale=1.0, kind="UV"):
    shader = Shader(f"{grain} {colour}")
    tone = tuple(colour) if isinstance(colour, (list, tuple)) else tones.get(colour) or paints[colour]
    node = shader.principled(tone, 0.0, 0.42, Specular=0.42)
    node.inputs["Sheen"].default_value = 0.12
    where = shader.coordinates((1 / scale, 1 / scale, 1 / scale), kind)
    patterns[grain](shader, node, where, tone, kind == "UV")
    return shader.material


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


def alligator(shader, node, where, tone, flat, depth=0.42):
    """Square scales in the middle, small round ones at the sides; dark furrows."""
    node.inputs["Roughness"].default_value = 0.3
    stretched = shader.node("ShaderNodeMapping")
    stretched.inputs["Scale"].default_value = (0.155, 0.215, 0.2)
    shader.link(where, stretched.inputs["Vector"])
    edge = shader.cells(stretched.outputs[0], 1.0, "DISTANCE_TO_EDGE", 0.55)
    dome = shader.ramp(edge, (0.0, (0, 0, 0)), (0.05, (0.55, 0.55, 0.55)), (0.2, (0.95, 0.95, 0.95)), (0.5, (1, 1, 1)))
    crease = tuple(c * depth for c in tone)
    shader.link(shader.ramp(edge, (0.0, crease), (0.09, tone)), node.inputs["Base Color"])
    fine = shader.math("MULTIPLY", shader.noise(where, 1.6, 3), 0.12)
    shader.bump(shader.math("ADD", dome, fine), 0.85, 0.55, node)


def crocodile(shader, node, where, tone, flat):
    alligator(shader, node, where, tone, flat, 0.68)
    node.inputs["Roughness"].default_value = 0.4


def creases(shader, node, edge, tone, width, depth):
    """Furrows are a little darker than what stands between them."""
    furrow, hill = tuple(c * depth for c in tone), tuple(min(1, c * 1.06) for c in tone)
    shader.link(shader.ramp(edge, (0.0, furrow), (width, tone), (min(width * 3, 1), hill)), node.inputs["Base Color"])


def pebble(shader, node, where, tone, flat):
    """Grained leather: Togo, Clemence, Taurillon."""
    node.inputs["Roughness"].default_value = 0.4
    node.inputs["Specular"].default_value = 0.6
    edge = shader.cells(where, 0.8, "DISTANCE_TO_EDGE", 1.0)
    creases(shader, node, edge, tone, 0.12, 0.62)
    shader.bump(shader.math("SUBTRACT", 1.0, shader.cells(where, 0.8, "SMOOTH_F1", 1.0)), 0.8, 0.4, node)


def caviar(shader, node, where, tone, flat):
    node.inputs["Roughness"].default_value = 0.33
    node.inputs["Specular"].default_value = 0.6
    node.inputs["Clearcoat"].default_value = 0.2
    creases(shader, node, shader.cells(where, 0.85, "DISTANCE_TO_EDGE", 0.9), tone, 0.16, 0.5)
    shader.bump(shader.math("SUBTRACT", 1.0, shader.cells(where, 0.85, "F1", 0.9)), 0.85, 0.4, node)


def epsom(shader, node, where, tone, flat):
    node.inputs["Roughness"].default_value = 0.38
    node.inputs["Specular"].default_value = 0.6
    edge = shader.cells(where, 1.1, "DISTANCE_TO_EDGE", 1.0)
    creases(shader, node, edge, tone, 0.08, 0.72)
    shader.bump(shader.math("MINIMUM", edge, 0.12), 0.8, 0.6, node)


def canvas(shader, node, where, tone, flat):
    """Coated cloth printed with staggered small diamonds, nobody's own pattern."""
    node.inputs["Roughness"].default_value = 0.36
    node.inputs["Specular"].default_value = 0.55
    axes = shader.node("ShaderNodeSeparateXYZ")
    shader.link(where, axes.inputs[0])
    across, up = shader.math("SUBTRACT", shader.math("ABSOLUTE", axes.outputs[0]), axes.outputs[2]), axes.outputs[1]
    waves = [shader.math("COSINE", shader.math("MULTIPLY", shader.math(way, across, up), 0.17)) for way in ("ADD", "SUBTRACT")]
    high = shader.math("ABSOLUTE", shader.math("MULTIPLY", *waves))
    print_tone = tuple(min(1, c * 2.6 + 0.015) for c in tone)
    shader.link(shader.ramp(high, (0.5, tone), (0.58, print_tone), (0.86, print_tone), (0.92, tone)), node.inputs["Base Color"])
    shader.bump(shader.noise(where, 2.5, 3), 0.15, 0.15, node)


def saffiano(shader, node, where, tone, flat):
    node.inputs["Roughness"].default_value = 0.38
    turned = shader.node("ShaderNodeMapping")
    turned.inputs["Rotation"].default_value = (0.6, 0.6, 0.785)
    shader.link(where, turned.inputs["Vector"])
    shader.bump(shader.wave(turned.outputs[0], 0.55, "BANDS", "X", "SIN", 0.6), 0.4, 0.2, node)


def lizard(shader, node, where, tone, flat):
    node.inputs["Roughness"].default_value = 0.24
    edge = shader.cells(where, 0.75, "DISTANCE_TO_EDGE", 0.35)
    creases(shader, node, edge, tone, 0.1, 0.4)
    shader.bump(shader.math("MINIMUM", edge, 0.3), 0.9, 0.9, node)


def python(shader, node, where, tone, flat):
    node.inputs["Roughness"].default_value = 0.35
    edge = shader.cells(where, 0.28, "DISTANCE_TO_EDGE", 0.3)
    patch = shader.noise(where, 0.07, 2)
    shader.link(shader.ramp(patch, (0.42, (0.035, 0.03, 0.026)), (0.55, (0.42, 0.36, 0.28))), node.inputs["Base Color"])
    shader.bump(shader.math("MINIMUM", edge, 0.25), 0.8, 1.2, node)


def rubber(shader, node, where, tone, flat):
    node.inputs["Roughness"].default_value = 0.5
    node.inputs["Specular"].default_value = 0.35
    shader.bump(shader.noise(where, 4, 2), 0.05, 0.05, node)


def textile(shader, node, where, tone, flat):
    node.inputs["Roughness"].default_value = 0.85
    node.inputs["Specular"].default_value = 0.15
    a = shader.wave(where, 0.55, "BANDS", "X", "SIN")
    b = shader.wave(where, 0.55, "BANDS", "Y", "SIN")
    shader.bump(shader.math("ADD", shader.math("MULTIPLY", a, b), shader.noise(where, 2.5, 3)), 0.6, 0.3, node)


def satin(shader, node, where, tone, flat):
    node.inputs["Roughness"].default_value = 0.3
    node.inputs["Anisotropic"].default_value = 0.6
    shader.bump(shader.wave(where, 1.4, "BANDS", "Y", "SIN"), 0.1, 0.1, node)


patterns = {"calf": calf, "smooth": smooth, "alligator": alligator, "crocodile": crocodile, "pebble": pebble, "caviar": caviar, "epsom": epsom, "canvas": canvas,
            "saffiano": saffiano, "lizard": lizard, "python": python, "rubber": rubber, "textile": textile, "satin": satin}

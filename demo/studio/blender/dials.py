"""Finishes of dials."""
import math

from metals import colors as metal_colors
from nodes import Shader, kept

paints = {
    "black": (0.006, 0.006, 0.007), "white": (0.86, 0.85, 0.82), "silver": (0.76, 0.75, 0.72), "grey": (0.17, 0.17, 0.17),
    "slate": (0.055, 0.058, 0.062), "blue": (0.009, 0.026, 0.088), "ice_blue": (0.42, 0.56, 0.64), "turquoise": (0.12, 0.52, 0.51),
    "green": (0.008, 0.075, 0.036), "pistachio": (0.36, 0.41, 0.27), "olive": (0.085, 0.095, 0.032), "brown": (0.085, 0.042, 0.02), "chocolate": (0.062, 0.027, 0.014),
    "gold": (0.82, 0.53, 0.24), "champagne": (0.76, 0.54, 0.33), "bronze": (0.42, 0.27, 0.13), "beige": (0.52, 0.40, 0.26), "salmon": (0.74, 0.40, 0.26),
    "pink": (0.72, 0.36, 0.38), "red": (0.36, 0.014, 0.016), "burgundy": (0.115, 0.006, 0.014), "purple": (0.105, 0.02, 0.13),
    "orange": (0.72, 0.19, 0.02), "yellow": (0.78, 0.52, 0.05), "cream": (0.78, 0.71, 0.55), "mother_of_pearl": (0.78, 0.77, 0.76),
    "skeleton": (0.05, 0.05, 0.052), "meteorite": (0.3, 0.3, 0.31), "diamond": (0.8, 0.8, 0.8),
}
light = {"pistachio", "white", "silver", "cream", "champagne", "beige", "gold", "salmon", "pink", "ice_blue", "mother_of_pearl", "diamond", "turquoise"}


def finish(kind, color):
    """The material of a dial. The kind is a word of the description, the color a word of the catalog or three numbers."""
    paint = paint_of(color)
    return {"azure": azure, "sunburst": sunburst, "pearl": pearl, "guilloche": guilloche, "meteorite": meteorite, "waves": waves, "snow": snow,
            "lacquer": lacquer, "matte": plain, "opaline": opaline, "hlines": plain_metal, "tapisserie": plain_metal, "honeycomb": plain_metal,
            "vlines": plain_metal, "enamel": lacquer, "smoked": smoked, "brushed": vertical, "aventurine": aventurine}[kind](paint)


def paint_of(color):
    return tuple(color) if isinstance(color, (list, tuple)) else paints[color]


@kept
def azure(paint):
    """Fine turned rings, with two fans of light across the fans of the dial."""
    shader = Shader("azure")
    node = shader.principled(tuple(c * 0.92 for c in paint), 0.85, 0.3, Anisotropic=0.88, Clearcoat=0.2)
    node.inputs["Anisotropic Rotation"].default_value = 0.25
    shader.turned(node)
    shader.bump(shader.wave(shader.coordinates((1, 1, 0)), 0.8, "RINGS", "Z", "SIN"), 0.5, 0.08, node)
    return shader.material


@kept
def bevel(paint):
    """The polished edge of a sub-dial, in metal under the dial's color."""
    shader = Shader("bevel")
    shader.principled(tuple(min(0.9, c * 1.5 + 0.1) for c in paint), 1.0, 0.14)
    return shader.material


@kept
def sunburst(paint):
    shader = Shader("sunburst")
    bright = tuple(min(1, c * 1.5 + 0.008) for c in paint)
    node = shader.principled(bright, 0.85, 0.36, Anisotropic=0.82, Clearcoat=0.35)
    node.inputs["Clearcoat Roughness"].default_value = 0.05
    shader.turned(node)
    darker_rim(shader, node, paint, fans(shader))
    return shader.material


def fans(shader):
    """
    How bright a brushed disc is around its middle: two opposite fans of fine rays. They are painted, because large softboxes would wash
    them out.
    """
    turn = shader.node("ShaderNodeTexGradient", gradient_type="RADIAL")
    shader.link(shader.coordinates(), turn.inputs[0])
    angle = shader.math("MULTIPLY", turn.outputs["Fac"], math.tau)
    fan = shader.math("POWER", shader.math("ABSOLUTE", shader.math("COSINE", shader.math("SUBTRACT", angle, math.radians(128)))), 5)
    line = shader.node("ShaderNodeCombineXYZ")
    shader.link(shader.math("MULTIPLY", angle, 60), line.inputs[0])
    rays = shader.noise(line.outputs[0], 1.0, 2, 0.6)
    return shader.math("MULTIPLY", shader.range(fan, 0.62, 1.75), shader.range(rays, 0.8, 1.2))


def darker_rim(shader, node, paint, light=None):
    """Darkens the color slightly from the middle outwards, as a dial looks under a lamp; `light` multiplies it."""
    length = shader.node("ShaderNodeVectorMath", operation="LENGTH")
    shader.link(shader.coordinates((1 / 18, 1 / 18, 0)), length.inputs[0])
    middle, rim = tuple(min(1, c * 1.7 + 0.01) for c in paint), tuple(min(1, c * 0.75) for c in paint)
    color = shader.ramp(length.outputs["Value"], (0.1, middle), (1.0, rim))
    shader.link(shader.scaled(color, light) if light else color, node.inputs["Base Color"])


@kept
def smoked(paint):
    """Bright in the middle, near black at the rim."""
    shader = Shader("smoked")
    node = shader.principled(paint, 0.8, 0.36, Anisotropic=0.8, Clearcoat=0.4)
    shader.turned(node)
    length = shader.node("ShaderNodeVectorMath", operation="LENGTH")
    shader.link(shader.coordinates((1 / 17, 1 / 17, 0)), length.inputs[0])
    rim = tuple(c * 0.06 for c in paint)
    color = shader.ramp(length.outputs["Value"], (0.05, tuple(min(1, c * 2.2) for c in paint)), (0.95, rim))
    shader.link(color, node.inputs["Base Color"])
    return shader.material


@kept
def lacquer(paint):
    shader = Shader("lacquer")
    shader.principled(paint, 0.0, 0.35, Specular=0.25, Clearcoat=0.4)
    return shader.material


@kept
def plain(paint):
    shader = Shader("matte dial")
    node = shader.principled(paint, 0.0, 0.6, Specular=0.3)
    shader.bump(shader.noise(shader.coordinates((9, 9, 9)), 1.0, 2), 0.08, 0.02, node)
    return shader.material


@kept
def plain_metal(paint):
    """Plain metal, for dials whose pattern is geometry."""
    shader = Shader("metal dial")
    node = shader.principled(paint, 0.8, 0.3, Clearcoat=0.2, Anisotropic=0.5)
    darker_rim(shader, node, paint)
    return shader.material


@kept
def opaline(paint):
    shader = Shader("opaline")
    node = shader.principled(paint, 0.15, 0.42)
    shader.bump(shader.noise(shader.coordinates((14, 14, 14)), 1.0, 2), 0.12, 0.02, node)
    return shader.material


@kept
def vertical(paint):
    shader = Shader("brushed dial")
    node = shader.principled(tuple(min(1, c * 1.3 + 0.01) for c in paint), 0.85, 0.3)
    lines = shader.noise(shader.coordinates((16, 0.3, 1)), 1.0, 3, 0.7)
    shader.bump(lines, 0.35, 0.05, node)
    return shader.material


@kept
def guilloche(paint):
    """A barleycorn pattern of rings, as an engine cuts it."""
    shader = Shader("guilloche")
    node = shader.principled(tuple(min(1, c * 1.15) for c in paint), 0.7, 0.3)
    where = shader.coordinates()
    rings = shader.wave(where, 0.62, "RINGS", "Z", "SIN")
    rays = shader.node("ShaderNodeTexGradient", gradient_type="RADIAL")
    shader.link(where, rays.inputs[0])
    beams = shader.math("SINE", shader.math("MULTIPLY", rays.outputs["Fac"], 6.28318 * 90))
    shader.bump(shader.math("MULTIPLY", rings, shader.range(beams, 0.0, 1.0)), 0.5, 0.12, node)
    return shader.material


@kept
def waves(paint):
    shader = Shader("waves")
    node = shader.principled(tuple(min(1, c * 1.2 + 0.004) for c in paint), 0.2, 0.2, Clearcoat=0.7)
    shader.bump(shader.ripples(1.9, 0.4, 7.4), 0.8, 0.12, node)
    return shader.material


@kept
def snow(paint):
    shader = Shader("snow")
    node = shader.principled(paint, 0.25, 0.36, Clearcoat=0.4)
    drift = shader.noise(shader.coordinates((1.1, 0.45, 1)), 1.6, 5, 0.6)
    shader.bump(drift, 0.55, 0.3, node)
    return shader.material


@kept
def pearl(paint):
    shader = Shader("pearl")
    node = shader.principled(paint, 0.15, 0.22, Clearcoat=0.9, Sheen=0.2)
    cloud = shader.noise(shader.coordinates((0.16, 0.1, 0.1)), 1.0, 4, 0.55)
    shades = (0.3, (0.56, 0.68, 0.73)), (0.45, (0.85, 0.83, 0.79)), (0.58, (0.84, 0.69, 0.68)), (0.72, (0.61, 0.76, 0.69))
    tints = shader.ramp(cloud, *((at, tuple(c * p / 0.79 for c, p in zip(shade, paint))) for at, shade in shades))
    shader.link(tints, node.inputs["Base Color"])
    shader.bump(cloud, 0.12, 0.4, node)
    return shader.material


@kept
def meteorite(paint):
    shader = Shader("meteorite")
    node = shader.principled(metal_colors["steel"], 1.0, 0.3)
    a = shader.wave(shader.coordinates((0.5, 0.3, 0)), 1.0, "BANDS", "X", "SAW", 2.0)
    b = shader.wave(shader.coordinates((-0.25, 0.55, 0)), 1.0, "BANDS", "Y", "SAW", 2.0)
    shader.link(shader.ramp(shader.math("MULTIPLY", a, b), (0.1, (0.22, 0.22, 0.22)), (0.6, (0.58, 0.57, 0.56))), node.inputs["Base Color"])
    return shader.material


@kept
def aventurine(paint):
    shader = Shader("aventurine")
    node = shader.principled(paint, 0.3, 0.16, Clearcoat=1.0)
    stars = shader.cells(shader.coordinates((1, 1, 1)), 2.4)
    shader.link(shader.ramp(stars, (0.0, (0.9, 0.8, 0.55)), (0.07, paint)), node.inputs["Base Color"])
    return shader.material

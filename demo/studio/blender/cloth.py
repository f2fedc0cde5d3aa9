"""Coated and plain cloth, and rubber, as kinds of `leather.leather`."""


def creases(shader, node, edge, tone, width, depth):
    """Makes furrows slightly darker than the raised areas between them."""
    furrow, hill = tuple(c * depth for c in tone), tuple(min(1, c * 1.06) for c in tone)
    shader.link(shader.ramp(edge, (0.0, furrow), (width, tone), (min(width * 3, 1), hill)), node.inputs["Base Color"])


def across(shader, where):
    """Coordinates that run around a bag and up it, so that a print does not break at the corners."""
    axes = shader.node("ShaderNodeSeparateXYZ")
    shader.link(where, axes.inputs[0])
    return shader.math("SUBTRACT", shader.math("ABSOLUTE", axes.outputs[0]), axes.outputs[2]), axes.outputs[1]


def canvas(shader, node, where, tone, flat):
    """Coated cloth, printed with small diamonds in a net of fine dots; not the pattern of any maker."""
    node.inputs["Roughness"].default_value = 0.36
    node.inputs["Specular"].default_value = 0.55
    u, v = across(shader, where)
    cell = [shader.math("ABSOLUTE", shader.math("SUBTRACT", shader.math("FRACT", shader.math("MULTIPLY", shader.math(way, u, v), 0.062)), 0.5)) for way in ("ADD", "SUBTRACT")]
    far, near = shader.math("MAXIMUM", *cell), shader.math("MINIMUM", *cell)
    diamond = shader.math("LESS_THAN", far, 0.2)
    hole = shader.math("LESS_THAN", far, 0.075)
    dots = shader.math("MULTIPLY", shader.math("GREATER_THAN", far, 0.455), shader.math("LESS_THAN", shader.math("PINGPONG", near, 0.0625), 0.034))
    drawn = shader.math("ADD", shader.math("SUBTRACT", diamond, hole), dots)
    is_light = sum(tone) > 0.5
    print_tone = (0.13, 0.072, 0.034) if is_light else tuple(min(1, c * 2.8 + 0.02) for c in tone)
    mix = shader.node("ShaderNodeMixRGB")
    shader.link(shader.math("MULTIPLY", drawn, 0.92), mix.inputs[0])
    mix.inputs[1].default_value, mix.inputs[2].default_value = (*tone, 1), (*print_tone, 1)
    shader.link(mix.outputs[0], node.inputs["Base Color"])
    shader.bump(shader.noise(where, 2.5, 3), 0.15, 0.15, node)


def jacquard(shader, node, where, tone, flat):
    """The pattern of `canvas` as a weave without gloss."""
    canvas(shader, node, where, tone, flat)
    node.inputs["Roughness"].default_value, node.inputs["Specular"].default_value = 0.85, 0.15


def textile(shader, node, where, tone, flat):
    """A plain weave, with threads alternately over and under: fine on a strap, coarse on a bag."""
    node.inputs["Roughness"].default_value = 0.85
    node.inputs["Specular"].default_value = 0.15
    if flat:
        axes = shader.node("ShaderNodeSeparateXYZ")
        shader.link(where, axes.inputs[0])
        u, v = axes.outputs[0], axes.outputs[1]
    else:
        u, v = across(shader, where)
    waves = [shader.math("SINE", shader.math("MULTIPLY", way, 11.0 if flat else 0.95)) for way in (u, v)]
    warp, weft = (shader.math("ABSOLUTE", wave) for wave in waves)
    over = shader.math("GREATER_THAN", shader.math("MULTIPLY", *waves), 0.0)
    under = shader.math("SUBTRACT", 1.0, over)
    high = shader.math("ADD", shader.math("MULTIPLY", warp, over), shader.math("MULTIPLY", weft, under))
    thread = shader.math("ADD", shader.math("MULTIPLY", high, 0.7), shader.math("MULTIPLY", over, 0.22))
    creases(shader, node, thread, tone, 0.5, 0.5)
    shader.bump(high, 0.6, 0.3, node)


def satin(shader, node, where, tone, flat):
    node.inputs["Roughness"].default_value = 0.3
    node.inputs["Anisotropic"].default_value = 0.6
    shader.bump(shader.wave(where, 1.4, "BANDS", "Y", "SIN"), 0.1, 0.1, node)


def rubber(shader, node, where, tone, flat):
    node.inputs["Roughness"].default_value = 0.5
    node.inputs["Specular"].default_value = 0.35
    shader.bump(shader.noise(where, 4, 2), 0.05, 0.05, node)

"""Alligator leather for straps: two columns of large scales in the middle, small round scales towards the edges."""
half = 6.7  # half the width of the middle columns, on a strap 20 mm wide


def alligator(shader, node, where, tone, flat):
    """Shades the furrows slightly darker than the scales, and gives each scale a soft shine."""
    node.inputs["Roughness"].default_value = 0.3
    node.inputs["Specular"].default_value = 0.5
    u, v = wandering(shader, where)
    middle, edge = large(shader, u, v), small(shader, u, v)
    inside = shader.math("SUBTRACT", half, shader.math("ABSOLUTE", u))
    chosen = shader.node("ShaderNodeMixRGB")
    shader.link(shader.math("LESS_THAN", inside, 0.0), chosen.inputs[0])
    shader.link(middle, chosen.inputs[1])
    shader.link(edge, chosen.inputs[2])
    far = shader.math("MINIMUM", chosen.outputs[0], shader.math("ABSOLUTE", inside))
    reach = shader.math("MULTIPLY", far, 0.5)
    shader.link(shader.ramp(reach, (0.0, tuple(c * 0.6 for c in tone)), (0.07, tuple(c * 0.8 for c in tone)), (0.2, tone)), node.inputs["Base Color"])
    dome = shader.ramp(reach, (0.0, (0, 0, 0)), (0.1, (0.55, 0.55, 0.55)), (0.3, (0.88, 0.88, 0.88)), (0.9, (1, 1, 1)))
    fine = shader.math("MULTIPLY", shader.noise(where, 1.1, 3), 0.25)
    shader.bump(shader.math("ADD", dome, fine), 0.7, 0.3, node)


def wandering(shader, where):
    """Makes the lines between rows and columns slightly uneven, and the rows slightly different from each other."""
    axes, drift = shader.node("ShaderNodeSeparateXYZ"), shader.node("ShaderNodeTexNoise")
    shader.link(where, axes.inputs[0])
    shader.link(where, drift.inputs["Vector"])
    drift.inputs["Scale"].default_value, drift.inputs["Detail"].default_value = 0.22, 1.5
    parts = shader.node("ShaderNodeSeparateRGB")
    shader.link(drift.outputs["Color"], parts.inputs[0])
    return [shader.math("ADD", axis, shader.math("MULTIPLY", shader.math("SUBTRACT", part, 0.5), strong))
            for axis, part, strong in ((axes.outputs[0], parts.outputs[0], 2.6), (axes.outputs[1], parts.outputs[1], 4.5))]


def large(shader, u, v):
    """Rectangles with round corners, each column shifted by half a row. Returns the distance to the nearest furrow."""
    column = shader.math("DIVIDE", u, half)
    row = shader.math("ADD", shader.math("DIVIDE", v, 4.7), shader.math("MULTIPLY", shader.math("FLOOR", column), 0.5))
    across, along = (shader.math("MULTIPLY", shader.math("PINGPONG", place, 0.5), long) for place, long in ((shader.math("ADD", column, 20), half), (shader.math("ADD", row, 20), 4.7)))
    square = shader.math("ADD", shader.math("MULTIPLY", across, across), shader.math("MULTIPLY", along, along))
    return shader.math("DIVIDE", shader.math("MULTIPLY", across, along), shader.math("SQRT", shader.math("ADD", square, 0.001)))


def small(shader, u, v):
    laid = shader.node("ShaderNodeCombineXYZ")
    shader.link(u, laid.inputs[0])
    shader.link(v, laid.inputs[1])
    laid.inputs[2].default_value = 1.2  # through the middle of the cells, where they are whole
    return shader.math("MULTIPLY", shader.cells(laid.outputs[0], 1 / 2.4, "DISTANCE_TO_EDGE", 0.45), 2.2)

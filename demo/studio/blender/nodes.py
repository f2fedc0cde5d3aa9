"""Shortcuts for Blender's shader nodes."""
import math

import bpy

made = {}


class Shader:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.out = self.node("ShaderNodeOutputMaterial")

    def node(self, kind, **settings):
        node = self.tree.nodes.new(kind)
        for name, value in settings.items():
            setattr(node, name, value)
        return node

    def link(self, source, target):
        self.tree.links.new(source, target)

    def principled(self, base, metallic=0.0, roughness=0.3, **inputs):
        node = self.node("ShaderNodeBsdfPrincipled")
        values = {"Base Color": (*base, 1), "Metallic": metallic, "Roughness": roughness, **inputs}
        for name, value in values.items():
            node.inputs[name].default_value = value
        self.link(node.outputs[0], self.out.inputs["Surface"])
        return node

    def coordinates(self, scale=(1, 1, 1), kind="Object"):
        source, mapping = self.node("ShaderNodeTexCoord"), self.node("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = scale
        self.link(source.outputs[kind], mapping.inputs["Vector"])
        return mapping.outputs[0]

    def noise(self, where, scale=1.0, detail=2.0, roughness=0.5):
        node = self.node("ShaderNodeTexNoise")
        node.inputs["Scale"].default_value, node.inputs["Detail"].default_value = scale, detail
        node.inputs["Roughness"].default_value = roughness
        self.link(where, node.inputs["Vector"])
        return node.outputs["Fac"]

    def cells(self, where, scale=1.0, feature="F1", randomness=1.0):
        node = self.node("ShaderNodeTexVoronoi", feature=feature)
        node.inputs["Scale"].default_value, node.inputs["Randomness"].default_value = scale, randomness
        self.link(where, node.inputs["Vector"])
        return node.outputs["Distance"]

    def bent(self, where, scale, far):
        """Coordinates displaced by at most `far`, so that no line drawn with them is straight."""
        node, shaken = self.node("ShaderNodeTexNoise"), self.node("ShaderNodeVectorMath", operation="MULTIPLY_ADD")
        node.inputs["Scale"].default_value, node.inputs["Detail"].default_value = scale, 1.0
        self.link(where, node.inputs["Vector"])
        self.link(node.outputs["Color"], shaken.inputs[0])
        shaken.inputs[1].default_value = (far, far, far)
        self.link(where, shaken.inputs[2])
        return shaken.outputs[0]

    def wave(self, where, scale=1.0, kind="BANDS", direction="X", profile="SIN", distortion=0.0):
        node = self.node("ShaderNodeTexWave", wave_type=kind, wave_profile=profile)
        if kind == "BANDS":
            node.bands_direction = direction
        else:
            node.rings_direction = direction
        node.inputs["Scale"].default_value, node.inputs["Distortion"].default_value = scale, distortion
        self.link(where, node.inputs["Vector"])
        return node.outputs["Fac"]

    def ripples(self, apart, high, long):
        """Parallel wavy lines at a given distance."""
        split = self.node("ShaderNodeSeparateXYZ")
        self.link(self.coordinates(), split.inputs[0])
        swing = self.math("MULTIPLY", self.math("SINE", self.math("MULTIPLY", split.outputs[0], math.tau / long)), high)
        return self.math("SINE", self.math("MULTIPLY", self.math("ADD", split.outputs[1], swing), math.tau / apart))

    def ramp(self, value, *stops):
        node = self.node("ShaderNodeValToRGB")
        while len(node.color_ramp.elements) < len(stops):
            node.color_ramp.elements.new(0.5)
        for element, (position, color) in zip(node.color_ramp.elements, stops):
            element.position, element.color = position, (*color, 1)
        self.link(value, node.inputs[0])
        return node.outputs[0]

    def math(self, operation, a, b=0.0):
        node = self.node("ShaderNodeMath", operation=operation)
        for socket, value in zip(node.inputs, (a, b)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                self.link(value, socket)
        return node.outputs[0]

    def scaled(self, color, by):
        node = self.node("ShaderNodeVectorMath", operation="SCALE")
        self.link(color, node.inputs["Vector"])
        self.link(by, node.inputs["Scale"])
        return node.outputs[0]

    def range(self, value, low, high):
        node = self.node("ShaderNodeMapRange")
        node.inputs["To Min"].default_value, node.inputs["To Max"].default_value = low, high
        self.link(value, node.inputs["Value"])
        return node.outputs[0]

    def turned(self, shader):
        """Applies a brushed shader from the object's middle outwards."""
        tangent = self.node("ShaderNodeTangent", direction_type="RADIAL", axis="Z")
        self.link(tangent.outputs[0], shader.inputs["Tangent"])

    def bump(self, height, strength, distance, *shaders):
        node = self.node("ShaderNodeBump")
        node.inputs["Strength"].default_value, node.inputs["Distance"].default_value = strength, distance
        self.link(height, node.inputs["Height"])
        for shader in shaders:
            self.link(node.outputs[0], shader.inputs["Normal"])
        return node.outputs[0]


def kept(make):
    """Makes each material once per set of arguments."""

    def known(*args, **kwargs):
        key = (make.__name__, repr(args), repr(sorted(kwargs.items())))
        if key not in made:
            made[key] = make(*args, **kwargs)
        return made[key]

    return known

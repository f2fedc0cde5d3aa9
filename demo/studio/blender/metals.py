"""Polished and brushed metals, and other materials of watch cases."""
from nodes import Shader, kept

colors = {
    "steel": (0.60, 0.595, 0.58),
    "white_gold": (0.66, 0.635, 0.585),
    "platinum": (0.64, 0.635, 0.615),
    "palladium": (0.66, 0.65, 0.63),
    "yellow_gold": (0.93, 0.66, 0.30),
    "pale_gold": (0.90, 0.74, 0.46),
    "rose_gold": (0.92, 0.60, 0.43),
    "titanium": (0.36, 0.345, 0.325),
    "bronze": (0.52, 0.34, 0.17),
    "aged_bronze": (0.30, 0.185, 0.095),
    "tantalum": (0.20, 0.215, 0.24),
    "ruthenium": (0.22, 0.215, 0.21),
    "blue_steel": (0.03, 0.07, 0.32),
    "brown_pvd": (0.16, 0.09, 0.055),
    "black_gold": (0.06, 0.06, 0.06),
}
roughness = {"titanium": 0.3, "bronze": 0.26, "aged_bronze": 0.32, "tantalum": 0.22}


@kept
def polished(metal="steel", rough=None):
    if metal in special:
        return special[metal]("polished")
    shader = Shader(f"{metal} polished")
    shader.principled(colors[metal], 1.0, rough if rough is not None else min(roughness.get(metal, 0.085), 0.16))
    return shader.material


@kept
def brushed(metal="steel", along="X", rough=None):
    """Fine lines along one axis of the object."""
    if metal in special:
        return special[metal]("brushed")
    shader = Shader(f"{metal} brushed {along}")
    base = rough if rough is not None else roughness.get(metal, 0.25)
    node = shader.principled(colors[metal], 1.0, base)
    scale = {"X": (0.5, 14, 14), "Y": (14, 0.5, 14), "Z": (14, 14, 0.5)}[along]
    lines = shader.noise(shader.coordinates(scale), 1.0, 3.0, 0.65)
    shader.link(shader.range(lines, base - 0.07, base + 0.1), node.inputs["Roughness"])
    shader.bump(lines, 0.22, 0.05, node)
    return shader.material


@kept
def sunray(metal="steel", base=None, rough=0.3):
    """Lines from the center outwards, so that the disc shows two bright fans."""
    shader = Shader(f"{metal} sunray")
    node = shader.principled(base or colors[metal], 1.0, rough, Anisotropic=0.75)
    shader.turned(node)
    return shader.material


@kept
def ceramic(color=(0.012, 0.012, 0.013), rough=0.09):
    shader = Shader("ceramic")
    shader.principled(color, 0.0, rough, Specular=0.6)
    return shader.material


@kept
def matte(color, rough=0.55, specular=0.35):
    shader = Shader("matte")
    shader.principled(color, 0.0, rough, Specular=specular)
    return shader.material


@kept
def carbon(finish="brushed"):
    """Forged carbon: flakes of different shine."""
    shader = Shader("carbon")
    node = shader.principled((0.02, 0.02, 0.021), 0.3, 0.35, Specular=0.5, Clearcoat=0.5)
    flakes = shader.cells(shader.coordinates((0.9, 0.35, 0.6)), 1.0)
    cloud = shader.noise(shader.coordinates((0.6, 2.2, 0.9)), 1.0, 3)
    shader.link(shader.ramp(cloud, (0.35, (0.008, 0.008, 0.009)), (0.65, (0.075, 0.075, 0.078))), node.inputs["Base Color"])
    shader.link(shader.range(flakes, 0.15, 0.5), node.inputs["Roughness"])
    return shader.material


@kept
def clear(tint=(0.93, 0.95, 0.97), reflect=0.14, cut=1.0):
    """Thin sheets of sapphire: they let light through without refraction, and reflect slightly more at grazing angles."""
    shader = Shader("clear")
    through, gloss, mix = (shader.node(f"ShaderNode{kind}") for kind in ("BsdfTransparent", "BsdfGlossy", "MixShader"))
    through.inputs[0].default_value = (*tint, 1)
    gloss.inputs["Roughness"].default_value = 0.02
    fresnel = shader.node("ShaderNodeFresnel")
    fresnel.inputs["IOR"].default_value = 1 + reflect * 3
    shader.link(shader.math("MULTIPLY", fresnel.outputs[0], cut), mix.inputs[0])
    shader.link(through.outputs[0], mix.inputs[1])
    shader.link(gloss.outputs[0], mix.inputs[2])
    shader.link(mix.outputs[0], shader.out.inputs["Surface"])
    return shader.material


@kept
def crystal(domed=False):
    """The coated crystal of a watch: almost invisible except for a faint reflection."""
    return clear((0.985, 0.99, 0.99), 0.16 if domed else 0.13, 0.55)


@kept
def lume(color=(0.80, 0.83, 0.72)):
    shader = Shader("lume")
    shader.principled(color, 0.0, 0.5, Specular=0.3)
    return shader.material


@kept
def sapphire_case(finish="polished"):
    return clear((0.86, 0.89, 0.91), 0.25, 1.0)


special = {
    "ceramic": lambda finish: ceramic(rough=0.08 if finish == "polished" else 0.32),
    "grey_ceramic": lambda finish: ceramic((0.055, 0.057, 0.06), 0.15 if finish == "polished" else 0.35),
    "sand_ceramic": lambda finish: ceramic((0.36, 0.28, 0.18), 0.4),
    "carbon": lambda finish: carbon(),
    "sapphire": lambda finish: sapphire_case(),
}

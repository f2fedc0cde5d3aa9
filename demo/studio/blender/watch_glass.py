"""The crystal: flat, domed, a high dome over a whole movement, or a soft square."""
import math

import numpy as np

import metals
from mesh import loft, place, rings
from watch_case import outline


def build(d, levels, root):
    dial, bezel = d["dial"], d["bezel"]
    domed = d["glass"] in ("sapphire_domed", "hesalite")
    over = bezel.get("dome") or (1.9 if d["glass"] == "hesalite" else 0.9 if domed else 0.25)
    across = bezel["opening"]
    out = outline(dial["shape"], across[0] + 0.3, across[1] + 0.3, dial.get("corner"))
    half = min(across) / 2
    steps = [(0, levels["glass"] - 0.7), (0, levels["glass"] - 0.1)]
    # only a circle can be inset to its middle: other outlines would cross themselves, so they stay flat there
    reach = half if dial["shape"] == "round" else 1.4
    steps += [(reach * (1 - math.cos(a)) * 0.98 + 0.12, levels["glass"] - 0.1 + over * math.sin(a)) for a in np.linspace(0.12, 1.45, 10)]
    if bezel.get("dome") and dial["shape"] != "round":
        steps = dome(out, levels["glass"] - 0.1, over)
        return clear_of_shadow(rings([(out(), levels["glass"] - 0.7), *steps]), metals.crystal(domed), root)
    shape = loft(out, steps, cap_start=False)
    clear_of_shadow(shape, metals.clear((0.985, 0.99, 0.99), 0.2, 0.9) if bezel.get("dome") else metals.crystal(domed), root)


def dome(out, low, over):
    """A square crystal, soft at its edge, that rises ring by ring to the middle."""
    edge = [(out(0.5 * (1 - math.cos(a))), low + 0.45 * over * math.sin(a)) for a in np.linspace(0, math.pi / 2, 6)]
    return edge + [(out(0.5) * share, low + over * (1 - 0.55 * share**2)) for share in np.linspace(0.97, 0.01, 16)]


def clear_of_shadow(shape, material, root):
    place("glass", shape, material, parent=root, smooth=60).visible_shadow = False

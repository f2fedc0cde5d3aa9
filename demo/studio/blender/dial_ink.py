"""The print on a dial: dark on a light ground, light on a dark one."""
import dials
import metals


def ink_for(color, chosen=None):
    if chosen:
        return metals.polished(chosen) if chosen in metals.colors else metals.lume(dials.paints[chosen])
    return metals.matte((0.012, 0.012, 0.014)) if color in dials.light else metals.lume((0.80, 0.80, 0.77))

"""What is printed on a dial: dark on light ground, light on dark."""
import dials
import metals


def ink_for(colour, chosen=None):
    if chosen:
        return metals.polished(chosen) if chosen in metals.colours else metals.lume(dials.paints[chosen])
    return metals.matte((0.012, 0.012, 0.014)) if colour in dials.light else metals.lume((0.80, 0.80, 0.77))

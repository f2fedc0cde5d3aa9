"""Builds a whole watch from its description."""
import watch_band
import watch_bezel
import watch_case
import watch_dial
import watch_glass
import watch_hands
import watch_indices


def build(d, root):
    levels = watch_case.build(d, root)
    d["glassTop"] = levels["glass"] + (0.9 if d["glass"] == "sapphire_domed" else 0.25)
    watch_bezel.build(d, levels, root)
    watch_dial.build(d, levels, root)
    watch_indices.build(d, levels, root)
    watch_hands.build(d, levels, root)
    watch_glass.build(d, levels, root)
    watch_case.crown(d, root)
    watch_case.pushers(d, root)
    watch_band.build(d, levels, root)

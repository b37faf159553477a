"""Headphones lying on their side: one cup is open, and the actuator in it faces the ear cushion's wall.

Views: `wide`, `portrait`.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from studio import *  # noqa: F403


def cushion(m, z):
    soft = ring((0, 0, z), 0.92, 0.3, m.leather)
    soft.scale = (1, 1.18, 0.95)
    seam = ring((0, 0, z + 0.02), 1.2, 0.012, m.thread)
    seam.scale = (1, 1.16, 1)


def cup(m):
    """The housing, without its cap: rim, baffle, loudspeaker behind its mesh, and the actuator."""
    oval = [(x, y * 1.16) for x, y in circle(1.24, steps=96)]
    inner = [(x, y * 1.17) for x, y in circle(1.1, steps=96)]
    parts = [sheet([oval, inner], 0.62, m.anodised, (0, 0, 0.1), bevel=0.06)]
    parts.append(sheet([[(x, y * 1.17) for x, y in circle(1.12, steps=96)]], 0.06, m.plastic, (0, 0, -0.1)))
    parts.append(ring((0, 0, 0.41), 1.17, 0.018, m.steel))
    parts[-1].scale = (1, 1.16, 1)
    parts.append(rod((0, -0.42, -0.02), 0.56, 0.14, m.graphite, 0.04))
    parts.append(ring((0, -0.42, 0.05), 0.5, 0.03, m.steel))
    parts.append(rod((0, -0.42, 0.04), 0.3, 0.1, m.nickel, 0.03))
    parts.append(box((0, 0.62, 0.08), (1.24, 0.56, 0.3), m.signal, 0.07))
    parts.append(sheet([rounded(1.08, 0.4, 0.06), rounded(1.05, 0.37, 0.05)], 0.006, m.anodised, (0, 0.62, 0.231), bevel=0.002))
    parts.append(words('haptera', 0.17, m.anodised, (0, 0.63, 0.232), depth=0.001))
    for side in (-1, 1):
        parts.append(box((side * 0.7, 0.62, 0), (0.14, 0.46, 0.12), m.steel, 0.03))
        parts.append(screw((side * 0.7, 0.62, 0.07), 0.055, m.nickel, m.anodised))
        parts.append(screw((side * 0.86, -0.7, 0.0), 0.06, m.nickel, m.anodised))
    parts.append(sheet([rounded(0.5, 0.9, 0.08)], 0.05, m.mask, (0.78, 0.0, 0.0)))
    parts.append(box((0.76, 0.12, 0.06), (0.28, 0.28, 0.08), m.epoxy, 0.012))
    for index in range(3):
        parts.append(wire([(0.6, 0.3, 0.05), (0.45 + index * 0.05, 0.28 - index * 0.03, 0.14), (0.2 + index * 0.07, 0.34, 0.1)], 0.018, (m.rubber, m.copper, m.ember_wire)[index]))
    return gather(parts, 'cup')


def cap(m, at, turn):
    oval = [(x, y * 1.16) for x, y in circle(1.24, steps=96)]
    parts = [sheet([oval], 0.16, m.anodised, bevel=0.07), words('haptera', 0.32, m.engraving, (0, 0.02, 0.081))]
    groove = ring((0, 0, 0.075), 1.0, 0.012, m.steel)
    groove.scale = (1, 1.16, 1)
    place(gather([*parts, groove], 'cap'), at, turn)


def band(m):
    """From cup to cup: two steel rods and a padded bow."""
    bow = [(0, 3.3 + 2.2 * math.sin(share * math.pi), -3.05 + (0.5 - share) * -4.2) for share in (step / 60 for step in range(61))]
    bow = [(0, 1.3 + 3.6 * math.sin(angle), -2.1 + 2.15 * math.cos(angle)) for angle in (math.pi * step / 80 for step in range(81))]
    for side in (-0.34, 0.34):
        wire([(side, y, z) for _, y, z in bow], 0.055, m.steel)
    pad = wire(bow[14:67], 0.3, m.leather)
    pad.scale = (1.5, 1, 1)
    for z in (0.05, -4.25):
        box((0, 1.45, z), (1.05, 0.34, 0.34), m.graphite, 0.1)


def main():
    view, width, samples, path = options()
    m = begin()
    m.leather = material('leather', (0.016, 0.016, 0.018), roughness=0.55, grain=0.7, grain_scale=30)
    m.thread = material('thread', (0.25, 0.09, 0.05), roughness=0.8)
    m.ember_wire = material('wire', PALETTE['signal'], roughness=0.5)
    floor(m.ink, -0.02)
    # The horizon is in the picture: above it, it is as dark as the ground below.
    bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (0.0008, 0.001, 0.0016, 1)
    before = set(bpy.context.scene.objects)
    cup(m)
    cushion(m, -0.45)
    far = ring((0, 0, -3.75), 0.92, 0.3, m.leather)
    far.scale = (1, 1.18, 0.95)
    rod((0, 0, -4.2), 1.24, 0.5, m.anodised, 0.08).scale = (1, 1.16, 1)
    band(m)
    parts = [thing for thing in bpy.context.scene.objects if thing not in before]
    # Stands on the rims of both cups, its open side towards the camera.
    place(gather(parts, 'headset'), (1.1, -1.2, 1.42), (62, 0, 28))
    cap(m, (-1.75, -2.1, 0.1), (0, 0, 20))
    lights(1.3, (0.4, 0, 1))
    if view == 'wide':
        camera((1.2, -10.4, 4.2), (-1.7, 0, 1.7), 40, 0.016, (1.0, -1.5, 1.4))
        render(width, samples, path)
    else:
        camera((1.2, -11.4, 5.0), (0.4, 0, 1.7), 44, 0.014, (1.0, -1.5, 1.4))
        render(width, samples, path, 4 / 5)


main()

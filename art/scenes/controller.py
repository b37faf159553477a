"""A game controller of smoked plastic; the actuators in its grips shine through.

Views: `wide`, `close`, `portrait`.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from studio import *  # noqa: F403


def body(m):
    """The shell grown from soft parts: melted into one and smoothed. A pane of glass covers its middle."""
    parts = [ball((0, 0.25, 0), 1, None, (2.15, 1.05, 0.52)), ball((0, 0.5, 0.05), 1, None, (2.3, 0.75, 0.45))]
    for side in (-1, 1):
        for step in range(7):
            share = step / 6
            parts.append(ball((side * (1.75 + 0.62 * share), 0.35 - 2.0 * share, 0.02 - 0.26 * share**2), 1, None, (0.9 - 0.24 * share, 0.9 - 0.2 * share, 0.56 - 0.06 * share)))
    for part in parts:
        part.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.join()
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    shape = bpy.context.object
    shape.data.materials.clear()
    shape.data.materials.append(m.smoke)
    melt = shape.modifiers.new('melt', 'REMESH')
    melt.mode, melt.voxel_size, melt.use_smooth_shade = 'VOXEL', 0.06, True
    calm = shape.modifiers.new('calm', 'SMOOTH')
    calm.factor, calm.iterations = 0.6, 22
    fine = shape.modifiers.new('fine', 'SUBSURF')
    fine.levels = fine.render_levels = 1
    return shape


def stick(m, x, y):
    ring((x, y, 0.5), 0.46, 0.05, m.graphite)
    rod((x, y, 0.49), 0.44, 0.06, m.rubber, 0.02)
    rod((x, y, 0.62), 0.16, 0.34, m.anodised, 0.03)
    rod((x, y, 0.82), 0.36, 0.12, m.rubber, 0.05)
    ring((x, y, 0.875), 0.3, 0.035, m.rubber)
    ring((x, y, 0.81), 0.365, 0.018, m.steel)


def buttons(m):
    for x, y in ((0, 0.27), (0, -0.27), (0.27, 0), (-0.27, 0)):
        rod((1.72 + x, 0.62 + y, 0.53), 0.13, 0.2, m.glass, 0.05)
        box((-1.72 + x * 0.8, 0.62 + y * 0.8, 0.53), (0.2, 0.2, 0.16), m.graphite, 0.05)
    sheet([rounded(1.5, 0.78, 0.14)], 0.05, m.glass, (0, 0.72, 0.535))
    sheet([rounded(1.56, 0.84, 0.16), rounded(1.5, 0.78, 0.14)], 0.05, m.steel, (0, 0.72, 0.53), bevel=0.01)
    rod((0, 0.02, 0.5), 0.15, 0.1, m.graphite, 0.03)
    for side in (-1, 1):
        box((side * 1.02, 0.95, 0.5), (0.09, 0.24, 0.08), m.graphite, 0.03)
        shell((side * 1.75, 1.2, 0.12), (0.95, 0.5, 0.4), m.graphite, 2, 0.4, (0, 0, side * -10))


def inside(m):
    """A board from grip to grip, and in each grip an actuator in its cradle."""
    sheet([rounded(3.6, 0.9, 0.2)], 0.05, m.mask, (0, 0.3, 0))
    for index in range(7):
        wire([(-1.7 + index * 0.05, 0.1 - index * 0.06, 0.04), (1.7, 0.1 - index * 0.06, 0.04)], 0.012, m.gold)
    for side in (-1, 1):
        turn = side * 17
        at = Vector((side * 2.16, -0.72, -0.08))
        parts = [box((0, 0, 0), (0.6, 1.4, 0.3), m.warm, 0.08)]
        parts.append(sheet([rounded(0.46, 1.26, 0.08), rounded(0.42, 1.22, 0.07)], 0.012, m.steel, (0, 0, 0.152), bevel=0.003))
        for end in (-1, 1):
            parts.append(box((0, end * 0.83, 0), (0.7, 0.1, 0.26), m.steel, 0.03))
            parts.append(rod((0.24, end * 0.62, 0.17), 0.05, 0.02, m.steel, 0.005))
        place(gather(parts, 'actuator'), at, (0, 0, turn))
        for index in range(3):
            wire([(side * (1.5 + index * 0.05), 0.25, 0.05), (side * (1.72 + index * 0.05), -0.1, 0.12), (side * (1.95 + index * 0.04), -0.3, 0.12)], 0.02, (m.rubber, m.signal, m.copper)[index])


def main():
    view, width, samples, path = options()
    m = begin()
    m.smoke = smoked('shell', (0.012, 0.013, 0.016), density=0.74, roughness=0.17)
    m.warm = material('warm', PALETTE['signal'], metallic=0.2, roughness=0.4, Emission=(*PALETTE['signal'], 1), Emission_Strength=0.9)
    floor(m.ink, -0.85)
    parts = []
    before = set(bpy.context.scene.objects)
    body(m)
    inside(m)
    stick(m, -0.92, -0.32)
    stick(m, 0.92, -0.32)
    buttons(m)
    parts = [thing for thing in bpy.context.scene.objects if thing not in before]
    place(gather(parts, 'controller'), (0, 0, 0.1), (14, 0, -14) if view != 'close' else (10, 0, -8))
    lights(1.0, (0, 0, 0.2))
    # Its reflection lies across the shell and says that there is one.
    light((0.5, 2.2, 5.5), (0, -0.5, 0.2), (7, 0.5), 150, COOL)
    if view == 'wide':
        camera((1.2, -8.6, 6.2), (-1.75, 0.1, 0.1), 41, 0.014, (0, -0.9, 0.3))
        render(width, samples, path, bounces=8)
    elif view == 'close':
        camera((4.6, -5.6, 4.4), (0.75, -0.55, 0.05), 62, 0.03, (2.1, -0.9, 0.3))
        render(width, samples, path, bounces=8)
    else:
        camera((1.2, -9.6, 7.4), (0, -0.1, 0.35), 46, 0.012, (0, -0.9, 0.3))
        render(width, samples, path, 4 / 5, bounces=8)


main()

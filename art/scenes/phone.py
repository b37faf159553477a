"""A phone lying on its glass with the back lifted off: battery, board, cameras, and the actuator at the lower edge.

Views: `wide`, `portrait`.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from studio import *  # noqa: F403

WIDTH, LENGTH, DEPTH = 3.3, 6.9, 0.36


def frame(m):
    outer, inner = rounded(WIDTH, LENGTH, 0.52), rounded(WIDTH - 0.2, LENGTH - 0.2, 0.43)
    sheet([outer, inner], DEPTH, m.graphite, (0, 0, DEPTH / 2 + 0.03), bevel=0.06)
    sheet([rounded(WIDTH - 0.04, LENGTH - 0.04, 0.5)], 0.06, m.glass, (0, 0, 0.03))
    sheet([inner], 0.04, m.anodised, (0, 0, 0.1))
    for y in (-2.9, 2.9):
        for x in (-WIDTH / 2, WIDTH / 2):
            box((x, y, 0.21), (0.02, 0.05, 0.35), m.rubber, 0.004)
    box((WIDTH / 2 + 0.015, 1.1, 0.21), (0.06, 0.7, 0.14), m.graphite, 0.03)


def inside(m):
    battery = shell((-0.42, -0.25, 0.27), (1.9, 3.5, 0.26), m.pouch, 2, 0.12)
    words('Li-Po  4700 mAh', 0.14, m.print, (-0.42, -0.2, 0.403), (0, 0, 90), depth=0.001)
    words('3.87 V   18.2 Wh', 0.09, m.print, (-0.15, -0.2, 0.403), (0, 0, 90), depth=0.001)
    del battery
    # The board with its shields runs beside the battery and across the top.
    sheet([rounded(0.86, 4.5, 0.06)], 0.05, m.mask, (1.02, 0.2, 0.2))
    sheet([rounded(2.85, 1.15, 0.06)], 0.05, m.mask, (0, 2.55, 0.2))
    for y, height in ((1.55, 0.9), (0.5, 0.85), (-0.55, 0.9)):
        box((1.02, y, 0.29), (0.72, height, 0.13), m.steel, 0.03)
        sheet([rounded(0.6, height - 0.14, 0.04), rounded(0.57, height - 0.17, 0.03)], 0.006, m.graphite, (1.02, y, 0.357), bevel=0.002)
    for index in range(5):
        box((0.78 + index * 0.12, -1.5, 0.26), (0.05, 0.1, 0.06), m.ceramic if index % 2 else m.epoxy, 0.008)
        box((0.78 + index * 0.12, -1.75, 0.26), (0.08, 0.14, 0.06), m.epoxy, 0.008)
    for x, y, radius in ((-0.95, 2.7, 0.36), (-0.05, 2.7, 0.36), (-0.95, 1.85, 0.3)):
        rod((x, y, 0.36), radius, 0.4, m.anodised, 0.03)
        ring((x, y, 0.56), radius * 0.86, 0.03, m.steel)
        rod((x, y, 0.565), radius * 0.7, 0.02, m.glass, 0.005)
        ring((x, y, 0.572), radius * 0.4, 0.012, m.graphite)
    rod((0.75, 2.85, 0.3), 0.13, 0.2, m.nickel, 0.02)


def lower_edge(m):
    """Actuator, loudspeaker and plug, with the flex boards between them."""
    actuator = [box((-0.62, -2.78, 0.28), (1.5, 0.62, 0.28), m.signal, 0.05)]
    actuator.append(sheet([rounded(1.34, 0.48, 0.05), rounded(1.31, 0.45, 0.04)], 0.006, m.anodised, (-0.62, -2.78, 0.421), bevel=0.002))
    words('haptera', 0.2, m.anodised, (-0.62, -2.74, 0.4215), depth=0.001)
    words('HX-0612', 0.075, m.anodised, (-0.62, -2.92, 0.4215), depth=0.001)
    box((-1.42, -2.78, 0.2), (0.12, 0.5, 0.1), m.steel, 0.02)
    box((0.18, -2.78, 0.2), (0.12, 0.5, 0.1), m.steel, 0.02)
    box((0.98, -2.78, 0.28), (0.98, 0.7, 0.3), m.plastic, 0.06)
    for index in range(6):
        box((0.7 + index * 0.11, -2.62, 0.432), (0.04, 0.24, 0.01), m.rubber, 0.004)
    box((0.36, -3.18, 0.26), (0.62, 0.3, 0.2), m.steel, 0.06)
    sheet([rounded(2.6, 0.34, 0.06)], 0.02, m.polyimide, (0.1, -2.24, 0.25), bevel=0.006)
    for index in range(6):
        sheet([rounded(0.06, 0.2, 0.01)], 0.01, m.gold, (-0.2 + index * 0.1, -2.24, 0.265), bevel=0.003)
    box((-0.95, -2.22, 0.29), (0.5, 0.16, 0.08), m.plastic, 0.02)
    for x, y in ((-1.42, -2.35), (0.42, -2.42), (1.42, -2.3), (1.42, -3.15), (-1.4, 3.0), (1.4, 3.05), (1.42, 2.05)):
        screw((x, y, 0.33), 0.075, m.steel, m.anodised)


def main():
    view, width, samples, path = options()
    m = begin()
    m.pouch = material('pouch', (0.028, 0.031, 0.037), roughness=0.42, Clearcoat=0.3, Clearcoat_Roughness=0.3)
    floor(m.ink)
    frame(m)
    inside(m)
    lower_edge(m)
    back = sheet([rounded(WIDTH, LENGTH, 0.52), circle(0.4, (0.95, 2.7)), circle(0.4, (0.05, 2.7)), circle(0.34, (0.95, 1.85))], 0.09, m.glass, bevel=0.03)
    lights(1.0)
    if view == 'wide':
        place(back, (2.6, 2.2, 1.4), (0, -58, 12))
        camera((-3.0, -8.4, 6.0), (-1.9, -0.75, 0.1), 46, 0.02, (-0.6, -2.7, 0.4))
        render(width, samples, path)
    else:
        place(back, (2.9, 2.4, 1.4), (0, -58, 12))
        camera((-2.6, -7.6, 5.8), (0.05, -0.75, 0.1), 52, 0.02, (-0.6, -2.7, 0.4))
        render(width, samples, path, 4 / 5)


main()

"""The palm rest of a laptop: its glass trackpad lifted, with the force sensors and the actuator below.

Views: `wide`, `portrait`.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from studio import *  # noqa: F403

PAD = (4.4, 2.7)


def deck(m):
    opening = rounded(PAD[0] + 0.08, PAD[1] + 0.08, 0.16, (0, -1.1))
    keys = rounded(9.3, 3.6, 0.16, (0, 2.6))
    sheet([rounded(11, 8.4, 0.42, (0, 1)), opening, keys], 0.24, m.anodised, (0, 0, 0.12), bevel=0.05)
    sheet([rounded(10.8, 8.2, 0.4, (0, 1))], 0.06, m.graphite, (0, 0, -0.24))
    sheet([rounded(9.4, 3.7, 0.16, (0, 2.6))], 0.06, m.rubber, (0, 0, 0.02))
    for row in range(5):
        shift = (0, 0.12, 0.24, 0.42, 0)[row]
        for column in range(14):
            x = -4.28 + column * 0.655 + shift * (row < 4) * 0.5
            if abs(x) < 4.45:
                box((x, 4.02 - row * 0.68, 0.17), (0.575, 0.575, 0.2), m.key, 0.06)
    words('F', 0.16, m.print, (-1.1, 2.7, 0.272), depth=0.001)


def below(m):
    """The bay: a stamped carrier on four leaves with force sensors, and the actuator in its middle."""
    sheet([rounded(PAD[0] - 0.1, PAD[1] - 0.1, 0.12, (0, -1.1))], 0.05, m.mask, (0, 0, -0.17))
    for x in (-1.75, 1.75):
        for y in (-2.1, -0.1):
            sheet([rounded(0.62, 0.44, 0.08), circle(0.07, (0.18, 0))], 0.04, m.steel, (x, y, -0.12))
            rod((x - 0.08, y, -0.08), 0.12, 0.06, m.rubber, 0.02)
    box((0, -1.1, -0.02), (1.9, 0.72, 0.24), m.signal, 0.06)
    sheet([rounded(1.74, 0.56, 0.06), rounded(1.7, 0.52, 0.05)], 0.006, m.anodised, (0, -1.1, 0.101), bevel=0.002)
    words('haptera', 0.24, m.anodised, (0, -1.06, 0.102), depth=0.001)
    words('HX-0620', 0.08, m.anodised, (0, -1.27, 0.102), depth=0.001)
    for side in (-1, 1):
        box((side * 1.05, -1.1, -0.08), (0.24, 0.6, 0.1), m.steel, 0.03)
        screw((side * 1.06, -0.9, -0.02), 0.07, m.nickel, m.anodised)
        screw((side * 1.06, -1.3, -0.02), 0.07, m.nickel, m.anodised)
    sheet([rounded(0.3, 1.0, 0.05)], 0.02, m.polyimide, (0.6, -0.2, -0.13), bevel=0.006)
    for index in range(5):
        sheet([rounded(0.03, 0.9, 0.008)], 0.008, m.copper, (0.5 + index * 0.05, -0.2, -0.117), bevel=0.002)
    box((-0.9, -0.15, -0.09), (0.42, 0.42, 0.1), m.epoxy, 0.015)
    words('HD 200', 0.085, m.engraving, (-0.9, -0.15, -0.039), depth=0.001)
    for index in range(6):
        box((-1.3 + index * 0.16, -2.12, -0.11), (0.09, 0.06, 0.05), m.ceramic if index % 2 else m.epoxy, 0.008)


def glass(m, at, turn):
    pane = sheet([rounded(*PAD, 0.14)], 0.08, m.glass, (0, 0, 0), bevel=0.02)
    plate = sheet([rounded(PAD[0] - 0.16, PAD[1] - 0.16, 0.1)], 0.05, m.graphite, (0, 0, -0.07))
    place(gather([pane, plate], 'pane'), at, turn)


def main():
    view, width, samples, path = options()
    m = begin()
    m.key = material('key', (0.014, 0.015, 0.018), roughness=0.5, grain=0.25, grain_scale=120)
    m.glass = material('pad', (0.03, 0.034, 0.042), roughness=0.22, Specular=0.6, Clearcoat=0.6, Clearcoat_Roughness=0.15)
    floor(m.ink, -0.32)
    deck(m)
    below(m)
    glass(m, (0, -0.15, 1.35), (26, 0, 0))
    lights(1.2, (0, -0.5, 0))
    if view == 'wide':
        camera((4.4, -8.2, 5.2), (-1.8, -0.35, 0.25), 50, 0.02, (0.4, -1.5, 0))
        render(width, samples, path)
    else:
        camera((3.6, -8.8, 5.8), (0.1, -0.6, 0.35), 50, 0.018, (0.4, -1.5, 0))
        render(width, samples, path, 4 / 5)


main()

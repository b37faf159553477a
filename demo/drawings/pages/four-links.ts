import {
  area,
  cylinder,
  ink,
  isometric,
  line,
  type Point,
  picture,
  plate,
  ring,
  roundedRect,
  steps,
  surfaces,
} from '../drawing.ts';

const SIDE = 400;
const LEVELS = [560, 332, 104, -124] as const;

/** Four stacked plates: a drawn curve, channels, a chip and an actuator, with one line running through them. */
export function drawFourLinks(): string {
  const project = isometric([720, 552], 0.85);
  const middle = (z: number) => project([SIDE / 2, SIDE / 2, z]);
  const sheet = (z: number) =>
    plate(project, roundedRect([0, 0], [SIDE, SIDE], 36), [z - 18, 18], {
      top: { ...surfaces.plain.top, opacity: 0.95 },
      side: surfaces.plain.side,
    });
  const between = (upper: number, lower: number) =>
    line([middle(upper - 18), middle(lower)], { stroke: ink.signal, width: 4, dash: '2 11' });
  const [design, engine, chip, actuator] = LEVELS;
  return picture(1440, 1080, [
    ...sheet(actuator),
    ...steps(4).map((index) =>
      ring(middle(actuator), 92 + index * 36, 53 + index * 21, {
        stroke: ink.signal,
        width: 3,
        opacity: 0.9 - index * 0.22,
      }),
    ),
    ...cylinder(project, [SIDE / 2, SIDE / 2], 66, [actuator, 44], surfaces.alive),
    ...cylinder(project, [SIDE / 2, SIDE / 2], 28, [actuator + 44, 8], surfaces.alive),
    between(chip, actuator + 52),
    ...sheet(chip),
    ...steps(7).flatMap((index) => [
      pin([92 + index * 36, 58], [92 + index * 36, 342], chip),
      pin([58, 92 + index * 36], [342, 92 + index * 36], chip),
    ]),
    ...plate(project, roundedRect([86, 86], [228, 228], 18), [chip, 30], surfaces.quiet),
    area(
      roundedRect([140, 140], [120, 120], 10).map(([x, y]) => project([x, y, chip + 30])),
      { fill: ink.sunken, stroke: ink.data, width: 2.5 },
    ),
    between(engine, chip + 30),
    ...sheet(engine),
    ...steps(3).flatMap((index) => lane(index)),
    between(design, engine),
    ...sheet(design),
    ...steps(31).map((index) => {
      const height = 150 * curveAt(index / 30);
      return line([project([48 + index * 10, 230, design]), project([48 + index * 10, 230, design + height])], {
        stroke: index === 6 || index === 20 ? ink.signal : ink.data,
        width: index === 6 || index === 20 ? 8 : 4,
      });
    }),
    line(
      [
        [40, 230],
        [360, 230],
      ].map(([x = 0, y = 0]) => project([x, y, design])),
      { stroke: ink.line, width: 2 },
    ),
  ]);

  function lane(index: number): string[] {
    const y = 110 + index * 90;
    const swing = (step: number) => 22 * Math.sin(step * (0.5 + index * 0.35)) * Math.exp(-Math.abs(step - 12) / 9);
    return [
      line([project([44, y, engine]), project([356, y, engine])], { stroke: ink.faint, width: 2 }),
      line(
        steps(37).map((step) => project([50 + step * 8.2, y + swing(step * 0.7), engine])),
        { stroke: index === 1 ? ink.signal : ink.mist, width: 4 },
      ),
    ];
  }

  function pin([fromX, fromY]: Point, [toX, toY]: Point, z: number): string {
    return line([project([fromX, fromY, z]), project([toX, toY, z])], { stroke: ink.mist, width: 5 });
  }
}

function curveAt(t: number): number {
  const click = (at: number, strength: number) => (t < at - 0.001 ? 0 : strength * Math.exp(-(t - at) * 13));
  return Math.max(0.04, click(0.2, 1), click(2 / 3, 0.8), 0.34 * Math.exp(-(((t - 0.5) / 0.1) ** 2)));
}

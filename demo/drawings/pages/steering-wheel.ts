import { area, ink, line, type Point, picture, ring, steps } from '../drawing.ts';

const CENTRE: Point = [720, 566];
const RADIUS = 318;

/** A steering wheel warning of something on its left: the pattern around the rim is stronger the nearer it is. */
export function drawSteeringWheel(): string {
  const bars = steps(120).map((index) => {
    const angle = (index / 120) * 2 * Math.PI;
    const nearness = Math.exp(-(((angle - Math.PI * 1.06) / 0.5) ** 2));
    const length = 10 + (index % 4 === 0 ? 12 : 0) + nearness * (index % 3 === 0 ? 132 : 70);
    return line([polar(angle, RADIUS + 44), polar(angle, RADIUS + 44 + length)], {
      stroke: nearness > 0.25 ? ink.signal : nearness > 0.02 ? ink.mist : ink.line,
      width: nearness > 0.25 ? 5 : 3,
    });
  });
  return picture(1440, 1080, [
    ...bars,
    ring(CENTRE, RADIUS + 26, RADIUS + 26, { fill: ink.raised, stroke: ink.paper, width: 3 }),
    ring(CENTRE, RADIUS - 34, RADIUS - 34, { fill: ink.ground, stroke: ink.paper, width: 3 }),
    ...zone(Math.PI * 0.86, Math.PI * 1.26, true),
    ...zone(-Math.PI * 0.26, Math.PI * 0.14, false),
    area([...spoke(Math.PI * 0.985, 40), ...spoke(Math.PI * 0.9, 30).toReversed()], spokes),
    area([...spoke(Math.PI * 0.015, 40), ...spoke(Math.PI * 0.1, 30).toReversed()], spokes),
    area([...spoke(Math.PI * 0.46, 40), ...spoke(Math.PI * 0.54, 40).toReversed()], spokes),
    area(hub(132, 104), { fill: ink.raised, stroke: ink.paper, width: 3 }),
    area(hub(112, 84), { fill: ink.sunken, stroke: ink.line, width: 1.5 }),
    ...steps(17).map((index) => {
      const height = 6 + 50 * Math.exp(-Math.abs(index - 5) / 2.4) + 22 * Math.exp(-Math.abs(index - 12) / 1.6);
      const x = CENTRE[0] - 80 + index * 10;
      return line(
        [
          [x, CENTRE[1] + 4 - height],
          [x, CENTRE[1] + 4 + height],
        ],
        { stroke: index === 5 ? ink.signal : ink.mist, width: 4 },
      );
    }),
    ...[-1, 1].flatMap((side) => [
      ring([CENTRE[0] + side * 186, CENTRE[1] + 6], 23, 23, { fill: ink.lit, stroke: ink.mist, width: 2 }),
      ring([CENTRE[0] + side * 186, CENTRE[1] + 6], 9, 9, { stroke: side < 0 ? ink.signal : ink.line, width: 3 }),
    ]),
  ]);
}

const spokes = { fill: ink.raised, stroke: ink.paper, width: 3 };

function polar(angle: number, radius: number): Point {
  return [CENTRE[0] + radius * Math.cos(angle), CENTRE[1] + radius * Math.sin(angle)];
}

/** A section of the rim that can move. */
function zone(from: number, to: number, isAlive: boolean): string[] {
  const along = (radius: number) => steps(25).map((step) => polar(from + ((to - from) * step) / 24, radius));
  const style = isAlive
    ? { fill: ink.signalDeep, stroke: ink.signal, width: 3 }
    : { fill: ink.lit, stroke: ink.mist, width: 2 };
  const ribs = steps(17).map((step) => {
    const angle = from + ((to - from) * (step + 2)) / 20;
    return line([polar(angle, RADIUS - 18), polar(angle, RADIUS + 10)], {
      stroke: isAlive ? ink.signal : ink.line,
      width: 3,
    });
  });
  return [area([...along(RADIUS + 18), ...along(RADIUS - 26).toReversed()], style), ...ribs];
}

/** One edge of a spoke, from hub to rim. */
function spoke(angle: number, inset: number): Point[] {
  return [polar(angle, 96 - inset * 0.2), polar(angle, RADIUS - 36)];
}

function hub(width: number, height: number): Point[] {
  return steps(48).map((step): Point => {
    const angle = (step / 48) * 2 * Math.PI;
    const round = (value: number) => Math.sign(value) * Math.abs(value) ** 0.55;
    return [CENTRE[0] + width * round(Math.cos(angle)), CENTRE[1] + 4 + height * round(Math.sin(angle))];
  });
}

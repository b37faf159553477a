import {
  area,
  cylinder,
  disc,
  ink,
  isometric,
  line,
  type Point,
  picture,
  plate,
  roundedRect,
  steps,
  surfaces,
} from '../drawing.ts';

const LENGTH = 700;
const DEPTH = 470;
const FOLD = 90;
/** The position of each slider, 0 to 1. */
const sliders = [0.72, 0.34, 0.58, 0.2] as const;
const moved = 2;

/** A sheet with four sliders and its actuator; above its edge, how that actuator stops without it and with it. */
export function drawConfigSheet(): string {
  const project = isometric([618, 440], 0.92);
  const flat = (points: readonly Point[], z = 0) => points.map(([x, y]) => project([x, y, z]));
  const sheet: readonly Point[] = [
    [0, 0],
    [LENGTH, 0],
    [LENGTH, DEPTH - FOLD],
    [LENGTH - FOLD, DEPTH],
    [0, DEPTH],
  ];
  const actuator: Point = [548, 206];
  return picture(1440, 1080, [
    ...response(),
    area(flat(sheet, -26), { fill: ink.sunken, stroke: ink.line, width: 1.5 }),
    area(flat(sheet, -13), { fill: ink.sunken, stroke: ink.mist, width: 2 }),
    area(flat(sheet), { fill: ink.raised, stroke: ink.paper, width: 2.5 }),
    area(
      flat([
        [LENGTH, DEPTH - FOLD],
        [LENGTH - FOLD, DEPTH - FOLD],
        [LENGTH - FOLD, DEPTH],
      ]),
      { fill: ink.lit, stroke: ink.paper, width: 2.5 },
    ),
    ...sliders.flatMap((value, index) => drawSlider(value, index)),
    ...steps(3).map((index) =>
      disc(project, actuator, 118 + index * 28, 0, {
        stroke: ink.signal,
        width: 3.5 - index * 0.8,
        opacity: 0.9 - index * 0.28,
      }),
    ),
    ...cylinder(project, actuator, 96, [0, 14], surfaces.plain),
    ...cylinder(project, actuator, 74, [14, 52], surfaces.alive),
    ...cylinder(project, actuator, 30, [66, 10], surfaces.alive),
  ]);

  function drawSlider(value: number, index: number): string[] {
    const y = 86 + index * 98;
    const [from, to] = [60, 360];
    const at = from + (to - from) * value;
    const isMoved = index === moved;
    return [
      line(
        flat([
          [from, y],
          [to, y],
        ]),
        { stroke: ink.faint, width: 10 },
      ),
      line(
        flat([
          [from, y],
          [at, y],
        ]),
        { stroke: isMoved ? ink.signal : ink.mist, width: 10 },
      ),
      ...steps(7).map((step) => {
        const x = from + ((to - from) * step) / 6;
        return line(
          flat([
            [x, y + 26],
            [x, y + 36],
          ]),
          { stroke: ink.line, width: 2 },
        );
      }),
      ...plate(
        project,
        roundedRect([at - 19, y - 27], [38, 54], 9),
        [0, 24],
        isMoved ? surfaces.alive : surfaces.quiet,
      ),
    ];
  }

  /** On an upright pane behind the sheet: a vibration that rings on, and the short one in front of it. */
  function response(): string[] {
    const wall = (x: number, z: number) => project([x, 0, z]);
    const middle = 186;
    const swing = (fade: number, height: number) =>
      steps(161).map((step) => {
        const t = step / 160;
        const rise = Math.min(1, t / 0.05);
        return wall(40 + t * 620, middle + height * rise * Math.exp(-t * fade) * Math.sin(t * 92));
      });
    return [
      area([wall(0, 34), wall(LENGTH, 34), wall(LENGTH, 346), wall(0, 346)], {
        fill: ink.sunken,
        stroke: ink.line,
        width: 1.5,
      }),
      ...steps(6).map((index) =>
        line([wall(40 + index * 124, 54), wall(40 + index * 124, 326)], { stroke: ink.faint, width: 1.5 }),
      ),
      line([wall(20, middle), wall(LENGTH - 20, middle)], { stroke: ink.line, width: 1.5 }),
      line(swing(2.1, 106), { stroke: ink.line, width: 3 }),
      line(swing(11, 128), { stroke: ink.data, width: 5 }),
      line([wall(40, 54), wall(40, 326)], { stroke: ink.signal, width: 5 }),
    ];
  }
}

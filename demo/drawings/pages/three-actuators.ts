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
  ring,
  roundedRect,
  steps,
  surfaces,
} from '../drawing.ts';

/** Three actuators with their lids lifted: a round one, a bar whose mass slides between springs, and a thin one for trackpads. */
export function drawThreeActuators(): string {
  const project = isometric([560, 330], 1);
  const flat = (points: readonly Point[], z: number) => points.map(([x, y]) => project([x, y, z]));
  const post = (x: number, y: number, from: number, to: number) =>
    line([project([x, y, from]), project([x, y, to])], { stroke: ink.line, width: 1.5, dash: '3 9' });
  return picture(1440, 1080, [...round([150, 110]), ...bar([340, -90]), ...thin([40, 360])]);

  function round(centre: Point): string[] {
    const top = project([...centre, 30]);
    return [
      ...cylinder(project, centre, 120, [-14, 14], surfaces.plain),
      ...cylinder(project, centre, 84, [0, 30], surfaces.alive),
      ...steps(3).map((index) => ring(top, 74 - index * 20, 43 - index * 11.6, { stroke: ink.signal, width: 2.5 })),
      post(centre[0] + 82, centre[1] - 82, 0, 160),
      post(centre[0] - 82, centre[1] + 82, 0, 160),
      ...cylinder(project, centre, 96, [96, 22], surfaces.quiet),
      ...cylinder(project, centre, 40, [118, 10], surfaces.quiet),
      ...cylinder(project, centre, 120, [214, 26], {
        top: { ...surfaces.plain.top, opacity: 0.94 },
        side: surfaces.plain.side,
      }),
      disc(project, centre, 62, 240, { stroke: ink.line, width: 2 }),
    ];
  }

  function bar([x, y]: Point): string[] {
    const spring = (from: number) =>
      line(
        steps(9).map((step) => project([from + step * 8, y + (step % 2 === 0 ? 52 : 118), 18])),
        { stroke: ink.data, width: 4 },
      );
    return [
      ...plate(project, roundedRect([x, y], [430, 170], 20), [-14, 14], surfaces.plain),
      area(flat(roundedRect([x + 16, y + 16], [398, 138], 12), 0), { fill: ink.sunken, stroke: ink.line, width: 1.5 }),
      spring(x + 20),
      ...plate(project, roundedRect([x + 92, y + 30], [226, 110], 10), [0, 54], surfaces.quiet),
      ...steps(3).map((index) =>
        area(flat(roundedRect([x + 112 + index * 66, y + 48], [52, 74], 6), 54), {
          fill: index === 1 ? ink.signalDeep : ink.sunken,
          stroke: index === 1 ? ink.signal : ink.mist,
          width: 2.5,
        }),
      ),
      spring(x + 340),
      ...[-1, 1].map((side) => {
        const tip = x + 205 + side * 180;
        const tail = tip - side * 54;
        return line(
          [
            [tail, y + 85] as const,
            [tip, y + 85] as const,
            [tip - side * 20, y + 71] as const,
            [tip, y + 85] as const,
            [tip - side * 20, y + 99] as const,
          ].map(([across, down]) => project([across, down, 96])),
          { stroke: ink.signal, width: 4 },
        );
      }),
      post(x + 420, y + 10, 0, 190),
      post(x + 10, y + 160, 0, 190),
      post(x + 420, y + 160, 0, 190),
      ...plate(project, roundedRect([x, y], [430, 170], 20), [190, 30], {
        top: { ...surfaces.plain.top, opacity: 0.94 },
        side: surfaces.plain.side,
      }),
      line([project([x + 60, y + 85, 220]), project([x + 370, y + 85, 220])], { stroke: ink.line, width: 2 }),
    ];
  }

  function thin([x, y]: Point): string[] {
    return [
      ...plate(project, roundedRect([x, y], [640, 150], 16), [-8, 8], surfaces.plain),
      ...steps(4).flatMap((index) =>
        plate(project, roundedRect([x + 26 + index * 152, y + 28], [132, 94], 30), [0, 8], surfaces.alive),
      ),
      ...steps(4).map((index) =>
        area(flat(roundedRect([x + 60 + index * 152, y + 58], [64, 34], 14), 8), {
          fill: ink.ground,
          stroke: ink.signal,
          width: 2,
        }),
      ),
      post(x + 630, y + 10, 0, 76),
      post(x + 10, y + 140, 0, 76),
      post(x + 630, y + 140, 0, 76),
      ...plate(project, roundedRect([x, y], [640, 150], 16), [76, 8], {
        top: { ...surfaces.plain.top, opacity: 0.72 },
        side: surfaces.plain.side,
      }),
    ];
  }
}

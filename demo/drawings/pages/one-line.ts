import {
  area,
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

const WIDTH = 660;
const HEIGHT = 450;
/** Indentation and length of each line of code, from the top. */
const code = [
  [0, 250],
  [0, 180],
  [0, 320],
  [48, 400],
  [48, 330],
  [48, 250],
  [0, 60],
  [0, 210],
] as const;
const played = 4;
const phone = { length: 250, depth: 128 } as const;

/** A sheet of code with one line that runs on to three phones; each plays it as richly as it can. */
export function drawOneLine(): string {
  const project = isometric([690, 550], 0.9);
  const wall = ([x, z]: Point) => project([x, 0, z]);
  const rowAt = (index: number) => HEIGHT - 74 - index * 46;
  const bend = 470;
  const phones: readonly (readonly [corner: Point, rings: number])[] = [
    [[330, 130], 5],
    [[140, 300], 3],
    [[-50, 470], 1],
  ];
  return picture(1440, 1080, [
    area([wall([0, 0]), wall([WIDTH, 0]), wall([WIDTH, HEIGHT]), wall([0, HEIGHT])], {
      fill: ink.raised,
      stroke: ink.paper,
      width: 2.5,
    }),
    area([wall([0, HEIGHT]), wall([WIDTH, HEIGHT]), project([WIDTH, -16, HEIGHT]), project([0, -16, HEIGHT])], {
      fill: ink.lit,
      stroke: ink.paper,
      width: 2.5,
    }),
    line([wall([84, 24]), wall([84, HEIGHT - 24])], { stroke: ink.faint, width: 2 }),
    ...code.flatMap(([indent, length], index) => {
      const z = rowAt(index);
      const style = index === played ? { stroke: ink.signal, width: 14 } : { stroke: ink.line, width: 9 };
      return [
        line([wall([40, z]), wall([58, z])], { stroke: index === played ? ink.signal : ink.faint, width: 6 }),
        line([wall([116 + indent, z]), wall([116 + indent + length, z])], style),
      ];
    }),
    ...cable(),
    ...phones.flatMap(([corner, rings]) => drawPhone(corner, rings)),
  ]);

  /** Down from the end of the line and along the floor, with a branch to each phone. */
  function cable(): string[] {
    const end = 116 + 48 + code[played][1];
    const style = { stroke: ink.signal, width: 3, dash: '2 10' };
    const floor = (points: readonly Point[]) => points.map(([x, y]) => project([x, y, 0]));
    return [
      line([wall([end, rowAt(played)]), wall([end + 60, rowAt(played)]), wall([end + 60, 0])], style),
      line(
        floor([
          [end + 60, 0],
          [end + 60, 60],
          [bend, 60],
        ]),
        style,
      ),
      ...phones.map(([[x, y]]) =>
        line(
          floor([
            [bend, 60],
            [x + phone.length / 2, 60],
            [x + phone.length / 2, y],
          ]),
          style,
        ),
      ),
    ];
  }

  function drawPhone([x, y]: Point, rings: number): string[] {
    const finger: Point = [x + phone.length * 0.62, y + phone.depth / 2];
    return [
      ...plate(project, roundedRect([x, y], [phone.length, phone.depth], 26), [-18, 18], surfaces.plain),
      area(
        roundedRect([x + 12, y + 11], [phone.length - 24, phone.depth - 22], 16).map(([px, py]) =>
          project([px, py, 0]),
        ),
        { fill: ink.sunken, stroke: ink.line, width: 1.5 },
      ),
      ...steps(rings).map((index) =>
        disc(project, finger, 11 + index * 10, 0, {
          stroke: ink.signal,
          width: 4 - index * 0.5,
          opacity: 1 - index * 0.15,
        }),
      ),
    ];
  }
}

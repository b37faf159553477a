import {
  area,
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

const SIDE = 330;
const PITCH = 380;

/** Four tables: an open book, a tree of documents, a parcel being lowered, and a question being answered. */
export function drawFourDoors(): string {
  const project = isometric([720, 222], 1);
  const base = ([x, y]: Point, height: number) =>
    plate(project, roundedRect([x, y], [SIDE, SIDE], 30), [-40, 40 + height], surfaces.plain);
  return picture(1440, 1080, [
    ...base([0, 0], 0),
    ...book([0, 0]),
    ...base([PITCH, 0], 0),
    ...tree([PITCH, 0]),
    ...base([0, PITCH], 0),
    ...parcel([0, PITCH]),
    ...base([PITCH, PITCH], 0),
    ...answer([PITCH, PITCH]),
  ]);

  function book([x, y]: Point): string[] {
    const leaf = (side: -1 | 1) => {
      const spine = x + 165;
      const edge = spine + side * 116;
      return area(
        [
          project([spine, y + 70, 8]),
          project([edge, y + 70, 44]),
          project([edge, y + 260, 44]),
          project([spine, y + 260, 8]),
        ],
        { fill: ink.lit, stroke: ink.paper, width: 2.5 },
      );
    };
    return [
      leaf(-1),
      leaf(1),
      ...steps(4).map((row) =>
        line([project([x + 66, y + 108 + row * 38, 44 - 8]), project([x + 140, y + 108 + row * 38, 14])], {
          stroke: row === 1 ? ink.signal : ink.line,
          width: 6,
        }),
      ),
      ...steps(9).map((index) => {
        const height = 8 + 50 * Math.exp(-Math.abs(index - 3) / 1.8);
        const [across, z] = [x + 186 + index * 9, 14 + index * 2.8];
        return line([project([across, y + 165 - height, z]), project([across, y + 165 + height, z])], {
          stroke: index === 3 ? ink.signal : ink.mist,
          width: 4,
        });
      }),
    ];
  }

  function tree([x, y]: Point): string[] {
    const nodes: readonly (readonly [number, number, number])[] = [
      [50, 40, 0],
      [120, 120, 1],
      [120, 200, 1],
      [190, 240, 2],
    ];
    const branch = (from: Point, corner: Point, to: Point) =>
      line(
        [from, corner, to].map(([across, down]) => project([x + across, y + down, 4])),
        {
          stroke: ink.data,
          width: 4,
        },
      );
    return [
      branch([80, 80], [80, 145], [120, 145]),
      branch([80, 80], [80, 225], [120, 225]),
      branch([150, 225], [150, 265], [190, 265]),
      ...nodes.flatMap(([across, down, depth]) =>
        plate(
          project,
          roundedRect([x + across, y + down], [112 - depth * 6, 46], 10),
          [0, 26],
          depth === 2 ? surfaces.alive : surfaces.quiet,
        ),
      ),
    ];
  }

  function parcel([x, y]: Point): string[] {
    const middle: Point = [x + 165, y + 165];
    return [
      area(
        roundedRect([x + 80, y + 80], [170, 170], 14).map(([a, b]) => project([a, b, 0])),
        {
          fill: ink.sunken,
          stroke: ink.mist,
          width: 2,
          dash: '8 10',
        },
      ),
      line([project([...middle, 0]), project([...middle, 88])], { stroke: ink.signal, width: 4, dash: '2 11' }),
      ...plate(project, roundedRect([x + 98, y + 98], [134, 134], 12), [88, 74], surfaces.alive),
      line([project([x + 165, y + 98, 162]), project([x + 165, y + 232, 162])], { stroke: ink.signal, width: 4 }),
      line([project([x + 165, y + 232, 162]), project([x + 165, y + 232, 88])], { stroke: ink.signal, width: 4 }),
    ];
  }

  function answer([x, y]: Point): string[] {
    const bubble = (at: Point, z: number, style: (typeof surfaces)[keyof typeof surfaces]) =>
      plate(project, roundedRect([x + at[0], y + at[1]], [180, 116], 34), [z, 18], style);
    return [
      ...bubble([36, 52], 0, surfaces.quiet),
      ...steps(3).map((index) => ring(project([x + 86 + index * 40, y + 110, 18]), 10, 5.8, { fill: ink.mist })),
      ...bubble([112, 168], 44, surfaces.alive),
      line(
        [[164, 226] as const, [192, 252] as const, [246, 200] as const].map(([across, down]) =>
          project([x + across, y + down, 62]),
        ),
        { stroke: ink.paper, width: 9 },
      ),
    ];
  }
}

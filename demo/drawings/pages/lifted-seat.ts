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

const WIDTH = 480;
const DEPTH = 460;
const LIFT = 260;
/** How far the backrest leans back per unit of height. */
const LEAN = 0.24;
const places: readonly Point[] = [
  [130, 130],
  [350, 130],
  [130, 330],
  [350, 330],
];
const alive = 3;

/** A car seat with its cushion lifted: under it four actuators, one of them playing; two more in the backrest. */
export function drawLiftedSeat(): string {
  const project = isometric([674, 590], 0.72);
  const back = ([x, z]: Point, forward = 0) => project([x, forward - z * LEAN, z]);
  return picture(1440, 1080, [
    ...headrest(),
    ...backrest(),
    ...plate(project, roundedRect([-14, 0], [WIDTH + 28, DEPTH + 30], 56), [-84, 84], surfaces.plain),
    area(
      roundedRect([40, 44], [WIDTH - 80, DEPTH - 80], 34).map(([x, y]) => project([x, y, 0])),
      { fill: ink.sunken, stroke: ink.line, width: 1.5 },
    ),
    ...places.flatMap((place, index) => [
      ...(index === alive
        ? steps(3).map((step) =>
            disc(project, place, 62 + step * 20, 0, {
              stroke: ink.signal,
              width: 3.5 - step * 0.8,
              opacity: 0.9 - step * 0.25,
            }),
          )
        : []),
      ...cylinder(project, place, 44, [0, 26], index === alive ? surfaces.alive : surfaces.quiet),
    ]),
    ...posts(),
    ...plate(project, roundedRect([0, 14], [WIDTH, DEPTH], 64), [LIFT, 46], {
      top: { ...surfaces.plain.top, opacity: 0.88 },
      side: { ...surfaces.plain.side, opacity: 0.92 },
    }),
    ...[170, 310].map((x) =>
      line([project([x, 44, LIFT + 46]), project([x, DEPTH - 14, LIFT + 46])], { stroke: ink.line, width: 1.5 }),
    ),
    ...ripples(),
  ]);

  function headrest(): string[] {
    const bar = (x: number) => line([back([x, 560]), back([x, 640])], { stroke: ink.mist, width: 7 });
    return [
      bar(190),
      bar(290),
      area([back([150, 612]), back([330, 612]), back([318, 730]), back([162, 730])], {
        fill: ink.raised,
        stroke: ink.paper,
        width: 2.5,
      }),
      area([back([162, 730]), back([318, 730]), back([318, 730], -50), back([162, 730], -50)], {
        fill: ink.lit,
        stroke: ink.paper,
        width: 2.5,
      }),
      area([back([330, 612]), back([330, 612], -50), back([318, 730], -50), back([318, 730])], {
        fill: ink.sunken,
        stroke: ink.paper,
        width: 2.5,
      }),
    ];
  }

  function backrest(): string[] {
    const front: readonly Point[] = [
      [0, -60],
      [WIDTH, -60],
      [WIDTH - 8, 420],
      [WIDTH - 60, 570],
      [60, 570],
      [8, 420],
    ];
    const side: readonly Point[] = [
      [WIDTH, -60],
      [WIDTH - 8, 420],
      [WIDTH - 60, 570],
    ];
    return [
      area([...side.map((point) => back(point)), ...side.toReversed().map((point) => back(point, -80))], {
        fill: ink.sunken,
        stroke: ink.paper,
        width: 2.5,
      }),
      area([back([60, 570]), back([WIDTH - 60, 570]), back([WIDTH - 60, 570], -80), back([60, 570], -80)], {
        fill: ink.lit,
        stroke: ink.paper,
        width: 2.5,
      }),
      area(
        front.map((point) => back(point)),
        { fill: ink.raised, stroke: ink.paper, width: 2.5 },
      ),
      ...[150, 330].map((x) => line([back([x, 250]), back([x, 530])], { stroke: ink.line, width: 1.5 })),
      ...[90, 390].map((x, index) =>
        area(
          steps(32).map((step): Point => {
            const angle = (step / 32) * 2 * Math.PI;
            return back([x + 40 * Math.cos(angle), 440 + 40 * Math.sin(angle)]);
          }),
          { stroke: index === 1 ? ink.signal : ink.mist, width: 2.5, dash: '3 9' },
        ),
      ),
    ];
  }

  function posts(): string[] {
    return [
      [14, DEPTH - 40],
      [WIDTH - 14, DEPTH - 40],
      [WIDTH - 14, 60],
    ].map(([x = 0, y = 0]) =>
      line([project([x, y, 0]), project([x, y, LIFT])], { stroke: ink.line, width: 1.5, dash: '3 9' }),
    );
  }

  /** On the cushion above the playing actuator. */
  function ripples(): string[] {
    const [x, y] = places[alive] ?? [0, 0];
    return steps(4).map((index) =>
      disc(project, [x, y], 20 + index * 26, LIFT + 46, {
        stroke: ink.signal,
        width: 5 - index,
        opacity: 1 - index * 0.2,
      }),
    );
  }
}

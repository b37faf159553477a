import { area, ink, line, type Point, picture, steps } from '../drawing.ts';

/** An open letter: the sheet that rises from it shows a pattern, signed with a single click. */
export function drawLetter(): string {
  const left: Point = [330, 520];
  const right: Point = [1110, 520];
  const bars = steps(45).map((index) => {
    const t = index / 44;
    const height =
      6 +
      96 * Math.exp(-Math.abs(index - 12) / 4) +
      54 * Math.exp(-(((t - 0.56) / 0.08) ** 2)) +
      66 * Math.exp(-Math.abs(index - 35) / 2.2);
    const x = 500 + index * 10;
    const isClick = index === 12 || index === 35;
    return line(
      [
        [x, 330 - height],
        [x, 330 + height],
      ],
      { stroke: isClick ? ink.signal : ink.paper, width: isClick ? 7 : 4 },
    );
  });
  const words = steps(3).map((index) =>
    line(
      [
        [500, 486 + index * 42],
        [index === 2 ? 720 : 940, 486 + index * 42],
      ],
      { stroke: ink.line, width: 8 },
    ),
  );
  return picture(1440, 1080, [
    area([left, [720, 250], right], { fill: ink.sunken, stroke: ink.paper, width: 3 }),
    area(
      [
        [440, 170],
        [1000, 170],
        [1000, 820],
        [440, 820],
      ],
      { fill: ink.lit, stroke: ink.paper, width: 3 },
    ),
    ...bars,
    ...words,
    area([left, [720, 760], right, [1110, 930], [330, 930]], { fill: ink.raised, stroke: ink.paper, width: 3 }),
    line(
      [
        [330, 930],
        [640, 711],
      ],
      { stroke: ink.paper, width: 3 },
    ),
    line(
      [
        [1110, 930],
        [800, 711],
      ],
      { stroke: ink.paper, width: 3 },
    ),
    ...steps(4).map((index) =>
      line(
        steps(41).map((step): Point => {
          const angle = (step / 40) * 2 * Math.PI;
          const radius = 14 + index * 18;
          return [720 + radius * Math.cos(angle), 846 + radius * Math.sin(angle)];
        }),
        { stroke: ink.signal, width: 5 - index, opacity: 1 - index * 0.22 },
      ),
    ),
  ]);
}

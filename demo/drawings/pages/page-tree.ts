import { area, ink, line, type Point, picture, steps } from '../drawing.ts';

const READ = 2;

/** A table of contents as a trunk on the left, with a sheet at the end of each branch; one of them is being read. */
export function drawPageTree(): string {
  const sheets = steps(5).map((index): Point => [index % 2 === 0 ? 700 : 1020, 84 + index * 182]);
  return picture(1440, 1080, [
    ...trunk(),
    ...sheets.map(([x, y], index) => branch([x, y], index)),
    ...sheets.flatMap((corner, index) => sheet(corner, index === READ)),
  ]);
}

const TOP: Point = [210, 190];

function trunk(): string[] {
  const [x, y] = TOP;
  const cover = (shift: number, fill: string, stroke: string) =>
    area(
      [
        [x - shift, y + shift],
        [x + 240 - shift, y + shift],
        [x + 240 - shift, y + 640 + shift],
        [x - shift, y + 640 + shift],
      ],
      { fill, stroke, width: 3 },
    );
  const entries = steps(11).map((index) => {
    const indent = index % 4 === 0 ? 0 : 30;
    const isRead = index === 5;
    return line(
      [
        [x + 40 + indent, y + 70 + index * 50],
        [x + 200 - (index % 3) * 22, y + 70 + index * 50],
      ],
      { stroke: isRead ? ink.signal : index % 4 === 0 ? ink.paper : ink.line, width: isRead ? 11 : 7 },
    );
  });
  return [cover(44, ink.sunken, ink.line), cover(22, ink.raised, ink.mist), cover(0, ink.lit, ink.paper), ...entries];
}

function branch([x, y]: Point, index: number): string {
  const from: Point = [TOP[0] + 240, 270 + index * 112];
  const bend = 560 + (index % 2) * 40;
  const isRead = index === READ;
  return line([from, [bend, from[1]], [bend, y + 92], [x, y + 92]], {
    stroke: isRead ? ink.signal : ink.mist,
    width: isRead ? 5 : 3,
    dash: isRead ? undefined : '2 10',
  });
}

function sheet([x, y]: Point, isRead: boolean): string[] {
  const [width, height] = [300, 184];
  const corner = 34;
  const bars = steps(21).map((index) => {
    const t = index / 20;
    const swing = 8 + 48 * Math.exp(-Math.abs(index - 5) / 2.4) + 26 * Math.exp(-(((t - 0.68) / 0.12) ** 2));
    const at = x + 40 + index * 11;
    return line(
      [
        [at, y + 108 - swing],
        [at, y + 108 + swing],
      ],
      { stroke: isRead ? (index === 5 ? ink.signal : ink.paper) : ink.faint, width: index === 5 ? 7 : 4 },
    );
  });
  return [
    area(
      [
        [x, y],
        [x + width - corner, y],
        [x + width, y + corner],
        [x + width, y + height],
        [x, y + height],
      ],
      { fill: isRead ? ink.signalDeep : ink.raised, stroke: isRead ? ink.signal : ink.mist, width: isRead ? 4 : 2.5 },
    ),
    line(
      [
        [x + width - corner, y],
        [x + width - corner, y + corner],
        [x + width, y + corner],
      ],
      { stroke: isRead ? ink.signal : ink.mist, width: 2.5 },
    ),
    ...bars,
  ];
}

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

const PITCH = 148;
const TILE = 116;

/** Apps as tiles on a phone; three of them are pushed up from below: games, typing, and audio and video. */
export function drawAppTiles(): string {
  const project = isometric([512, 236], 1.02);
  const lifted = new Map([
    ['1 0', drawKeyGlyph],
    ['2 2', drawGameGlyph],
    ['4 1', drawSoundGlyph],
  ]);
  const places = steps(15)
    .map((index) => ({ column: index % 5, row: Math.floor(index / 5) }))
    .sort((a, b) => a.column + a.row - b.column - b.row);
  return picture(1440, 1080, [
    ...plate(project, roundedRect([0, 0], [900, 500], 66), [-34, 34], surfaces.plain),
    area(
      roundedRect([22, 22], [856, 456], 48).map(([x, y]) => project([x, y, 0])),
      { fill: ink.ground, stroke: ink.line, width: 1.5 },
    ),
    ...places.flatMap(({ column, row }) => {
      const [x, y] = [90 + column * PITCH, 44 + row * PITCH];
      const glyph = lifted.get(`${column} ${row}`);
      const outline = roundedRect([x, y], [TILE, TILE], 26);
      if (!glyph) return plate(project, outline, [0, 14], surfaces.faint);
      const middle: Point = [x + TILE / 2, y + TILE / 2];
      return [
        ...steps(3).map((index) =>
          ring(project([...middle, 0]), 92 + index * 24, 53 + index * 14, {
            stroke: ink.signal,
            width: 3 - index * 0.7,
            opacity: 0.9 - index * 0.25,
          }),
        ),
        ...plate(project, outline, [0, 112], surfaces.alive),
        ...glyph(([across, down]) => project([middle[0] + across, middle[1] + down, 112])),
      ];
    }),
  ]);
}

type Draw = (on: (point: Point) => Point) => string[];

const drawKeyGlyph: Draw = (on) =>
  steps(6).map((index) => {
    const [x, y] = [-30 + (index % 3) * 22, -20 + Math.floor(index / 3) * 24];
    return area(roundedRect([x, y], [16, 16], 4).map(on), { fill: ink.signal });
  });

const drawGameGlyph: Draw = (on) => [
  line([[-34, 0] as const, [-8, 0] as const].map(on), { stroke: ink.paper, width: 9 }),
  line([[-21, -13] as const, [-21, 13] as const].map(on), { stroke: ink.paper, width: 9 }),
  ring(on([18, 8]), 10, 5.8, { fill: ink.signal }),
  ring(on([32, -8]), 10, 5.8, { fill: ink.signal }),
];

const drawSoundGlyph: Draw = (on) =>
  steps(7).map((index) => {
    const height = [8, 18, 34, 14, 26, 12, 6][index] ?? 8;
    return line([[-33 + index * 11, -height] as const, [-33 + index * 11, height] as const].map(on), {
      stroke: index === 2 ? ink.signal : ink.paper,
      width: 5,
    });
  });

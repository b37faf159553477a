import {
  cylinder,
  disc,
  ink,
  isometric,
  type Point,
  picture,
  plate,
  roundedRect,
  steps,
  surfaces,
} from '../drawing.ts';

const PITCH = 122;
const COLUMNS = 7;
const ROWS = 5;
const ASKED: Point = [3, 2];

/**
 * A board of round keys. One has been pressed, and the response spreads over the board: the nearer a key, the higher it
 * is.
 */
export function drawAnsweredKey(): string {
  const project = isometric([655, 252], 1);
  const places = steps(ROWS * COLUMNS)
    .map((index) => ({ column: index % COLUMNS, row: Math.floor(index / COLUMNS) }))
    .sort((a, b) => a.column + a.row - b.column - b.row);
  const centre: Point = [ASKED[0] * PITCH, ASKED[1] * PITCH];
  return picture(1440, 1080, [
    ...plate(
      project,
      roundedRect([-92, -92], [COLUMNS * PITCH + 62, ROWS * PITCH + 62], 64),
      [-34, 34],
      surfaces.plain,
    ),
    ...steps(4).map((index) =>
      disc(project, centre, 92 + index * 84, 0, {
        stroke: ink.signal,
        width: 4 - index * 0.7,
        opacity: 0.85 - index * 0.2,
      }),
    ),
    ...places.flatMap(({ column, row }) => {
      const far = Math.hypot(column - ASKED[0], row - ASKED[1]);
      const place: Point = [column * PITCH, row * PITCH];
      if (far === 0) return pressed(place);
      const height = 14 + 62 * Math.exp(-(((far - 1.2) / 0.8) ** 2));
      return cylinder(project, place, 40, [0, height], far < 2 ? surfaces.plain : surfaces.quiet);
    }),
  ]);

  function pressed(place: Point): string[] {
    return [...cylinder(project, place, 40, [0, 5], surfaces.alive), disc(project, place, 22, 5, { fill: ink.signal })];
  }
}

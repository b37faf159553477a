import {
  cylinder,
  ink,
  isometric,
  type Point,
  picture,
  plate,
  ring,
  roundedRect,
  scatter,
  steps,
  surfaces,
} from '../drawing.ts';

const PITCH = 104;
const COLUMNS = 8;
const ROWS = 6;

/** A board with a peg for each project; some of them have just been touched. */
export function drawPegs(): string {
  const project = isometric([643, 250], 1);
  const touched = new Set(['1 4', '4 1', '5 4', '7 2']);
  // Back to front, so that near pegs cover far ones.
  const places = steps(ROWS * COLUMNS)
    .map((index) => ({ column: index % COLUMNS, row: Math.floor(index / COLUMNS) }))
    .sort((a, b) => a.column + a.row - b.column - b.row);
  return picture(1440, 1080, [
    ...plate(
      project,
      roundedRect([-70, -70], [COLUMNS * PITCH + 36, ROWS * PITCH + 36], 48),
      [-30, 30],
      surfaces.plain,
    ),
    ...places.flatMap(({ column, row }) => {
      const centre: Point = [column * PITCH, row * PITCH];
      const isTouched = touched.has(`${column} ${row}`);
      const height = isTouched ? 190 : 26 + 96 * scatter(column + 1, row + 1) ** 1.6;
      const style = isTouched ? surfaces.alive : height > 70 ? surfaces.plain : surfaces.quiet;
      return [
        ...(isTouched
          ? steps(2).map((index) =>
              ring(project([...centre, 0]), 52 + index * 26, 30 + index * 15, {
                stroke: ink.signal,
                width: 3 - index,
                opacity: 0.8 - index * 0.3,
              }),
            )
          : []),
        ...cylinder(project, centre, 28, [0, height], style),
      ];
    }),
  ]);
}

import { area, ink, line, type Point, picture, scatter, steps } from './drawing.ts';

const ROWS = 46;
const COLUMNS = 150;

/** A road as receding lines: gravel on the left, a regular kerb on the right, quiet tarmac between. */
export function drawRoad(): string {
  const rows = steps(ROWS).map((row) => drawRow(row / (ROWS - 1), row));
  const sun = line(
    [
      [720, 150],
      [720, 250],
    ],
    { stroke: ink.signal, width: 4 },
  );
  return picture(1440, 1080, [sun, ...rows.flat()]);
}

function drawRow(near: number, row: number): string[] {
  const scale = 0.12 + 0.88 * near ** 1.7;
  const y = 260 + 800 * near ** 1.75;
  const bend = 170 * (1 - near) ** 2;
  const points = steps(COLUMNS + 1).map((column): Point => {
    const across = (column / COLUMNS) * 2 - 1;
    return [720 + bend + across * 1180 * scale, y - heightOf(across, row, column) * scale];
  });
  const first = points[0] ?? [0, y];
  const last = points.at(-1) ?? first;
  const kerb = points.filter((_, column) => isKerb((column / COLUMNS) * 2 - 1));
  const isLit = Math.floor(row / 2) % 2 === 0;
  return [
    area([...points, [last[0], y + 60], [first[0], y + 60]], { fill: ink.ground }),
    line(points, { stroke: near > 0.55 ? ink.mist : ink.line, width: 1 + 1.4 * near, opacity: 0.35 + 0.65 * near }),
    ...(isLit
      ? [area([...kerb, ...kerb.toReversed().map(([x, top]): Point => [x, top + 7 * scale + 3])], { fill: ink.signal })]
      : []),
  ];
}

/** Height above the plane in pixels, before perspective. */
function heightOf(across: number, row: number, column: number): number {
  if (across < -0.34) return 8 + scatter(row, column) ** 3 * 120 * Math.min(1, (-0.34 - across) * 6);
  if (isKerb(across)) return Math.floor(row / 2) % 2 === 0 ? 26 : 4;
  if (across > 0.4) return 6 + 46 * (across - 0.4) + 10 * Math.sin(column * 0.5 + row * 0.8);
  return 1.6 * Math.sin(column * 2.1);
}

function isKerb(across: number): boolean {
  return across >= 0.3 && across <= 0.4;
}

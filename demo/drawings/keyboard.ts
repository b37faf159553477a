import { type BoxStyle, box, ink, isometric, type Point3, picture, ring, steps } from './drawing.ts';

const PITCH = 92;
const KEY = 78;
const rows = [10, 9, 7];
const pressed = { row: 1, column: 5 };

/** Three rows of keys on a sheet of glass; one is pressed, and the others rise around it like a wave. */
export function drawKeyboard(): string {
  const project = isometric([467, 225]);
  const slab = box(project, [-60, -60, -46], [PITCH * 10 + 104, PITCH * 5 - 20, 40], {
    top: { fill: ink.raised, stroke: ink.paper, width: 2.5 },
    left: { fill: ink.sunken, stroke: ink.paper, width: 2.5 },
    right: { fill: ink.ground, stroke: ink.paper, width: 2.5 },
  });
  const focus = place(pressed.row, pressed.column);
  const keys = rows.flatMap((count, row) =>
    steps(count).flatMap((column) => {
      const [x, y] = place(row, column);
      const away = Math.hypot(x - focus[0], y - focus[1]) / PITCH;
      const isDown = away < 0.1;
      const height = isDown ? 10 : 24 + 58 * Math.exp(-(((away - 2.5) / 0.85) ** 2));
      return box(project, [x, y, -6], [KEY, KEY, height], isDown ? down : up(Math.min(1, away / 5)));
    }),
  );
  const space = box(project, [PITCH * 2.3, PITCH * 3, -6], [PITCH * 5, KEY, 22], up(0.8));
  const [x, y] = focus;
  const centre = project([x + KEY / 2, y + KEY / 2, 4]);
  const rings = steps(3).map((index) =>
    ring(centre, 14 + index * 16, 8 + index * 9, {
      stroke: ink.signal,
      width: 3 - index * 0.6,
      opacity: 1 - index * 0.25,
    }),
  );
  return picture(1440, 1080, [...slab, ...keys, ...space, ...rings]);
}

function place(row: number, column: number): Point3 {
  return [column * PITCH + (10 - (rows[row] ?? 10)) * (PITCH / 2), row * PITCH, 0];
}

const down: BoxStyle = {
  top: { fill: ink.signalDeep, stroke: ink.signal, width: 3 },
  left: { fill: ink.signalDeep, stroke: ink.signal, width: 3 },
  right: { fill: ink.signalDeep, stroke: ink.signal, width: 3 },
};

function up(distance: number): BoxStyle {
  const stroke = distance < 0.62 ? ink.paper : ink.mist;
  return {
    top: { fill: ink.lit, stroke, width: 2.2 },
    left: { fill: ink.sunken, stroke, width: 1.6 },
    right: { fill: ink.ground, stroke, width: 1.6 },
  };
}

import { type BoxStyle, box, ink, isometric, picture, steps } from './drawing.ts';

const COLUMNS = 18;
const ROWS = 11;
const PITCH = 50;
const beats = [1, 5, 9, 13, 17];

/** A track as a field of bars: pitch to the back, time to the right, and in front the beats that a hand would feel. */
export function drawMusic(): string {
  const project = isometric([621, 262], 0.88);
  const base = box(project, [-40, -40, -40], [COLUMNS * PITCH + 70, (ROWS + 2) * PITCH + 60, 34], {
    top: { fill: ink.raised, stroke: ink.paper, width: 2.5 },
    left: { fill: ink.sunken, stroke: ink.paper, width: 2.5 },
    right: { fill: ink.ground, stroke: ink.paper, width: 2.5 },
  });
  const field = steps(ROWS).flatMap((row) =>
    steps(COLUMNS).flatMap((column) =>
      box(project, [column * PITCH, row * PITCH, -6], [PITCH - 14, PITCH - 14, loudness(row, column)], quiet(row)),
    ),
  );
  const front = steps(COLUMNS).flatMap((column) => {
    const sinceBeat = Math.min(...beats.filter((beat) => beat <= column).map((beat) => column - beat), 3);
    const isBeat = beats.includes(column);
    const height = isBeat ? 196 : 60 * Math.exp(-sinceBeat * 0.8);
    return box(
      project,
      [column * PITCH, (ROWS + 1) * PITCH, -6],
      [PITCH - 14, PITCH - 14, height],
      isBeat ? beat : rest,
    );
  });
  return picture(1440, 1080, [...base, ...field, ...front]);
}

function loudness(row: number, column: number): number {
  const swell = Math.sin(column * 0.42 + row * 0.35) + 0.6 * Math.sin(column * 0.9 - row * 0.7);
  const beatLift = beats.includes(column) ? 46 : 0;
  return 22 + Math.max(0, 44 + 42 * swell) * (1 - row / (ROWS * 1.5)) + beatLift * (row / ROWS);
}

function quiet(row: number): BoxStyle {
  const stroke = row < 4 ? ink.data : row < 8 ? ink.mist : ink.paper;
  return {
    top: { fill: ink.lit, stroke, width: 1.8 },
    left: { fill: ink.sunken, stroke, width: 1.3 },
    right: { fill: ink.ground, stroke, width: 1.3 },
  };
}

const beat: BoxStyle = {
  top: { fill: ink.signal, stroke: ink.signal, width: 2 },
  left: { fill: ink.signalDeep, stroke: ink.signal, width: 2.5 },
  right: { fill: ink.ground, stroke: ink.signal, width: 2.5 },
};

const rest: BoxStyle = {
  top: { fill: ink.lit, stroke: ink.paper, width: 2 },
  left: { fill: ink.sunken, stroke: ink.paper, width: 2 },
  right: { fill: ink.ground, stroke: ink.paper, width: 2 },
};

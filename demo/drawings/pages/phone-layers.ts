import {
  circle,
  cylinder,
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

const LENGTH = 600;
const DEPTH = 290;
const LEVELS = { back: -190, frame: 60, glass: 330 } as const;

/**
 * A phone in three layers: its back, its frame with battery and actuator, and its glass with a finger's ripples above
 * it.
 */
export function drawPhoneLayers(): string {
  const project = isometric([591, 402], 0.96);
  const body = roundedRect([0, 0], [LENGTH, DEPTH], 52);
  const flat = (points: readonly Point[], z: number) => points.map(([x, y]) => project([x, y, z]));
  const lens = (x: number, y: number) => [
    ...cylinder(project, [x, y], 34, [LEVELS.back + 22, 12], surfaces.quiet),
    ring(project([x, y, LEVELS.back + 34]), 18, 11, { stroke: ink.data, width: 2 }),
  ];
  const inside = LEVELS.frame + 20;
  const actuator = project([532, 226, inside + 34]);
  const finger = project([532, 226, LEVELS.glass + 14]);
  const posts: readonly Point[] = [
    [40, DEPTH - 6],
    [LENGTH - 12, DEPTH - 28],
    [LENGTH - 12, 24],
  ];
  return picture(1440, 1080, [
    ...plate(project, body, [LEVELS.back, 22], surfaces.plain),
    ...lens(70, 70),
    ...lens(70, 160),
    ...lens(150, 70),
    ...dashes(project, posts, [LEVELS.back + 22, LEVELS.frame]),
    ...plate(project, body, [LEVELS.frame, 20], surfaces.plain),
    ...plate(project, roundedRect([26, 24], [130, 242], 16), [inside, 10], surfaces.faint),
    ...steps(3).flatMap((row) =>
      plate(project, roundedRect([44, 44 + row * 72], [92, 54], 8), [inside + 10, 10], surfaces.quiet),
    ),
    ...plate(project, roundedRect([180, 24], [286, 242], 22), [inside, 24], surfaces.quiet),
    ...plate(project, roundedRect([488, 24], [86, 128], 14), [inside, 12], surfaces.faint),
    ...plate(project, roundedRect([488, 178], [88, 92], 18), [inside, 34], surfaces.alive),
    ...steps(2).map((index) =>
      ring(actuator, 16 + index * 14, 9 + index * 8, { stroke: ink.signal, width: 3 - index }),
    ),
    line([actuator, finger], { stroke: ink.signal, width: 2, dash: '4 10' }),
    ...dashes(project, posts, [inside, LEVELS.glass]),
    ...plate(project, body, [LEVELS.glass, 14], {
      top: { ...surfaces.plain.top, opacity: 0.93 },
      side: surfaces.plain.side,
    }),
    ...steps(5).map((index) =>
      line(flat(circleAround(index), LEVELS.glass + 14), {
        stroke: ink.signal,
        width: 4 - index * 0.6,
        opacity: 1 - index * 0.18,
      }),
    ),
    ...steps(25).map((index) => {
      const x = 90 + index * 15;
      const height = 8 + 62 * Math.exp(-Math.abs(index - 8) / 3.2) + 40 * Math.exp(-Math.abs(index - 19) / 2);
      return line([project([x, 145 - height, LEVELS.glass + 14]), project([x, 145 + height, LEVELS.glass + 14])], {
        stroke: index === 8 || index === 19 ? ink.signal : ink.paper,
        width: 4,
      });
    }),
  ]);
}

/** A ring on the glass above the actuator, clipped at the edge of the phone. */
function circleAround(index: number): Point[] {
  const radius = 16 + index * 24;
  const points = circle([532, 226], radius).filter(([x, y]) => x < LENGTH - 14 && y < DEPTH - 14);
  const gap = points.findIndex((point, at) => {
    const next = points[at + 1];
    return next !== undefined && Math.hypot(next[0] - point[0], next[1] - point[1]) > radius * 0.4;
  });
  const open = gap < 0 ? points : [...points.slice(gap + 1), ...points.slice(0, gap + 1)];
  return gap < 0 && points.length === 40 ? [...open, ...open.slice(0, 1)] : open;
}

function dashes(
  project: ReturnType<typeof isometric>,
  posts: readonly Point[],
  [from, to]: readonly [number, number],
): string[] {
  return posts.map(([x, y]) =>
    line([project([x, y, from]), project([x, y, to])], { stroke: ink.line, width: 1.5, dash: '3 9' }),
  );
}

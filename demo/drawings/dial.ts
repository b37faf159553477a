import { area, ink, isometric, line, type Point, type Point3, picture, steps } from './drawing.ts';

const RADIUS = 430;
const project = isometric([720, 560]);

/**
 * A virtual dial: notches around a flat circle, close together and light on one side, far apart and deep on the other.
 */
export function drawDial(): string {
  const plate = circle(RADIUS + 120, 0);
  const below = circle(RADIUS + 120, -44);
  const close = steps(49).map((index) =>
    notch(0.38 + (index / 48) * 0.5, 44 + (index % 4 === 0 ? 16 : 0), ink.data, 3),
  );
  const wide = steps(9).map((index) => notch((index / 8) * 0.28, 112, ink.paper, 7));
  const finger = 0.75 * 0.28;
  const marks = [
    area(below, { fill: ink.sunken, stroke: ink.paper, width: 2.5 }),
    area(plate, { fill: ink.raised, stroke: ink.paper, width: 2.5 }),
    ...[0.32, 0.56, 0.8].map((share) =>
      line([...circle(RADIUS * share, 0), ...circle(RADIUS * share, 0).slice(0, 1)], { stroke: ink.faint, width: 2 }),
    ),
    line([...circle(RADIUS, 0), ...circle(RADIUS, 0).slice(0, 1)], { stroke: ink.line, width: 2 }),
    // Back to front, so that near notches cover far ones.
    ...[...close, ...wide].sort((a, b) => a.depth - b.depth).map(({ mark }) => mark),
    ...sweep(finger),
  ];
  return picture(1440, 1080, marks);
}

function notch(turn: number, height: number, stroke: string, width: number) {
  const foot = at(turn, RADIUS, 0);
  const [, depth] = project(foot);
  return { depth, mark: line([project(foot), project(at(turn, RADIUS, height))], { stroke, width }) };
}

/** The finger's path along the notches, and the notch it is on. */
function sweep(turn: number): string[] {
  const trail = steps(40).map((index) => project(at(turn - 0.24 * (1 - index / 39), RADIUS * 0.8, 2)));
  return [
    line(trail, { stroke: ink.signal, width: 5 }),
    line([project([0, 0, 2]), project(at(turn, RADIUS * 0.8, 2))], { stroke: ink.signal, width: 5 }),
    line([project(at(turn, RADIUS, 0)), project(at(turn, RADIUS, 190))], { stroke: ink.signal, width: 10 }),
    area(
      steps(40).map((index): Point => project(at(index / 40, 24, 4))),
      { fill: ink.signalDeep, stroke: ink.signal, width: 4 },
    ),
  ];
}

function circle(radius: number, z: number): Point[] {
  return steps(96).map((index) => project(at(index / 96, radius, z)));
}

function at(turn: number, radius: number, z: number): Point3 {
  const angle = turn * 2 * Math.PI;
  return [radius * Math.cos(angle), radius * Math.sin(angle), z];
}

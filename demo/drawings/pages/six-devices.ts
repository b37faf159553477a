import {
  area,
  cylinder,
  disc,
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
import { gamepadOutline } from './gamepad-outline.ts';

const PITCH = 300;
const SIDE = 236;

/** Six devices on two rows of plinths, with one pattern running between them. */
export function drawSixDevices(): string {
  const project = isometric([618, 176], 1.02);
  const at = (column: number, row: number): Point => [column * PITCH, row * (PITCH + 70)];
  const plinth = ([x, y]: Point) => plate(project, roundedRect([x, y], [SIDE, SIDE], 22), [-40, 40], surfaces.plain);
  const flat = (points: readonly Point[], z: number) => points.map(([x, y]) => project([x, y, z]));
  const back = [phone, wheel, earphones];
  const front = [gamepad, trackpad, handheld];
  return picture(1440, 1080, [
    ...back.flatMap((draw, column) => [...plinth(at(column, 0)), ...draw(at(column, 0))]),
    ...steps(75).map((index) => {
      const x = -20 + index * 12;
      const height =
        8 +
        [10, 31, 56].reduce((sum, beat) => sum + (index < beat ? 0 : 84 * Math.exp(-(index - beat) / 3.4)), 0) +
        26 * Math.exp(-(((index - 44) / 7) ** 2));
      const isBeat = [10, 31, 56].includes(index);
      return line([project([x, 303, -40]), project([x, 303, -40 + height])], {
        stroke: isBeat ? ink.signal : ink.mist,
        width: isBeat ? 7 : 4,
      });
    }),
    ...front.flatMap((draw, column) => [...plinth(at(column, 1)), ...draw(at(column, 1))]),
  ]);

  function phone([x, y]: Point): string[] {
    return [
      ...plate(project, roundedRect([x + 22, y + 70], [192, 96], 20), [0, 14], surfaces.quiet),
      ...ripples([x + 170, y + 118], 14, 3),
    ];
  }

  function wheel([x, y]: Point): string[] {
    const middle: Point = [x + 118, y + 118];
    return [
      ...cylinder(project, middle, 96, [0, 20], surfaces.quiet),
      disc(project, middle, 70, 20, { fill: ink.sunken, stroke: ink.mist, width: 2 }),
      ...cylinder(project, middle, 28, [6, 22], surfaces.alive),
      ...[0, 1, 2].map((index) => {
        const angle = (index / 3) * 2 * Math.PI + 0.5;
        const end = (radius: number) =>
          project([middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle), 20]);
        return line([end(32), end(72)], { stroke: ink.mist, width: 7 });
      }),
    ];
  }

  function earphones([x, y]: Point): string[] {
    return [
      ...plate(project, roundedRect([x + 34, y + 76], [168, 84], 40), [0, 40], surfaces.quiet),
      ...cylinder(project, [x + 78, y + 118], 26, [40, 16], surfaces.alive),
      ...cylinder(project, [x + 158, y + 118], 26, [40, 16], surfaces.alive),
    ];
  }

  function gamepad([x, y]: Point): string[] {
    return [
      ...plate(project, gamepadOutline([x + 118, y + 106], 0.29), [0, 20], surfaces.quiet),
      ...ripples([x + 34, y + 150], 20, 2),
      ...ripples([x + 202, y + 150], 20, 2),
    ];
  }

  function trackpad([x, y]: Point): string[] {
    return [
      ...plate(project, roundedRect([x + 26, y + 44], [184, 148], 14), [0, 10], surfaces.quiet),
      ...ripples([x + 118, y + 118], 10, 4),
    ];
  }

  function handheld([x, y]: Point): string[] {
    return [
      ...plate(project, roundedRect([x + 12, y + 66], [212, 104], 40), [0, 18], surfaces.quiet),
      area(flat(roundedRect([x + 62, y + 80], [112, 76], 6), 18), { fill: ink.sunken, stroke: ink.mist, width: 2 }),
      ...cylinder(project, [x + 38, y + 108], 12, [18, 10], surfaces.alive),
      ...cylinder(project, [x + 198, y + 128], 12, [18, 10], surfaces.alive),
    ];
  }

  function ripples([x, y]: Point, z: number, count: number): string[] {
    return steps(count).map((index) =>
      ring(project([x, y, z]), 10 + index * 14, 5.8 + index * 8.1, {
        stroke: ink.signal,
        width: 3.5 - index * 0.7,
        opacity: 1 - index * 0.2,
      }),
    );
  }
}

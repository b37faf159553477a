import {
  area,
  cylinder,
  ink,
  isometric,
  line,
  picture,
  plate,
  ring,
  roundedRect,
  steps,
  surfaces,
} from '../drawing.ts';
import { gamepadOutline } from './gamepad-outline.ts';

const LEVELS = { shell: -250, board: -20, face: 220 } as const;
const GRIPS = [-296, 296] as const;

/**
 * A game controller in three layers: lower shell, board with an actuator in each grip, upper shell with sticks and
 * buttons.
 */
export function drawGamepadLayers(): string {
  const project = isometric([782, 500], 0.95);
  const outline = gamepadOutline([0, 0], 1);
  const top = LEVELS.face + 34;
  const grip = (x: number, z: number) => project([x, 140, z]);
  return picture(1440, 1080, [
    ...plate(project, outline, [LEVELS.shell, 40], surfaces.plain),
    ...GRIPS.flatMap((x) => [
      ring(grip(x, LEVELS.shell + 40), 50, 29, { stroke: ink.line, width: 2 }),
      line([grip(x, LEVELS.shell + 40), grip(x, LEVELS.board)], { stroke: ink.line, width: 1.5, dash: '3 9' }),
    ]),
    ...plate(project, gamepadOutline([0, 0], 0.9), [LEVELS.board, 10], surfaces.faint),
    ...plate(project, roundedRect([-150, -74], [300, 110], 12), [LEVELS.board + 10, 12], surfaces.quiet),
    ...plate(project, roundedRect([-46, -54], [92, 66], 8), [LEVELS.board + 22, 12], surfaces.quiet),
    ...GRIPS.flatMap((x) => {
      const spot = x * 0.94;
      const lid = project([spot, 118, LEVELS.board + 62]);
      return [
        ...cylinder(project, [spot, 118], 46, [LEVELS.board + 10, 52], surfaces.alive),
        ring(lid, 26, 15, { stroke: ink.signal, width: 3 }),
        ring(lid, 10, 6, { stroke: ink.signal, width: 3 }),
        line([lid, project([spot, 118, LEVELS.face])], { stroke: ink.signal, width: 2, dash: '4 10' }),
      ];
    }),
    ...plate(project, outline, [LEVELS.face, 34], surfaces.plain),
    ...stick(-104, 6),
    ...stick(104, 6),
    area(
      [
        [-26, -1],
        [-9, -1],
        [-9, -18],
        [9, -18],
        [9, -1],
        [26, -1],
        [26, 17],
        [9, 17],
        [9, 34],
        [-9, 34],
        [-9, 17],
        [-26, 17],
      ].map(([x = 0, y = 0]) => project([x * 1.25 - 214, y * 1.25 - 62, top])),
      { fill: ink.lit, stroke: ink.mist, width: 2 },
    ),
    ...steps(4).flatMap((index) => {
      const angle = (index * Math.PI) / 2;
      const spot: readonly [number, number] = [214 + 36 * Math.cos(angle), -52 + 36 * Math.sin(angle)];
      return cylinder(project, spot, 15, [top, 8], index === 0 ? surfaces.alive : surfaces.quiet);
    }),
    ...GRIPS.flatMap((x) =>
      steps(3).map((index) =>
        ring(project([x * 0.97, 136, top]), 22 + index * 20, 12.7 + index * 11.5, {
          stroke: ink.signal,
          width: 4 - index,
          opacity: 1 - index * 0.25,
        }),
      ),
    ),
  ]);

  function stick(x: number, y: number): string[] {
    return [
      ring(project([x, y, top]), 56, 32, { stroke: ink.mist, width: 2, fill: ink.sunken }),
      ...cylinder(project, [x, y], 20, [top, 26], surfaces.quiet),
      ...cylinder(project, [x, y], 36, [top + 26, 12], surfaces.quiet),
    ];
  }
}

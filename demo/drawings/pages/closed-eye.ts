import { ink, line, type Point, picture, steps } from '../drawing.ts';

const CENTRE: Point = [720, 470];
const REACH = 500;
/** How far the lid hangs below the corners of the eye. */
const LID = 170;
const LASHES = 49;
/** Indices of the lashes at which a shot is fired. */
const SHOTS = [4, 17, 31];

/** A closed eye whose lashes are the recoil of three shots: whoever knows the weapon need not look. */
export function drawClosedEye(): string {
  return picture(1440, 1080, [
    ...steps(4).map((index) => line(arc(0.97, 0, LID - (index + 1) * 62), { stroke: ink.faint, width: 2.5 })),
    line(arc(0.9, -46, -112), { stroke: ink.mist, width: 4 }),
    line(arc(0.96, -172, -120), { stroke: ink.line, width: 9 }),
    ...steps(LASHES).map((index) => {
      const isShot = SHOTS.includes(index);
      return line(lash(index), {
        stroke: isShot ? ink.signal : ink.paper,
        width: isShot ? 9 : 5,
        opacity: isShot ? 1 : 0.85,
      });
    }),
    line(arc(1, 0, LID), { stroke: ink.paper, width: 8 }),
  ]);
}

/** An arc across `share` of the eye's width: `level` below its corners, bent down in the middle by `bend`. */
function arc(share: number, level: number, bend: number): Point[] {
  return steps(41).map((step) => {
    const across = share * (step / 20 - 1);
    return [CENTRE[0] + REACH * across, CENTRE[1] + level + bend * (1 - (across / share) ** 2)];
  });
}

/** A lash pointing away from the lid, as long as the recoil is strong at this moment. */
function lash(index: number): Point[] {
  const across = 0.95 * ((2 * index) / (LASHES - 1) - 1);
  const [x, y] = [CENTRE[0] + REACH * across, CENTRE[1] + LID * (1 - across ** 2)];
  const recoil = SHOTS.filter((shot) => shot <= index).reduce((sum, shot) => sum + Math.exp((shot - index) / 3.4), 0);
  const length = 26 + 210 * Math.min(1, recoil);
  const slope = (2 * LID * across) / REACH;
  const unit = length / Math.hypot(slope, 1);
  return [
    [x, y],
    [x + slope * unit, y + unit],
  ];
}

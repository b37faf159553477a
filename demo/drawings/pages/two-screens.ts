import {
  area,
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

const WIDTH = 900;
const HEIGHT = 500;
const hits = [9, 25, 33, 52] as const;

/** A desktop screen with a timeline of clicks and an envelope; the phone in front of it plays what is drawn. */
export function drawTwoScreens(): string {
  const project = isometric([408, 470], 0.8);
  const wall = ([x, z]: Point) => project([x, 0, z]);
  const panel = (x: number, z: number, width: number, height: number) =>
    area([wall([x, z]), wall([x + width, z]), wall([x + width, z + height]), wall([x, z + height])], {
      fill: ink.sunken,
      stroke: ink.line,
      width: 1.5,
    });
  const phone: Point = [400, 240];
  const finger: Point = [phone[0] + 250, phone[1] + 78];
  return picture(1440, 1080, [
    ...plate(project, roundedRect([330, -60], [240, 150], 20), [-110, 14], surfaces.plain),
    area([wall([410, -96]), wall([490, -96]), wall([490, 0]), wall([410, 0])], {
      fill: ink.sunken,
      stroke: ink.paper,
      width: 2.5,
    }),
    area([wall([0, 0]), wall([WIDTH, 0]), wall([WIDTH, HEIGHT]), wall([0, HEIGHT])], {
      fill: ink.raised,
      stroke: ink.paper,
      width: 2.5,
    }),
    area([wall([0, HEIGHT]), wall([WIDTH, HEIGHT]), project([WIDTH, -16, HEIGHT]), project([0, -16, HEIGHT])], {
      fill: ink.lit,
      stroke: ink.paper,
      width: 2.5,
    }),
    panel(24, 24, 150, HEIGHT - 48),
    ...steps(6).map((index) =>
      line([wall([46, HEIGHT - 66 - index * 62]), wall([index % 2 === 0 ? 150 : 112, HEIGHT - 66 - index * 62])], {
        stroke: index === 1 ? ink.signal : ink.line,
        width: 9,
      }),
    ),
    panel(192, 320, WIDTH - 216, 156),
    panel(192, 24, WIDTH - 216, 278),
    ...hits.map((hit, index) => {
      const x = 212 + hit * 10.4;
      const height = [118, 78, 58, 104][index] ?? 60;
      return [
        line([wall([x, 332]), wall([x, 332 + height])], { stroke: ink.signal, width: 6 }),
        ring(wall([x, 332 + height]), 8, 8, { fill: ink.signalDeep, stroke: ink.signal, width: 3 }),
      ].join('');
    }),
    area(
      [[212, 44] as const, ...envelope(), [868, 44] as const].map((point) => wall(point)),
      { fill: '#10303a', stroke: ink.data, width: 3 },
    ),
    ...steps(7).map((index) => {
      const point = envelope()[index * 8 + 2] ?? [0, 0];
      return ring(wall(point), 7, 7, { fill: ink.ground, stroke: ink.paper, width: 2.5 });
    }),
    line([wall([482, 30]), wall([482, 470])], { stroke: ink.signal, width: 3 }),
    ...plate(project, roundedRect(phone, [340, 170], 32), [-110, 18], surfaces.plain),
    ...plate(project, roundedRect([phone[0] + 16, phone[1] + 14], [308, 142], 20), [-92, 1], surfaces.faint),
    ...steps(4).map((index) =>
      disc(project, finger, 14 + index * 17, -91, {
        stroke: ink.signal,
        width: 4 - index * 0.7,
        opacity: 1 - index * 0.2,
      }),
    ),
    ...steps(16).map((index) => {
      const x = phone[0] + 40 + index * 10;
      const height = 6 + 40 * Math.exp(-Math.abs(index - 4) / 2) + 26 * Math.exp(-Math.abs(index - 11) / 1.5);
      return line([project([x, phone[1] + 80 - height, -91]), project([x, phone[1] + 80 + height, -91])], {
        stroke: index === 4 || index === 11 ? ink.signal : ink.paper,
        width: 4,
      });
    }),
  ]);
}

function envelope(): Point[] {
  return steps(53).map((step): Point => {
    const t = step / 52;
    const rise = 190 * Math.exp(-(((t - 0.2) / 0.1) ** 2)) + 120 * Math.exp(-(((t - 0.5) / 0.16) ** 2));
    return [212 + t * 656, 46 + rise + 150 * Math.exp(-(((t - 0.84) / 0.07) ** 2))];
  });
}

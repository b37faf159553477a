import {
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

const LENGTH = 900;
const DEPTH = 430;

/** `at`: time in eighths from the start. `pitch`: position on the staff from the lowest line, in half line spacings. */
const notes: readonly { readonly at: number; readonly pitch: number; readonly isBeat: boolean }[] = [
  { at: 0, pitch: 1, isBeat: true },
  { at: 1, pitch: 3, isBeat: false },
  { at: 2, pitch: 4, isBeat: false },
  { at: 3, pitch: 6, isBeat: false },
  { at: 4, pitch: 5, isBeat: true },
  { at: 6, pitch: 7, isBeat: false },
  { at: 7, pitch: 4, isBeat: false },
  { at: 8, pitch: 2, isBeat: true },
  { at: 10, pitch: 5, isBeat: false },
  { at: 11, pitch: 6, isBeat: false },
  { at: 12, pitch: 3, isBeat: true },
];

/** A phone showing a score: notes on its staff, and in front of them the hand's part, a bar for each beat. */
export function drawScore(): string {
  const project = isometric([496, 232], 1.1);
  const xOf = (at: number) => 110 + at * 57;
  const yOf = (pitch: number) => 262 - pitch * 27;
  const flat = (from: Point, to: Point, colour: string, width: number) =>
    line([project([...from, 24]), project([...to, 24])], { stroke: colour, width });
  // Back to front, so that near notes cover far ones.
  const standing = [...notes].sort((a, b) => xOf(a.at) + yOf(a.pitch) - xOf(b.at) - yOf(b.pitch));
  return picture(1440, 1080, [
    ...plate(project, roundedRect([0, 0], [LENGTH, DEPTH], 60), [-8, 32], surfaces.plain),
    ...steps(5).map((index) => flat([60, yOf(index * 2)], [LENGTH - 60, yOf(index * 2)], ink.line, 2)),
    ...[60, xOf(3.5), xOf(7.5), xOf(11.5), LENGTH - 60].map((x) => flat([x, yOf(0)], [x, yOf(8)], ink.line, 2)),
    flat([60, 350], [LENGTH - 60, 350], ink.line, 2),
    ...notes
      .filter(({ isBeat }) => isBeat)
      .map(({ at, pitch }) =>
        line([project([xOf(at), yOf(pitch), 24]), project([xOf(at), 350, 24])], {
          stroke: ink.signal,
          width: 2,
          dash: '4 9',
        }),
      ),
    ...standing.flatMap(({ at, pitch, isBeat }) => {
      const [x, y] = [xOf(at), yOf(pitch)];
      return [
        ...cylinder(project, [x, y], 17, [24, 14], isBeat ? surfaces.alive : surfaces.quiet),
        line([project([x + 15, y, 36]), project([x + 15, y, 168])], {
          stroke: isBeat ? ink.signal : ink.paper,
          width: 4,
        }),
        ...(isBeat
          ? []
          : [
              line([project([x + 15, y, 168]), project([x + 44, y, 138]), project([x + 40, y, 112])], {
                stroke: ink.paper,
                width: 4,
              }),
            ]),
      ];
    }),
    ...steps(57).map((index) => {
      const x = 96 + index * 12.7;
      const height = Math.max(
        6,
        ...notes
          .filter(({ at }) => xOf(at) <= x + 6)
          .map(({ at, isBeat }) => (isBeat ? 120 : 40) * Math.exp(-(x - xOf(at)) / 34)),
      );
      const isBeat = height > 90;
      return line([project([x, 350, 24]), project([x, 350, 24 + height])], {
        stroke: isBeat ? ink.signal : ink.data,
        width: isBeat ? 7 : 4,
      });
    }),
    ...steps(3).map((index) =>
      ring(project([LENGTH - 40, 215, 26]), 12 + index * 7, 7 + index * 4, { stroke: ink.line, width: 1.5 }),
    ),
  ]);
}

import { area, ink, isometric, line, type Point, picture, plate, roundedRect, steps, surfaces } from '../drawing.ts';

const LENGTH = 720;
const DEPTH = 520;

/** A flat open case: a phone, layers, code and a chip in its compartments; the lid shows what they produce together. */
export function drawOpenCase(): string {
  const project = isometric([648, 368], 0.86);
  const on = (x: number, y: number, z = 0) => project([x, y, z]);
  const lid: readonly Point[] = [on(0, 0), on(LENGTH, 0), on(LENGTH, -40, 330), on(0, -40, 330)];
  return picture(1440, 1080, [
    area(lid, { fill: ink.raised, stroke: ink.paper, width: 3 }),
    ...pattern(),
    ...plate(project, roundedRect([-20, -20], [LENGTH + 40, DEPTH + 40], 40), [-84, 84], surfaces.plain),
    ...compartments(),
    ...phone(),
    ...layers(),
    ...code(),
    ...chip(),
  ]);

  function pattern(): string[] {
    return steps(45).map((index) => {
      const height = 12 + 104 * Math.exp(-Math.abs(index - 12) / 3.6) + 62 * Math.exp(-(((index - 31) / 5) ** 2));
      const x = 52 + index * 14;
      const isClick = index === 12;
      return line([on(x, -20, 172 - height), on(x, -20, 172 + height)], {
        stroke: isClick ? ink.signal : ink.data,
        width: isClick ? 9 : 4,
      });
    });
  }

  function compartments(): string[] {
    return [
      [24, 24],
      [384, 24],
      [24, 284],
      [384, 284],
    ].map(([x = 0, y = 0]) =>
      area(
        roundedRect([x, y], [312, 212], 22).map(([px, py]) => on(px, py)),
        { fill: ink.sunken, stroke: ink.line, width: 2 },
      ),
    );
  }

  function phone(): string[] {
    return [
      ...plate(project, roundedRect([64, 62], [232, 128], 24), [0, 22], surfaces.quiet),
      area(
        roundedRect([80, 76], [200, 100], 12).map(([x, y]) => on(x, y, 22)),
        { fill: ink.signalDeep, stroke: ink.signal, width: 3 },
      ),
    ];
  }

  function layers(): string[] {
    return steps(3).flatMap((index) =>
      plate(
        project,
        roundedRect([440, 60], [200, 140], 16),
        [index * 34, 10],
        index === 2 ? surfaces.plain : surfaces.quiet,
      ),
    );
  }

  function code(): string[] {
    return steps(5).map((index) => {
      const indent = index === 0 || index === 4 ? 0 : 34;
      const y = 322 + index * 34;
      return line([on(64 + indent, y), on(64 + indent + 90 + ((index * 67) % 100), y)], {
        stroke: index === 2 ? ink.signal : ink.mist,
        width: 8,
      });
    });
  }

  function chip(): string[] {
    const pins = steps(5).flatMap((index) => [
      line([on(486 + index * 27, 306), on(486 + index * 27, 474)], { stroke: ink.mist, width: 5 }),
      line([on(442, 348 + index * 21), on(638, 348 + index * 21)], { stroke: ink.mist, width: 5 }),
    ]);
    return [...pins, ...plate(project, roundedRect([470, 334], [140, 112], 10), [4, 26], surfaces.plain)];
  }
}

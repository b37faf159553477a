export type Point = readonly [x: number, y: number];
export type Point3 = readonly [x: number, y: number, z: number];

/** The site's colours, as the drawings use them. */
export const ink = {
  ground: '#0b0f17',
  raised: '#141a25',
  lit: '#1c2431',
  sunken: '#070a10',
  faint: '#2a3242',
  line: '#737e93',
  mist: '#aab2c1',
  paper: '#faf8f4',
  signal: '#ff4f2b',
  signalDeep: '#3a1a19',
  data: '#63d0de',
} as const;

export interface Style {
  readonly stroke?: string;
  readonly width?: number;
  readonly fill?: string;
  readonly opacity?: number;
  readonly dash?: string;
}

/** In pixels: enough for half a page on a high-density screen, and quick to compress. */
const OUTPUT_WIDTH = 1200;

/** A complete picture on the dark ground with its grid of small crosses; drawn at any size, output at one width. */
export function picture(width: number, height: number, marks: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${OUTPUT_WIDTH}" height="${Math.round((OUTPUT_WIDTH / width) * height)}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    '<defs><pattern id="grid" width="48" height="48" patternUnits="userSpaceOnUse">',
    `<path d="M24 21v6M21 24h6" stroke="${ink.faint}"/></pattern></defs>`,
    `<path d="M0 0h${width}v${height}H0z" fill="${ink.ground}"/>`,
    `<path d="M0 0h${width}v${height}H0z" fill="url(#grid)"/>`,
    ...marks,
    '</svg>',
  ].join('');
}

export function line(points: readonly Point[], style: Style): string {
  return path(`M${points.map(printPoint).join('L')}`, style);
}

export function area(points: readonly Point[], style: Style): string {
  return path(`M${points.map(printPoint).join('L')}z`, style);
}

/** An ellipse. */
export function ring([x, y]: Point, radiusX: number, radiusY: number, style: Style): string {
  const [rx, ry] = [round(radiusX), round(radiusY)];
  return path(
    `M${round(x - radiusX)} ${round(y)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`,
    style,
  );
}

function path(d: string, { stroke, width = 2, fill, opacity, dash }: Style): string {
  const attributes = [
    stroke && `stroke="${stroke}" stroke-width="${width}"`,
    fill && `fill="${fill}"`,
    opacity !== undefined && opacity < 1 && `opacity="${round(opacity)}"`,
    dash && `stroke-dasharray="${dash}"`,
  ];
  return `<path d="${d}" ${attributes.filter(Boolean).join(' ')}/>`;
}

/** Isometric projection from above at 30°: x to the lower right, y to the lower left, z up. The origin is in pixels. */
export function isometric([originX, originY]: Point, scale = 1): (point: Point3) => Point {
  return ([x, y, z]) => [originX + (x - y) * COS * scale, originY + ((x + y) / 2 - z) * scale];
}

const COS = Math.sqrt(3) / 2;

export interface BoxStyle {
  readonly top: Style;
  readonly left: Style;
  readonly right: Style;
}

/** The three visible faces of a box. */
export function box(
  project: (point: Point3) => Point,
  [x, y, z]: Point3,
  [length, depth, height]: Point3,
  style: BoxStyle,
): string[] {
  const at = (dx: number, dy: number, dz: number) => project([x + dx * length, y + dy * depth, z + dz * height]);
  return [
    area([at(0, 1, 0), at(1, 1, 0), at(1, 1, 1), at(0, 1, 1)], style.left),
    area([at(1, 0, 0), at(1, 1, 0), at(1, 1, 1), at(1, 0, 1)], style.right),
    area([at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1)], style.top),
  ];
}

export interface PlateStyle {
  readonly top: Style;
  readonly side: Style;
}

/**
 * An upright prism over an outline of any shape: its visible sides and its top. The outline runs from the x axis to the
 * y axis.
 */
export function plate(
  project: (point: Point3) => Point,
  outline: readonly Point[],
  [z, height]: readonly [z: number, height: number],
  style: PlateStyle,
): string[] {
  const count = outline.length;
  const corner = (index: number): Point => outline[(index + count) % count] ?? [0, 0];
  const isSeen = (index: number) => {
    const [[fromX, fromY], [toX, toY]] = [corner(index), corner(index + 1)];
    return toY - fromY - (toX - fromX) > 0;
  };
  const runs = steps(count)
    .filter((index) => isSeen(index) && !isSeen(index - 1))
    .map((start) => {
      const length = steps(count).findIndex((step) => !isSeen(start + step));
      return steps(length + 1).map((step) => corner(start + step));
    });
  const at =
    (level: number) =>
    ([x, y]: Point) =>
      project([x, y, level]);
  return [
    ...runs.map((run) => area([...run.map(at(z)), ...run.toReversed().map(at(z + height))], style.side)),
    area(outline.map(at(z + height)), style.top),
  ];
}

/** A circle lying on a plane. */
export function disc(
  project: (point: Point3) => Point,
  [x, y]: Point,
  radius: number,
  z: number,
  style: Style,
): string {
  const centre = project([x, y, z]);
  const [wide, low] = reachOf(project, [x, y, z], radius);
  return ring(centre, wide, low, style);
}

/** Like `plate`, over a circle. */
export function cylinder(
  project: (point: Point3) => Point,
  [x, y]: Point,
  radius: number,
  [z, height]: readonly [z: number, height: number],
  { top, side }: PlateStyle,
): string[] {
  const [[across, roof], [, floor]] = [project([x, y, z + height]), project([x, y, z])];
  const [wide, low] = reachOf(project, [x, y, z], radius);
  const drop = round(floor - roof);
  const start = printPoint([across - wide, roof]);
  return [
    path(`M${start}v${drop}a${round(wide)} ${round(low)} 0 0 0 ${round(2 * wide)} 0v${-drop}`, side),
    disc(project, [x, y], radius, z + height, top),
  ];
}

/** Half of a circle's projected width and height. */
function reachOf(project: (point: Point3) => Point, [x, y, z]: Point3, radius: number): Point {
  const [centreX, centreY] = project([x, y, z]);
  const reach = radius / Math.SQRT2;
  return [project([x + reach, y - reach, z])[0] - centreX, project([x + reach, y + reach, z])[1] - centreY];
}

/** An outline for plates: a rectangle with rounded corners. */
export function roundedRect([x, y]: Point, [length, depth]: Point, radius: number): Point[] {
  const centres: readonly Point[] = [
    [x + length - radius, y + depth - radius],
    [x + radius, y + depth - radius],
    [x + radius, y + radius],
    [x + length - radius, y + radius],
  ];
  return centres.flatMap(([centreX, centreY], quarter) =>
    steps(5).map((step): Point => {
      const angle = ((quarter + step / 4) * Math.PI) / 2;
      return [centreX + radius * Math.cos(angle), centreY + radius * Math.sin(angle)];
    }),
  );
}

/** A circle on a plane, as points. */
export function circle([x, y]: Point, radius: number): Point[] {
  return steps(40).map((step): Point => {
    const angle = (step / 40) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Styles that most drawings use for surfaces: the main subject, what lies behind it, and what moves. */
export const surfaces = {
  plain: {
    top: { fill: ink.raised, stroke: ink.paper, width: 2.5 },
    side: { fill: ink.sunken, stroke: ink.paper, width: 2.5 },
  },
  quiet: {
    top: { fill: ink.lit, stroke: ink.mist, width: 2 },
    side: { fill: ink.sunken, stroke: ink.mist, width: 2 },
  },
  faint: {
    top: { fill: ink.raised, stroke: ink.line, width: 1.5 },
    side: { fill: ink.sunken, stroke: ink.line, width: 1.5 },
  },
  alive: {
    top: { fill: ink.signalDeep, stroke: ink.signal, width: 3 },
    side: { fill: ink.ground, stroke: ink.signal, width: 3 },
  },
} as const satisfies Record<string, PlateStyle>;

/** Integers from 0 up to, but not including, `count`. */
export function steps(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** A pseudorandom number from 0 to 1, always the same for the same pair of integers. */
export function scatter(a: number, b: number): number {
  const mixed = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

function printPoint([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

import { unitPattern } from '#ui/keep-whole.tsx';

/** The drawing of a figure: path data in units of `figureBox`, and the labels at the ends of its axis. */
export interface FigureDrawing {
  readonly axis: string;
  readonly lines: string;
  readonly strikes: string;
  readonly start: string;
  readonly end: string;
}

export const figureBox = { width: 240, height: 40 } as const;

/**
 * Draws a figure to scale: a measure (`1 ms`, `4 %`) by its length on an axis from 0, a range (`30–500 Hz`) at its position on
 * the axis, which is logarithmic for wide ranges, and anything else (`3000+`) as a count of lines, every tenth of them long.
 * Null if there is no number in `value`.
 */
export function drawFigure(value: string, unit: string): FigureDrawing | null {
  const written = value.normalize('NFKC');
  const numbers = [...written.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));
  const [first, second] = numbers;
  if (first === undefined) return null;
  if (second !== undefined && second > first) return drawRange(first, second, unit);
  if (measure.test(unit.trim())) return drawMeasure(first, unit);
  return drawCount(first, written.includes('+'));
}

const measure = new RegExp(`^${unitPattern}$`);
const { width, height } = figureBox;
const floor = height - 1;
const middle = 16;
const tall = 13;

function drawMeasure(measured: number, unit: string): FigureDrawing {
  const end = unit.trim() === '%' ? 100 : 10 ** Math.floor(Math.log10(Math.max(measured, 1)) + 1);
  const reach = (measured / end) * width;
  const isPulse = /^(?:ms|µs|s)$/.test(unit.trim());
  const count = Math.max(1, Math.round(reach / 4));
  const places = Array.from({ length: count }, (_, index) => (count === 1 ? 0 : (index / (count - 1)) * reach));
  const upright = places.map((x) => stroke(x, isPulse ? tall * (1 - 0.85 * (x / Math.max(reach, 1))) : tall));
  return {
    axis: printAxis(10),
    lines: upright.slice(1).join(''),
    strikes: upright.slice(0, 1).join(''),
    start: '0',
    end: withUnit(end, unit),
  };
}

function drawRange(from: number, to: number, unit: string): FigureDrawing {
  if (from > 0 && to / from >= 8) return drawLogarithmic(from, to, unit);
  const end = niceAbove(to * 1.2);
  const left = (from / end) * width;
  const right = (to / end) * width;
  const count = Math.max(2, Math.round((right - left) / 5));
  const places = Array.from({ length: count }, (_, index) => left + (index / (count - 1)) * (right - left));
  return {
    axis: printAxis(end <= 10 ? end : 10),
    lines: places
      .slice(1, -1)
      .map((x) => stroke(x, tall * 0.7))
      .join(''),
    strikes: [left, right].map((x) => stroke(x, tall)).join(''),
    start: '0',
    end: withUnit(end, unit),
  };
}

/** On an axis of decades. The lines get closer as the number grows, as vibrations do. */
function drawLogarithmic(from: number, to: number, unit: string): FigureDrawing {
  const low = Math.floor(Math.log10(from));
  const high = Math.ceil(Math.log10(to));
  const x = (number: number) => ((Math.log10(number) - low) / (high - low)) * width;
  const [left, right] = [x(from), x(to)];
  const places: number[] = [];
  for (let at = left; at < right; at += 9 - 6.5 * ((at - left) / (right - left))) places.push(at);
  return {
    axis: printAxis(high - low),
    lines: places
      .slice(1)
      .map((at) => stroke(at, tall * (0.45 + 0.45 * Math.sin((Math.PI * (at - left)) / (right - left)))))
      .join(''),
    strikes: [left, right].map((at) => stroke(at, tall)).join(''),
    start: String(10 ** low),
    end: withUnit(10 ** high, unit),
  };
}

/** At most fifty lines, each of which represents 1, 10, 100 …, and an arrow if the figure is open-ended (`3000+`). */
function drawCount(counted: number, isOpen: boolean): FigureDrawing {
  let each = 1;
  while (counted / each > 50) each *= 10;
  const count = Math.max(1, Math.round(counted / each));
  const pitch = Math.min(7, (width - 16) / count);
  const places = Array.from({ length: count }, (_, index) => 1 + index * pitch);
  const isTenth = (index: number) => (index + 1) % 10 === 0;
  const print = (areTenths: boolean) =>
    places
      .filter((_, index) => isTenth(index) === areTenths)
      .map((x) => stroke(x, areTenths ? tall : tall * 0.6))
      .join('');
  const after = Math.round(1 + count * pitch + 3);
  return {
    axis: `M0 ${floor}H${width}${isOpen ? `M${after} ${middle - 4}l4 4l-4 4` : ''}`,
    lines: print(false),
    strikes: print(true),
    start: `│ = ${each}`,
    end: '',
  };
}

function stroke(x: number, reach: number): string {
  return `M${Math.round(x)} ${Math.round(middle - reach)}v${Math.round(2 * reach)}`;
}

/** The base line, with ticks that divide it into equal `parts`. */
function printAxis(parts: number): string {
  const ticks = Array.from({ length: parts + 1 }, (_, index) => Math.round((index / parts) * width));
  return `M0 ${floor}H${width}${ticks.map((x) => `M${x} ${floor}v-4`).join('')}`;
}

function niceAbove(number: number): number {
  const power = 10 ** Math.floor(Math.log10(number));
  return [1, 2, 3, 4, 5, 6, 8, 10].map((factor) => factor * power).find((nice) => nice >= number) ?? 10 * power;
}

function withUnit(number: number, unit: string): string {
  const name = unit.trim();
  const printed = Number(number.toPrecision(6));
  return name === '' || name === '%' ? `${printed}${name}` : `${printed} ${name}`;
}

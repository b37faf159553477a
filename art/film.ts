/**
 * Draws the film "from the curve to the mass" and encodes it: `npx tsx art/film.ts`. 20 s, 24 frames a second, 1280 × 720.
 *
 * A haptic effect of 30 ms is drawn on the timeline, then played some 250 times slower than it is felt: the rendered mass
 * moves over the rendered plate as the envelope says. Needs `.cache/art/actuator-plate.png`, `actuator-mass.png` and ffmpeg.
 */
import { spawn } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { openFaces } from '#site/share-pictures/faces.ts';
import { theme } from '#ui/theme.ts';

const root = path.resolve(import.meta.dirname, '..');
const cache = path.join(root, '.cache/art');
const faces = await openFaces('en');

const color = theme.raw.color;
const WIDTH = 1280;
const HEIGHT = 720;
const RATE = 24;
const SECONDS = 20;
const POSTER_AT = 11.9;
/** The stroke at full intensity, pixels to each side. */
const STROKE = 15;
const EFFECT_MS = 30;
/** The actuator's resonance. */
const HERTZ = 170;
const BRAKE_MS = 22;

/** 0 to 1 in a millisecond, a slow fall, and at `BRAKE_MS` to rest within another. */
function envelope(ms: number): number {
  if (ms <= 0) return 0;
  const attack = 1 - Math.exp(-ms / 0.35);
  const held = 0.62 + 0.38 * Math.exp(-ms / 7);
  const brake = ms < BRAKE_MS ? 1 : Math.exp(-(((ms - BRAKE_MS) / 0.55) ** 2));
  return attack * held * brake;
}

/** −1 to 1. */
function displacement(ms: number): number {
  return envelope(ms) * Math.sin((2 * Math.PI * HERTZ * ms) / 1000);
}

/** From 0 before `from` to 1 after `to` (seconds), without corners. */
function ease(second: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (second - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** What the effect's clock shows at a second of the film: evenly, then slower still while it brakes. */
function readClock(second: number): number {
  if (second < 7.4) return 0;
  if (second < 13.4) return ((second - 7.4) / 6) * BRAKE_MS;
  if (second < 15.4) return BRAKE_MS + ((second - 13.4) / 2) * 1.6;
  return Math.min(EFFECT_MS, BRAKE_MS + 1.6 + ((second - 15.4) / 1.8) * (EFFECT_MS - BRAKE_MS - 1.6));
}

interface Layer {
  readonly data: Buffer;
  readonly channels: number;
}

async function readLayer(name: string): Promise<Layer> {
  const picture = sharp(path.join(cache, `${name}.png`))
    .resize(WIDTH, HEIGHT)
    .toColourspace('srgb');
  const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { data, channels: info.channels };
}

const [plate, mass] = [await readLayer('actuator-plate'), await readLayer('actuator-mass')];
const spans = Array.from({ length: HEIGHT }, (_, row) => findSpan(mass, row));

/** The first and last column of a row that are not empty. */
function findSpan(layer: Layer, row: number): readonly [number, number] {
  let [first, last] = [WIDTH, 0];
  for (let x = 0; x < WIDTH; x++) {
    if ((layer.data[(row * WIDTH + x) * layer.channels + 3] ?? 0) === 0) continue;
    first = Math.min(first, x);
    last = x;
  }
  return [first, last];
}

/** Below the graph: the plate with the mass on it, moved by up to a fraction of a pixel, averaged over the open shutter. */
function drawDevice(frame: Buffer, offsets: readonly number[], light: number, drop: number): void {
  const ink = [11, 15, 23];
  for (let y = 0; y < HEIGHT; y++) {
    const from = y - drop;
    const fade = light * Math.min(1, Math.max(0, (y - 262) / 90));
    const [first, last] = spans[from] ?? [WIDTH, 0];
    for (let x = 0; x < WIDTH; x++) {
      const isNear = x > first - STROKE - 2 && x < last + STROKE + 2;
      const to = (y * WIDTH + x) * 3;
      for (let part = 0; part < 3; part++) {
        let value = 0;
        if (fade > 0 && from >= 0 && from < HEIGHT) {
          const under = plate.data[(from * WIDTH + x) * plate.channels + part] ?? 0;
          if (isNear) {
            for (const offset of offsets) value += blend(mass, x - offset, from, part, under);
            value /= offsets.length;
          } else value = under;
        }
        frame[to + part] = Math.round((ink[part] ?? 0) * (1 - fade) + value * fade);
      }
    }
  }
}

/** The layer over a value, read between two of its pixels. */
function blend(layer: Layer, x: number, y: number, part: number, under: number): number {
  const left = Math.floor(x);
  const share = x - left;
  let color = 0;
  let alpha = 0;
  for (const [column, weight] of [
    [left, 1 - share],
    [left + 1, share],
  ] as const) {
    if (column < 0 || column >= WIDTH) continue;
    const at = (y * WIDTH + column) * layer.channels;
    const opacity = ((layer.data[at + 3] ?? 0) / 255) * weight;
    color += (layer.data[at + part] ?? 0) * opacity;
    alpha += opacity;
  }
  return color + under * (1 - alpha);
}

/** The graph in its frame; `rise` 0: large in the middle, 1: a strip above the device. */
function drawGraph(second: number): string {
  const rise = ease(second, 5.2, 7);
  const left = 150;
  const width = 980;
  const height = 300 - 156 * rise;
  const base = 500 - 296 * rise;
  const gone = 1 - ease(second, 17.6, 18.5);
  const x = (ms: number) => left + (ms / EFFECT_MS) * width;
  const y = (level: number) => base - level * height;
  const drawn = ease(second, 1.6, 4.6) * EFFECT_MS;
  const clock = readClock(second);
  const curve = line(0, drawn, (ms) => [x(ms), y(envelope(ms))]);
  const trace = line(0, clock, (ms) => [x(ms), y(Math.abs(displacement(ms)))]);
  const playing = ease(second, 7, 7.4);
  const ticks = [0, 5, 10, 15, 20, 25, 30].map(
    (ms) =>
      `<path d="M${x(ms)} ${base}v8" stroke="${color.inkLineStrong}"/>
      ${write(`${ms}${ms === EFFECT_MS ? ' ms' : ''}`, 20, { x: x(ms), y: base + 34 }, color.mist)}`,
  );
  const grid = [0.25, 0.5, 0.75, 1].map(
    (level) => `<path d="M${left} ${y(level)}h${width}" stroke="${color.inkLine}" stroke-opacity="0.7"/>`,
  );
  return `<g opacity="${(ease(second, 0.2, 1.2) * gone).toFixed(3)}">
    ${grid.join('')}
    <path d="M${left} ${base}h${width}" stroke="${color.inkLineStrong}"/>
    ${ticks.join('')}
    <path d="${curve}L${x(drawn)} ${base}L${left} ${base}Z" fill="${color.signal}" fill-opacity="${0.18 * ease(second, 2, 5)}"/>
    <path d="${trace}" fill="none" stroke="${color.dataBright}" stroke-width="2" stroke-linejoin="round"/>
    <path d="${curve}" fill="none" stroke="${color.signal}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>
    <circle cx="${x(drawn)}" cy="${y(envelope(drawn))}" r="${drawn > 0 && drawn < EFFECT_MS ? 8 : 0}" fill="${color.signalBright}"/>
    <g opacity="${playing}">
      <path d="M${x(clock)} ${base + 8}V${y(1) - 14}" stroke="${color.paper}" stroke-width="2"/>
      <circle cx="${x(clock)}" cy="${y(1) - 14}" r="6" fill="${color.paper}"/>
    </g>
    ${drawBrake(second, x(BRAKE_MS), x(BRAKE_MS + 1), y(1))}
  </g>`;
}

/** The bracket of the millisecond in which the mass stops. */
function drawBrake(second: number, from: number, to: number, top: number): string {
  return `<g opacity="${ease(second, 14.2, 15)}" fill="none" stroke="${color.signalBright}" stroke-width="2">
    <path d="M${from} ${top + 44}v-12H${to}v12"/>
    ${write('1 ms', 28, { x: from - 46, y: top + 40 }, color.signalBright)}
  </g>`;
}

function line(from: number, to: number, at: (ms: number) => readonly [number, number]): string {
  const steps = Math.max(2, Math.ceil((to - from) * 14));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const [x, y] = at(from + ((to - from) * step) / steps);
    return `${step === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`;
  }).join('');
}

/** A centred line of text. */
function write(text: string, size: number, { x, y }: { readonly x: number; readonly y: number }, fill: string): string {
  return `<g fill="${fill}" stroke="none">${faces.draw(text, size, { x: x - faces.measure(text, size) / 2, y })}</g>`;
}

function drawOverlay(second: number): Buffer {
  const name = write('haptera', 84, { x: WIDTH / 2, y: HEIGHT / 2 + 26 }, color.paper);
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    ${drawGraph(second)}
    <g opacity="${ease(second, 18.6, 19.2).toFixed(3)}">${name}</g>
  </svg>`);
}

async function drawFrame(second: number): Promise<Buffer> {
  const frame = Buffer.alloc(WIDTH * HEIGHT * 3);
  const [before, after] = [readClock(second - 0.25 / RATE), readClock(second + 0.25 / RATE)];
  const offsets = [0, 1, 2, 3].map((step) => STROKE * displacement(before + ((after - before) * step) / 3));
  const still = offsets.every((offset) => Math.abs(offset) < 0.05);
  drawDevice(frame, still ? [0] : offsets, ease(second, 5.6, 7.2) * (1 - ease(second, 17.6, 18.5)), 128);
  const { data } = await sharp(frame, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .composite([{ input: drawOverlay(second) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
}

async function writeStill(second: number, file: string): Promise<void> {
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  await sharp(await drawFrame(second), { raw })
    .png()
    .toFile(file);
}

async function writeFilm(file: string): Promise<void> {
  const raw = `-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${RATE} -i -`.split(' ');
  const coding = '-c:v libx264 -preset slow -crf 23 -pix_fmt yuv420p -movflags +faststart -an'.split(' ');
  const encoder = spawn('ffmpeg', ['-v', 'error', '-y', ...raw, ...coding, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve, reject) => {
    encoder.once('error', reject);
    encoder.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}.`))));
  });
  for (let frame = 0; frame < SECONDS * RATE; frame++) {
    const pixels = await drawFrame(frame / RATE);
    if (!encoder.stdin.write(pixels)) await new Promise((resolve) => encoder.stdin.once('drain', resolve));
  }
  encoder.stdin.end();
  await ended;
}

// `npx tsx art/film.ts 12.5 frame.png` draws one frame.
const [second, still] = process.argv.slice(2);
if (second && still) await writeStill(Number(second), still);
else {
  const film = path.join(cache, 'curve-to-mass.mp4');
  await writeFilm(film);
  await copyFile(film, path.join(root, 'public/samples/curve-to-mass.mp4'));
  await writeStill(POSTER_AT, path.join(cache, 'curve-to-mass-poster.png'));
}

import { encode } from 'uqr';

export interface QrDrawing {
  /** Modules on each side, with the quiet zone around them. */
  readonly size: number;
  /** Horizontal strokes, one module high, through the middle of each row. */
  readonly path: string;
}

/** Modules that must stay empty on each side (ISO/IEC 18004). */
const quietZone = 4;

/** A cache: every page shows the same code, and drawing it takes longer than rendering a block. */
const kept = new Map<string, QrDrawing>();
const mostKept = 10;

/** A QR code for a text, readable even if a seventh of it is covered. */
export function drawQrCode(words: string): QrDrawing {
  const drawing = kept.get(words) ?? draw(words);
  if (kept.size >= mostKept) kept.clear();
  kept.set(words, drawing);
  return drawing;
}

function draw(words: string): QrDrawing {
  const { data, size } = encode(words, { ecc: 'M', border: quietZone });
  const strokes = data.flatMap((row, y) => listRuns(row).map(([x, length]) => `M${x} ${y}h${length}`));
  return { size, path: strokes.join('') };
}

/** Runs of adjacent dark modules, each as its start and length. */
function listRuns(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}

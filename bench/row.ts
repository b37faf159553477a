import type { Product } from '../e2e/support/product.ts';

/** One line of the table. */
export interface Row {
  readonly what: string;
  readonly ours: string;
  /** The baseline: the same task done by a minimal server, measured in the same run. */
  readonly floor: string;
  readonly budget: string;
  /** Null if there is no budget. */
  readonly isMet: boolean | null;
}

export type Measurement = (product: Product) => Promise<Row[]>;

export function printTable(rows: readonly Row[]): string {
  const lines = [
    ['what', 'ours', 'floor', 'budget', ''],
    ...rows.map(({ what, ours, floor, budget, isMet }) => [
      what,
      ours,
      floor,
      budget,
      isMet === null ? '' : isMet ? 'met' : 'MISSED',
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The value below which the given share of the samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function printMs(milliseconds: number): string {
  return milliseconds >= 100
    ? `${Math.round(milliseconds)} ms`
    : `${milliseconds.toFixed(milliseconds < 10 ? 2 : 1)} ms`;
}

export function printKb(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

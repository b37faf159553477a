import type { Localized } from '../locale.ts';

export interface Slot {
  readonly label: Localized;
  /** Names of the permitted blocks. Default: every block that is not restricted to other parents. */
  readonly allow?: readonly string[];
  readonly min: number;
  readonly max: number;
}

export interface SlotOptions {
  readonly label: Localized;
  readonly allow?: readonly string[];
  readonly min?: number;
  /** Default 50. */
  readonly max?: number;
}

/** A place for blocks inside a block. */
export function slot({ label, allow, min = 0, max = 50 }: SlotOptions): Slot {
  return { label, ...(allow && { allow }), min, max };
}

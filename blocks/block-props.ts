import type { ReactNode } from 'react';
import type { BlockDefinition, ResolvedAttributes, SlotNames } from '#cms-schema/define-block.ts';
import type { BlockLoad } from '#cms-schema/define-load.ts';
import type { Locale } from '#cms-schema/locale.ts';

/** What a block knows about the page it is on. */
export interface BlockHost {
  /** The language of the content. */
  readonly locale: Locale;
  /** The block's own id, unique on the page and the same in both languages; valid for `id` and `aria-labelledby`. */
  readonly id: string;
  /** Seed of the page's waveform, the same in both languages. */
  readonly signature: string;
  /** The first block of the page: its heading is the `h1`, and its picture loads with priority. */
  readonly isFirst: boolean;
  /** Number of blocks around it: 0 at the top level. A nested block has no full-bleed band. */
  readonly depth: number;
  /**
   * Level of the block's own heading in the page's outline, as `outlineLevel` counts it. Without it the level follows the
   * depth, as if every block around had a heading.
   */
  readonly level?: number;
}

/**
 * Props of a block's component: its resolved fields, its rendered slots, its host, and for a block with live content the data
 * of its load: `BlockProps<typeof definition, typeof load>`.
 */
export type BlockProps<D extends BlockDefinition, L = null> = ResolvedAttributes<D> & {
  readonly [Name in SlotNames<D>]: ReactNode;
} & { readonly host: BlockHost } & (L extends BlockLoad<never, infer Data> ? { readonly data: Data } : unknown);

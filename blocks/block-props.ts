import type { ReactNode } from 'react';
import type { BlockDefinition, ResolvedAttributes, SlotNames } from '#cms-schema/define-block.ts';
import type { BlockLoad } from '#cms-schema/define-load.ts';
import type { Locale } from '#cms-schema/locale.ts';

/** What the page tells a block that stands on it. */
export interface BlockHost {
  /** The language of the content. */
  readonly locale: Locale;
  /** The block's own id: unique on the page, the same in both languages; fit for `id` and `aria-labelledby`. */
  readonly id: string;
  /** Seed of the page's waveform, the same in both languages. */
  readonly signature: string;
  /** Opens the page: its heading is the `h1`, its picture is loaded first. */
  readonly isFirst: boolean;
  /** Blocks around it: 0 on the page itself. A nested block draws no full-bleed band. */
  readonly depth: number;
  /**
   * Level of the block's own heading in the page's outline, as `outlineLevel` counts it. Without it the level follows the
   * depth, as if every block around had a heading.
   */
  readonly level?: number;
}

/**
 * Props of the component of a definition: its fields, resolved, its slots, rendered, its host, and for one that shows live
 * content what its load brought: `BlockProps<typeof definition, typeof load>`.
 */
export type BlockProps<D extends BlockDefinition, L = null> = ResolvedAttributes<D> & {
  readonly [Name in SlotNames<D>]: ReactNode;
} & { readonly host: BlockHost } & (L extends BlockLoad<never, infer Data> ? { readonly data: Data } : unknown);

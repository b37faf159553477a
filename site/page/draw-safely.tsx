import type { ReactNode } from 'react';
import type { BlockHost } from '#blocks/block-props.ts';
import { BrokenBlock } from '#blocks/broken-block.tsx';
import type { Log } from '#kit/log.ts';
import { isInDevelopment } from '../env.ts';
import { findDrawError } from './find-draw-error.ts';

/** Draws the blocks of one page. */
export interface SafeDraw {
  /** Draws a block of a type, `HapteraHero`. */
  drawSafely(type: string, host: BlockHost, draw: () => ReactNode): ReactNode;
  /** Ids of the blocks that could not be drawn. */
  readonly broken: ReadonlySet<string>;
}

/**
 * A block that throws is left out of its page and logged, since a page without one block is worth more than an error; during
 * development it shows its error in its place. The page is cached as usual: the same fields make the same block throw again, and
 * new content or a new program renders the page anew.
 */
export function createSafeDraw(log: Log, isDevelopment = isInDevelopment): SafeDraw {
  const sound = new WeakSet<object>();
  const broken = new Set<string>();
  return {
    broken,
    drawSafely: (type, host, draw) => {
      let drawn: ReactNode = null;
      let failure: { readonly error: unknown } | null;
      try {
        drawn = draw();
        failure = findDrawError(drawn, sound);
      } catch (error) {
        failure = { error };
      }
      if (failure === null) return drawn;
      broken.add(host.id);
      const { error } = failure;
      const reason = error instanceof Error ? error.message : String(error);
      log.error('block-not-drawn', 'A block is left out of its page: it threw an error.', {
        block: type,
        error: error instanceof Error ? (error.stack ?? reason) : reason,
      });
      return isDevelopment ? <BrokenBlock host={host} place={findPlace(error) ?? type} message={reason} /> : null;
    },
  };
}

/** The first file of a block in the stack: `blocks/hero/hero.tsx:12`. */
function findPlace(error: unknown): string | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return /\bblocks\/[\w-]+\/[\w-]+\.tsx?(?::\d+)?/.exec(stack)?.[0] ?? null;
}

import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { printDocument } from '#cms-schema/markup/document.ts';

/** The contents of a clipboard, by media type. */
export interface Clipping {
  readonly text: string;
  readonly html?: string;
}

/**
 * Prints blocks for the clipboard, in the given order: as canonical block markup, which this builder and WordPress's
 * editor both paste as blocks. The caller leaves out blocks that are inside other copied blocks.
 *
 * @throws MarkupError if foreign markup is left open at its end and something follows.
 */
export function copyBlocks(nodes: readonly DocumentNode[]): string {
  return printDocument(nodes);
}

/** Whether the source is block markup, which is taken as it is. */
export function hasBlockMarkup(source: string): boolean {
  return /<!--\s+wp:[a-z]/.test(source);
}

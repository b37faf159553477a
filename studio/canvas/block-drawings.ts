import { drawings } from '#blocks/drawings.generated.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { walkNodes } from '#cms-schema/markup/walk-nodes.ts';
import { laterCodes } from '../parts/later.tsx';

/**
 * The code that draws each block, by name: loaded when a page contains the block, the rest when the browser is idle.
 */
export const blockDrawings = laterCodes(drawings);

/**
 * Loads the code that draws these blocks, so that they appear on the canvas at once. A failure is shown in the block's
 * place.
 */
export function fetchDrawingsOf(nodes: readonly DocumentNode[]): Promise<void> {
  return blockDrawings.fetch([...walkNodes(nodes)].flatMap((node) => (node.kind === 'block' ? [node.type] : [])));
}

import { drawings } from '#blocks/drawings.generated.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { walkNodes } from '#cms-schema/markup/walk-nodes.ts';
import { laterCodes } from '../parts/later.tsx';

/** What draws each block, by its name: fetched as a page holds it, all others when the browser is idle. */
export const blockDrawings = laterCodes(drawings);

/** Fetches what draws these blocks, so that they stand on the canvas at once. What cannot be had is said in its block's place. */
export function fetchDrawingsOf(nodes: readonly DocumentNode[]): Promise<void> {
  return blockDrawings.fetch([...walkNodes(nodes)].flatMap((node) => (node.kind === 'block' ? [node.type] : [])));
}

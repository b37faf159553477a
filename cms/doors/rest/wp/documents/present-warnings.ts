import { definitions } from '#blocks/definitions.generated.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import { listInvisible, listWanted } from '#cms-schema/list-advice.ts';
import { storedNodes } from '#cms-schema/typed-document.ts';
import type { Document } from '../../../../documents/model.ts';
import type { ReadContent } from '../../../../typed-content.ts';

/** A program that imports thousands of blocks needs no longer list to notice. */
const MOST_WARNINGS = 20;

/**
 * What the builder shows before a publication, for programs that publish without it: blocks of which visitors see nothing,
 * and fields without which a block says less than it should. Empty for drafts, which nobody reads yet.
 */
export function presentWarnings({ status, content, type }: Document, readContent: ReadContent): JsonObject[] {
  if (status !== 'publish' && status !== 'future') return [];
  const nodes = storedNodes(readContent(content, type).nodes);
  return [...listInvisible(nodes), ...listWanted(nodes, definitions)]
    .slice(0, MOST_WARNINGS)
    .map(({ code, blockId, path, message }) => ({ code, blockId, path: [...path], message: { ...message } }));
}

import { definitions } from '#blocks/definitions.generated.ts';
import { isToTranslate } from '#cms-schema/begin-translation.ts';
import { walkLeaves } from '#cms-schema/text-fields.ts';
import type { PageDraft } from '../document/model.ts';
import { hasUntranslated, readSources } from '../document/sources.ts';
import { listIds, walk } from '../document/tree.ts';

/**
 * Whether a page was begun as a copy of its other language and still waits for words. A single block that was brought does
 * not make it one: of a copy, every block that both have was copied.
 */
export function isBegunCopy(draft: PageDraft, other: PageDraft): boolean {
  if (!hasUntranslated(draft)) return false;
  const shared = listIds(other.nodes);
  return [...walk(draft.nodes)].every(({ node }) => {
    const fields = node.kind === 'block' ? definitions.get(node.type)?.fields : undefined;
    if (node.kind !== 'block' || !fields || !shared.has(node.id)) return true;
    const saysSomething = [...walkLeaves(fields, node.attributes)].some(isToTranslate);
    return !saysSomething || Object.keys(readSources(draft, node.id)).length > 0;
  });
}

import { isToTranslate } from '../begin-translation.ts';
import { walkNodes } from '../markup/walk-nodes.ts';
import { walkLeaves } from '../text-fields.ts';
import type { Definitions } from '../typed-document.ts';
import { hasUntranslated, readSources } from './sources.ts';
import type { TranslatedText } from './translated-text.ts';

/**
 * Whether a page was started as a copy of its other language and still has untranslated texts. A single copied block is not
 * enough: in such a copy, every block that both languages have was copied.
 */
export function isBegunCopy(text: TranslatedText, other: TranslatedText, definitions: Definitions): boolean {
  if (!hasUntranslated(text)) return false;
  const shared = new Set([...walkNodes(other.nodes)].map(({ id }) => id));
  return [...walkNodes(text.nodes)].every((node) => {
    const fields = node.kind === 'block' ? definitions.get(node.type)?.fields : undefined;
    if (node.kind !== 'block' || !fields || !shared.has(node.id)) return true;
    const saysSomething = [...walkLeaves(fields, node.attributes)].some(isToTranslate);
    return !saysSomething || Object.keys(readSources(text, node.id)).length > 0;
  });
}

import type { DocumentNode } from '#cms-schema/markup/document.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import { applyChanges, type Change } from '../document/change.ts';
import type { PageDraft } from '../document/model.ts';
import { planSource, UNTRANSLATED } from '../document/sources.ts';
import { comparableText, hasWords, walkLeaves } from '../document/text-fields.ts';
import { walk } from '../document/tree.ts';

/** Notes of every text in a copied block that it still is the source's own, even where it is too short to tell by itself. */
export function markUntranslated(
  draft: PageDraft,
  copied: readonly DocumentNode[],
  definitions: Definitions,
): Change[] {
  const changes: Change[] = [];
  let current = draft;
  for (const { node } of walk(copied)) {
    const definition = node.kind === 'block' ? definitions.get(node.type) : undefined;
    if (node.kind !== 'block' || !definition) continue;
    for (const { path, field, value } of walkLeaves(definition.fields, node.attributes)) {
      if (field.translation !== 'text' || !hasWords(comparableText(value))) continue;
      const marks = planSource(current, node.id, path, UNTRANSLATED);
      current = applyChanges(current, marks) ?? current;
      changes.push(...marks);
    }
  }
  return changes;
}

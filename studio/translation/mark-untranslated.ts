import type { DocumentNode } from '#cms-schema/markup/document.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import { applyChanges, type Change } from '../document/change.ts';
import type { PageDraft } from '../document/model.ts';
import { planSource } from '../document/sources.ts';
import { comparableText, walkLeaves } from '../document/text-fields.ts';
import { walk } from '../document/tree.ts';

/** The source of a text that was copied and never translated. */
export const UNTRANSLATED = '';

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
      if (field.translation !== 'text' || !needsWords(comparableText(value))) continue;
      const marks = planSource(current, node.id, path, UNTRANSLATED);
      current = applyChanges(current, marks) ?? current;
      changes.push(...marks);
    }
  }
  return changes;
}

/** Figures and signs stand alike in both languages. */
export function needsWords(text: string): boolean {
  return /\p{Letter}{2,}|\p{Script=Han}/u.test(text);
}

import { isToTranslate } from '#cms-schema/begin-translation.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { type Leaf, walkLeaves } from '#cms-schema/text-fields.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import { applyChanges, type Change } from './change.ts';
import type { PageDraft } from './model.ts';
import { planSource } from './sources.ts';
import { walk } from './tree.ts';

/** Marks every text in copied blocks as untranslated, even those too short to be recognised as such. */
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
    const marks = markLeaves(current, node.id, walkLeaves(definition.fields, node.attributes));
    current = applyChanges(current, marks) ?? current;
    changes.push(...marks);
  }
  return changes;
}

/** The same for some texts of one block. */
export function markLeaves(draft: PageDraft, blockId: string, leaves: Iterable<Leaf>): Change[] {
  const changes: Change[] = [];
  let current = draft;
  for (const leaf of leaves) {
    if (!isToTranslate(leaf)) continue;
    const marks = planSource(current, blockId, leaf.path, { state: 'untranslated' });
    current = applyChanges(current, marks) ?? current;
    changes.push(...marks);
  }
  return changes;
}

import type { JsonValue } from '#cms-schema/json.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { setIn } from '#cms-schema/set-in.ts';
import type { Change } from '../change.ts';
import { EditError } from '../edit-error.ts';
import type { PageDraft } from '../model.ts';
import { planValue } from '../set-value.ts';
import { findNode } from '../tree.ts';

export interface AttributePatch {
  /** From the block's attributes to the value: `['rows', 2, 'label']`. */
  readonly path: FieldPath;
  /** Undefined removes the attribute, so that the field's default applies. */
  readonly value: JsonValue | undefined;
}

/**
 * Sets fields of one block and touches nothing else of it. The block is found by its id, wherever it has been moved to.
 * Returns no changes for values that are already set.
 *
 * @throws EditError if the block no longer exists or is foreign markup.
 */
export function replaceAttributes(draft: PageDraft, id: string, patch: readonly AttributePatch[]): Change[] {
  const node = findNode(draft.nodes, id);
  if (!node) throw new EditError('block_not_found');
  if (node.kind === 'foreign') throw new EditError('foreign_block');
  const changes: Change[] = [];
  let attributes = node.attributes;
  for (const { path, value } of patch) {
    const planned = planValue(attributes, path, value);
    const next = planned && setIn(attributes, planned.path, planned.after, planned.at);
    if (!planned || !next) continue;
    changes.push({ kind: 'set', id, ...planned });
    attributes = next;
  }
  return changes;
}

import { definitions } from '#blocks/definitions.generated.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { isOfPage, nameChange, nameField } from '../canvas/describe-step.ts';
import { titleOf } from '../canvas/node-title.ts';
import type { Conflict } from '../document/conflict.ts';
import { diffDrafts } from '../document/diff-drafts.ts';
import { mergeDrafts } from '../document/merge.ts';
import type { PageDraft } from '../document/model.ts';
import { pageFieldNames } from '../document/page-field-names.ts';
import { findNode } from '../document/tree.ts';
import type { Translate } from '../messages.ts';

/** Another person's draft and one's own, both made from `base`. */
export interface DraftsOfTwo {
  readonly base: PageDraft;
  readonly mine: PageDraft;
  readonly theirs: PageDraft;
}

/**
 * What the other person has changed that is not in one's own draft, by name, each once: `Heading of Hero`. Empty if
 * one's own draft has all of it, or has left it as it was on both sides.
 */
export function nameDifferences(drafts: DraftsOfTwo, uiLocale: Locale, t: Translate): string[] {
  const { draft, conflicts } = mergeDrafts(drafts, definitions);
  const changes = diffDrafts(drafts.mine, draft).filter(isOfPage);
  const names = [
    ...changes.map((change) => nameChange(change, { draft, uiLocale, t })),
    ...conflicts.map((conflict) => nameConflict(conflict, { draft, uiLocale, t })),
  ];
  return [...new Set(names)];
}

function nameConflict(
  conflict: Conflict,
  options: { readonly draft: PageDraft; readonly uiLocale: Locale; readonly t: Translate },
): string {
  const { draft, uiLocale, t } = options;
  if (conflict.kind === 'field' && conflict.blockId === null) {
    const [name, key] = conflict.path;
    return t(pageFieldNames[String(name === 'meta' ? key : name)] ?? 'canvas.step.page');
  }
  if (conflict.kind === 'field' || conflict.kind === 'item')
    return nameField(conflict.blockId ?? '', conflict.path, options);
  const node = findNode(draft.nodes, conflict.blockId);
  return node ? titleOf(node, uiLocale) : t('canvas.step.page');
}

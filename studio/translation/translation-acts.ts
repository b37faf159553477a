import { definitions } from '#blocks/definitions.generated.ts';
import type { Fields } from '#cms-schema/field.ts';
import { type Locale, locales } from '#cms-schema/locale.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { setIn } from '#cms-schema/set-in.ts';
import type { Drift } from '#cms-schema/translation/drift.ts';
import { bringItem } from '../document/bring-item.ts';
import { editFields, editPage, otherOf } from '../document/edit-field.ts';
import type { StepChanges } from '../document/history.ts';
import type { Drafts } from '../document/model.ts';
import { markStillRight } from '../document/note-translation.ts';
import { listProposals, type Proposal } from '../document/proposals.ts';
import { forgetSettled, planSettled } from '../document/settled.ts';
import { findBlock } from '../document/tree.ts';
import type { PageSession } from '../saving/page-session.ts';
import { followAdditions, followProposal } from './follow-proposal.ts';

/*
 * The actions of a translator on a page. `to` is the language being edited; it is compared with the other one. Each
 * action is one undo step of that language. While one of the languages is missing, they do nothing.
 */

/** The session to edit. */
export type Editing = Pick<PageSession, 'drafts' | 'edit'>;

export interface TextEditing extends Editing {
  /** The fields that the type of the page adds. */
  readonly fields: Fields;
}

export function translate(
  { drafts, edit, fields }: TextEditing,
  to: Locale,
  { blockId, path }: Drift,
  text: string,
): void {
  const now = drafts();
  const block = blockId === '' ? null : findBlock(now[to]?.nodes ?? [], blockId);
  const changes = block
    ? editFields(now, to, block.id, [{ path, value: text }], definitions)
    : editPageText(now, to, path, text, fields);
  edit(to, changes, { action: 'edit', key: `${blockId}/${path.join('.')}` });
}

/** Confirms that the text still matches its current source. */
export function confirmText({ drafts, edit }: Editing, to: Locale, drift: Drift): void {
  const draft = drafts()[to];
  if (draft) edit(to, { [to]: markStillRight(draft, drift) }, { action: 'translation' });
}

/** Copies over the list item that is missing. */
export function bringLacking({ drafts, edit, fields }: TextEditing, to: Locale, drift: Drift): void {
  edit(to, bringItem(drafts(), to, drift, definitions, fields), { action: 'translation' });
}

/** @throws EditError if the block no longer exists or is not allowed in that place */
export function follow({ drafts, edit }: Editing, to: Locale, proposal: Proposal): void {
  const { [to]: draft, [otherOf(to)]: from } = drafts();
  if (draft && from) {
    edit(to, { [to]: followProposal(from, draft, proposal, definitions) }, { action: 'translation' });
  }
}

/**
 * Copies over every block that is missing.
 *
 * @throws EditError if none could be added
 */
export function bringAdditions({ drafts, edit }: Editing, to: Locale): void {
  const { [to]: draft, [otherOf(to)]: from } = drafts();
  if (draft && from) edit(to, { [to]: followAdditions(from, draft, definitions) }, { action: 'translation' });
}

/**
 * Copies over a block of the other language.
 *
 * @throws as `follow` does
 */
export function bringBlock(editing: Editing, to: Locale, { id }: DocumentNode): void {
  const { [to]: draft, [otherOf(to)]: from } = editing.drafts();
  if (!draft || !from) return;
  const found = listProposals(from, draft).find((proposal) => proposal.kind === 'add' && proposal.node.id === id);
  if (found) follow(editing, to, found);
}

/** Settles that the languages intentionally differ in a block. */
export function settle({ drafts, edit }: Editing, to: Locale, id: string): void {
  const { [to]: draft, [otherOf(to)]: from } = drafts();
  if (draft && from) edit(to, { [to]: planSettled(from, draft, id) }, { action: 'translation' });
}

export function proposeAgain({ drafts, edit }: Editing, to: Locale, id: string): void {
  const now = drafts();
  const changes = locales.map((each) => [each, now[each] ? forgetSettled(now[each], id) : []] as const);
  edit(to, Object.fromEntries(changes), { action: 'translation' });
}

function editPageText(drafts: Drafts, to: Locale, path: Drift['path'], text: string, fields: Fields): StepChanges {
  const [field, name, ...inside] = path;
  if (field !== 'meta' || typeof name !== 'string') {
    return editPage(drafts, to, [field === 'excerpt' ? 'excerpt' : 'title'], text);
  }
  const whole = inside.length === 0 ? text : setIn(drafts[to]?.meta ?? {}, [name, ...inside], text)?.[name];
  // `whole` is undefined if the list item no longer exists.
  return whole === undefined ? {} : editPage(drafts, to, ['meta', name], whole, fields);
}

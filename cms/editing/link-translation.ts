import { locales } from '#cms-schema/locale.ts';
import type { Change } from '../core.ts';
import { isOnSite, type StoredDocument } from '../documents/model.ts';
import { type DocumentState, listGroupRows } from '../documents/store.ts';
import { errors } from '../errors.ts';
import { requireEditing } from './authorize-document.ts';
import { deleteTranslationState, markUncounted } from './translation-store.ts';
import type { Step } from './write-document.ts';

/**
 * The writes that make a document the translation of another one: it joins the other's group. Both change, because each
 * names the other. Both must be locked.
 *
 * Throws `haptera_cannot_link` 400 with the reason, `haptera_cannot_edit` unless the viewer may edit both.
 */
export async function planLink(
  change: Change,
  { before, next }: { readonly before: StoredDocument; readonly next: DocumentState },
  other: StoredDocument | undefined,
): Promise<Step[]> {
  const { tx, viewer } = change;
  if (!other) throw errors.cannotLink('There is no such document.', null);
  requireEditing(viewer, other);
  if (other.groupId === before.groupId && other.id !== before.id) return [{ before, next }];
  if (other.locale === before.locale) {
    throw errors.cannotLink(`Document ${other.id} is in the same language (${other.locale}).`, other.id);
  }
  if (other.type !== before.type) {
    throw errors.cannotLink(`Document ${other.id} is of the type "${other.type}", not "${before.type}".`, other.id);
  }
  for (const [document, wanted] of [
    [before, other],
    [other, before],
  ] as const) {
    const versions = await listGroupRows(tx, [document.groupId]);
    const holder = versions.find(({ id, locale }) => id !== document.id && locale === wanted.locale);
    if (holder) {
      const message = `Document ${document.id} already has a version in that language (${holder.locale}): document ${holder.id}.`;
      throw errors.cannotLink(message, holder.id);
    }
  }
  if (before.isFrontPage !== other.isFrontPage) {
    const message = 'One of the two is the front page. Choose the front page in the settings after linking others.';
    throw errors.cannotLink(message, other.id);
  }
  return [
    { before, next: { ...next, groupId: other.groupId } },
    { before: other, next: other },
  ];
}

/** What follows from a link: pages and menus that name one of the two may now show the other. Call it after the writes. */
export async function followLink(change: Change, steps: readonly Step[]): Promise<void> {
  const [linked] = steps;
  if (steps.length < 2 || !linked?.before) return;
  const { tx } = change;
  await deleteTranslationState(tx, linked.before.groupId);
  await markUncounted(tx, [linked.next.groupId]);
  const documents = steps.flatMap(({ before }) => before ?? []);
  const ids = documents.map(({ id }) => id);
  await change.present(await change.listShowing('document', ...ids));
  if (!documents.some(isOnSite)) return;
  await change.announce(
    locales.map((locale) => `menu:${locale}`),
    [],
  );
}

import type { Locale } from '#cms-schema/locale.ts';
import type { Change } from '../core.ts';
import { isGated, isOnSite, needsAccount, type StoredDocument } from '../documents/model.ts';
import type { PresentContent } from '../typed-content.ts';
import { deleteGates, type GateRow, listGateRows, saveGate } from './gate-store.ts';
import type { PlaceOfTranslation } from './model.ts';
import { listReferences } from './present-document.ts';
import { saveReferences } from './store.ts';

interface GatedDocument extends StoredDocument {
  readonly path: string;
}

/** The current and the required gates of some documents and all their language versions. */
export interface Gates {
  readonly family: readonly StoredDocument[];
  readonly before: ReadonlyMap<number, GateRow>;
  readonly documents: readonly GatedDocument[];
  /** Gates at addresses that no longer need one. */
  readonly left: readonly GateRow[];
}

/** `hasRow`: whether the document itself was public until now, so that it had no gate. */
export async function readGates(
  { tx }: Change,
  family: readonly StoredDocument[],
  hasRow: (document: StoredDocument) => boolean,
): Promise<Gates> {
  const rows = await listGateRows(
    tx,
    family.filter((document) => isGated(document) || !hasRow(document)).map(({ id }) => id),
  );
  const documents = family.filter((document): document is GatedDocument => isGated(document) && document.path !== null);
  const left = rows.filter(
    ({ documentId, path }) => !documents.some((one) => one.id === documentId && one.path === path),
  );
  return { family, before: new Map(rows.map((row) => [row.documentId, row])), documents, left };
}

/** Removes obsolete gates. Runs first, so that other documents can take these addresses. */
export async function leaveGates({ tx }: Change, { left }: Gates): Promise<void> {
  await deleteGates(
    tx,
    left.map(({ documentId }) => documentId),
  );
}

/** Saves the required gates. Returns the addresses at which a gate is new or has changed. */
export async function putUpGates(
  { tx }: Change,
  readContent: PresentContent,
  { before, documents, family }: Gates,
  version: number,
): Promise<{ locale: Locale; path: string }[]> {
  const changed: GatedDocument[] = [];
  for (const document of documents) {
    const row = before.get(document.id);
    const gate = presentGate(document, family, readContent);
    const isSame = row !== undefined && shownOf(row) === shownOf(gate);
    if (!isSame) changed.push(document);
    await saveGate(tx, { ...gate, version: isSame ? row.version : version });
    const named = listReferences(document, readContent(document.content, document.type));
    // A gate presents nothing of its document. Only its downloads are recorded, for the accounts that may read it.
    await saveReferences(
      tx,
      document.id,
      named.filter(({ kind }) => kind === 'download'),
    );
  }
  return changed;
}

function presentGate(
  document: GatedDocument,
  family: readonly StoredDocument[],
  { program, signDocumentTicket }: PresentContent,
): Omit<GateRow, 'version'> {
  const { id: documentId, groupId, locale, path, visibility, modifiedAt } = document;
  const translations = family.flatMap((one): PlaceOfTranslation[] =>
    one.groupId === groupId && one.id !== documentId && isOnSite(one) && one.path !== null
      ? [{ locale: one.locale, path: one.path }]
      : [],
  );
  // The platform exchanges tickets for accounts, so a gate that opens to a password alone must not have one.
  const ticket = needsAccount(document) ? signDocumentTicket({ documentId, locale, path, visibility }) : '';
  return { documentId, locale, path, visibility, ticket, translations, modifiedAt, presentedBy: program };
}

function shownOf({ path, visibility, ticket, translations }: Omit<GateRow, 'version'>): string {
  return JSON.stringify([path, visibility, ticket, translations.map((one) => [one.locale, one.path])]);
}

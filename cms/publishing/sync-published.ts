import { type Locale, localizePath } from '#cms-schema/locale.ts';
import type { TypedNode } from '#cms-schema/typed-document.ts';
import { isReservedPath } from '#contract/addresses.ts';
import { listTag, termKey } from '#contract/content-tags.ts';
import type { Queryable } from '#kit/database/connect.ts';
import type { Change } from '../core.ts';
import { isGated, isOnSite, isPublic, type StoredDocument } from '../documents/model.ts';
import { listGroupRows, listRowsWithTranslations } from '../documents/store.ts';
import { errors } from '../errors.ts';
import type { Media } from '../media/model.ts';
import { presentLibraryFile } from '../media/present-media.ts';
import { listMediaRowsByIds, listNotedMediaRows } from '../media/store.ts';
import { leaveAddress, takeAddress } from '../redirects/store.ts';
import { listWords } from '../supported-lists/list-words.ts';
import { listTermCounterparts, listTermRowsByIds } from '../terms/store.ts';
import type { PresentContent, ReadContent } from '../typed-content.ts';
import type { PublishedSummary } from './model.ts';
import {
  collectLists,
  createResolver,
  type LoadedDocument,
  listReferences,
  presentBody,
  presentCard,
  presentSummary,
  type SummaryParts,
} from './present-document.ts';
import {
  deleteRows,
  getHolderOfPath,
  listAuthorNames,
  listCounterparts,
  listMenuLocales,
  listReferringToGroups,
  listRows,
  type PublishedReference,
  type PublishedRow,
  savePublished,
  saveReferences,
  saveSummary,
} from './store.ts';
import { leaveGates, putUpGates, readGates } from './sync-gates.ts';

/**
 * Updates the published rows of these documents, then the rows that show something of them: cards and links elsewhere,
 * and the other languages. Announces exactly what changed. Returns the documents. Call it after writing the documents.
 * Throws `haptera_path_taken`, `haptera_address_reserved`.
 */
export async function syncPublished(
  change: Change,
  readContent: PresentContent,
  documentIds: readonly number[],
): Promise<readonly StoredDocument[]> {
  if (documentIds.length === 0) return [];
  const version = await change.lockContent();
  const { tx } = change;

  // First the documents themselves. All old addresses are released before new ones are taken, since two may swap
  // theirs.
  const family = await listRowsWithTranslations(tx, documentIds);
  const documents = family.filter(({ id }) => documentIds.includes(id));
  const first = await presentSummaries(tx, readContent, documents.filter(isPublic), family);
  const before = new Map((await listRows(tx, documentIds)).map((row) => [row.documentId, row]));
  const summariesBefore = new Map([...before].map(([id, row]) => [id, readSummary(row)]));
  const after = new Map(first.map(({ summary }) => [summary.id, summary]));
  // A document has either a row or a gate, never both. Siblings that are not being synced keep what they have.
  const hasRow = ({ id }: StoredDocument) => before.has(id) || !documentIds.includes(id);
  const gates = await readGates(change, family, hasRow);
  const standing = new Map(documents.map((document) => [document.id, isOnSite(document) ? document.path : null]));
  const stood = (id: number) => before.get(id)?.path ?? gates.before.get(id)?.path ?? null;
  const left = [...before.values()].filter(({ documentId, path }) => after.get(documentId)?.path !== path);
  const arrived = first.filter(({ summary }) => before.get(summary.id)?.path !== summary.path);
  await deleteRows(
    tx,
    left.map(({ documentId }) => documentId),
  );
  await leaveGates(change, gates);
  const arrivedGates = gates.documents.filter(({ id, path }) => gates.before.get(id)?.path !== path);
  for (const place of [...arrived.map(({ summary }) => summary), ...arrivedGates])
    await refuseTakenPath(tx, place, stood(place.id));
  if (first.some((work) => refersToAny(work, family)))
    for (const { summary } of first) await saveSummary(tx, summary, version);

  const addresses: { locale: Locale; path: string }[] = [];
  const complete = async (works: readonly LoadedDocument[]) => {
    for (const work of works) {
      const isChanged = await saveRow(tx, { ...work, version, readContent, row: before.get(work.document.id) });
      if (isChanged) addresses.push(work.summary);
    }
  };
  await complete(first);

  // Then the documents that show something of them that has changed.
  const changedGroups = (print: (summary: PublishedSummary | undefined) => string) => {
    const changed = documents.filter(({ id }) => print(summariesBefore.get(id)) !== print(after.get(id)));
    return [...new Set(changed.map(({ groupId }) => groupId))];
  };
  const renamed = changedGroups(nameText);
  const siblings = family.filter((row) => renamed.includes(row.groupId) && isPublic(row)).map(({ id }) => id);
  const referring = await listReferringToGroups(tx, changedGroups(cardText));
  const others = [...new Set([...siblings, ...referring])].filter((id) => !documentIds.includes(id));
  const shown = await listRowsWithTranslations(tx, others);
  const second = shown.filter((row) => others.includes(row.id) && isPublic(row));
  for (const row of await listRows(tx, others)) before.set(row.documentId, row);
  await complete(await presentSummaries(tx, readContent, second, shown));

  const gated = await putUpGates(change, readContent, gates, version);
  const moved = [...left, ...arrived, ...gates.left, ...gated];
  const isRefiled = documents.some(({ id }) => filedText(summariesBefore.get(id)) !== filedText(after.get(id)));
  const tags = [
    // The first document of a term or an author brings its archive, and the last one takes it away.
    ...(moved.length > 0 || isRefiled ? ['paths'] : []),
    ...documents.flatMap(({ id }) => listChangedLists(summariesBefore.get(id), after.get(id))),
    ...(await listMenuLocales(tx, renamed)).map((locale) => `menu:${locale}`),
  ];
  // Pages that swap addresses both leave one and take one, so record all departures before all arrivals. When a gate
  // replaces its document, or the other way round, the address is not left.
  for (const { documentId, ...place } of [...left, ...gates.left])
    if (standing.get(documentId) !== place.path) await leaveAddress(tx, documentId, place, change.now);
  for (const place of [...arrived.map(({ summary }) => summary), ...arrivedGates]) {
    for (const id of await takeAddress(tx, place)) {
      change.audit('redirect.delete', ['redirect', id], { from: localizePath(place.path, place.locale) });
    }
  }
  // Addresses left in earlier changes need no announcement: the `paths` tag makes the site reload their list.
  await announceChanges(change, tags, [...addresses, ...left, ...gates.left, ...gated]);
  return documents;
}

async function announceChanges(
  change: Change,
  tags: readonly string[],
  addresses: readonly { locale: Locale; path: string }[],
): Promise<void> {
  if (tags.length > 0 || addresses.length > 0) await change.announce(tags, addresses);
}

/**
 * Summaries of documents as if they were public. The number of queries does not grow with the number of documents.
 * `family`: all their language versions, if already loaded.
 */
export async function presentSummaries(
  tx: Queryable,
  readContent: ReadContent,
  documents: readonly StoredDocument[],
  family?: readonly StoredDocument[],
): Promise<LoadedDocument[]> {
  if (documents.length === 0) return [];
  const media = await loadMedia(
    tx,
    documents.flatMap(({ featuredMediaId, meta }) => [featuredMediaId ?? 0, meta.seo_image]),
  );
  const authors = await listAuthorNames(tx, distinct(documents.map(({ authorId }) => authorId ?? 0)));
  const termIds = distinct(documents.flatMap(({ categories, tags }) => [...categories, ...tags]));
  const terms = new Map((await listTermRowsByIds(tx, termIds)).map((term) => [term.id, term]));
  const siblings = family ?? (await listGroupRows(tx, [...new Set(documents.map(({ groupId }) => groupId))]));
  return documents.map((document) => {
    const parts: SummaryParts = {
      path: document.path ?? `/?p=${document.id}`,
      authorName: authors.get(document.authorId ?? 0)?.[document.locale] ?? null,
      media,
      terms: [...document.categories, ...document.tags].flatMap((id) => {
        const term = terms.get(id);
        return term ? [{ id, taxonomy: term.taxonomy, slug: term.slug, name: term.name }] : [];
      }),
      translations: siblings
        .filter((sibling) => sibling.groupId === document.groupId && sibling.id !== document.id)
        // Only readers of a gated document may learn of another gated one.
        .filter((sibling) => isPublic(sibling) || (isGated(document) && isGated(sibling)))
        .flatMap(({ id, locale, path, title }) => (path === null ? [] : [{ id, locale, path, title }])),
    };
    const typed = readContent(document.content, document.type);
    return { document, typed, summary: presentSummary(document, typed, parts) };
  });
}

/** Everything that the blocks of one document refer to. */
export async function loadResolver(
  tx: Queryable,
  readContent: PresentContent,
  { document, typed }: Pick<LoadedDocument, 'document' | 'typed'>,
) {
  const { locale } = document;
  const noted = await listNotedMediaRows(tx, hasForeign(typed.nodes) ? [document.id] : []);
  const inMarkup = noted.get(document.id) ?? [];
  const files = inMarkup.map((media) => presentLibraryFile(media, locale));
  const named = [
    ...listReferences(document, typed),
    ...inMarkup.map(({ id }): PublishedReference => ({ kind: 'media', id })),
  ];
  const { resolver, terms } = await loadResolverOf(tx, locale, named, ({ id: fileId, fileName, visibility }) =>
    readContent.signTicket({ fileId, fileName, visibility, offer: document.groupId }),
  );
  // A term in another language can be shown in place of the one named, so a change of either affects the row.
  const references = [...named, ...[...terms.values()].map(({ id }): PublishedReference => ({ kind: 'term', id }))];
  return {
    references,
    resolver,
    renderForeign: (source: string) => readContent.renderForeign(source, files),
    listed: await listWords(tx, collectLists(typed.nodes), locale),
  };
}

/**
 * A resolver for these references in a language, and the terms that it resolves to.
 * @param signTicket signs the ticket for a private file.
 */
export async function loadResolverOf(
  tx: Queryable,
  locale: Locale,
  references: readonly PublishedReference[],
  signTicket: (media: Media) => string,
) {
  const idsOf = (kind: string) => references.filter((reference) => reference.kind === kind).map(({ id }) => id);
  const media = await loadMedia(tx, idsOf('media'));
  const downloads = await loadAllMedia(tx, idsOf('download'));
  const counterparts = await listCounterparts(tx, idsOf('document'), locale);
  const terms = await listTermCounterparts(tx, idsOf('term'), locale);
  return { resolver: createResolver({ ...{ locale, media, downloads, counterparts, terms }, signTicket }), terms };
}

function hasForeign(nodes: readonly TypedNode[]): boolean {
  return nodes.some((typed) => typed.kind === 'foreign' || Object.values(typed.slots).some(hasForeign));
}

/** Saves the row. Resolves to whether readers see any difference. */
async function saveRow(
  tx: Queryable,
  work: LoadedDocument & {
    readonly version: number;
    readonly readContent: PresentContent;
    readonly row: PublishedRow | undefined;
  },
): Promise<boolean> {
  const { document, row, readContent } = work;
  const { references, resolver, ...shown } = await loadResolver(tx, readContent, work);
  const body = presentBody(work, resolver, work.version, shown);
  const isChanged = row?.summaryText !== JSON.stringify(body.summary) || row.blocksText !== body.blocksText;
  await savePublished(tx, {
    ...body,
    version: isChanged ? work.version : row.version,
    presentedBy: readContent.program,
  });
  await saveReferences(tx, document.id, references);
  return isChanged;
}

/** Documents published together may show each other, so their summaries must be saved before any row is completed. */
function refersToAny({ document, typed }: LoadedDocument, family: readonly StoredDocument[]): boolean {
  const ids = new Set(family.map(({ id }) => id));
  return listReferences(document, typed).some(({ kind, id }) => kind === 'document' && ids.has(id));
}

/** A document published before its address became reserved keeps its row until it is moved or saved. */
async function refuseTakenPath(
  tx: Queryable,
  { id, locale, path }: Pick<PublishedSummary, 'id' | 'locale' | 'path'>,
  before: string | null,
): Promise<void> {
  if (path !== before && isReservedPath(path)) throw errors.addressReserved(path, id);
  const holder = await getHolderOfPath(tx, locale, path);
  if (holder !== null) throw errors.pathTaken(path, holder);
}

async function loadAllMedia(tx: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, Media>> {
  return new Map((await listMediaRowsByIds(tx, distinct(ids))).map((media) => [media.id, media]));
}

/** The media that a page may show. */
async function loadMedia(tx: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, Media>> {
  const found = await loadAllMedia(tx, ids);
  return new Map([...found].filter(([, { visibility }]) => visibility === 'everyone'));
}

function readSummary(row: PublishedRow): PublishedSummary {
  return JSON.parse(row.summaryText);
}

/** If the lists that contain the document show a difference, the tags of the lists that it was in and is in. */
function listChangedLists(before: PublishedSummary | undefined, after: PublishedSummary | undefined): string[] {
  if (listedText(before) === listedText(after)) return [];
  return [before, after].flatMap((summary) =>
    summary === undefined
      ? []
      : [
          listTag(summary.type, summary.locale),
          ...summary.terms.map((term) => listTag(summary.type, summary.locale, term)),
        ],
  );
}

/** Everything that determines which lists contain a document, at which position, and how it looks there. */
function listedText(summary: PublishedSummary | undefined): string {
  return summary ? JSON.stringify([presentCard(summary), filedText(summary), summary.menuOrder, summary.minutes]) : '';
}

/** Determines the archives that list a document. */
function filedText(summary: PublishedSummary | undefined): string {
  return summary ? [summary.author?.id, ...summary.terms.map(termKey)].join() : '';
}

/** The parts of a document that its other languages and menus show. */
function nameText(summary: PublishedSummary | undefined): string {
  return summary ? JSON.stringify([summary.path, summary.rawTitle]) : '';
}

function cardText(summary: PublishedSummary | undefined): string {
  return summary ? JSON.stringify(presentCard(summary)) : '';
}

function distinct(ids: readonly number[]): number[] {
  return [...new Set(ids)].filter((id) => id !== 0);
}

import type { JsonObject, JsonValue } from '#cms-schema/json.ts';
import { contentTypes, documentTypes } from '#contract/content-types.ts';
import { type DocumentFieldName, documentFields, type RenderedFieldName } from '#contract/document-fields.ts';
import { fieldsOf, printField } from '#contract/field-table.ts';
import { decodeSlug, sanitizeSlug } from '#contract/slug.ts';
import { collectWords } from '../../../../content-words.ts';
import type { Document } from '../../../../documents/model.ts';
import {
  canActForOthers,
  canDeleteDocument,
  canEditDocument,
  canPublishDocument,
  canReadDocument,
} from '../../../../documents/policy.ts';
import { can } from '../../../../permission/capabilities.ts';
import type { Readable } from '../../../../permission/granted.ts';
import type { Viewer } from '../../../../permission/viewer.ts';
import { changesForReaders } from '../../../../revisions/changes-for-readers.ts';
import type { ReadContent } from '../../../../typed-content.ts';
import { filterContext } from '../../filter-context.ts';
import { presentChange, presentPerson } from '../../haptera/present-change.ts';
import { peopleIn, presentReview } from '../../haptera/present-review.ts';
import { embeddable, link, printLinks, selfLink } from '../../links.ts';
import { createContentRenderer, renderExcerpt, renderTitle, renderWords } from '../../render-html.ts';
import type { Call, Method } from '../../route.ts';
import { createTimeSlice } from '../../time-slice.ts';
import type { Context } from '../../value-schema.ts';
import { speakKept } from '../../wordpress-errors.ts';
import { termBases } from '../terms/routes.ts';
import { presentWarnings } from './present-warnings.ts';
import { documentSchema } from './schema.ts';

const schemas = new Map(documentTypes.map((type) => [type, documentSchema(type)]));

export interface PresentOptions {
  readonly context?: Context;
  /** Whether the reader gave the right password. */
  readonly isUnlocked?: boolean;
  /** Whether it has just been written, so that its author gets `haptera_warnings`. */
  readonly isWritten?: boolean;
  readonly readContent: ReadContent;
}

/** Documents as WordPress shows them, with as few queries as the selected fields allow. */
export async function presentDocuments(
  call: Call,
  documents: readonly Readable<Document>[],
  { context: wished = call.context, isUnlocked = false, isWritten = false, readContent }: PresentOptions,
): Promise<JsonObject[]> {
  // However we got here, only viewers who may edit a document see its stored form.
  const contextOf = (document: Document) =>
    wished === 'edit' && !canEditDocument(call.viewer, document) ? 'view' : wished;
  const time = await call.siteTime();
  const counts = call.fields.has('_links')
    ? await call.cms.revisions.countRevisions(documents.map(({ id }) => id))
    : new Map<number, { count: number; latestId: number | null }>();
  const editing = await loadEditing(call, documents, wished);
  const showsTranslations = call.fields.has('translations') && wished !== 'embed';
  const translations = await loadTranslations(call, showsTranslations ? documents : []);
  const renderBody = await createContentRenderer(call, readContent, call.fields.has('content') ? documents : []);
  const yieldWhenDue = createTimeSlice();
  const items: JsonObject[] = [];
  for (const document of documents) {
    await yieldWhenDue();
    const context = contextOf(document);
    const unfinished = editing.unfinishedOf(document.id);
    const history = counts.get(document.id) ?? { count: 0, latestId: null };
    const item = present(call, document, {
      isLocked: document.password !== '' && !isUnlocked && context !== 'edit',
      date: { local: time.local(document.date), gmt: time.gmt(document.date) },
      modified: { local: time.local(document.modifiedAt), gmt: time.gmt(document.modifiedAt) },
      translations: translations.get(document.groupId) ?? {},
      editing: {
        haptera_modified_by: presentPerson(document.modifiedById, editing.names),
        haptera_has_autosave: unfinished.length > 0,
        haptera_has_unpublished: unfinished.some((work) => changesForReaders(document, work)),
        haptera_scheduled_by: presentPerson(document.scheduledById, editing.names),
        haptera_scheduled_change: presentChange(editing.scheduled.get(document.id), time, editing.names),
        haptera_review: presentReview(editing.reviews.get(document.id), time, editing.names),
      },
      links: call.fields.has('_links') ? presentLinks(call, document, history, context) : {},
      readContent,
      renderBody,
    });
    const warnings: JsonObject =
      isWritten && call.fields.has('haptera_warnings')
        ? { haptera_warnings: presentWarnings(document, readContent) }
        : {};
    items.push(filterContext({ ...item, ...warnings }, schemas.get(document.type) ?? {}, context));
  }
  return items;
}

export async function presentDocument(
  call: Call,
  document: Readable<Document>,
  options: PresentOptions,
): Promise<JsonObject> {
  const [item = {}] = await presentDocuments(call, [document], options);
  return item;
}

/** The methods allowed to the viewer, for WordPress's `Allow` and `targetHints`. */
export function allowOnDocument(
  viewer: Viewer,
  document: Pick<Document, 'type' | 'status' | 'statusBeforeTrash' | 'authorId' | 'visibility'>,
): Method[] {
  return [
    ...(canReadDocument(viewer, document) ? (['GET'] as const) : []),
    ...(canEditDocument(viewer, document) ? (['POST', 'PUT', 'PATCH'] as const) : []),
    ...(canDeleteDocument(viewer, document) ? (['DELETE'] as const) : []),
  ];
}

/** The public address; for documents that have none yet, the one by id, as in WordPress. */
export function documentLink(call: Pick<Call, 'urls'>, document: Document): string {
  const isLive = document.status === 'publish' || document.status === 'private';
  if (isLive && document.path !== null) return call.urls.page(document.path, document.locale);
  return `${call.urls.public}/?${document.type === 'page' ? 'page_id' : 'p'}=${document.id}`;
}

/** Loads what only viewers who may edit a document see; empty for other documents. */
async function loadEditing(call: Call, documents: readonly Document[], context: Context) {
  const own = context === 'edit' ? documents.filter((document) => canEditDocument(call.viewer, document)) : [];
  const idsFor = (...fields: string[]) => (fields.some(call.fields.has) ? own.map(({ id }) => id) : []);
  const [scheduled, unfinished, reviews] = await Promise.all([
    call.cms.documents.listScheduledChanges(call.viewer, idsFor('haptera_scheduled_change')),
    call.cms.revisions.listUnfinishedWork(call.viewer, idsFor('haptera_has_autosave', 'haptera_has_unpublished')),
    call.cms.reviews.listOpenReviews(call.viewer, call.fields.has('haptera_review') ? own : []),
  ]);
  const people = [
    ...(call.fields.has('haptera_modified_by') ? own.flatMap(({ modifiedById }) => modifiedById ?? []) : []),
    ...(call.fields.has('haptera_scheduled_by') ? own.flatMap(({ scheduledById }) => scheduledById ?? []) : []),
    ...scheduled.flatMap(({ authorId }) => authorId ?? []),
    ...peopleIn(reviews),
  ];
  const editors = people.length === 0 ? [] : await call.cms.users.listAuthors(call.viewer, [...new Set(people)]);
  return {
    names: new Map(editors.map(({ id, displayName }) => [id, displayName])),
    scheduled: new Map(scheduled.map((change) => [change.documentId, change])),
    reviews: new Map(reviews.map((entry) => [entry.documentId, entry])),
    unfinishedOf: (id: number) => unfinished.filter(({ documentId }) => documentId === id),
  };
}

interface Parts {
  readonly isLocked: boolean;
  readonly date: { local: string; gmt: string };
  readonly modified: { local: string; gmt: string };
  readonly translations: Readonly<Record<string, number>>;
  readonly editing: JsonObject;
  readonly links: JsonObject;
  readonly readContent: ReadContent;
  readonly renderBody: (document: Document) => string;
}

function present(call: Call, document: Document, parts: Parts): JsonObject {
  const { type } = document;
  const { has } = call.fields;
  const href = documentLink(call, document);
  const guid = `${call.urls.public}/?${type === 'page' ? 'page_id' : 'p'}=${document.id}`;
  return {
    id: document.id,
    date: parts.date.local,
    date_gmt: parts.date.gmt,
    guid: { rendered: guid, raw: guid },
    modified: parts.modified.local,
    modified_gmt: parts.modified.gmt,
    status: document.status,
    type,
    link: href,
    ...presentFields(call, document, parts),
    permalink_template: presentTemplate(call, document),
    ...(has('generated_slug') && { generated_slug: decodeSlug(sanitizeSlug(document.title)) }),
    class_list: presentClasses(document),
    lang: document.locale,
    translations: { ...parts.translations },
    haptera_group: document.groupId,
    haptera_revision: document.revision,
    ...parts.editing,
    haptera_path: document.path,
    haptera_schedule_error: document.scheduleError && speakKept(document.scheduleError),
    ...(has('_links') && { _links: parts.links }),
  };
}

/** The selected fields of the field table. */
function presentFields({ fields }: Call, document: Document, parts: Parts): JsonObject {
  return Object.fromEntries(
    fieldsOf(documentFields).flatMap(([name, { rest, types }]): [string, JsonValue][] => {
      if (!types.some((type) => type === document.type) || !fields.has(rest)) return [];
      const render = renderers[name];
      return [[rest, render ? render(document, parts) : printField(documentFields, name, document)]];
    }),
  );
}

/** Fields with the stored text and its rendered form. */
const renderedFields: Readonly<Record<RenderedFieldName, (document: Document, parts: Parts) => JsonObject>> = {
  title: ({ title }) => ({ raw: title, rendered: renderTitle(title) }),
  content: (document, { isLocked, renderBody }) => ({
    raw: document.content,
    rendered: isLocked ? '' : renderBody(document),
    protected: document.password !== '',
    block_version: document.content.includes('<!-- wp:') ? 1 : 0,
  }),
  excerpt: (document, { isLocked, readContent }) => ({
    raw: document.excerpt,
    rendered: isLocked ? '' : presentExcerpt(document, readContent),
    protected: document.password !== '',
  }),
};

const renderers: Readonly<Partial<Record<DocumentFieldName, (typeof renderedFields)['title']>>> = renderedFields;

function presentExcerpt(document: Document, readContent: ReadContent): string {
  if (document.excerpt.trim() !== '') return renderExcerpt(document.excerpt);
  if (document.content.trim() === '') return '';
  return renderWords(document.content, () => collectWords(readContent(document.content, document.type).nodes));
}

/** By group: the document id of each language. */
async function loadTranslations(
  call: Call,
  documents: readonly Document[],
): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>> {
  const groupIds = [...new Set(documents.map(({ groupId }) => groupId))];
  const found = new Map<string, Record<string, number>>();
  for (const { groupId, locale, id } of await call.cms.documents.listGroups(call.viewer, groupIds)) {
    found.set(groupId, { ...found.get(groupId), [locale]: id });
  }
  return found;
}

function presentTemplate(call: Call, document: Document): string {
  const { isHierarchical, root } = contentTypes[document.type];
  if (!isHierarchical) return `${call.urls.page(`${root}/`, document.locale)}%postname%`;
  const base = (document.path ?? `${root}/x`).split('/').slice(0, -1).join('/');
  return `${call.urls.page(`${base}/`, document.locale)}%pagename%`;
}

function presentClasses(document: Document): string[] {
  return [
    `post-${document.id}`,
    document.type,
    `type-${document.type}`,
    `status-${document.status}`,
    ...(document.password === '' ? [] : ['post-password-required']),
    ...(document.featuredMediaId === null ? [] : ['has-post-thumbnail']),
    'hentry',
  ];
}

function presentLinks(
  call: Call,
  document: Document,
  history: { count: number; latestId: number | null },
  context: Context,
): JsonObject {
  const { urls, viewer } = call;
  const { id, type } = document;
  const { restBase, supports, taxonomies } = contentTypes[type];
  const base = `/wp/v2/${restBase}`;
  const own = `${base}/${id}`;
  const isEditing = context === 'edit';
  return printLinks({
    self: [selfLink(urls, own, allowOnDocument(viewer, document))],
    collection: [link(urls, base)],
    about: [link(urls, `/wp/v2/types/${type}`)],
    author: document.authorId === null ? null : [embeddable(urls, `/wp/v2/users/${document.authorId}`)],
    'version-history': [{ count: history.count, ...link(urls, `${own}/revisions`) }],
    'predecessor-version':
      history.latestId === null
        ? null
        : [{ id: history.latestId, ...link(urls, `${own}/revisions/${history.latestId}`) }],
    up: document.parentId === null ? null : [embeddable(urls, `${base}/${document.parentId}`)],
    'wp:featuredmedia':
      document.featuredMediaId === null ? null : [embeddable(urls, `/wp/v2/media/${document.featuredMediaId}`)],
    'wp:attachment': [link(urls, `/wp/v2/media?parent=${id}`)],
    'wp:term':
      taxonomies.length === 0
        ? null
        : taxonomies.map((taxonomy) => ({
            taxonomy,
            ...embeddable(urls, `/wp/v2/${termBases[taxonomy]}?post=${id}`),
          })),
    'wp:action-publish': isEditing && canPublishDocument(viewer, type) ? [link(urls, own)] : null,
    'wp:action-unfiltered-html': isEditing && can(viewer, 'unfiltered_html') ? [link(urls, own)] : null,
    'wp:action-assign-author': isEditing && canActForOthers(viewer, type) ? [link(urls, own)] : null,
    'wp:action-sticky':
      isEditing && supports.includes('sticky') && canActForOthers(viewer, type) ? [link(urls, own)] : null,
  });
}

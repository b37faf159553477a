import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { eachLocale, type Locale, type Localized, locales } from '#cms-schema/locale.ts';
import { contentTypes, type DocumentType, documentTypes } from '#contract/content-types.ts';
import { documentFields, documentStatuses, editedFields, listedFields } from '#contract/document-fields.ts';
import { buildPatch, buildValues, printPatch as printFields } from '#contract/field-table.ts';
import { reviewSteps } from '#contract/review-step.ts';
import { decodeSlug } from '#contract/slug.ts';
import type { Ask } from './ask.ts';
import type {
  DocumentItem,
  DocumentPatch,
  DocumentSummary,
  EditedGroup,
  Person,
  Review,
  ScheduleError,
} from './document-model.ts';
import {
  readAllowed,
  readChoice,
  readId,
  readLocale,
  readNumber,
  readObject,
  readText,
  readUtc,
  unexpected,
} from './read-json.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly keepalive?: boolean | undefined;
}

/**
 * `revision`: the one that the write is based on. If it is no longer current, the call rejects with `haptera_stale`.
 */
export interface SaveOptions extends CallOptions {
  readonly revision?: number | undefined;
}

export interface SaveDocumentOptions extends SaveOptions {
  /** One of many saves while the user writes: the next autosave may replace its revision. */
  readonly isAutosave?: boolean | undefined;
}

export interface DocumentCalls {
  /** For editing: the content as stored. */
  get(type: DocumentType, id: number, options?: CallOptions): Promise<DocumentItem>;
  /** The document with its other language version. */
  getGroup(type: DocumentType, id: number, options?: CallOptions): Promise<EditedGroup>;
  /** Saves the document itself; if it is published, readers see the change. */
  save(type: DocumentType, id: number, patch: DocumentPatch, options?: SaveDocumentOptions): Promise<DocumentItem>;
  /**
   * Creates the other language version as a copy in which every text is marked as untranslated. `source`: changes to
   * the document that are not saved yet. Rejects with `haptera_translation_exists`, `haptera_cannot_translate`.
   */
  startTranslation(id: number, locale: Locale, source?: Omit<DocumentPatch, 'status'>): Promise<DocumentItem>;
}

/** REST path for documents of a type: `/wp/v2/pages`. */
export function documentPath(type: DocumentType): string {
  return `/wp/v2/${contentTypes[type].restBase}`;
}

export function createDocumentCalls(ask: Ask): DocumentCalls {
  const get: DocumentCalls['get'] = async (type, id, { signal } = {}) =>
    readItem((await ask({ path: `${documentPath(type)}/${id}`, query: { context: 'edit' }, signal })).body);
  const change = async (path: string, data: JsonObject, options: SaveOptions) => {
    const { revision, ...call } = options;
    return readItem((await ask({ path, method: 'POST', data, ifMatch: revision, ...call })).body);
  };
  return {
    get,
    getGroup: async (type, id, options) => {
      const document = await get(type, id, options);
      const versions: Record<Locale, DocumentItem | null> = { ...eachLocale(() => null) };
      versions[document.locale] = document;
      for (const locale of locales) {
        const other = document.translations[locale];
        if (other !== null && locale !== document.locale) versions[locale] = await get(type, other, options);
      }
      return { id: document.groupId, type, versions };
    },
    save: (type, id, patch, { isAutosave = false, ...options } = {}) =>
      change(
        `${documentPath(type)}/${id}`,
        { ...printPatch(patch), ...(isAutosave && { haptera_autosave: true }) },
        options,
      ),
    startTranslation: async (id, locale, source = {}) => {
      const path = `/haptera/v1/documents/${id}/translation`;
      return readItem((await ask({ path, method: 'POST', data: { lang: locale, source: printPatch(source) } })).body);
    },
  };
}

/** Reads a response that has all fields. */
export function readItem(value: JsonValue | undefined): DocumentItem {
  const item = readObject(value, 'document');
  const translations = isJsonObject(item.translations) ? item.translations : {};
  return {
    ...readSummary(item),
    ...buildValues(editedFields, (_, { kind, rest, initial }) => kind.read(item[rest]) ?? initial),
    translations: eachLocale((locale) => readId(translations, locale)),
  };
}

export function readSummary(value: JsonValue): DocumentSummary {
  const item = readObject(value, 'document');
  const allowed = readAllowed(item);
  const type = readChoice(item, 'type', documentTypes);
  const listed = buildValues(listedFields, (_, { kind, rest, initial }) => kind.read(item[rest]) ?? initial);
  const status = readChoice(item, 'status', documentStatuses);
  return {
    ...listed,
    // WordPress appends `__trashed` in the trash to free the slug for other documents; restoring removes it.
    slug: decodeSlug(status === 'trash' ? listed.slug.replace(/__trashed$/, '') : listed.slug),
    id: readNumber(item, 'id'),
    type,
    columns: pickColumns(type, item.meta),
    locale: readLocale(item, 'lang'),
    groupId: readText(item, 'haptera_group'),
    status,
    path: typeof item.haptera_path === 'string' ? item.haptera_path : null,
    date: readUtc(item, 'date_gmt'),
    modifiedAt: readUtc(item, 'modified_gmt'),
    modifiedBy: readPerson(item.haptera_modified_by),
    revision: readNumber(item, 'haptera_revision'),
    hasAutosave: item.haptera_has_autosave === true,
    hasUnpublished: item.haptera_has_unpublished === true,
    scheduledBy: readPerson(item.haptera_scheduled_by),
    scheduleError: readScheduleError(item.haptera_schedule_error),
    scheduledChange: readScheduledChange(item.haptera_scheduled_change),
    review: readReview(item.haptera_review),
    canEdit: allowed.includes('POST'),
    canDelete: allowed.includes('DELETE'),
  };
}

function pickColumns(type: DocumentType, meta: JsonValue | undefined): JsonObject {
  const own = meta !== undefined && isJsonObject(meta) ? meta : {};
  return Object.fromEntries(
    contentTypes[type].columns.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]]])),
  );
}

function readPerson(value: JsonValue | undefined): Person | null {
  if (value === undefined || !isJsonObject(value)) return null;
  return { id: readNumber(value, 'id'), name: readText(value, 'name') };
}

function readScheduledChange(value: JsonValue | undefined): DocumentSummary['scheduledChange'] {
  if (value === undefined || !isJsonObject(value)) return null;
  return {
    id: readNumber(value, 'id'),
    date: readUtc(value, 'date_gmt') ?? '',
    author: readPerson(value.author),
    revision: readNumber(value, 'revision'),
    error: readScheduleError(value.error),
  };
}

export function readReview(value: JsonValue | undefined): Review | null {
  if (value === undefined || !isJsonObject(value)) return null;
  return {
    id: readNumber(value, 'id'),
    step: readChoice(value, 'step', reviewSteps),
    author: readPerson(value.author),
    words: readText(value, 'words'),
    at: readUtc(value, 'at_gmt') ?? '',
    changedAt: readUtc(value, 'changed_gmt'),
    changedBy: readPerson(value.changed_by),
  };
}

function readScheduleError(value: JsonValue | undefined): ScheduleError | null {
  if (value === undefined || !isJsonObject(value)) return null;
  return { code: readText(value, 'code'), message: readText(value, 'message') };
}

/** Encodes a patch for the CMS. */
export function printPatch({ status, ...fields }: DocumentPatch): JsonObject {
  return { ...printFields(documentFields, fields), ...sent({ status }) };
}

/** Decodes a patch: only the fields it contains. Throws `unexpected_answer` for a value of the wrong type. */
export function readPatch(patch: JsonObject): Omit<DocumentPatch, 'status'> {
  const read = buildPatch(documentFields, (_, { rest, kind }) => {
    const value = Object.hasOwn(patch, rest) ? patch[rest] : undefined;
    if (value !== undefined && kind.parse(value) === undefined) throw unexpected(rest, `a ${kind.schema.type}`);
    return value;
  });
  return read.slug === undefined ? read : { ...read, slug: decodeSlug(read.slug) };
}

function sent(values: Readonly<Record<string, JsonValue | undefined>>): JsonObject {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, JsonValue] => entry[1] !== undefined),
  );
}

/** The language versions that exist. */
export function listVersions<Version>(versions: Localized<Version | null>): Version[] {
  return locales.flatMap((locale) => versions[locale] ?? []);
}

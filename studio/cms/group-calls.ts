import type { JsonObject, JsonValue } from '#cms-schema/json.ts';
import { eachLocale, type Locale } from '#cms-schema/locale.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { DocumentState } from '#contract/document-state.ts';
import type { Ask } from './ask.ts';
import { printPatch, readItem, readSummary } from './document-calls.ts';
import type { DocumentItem, DocumentPatch, DocumentSummary, ListedGroup, SeenDocument } from './document-model.ts';
import { readId, readList, readNumber, readObject, readOptionalText, readText, readToggle } from './read-json.ts';

export interface GroupQuery {
  /** Default: everything that is not in the trash. */
  readonly view?: 'used' | 'trash';
  /** From 1. */
  readonly page?: number;
  /** At most 100. */
  readonly perPage?: number;
  /** Searched for in titles and addresses of all languages. */
  readonly search?: string;
  /** In any language, or only in `locale`. */
  readonly state?: DocumentState | undefined;
  readonly locale?: Locale | undefined;
  /** Only documents with texts that lag behind the other language, in any language or only in `locale`. */
  readonly isBehind?: boolean;
  readonly author?: number | undefined;
  readonly term?: number | undefined;
  /** Required values of the type's own columns, by column name. */
  readonly values?: Readonly<Record<string, string>>;
  /** Direct children of this page; 0: top-level pages. */
  readonly parent?: number;
  /** Excludes this page and its descendants. */
  readonly exceptBelow?: number;
  /** Groups whose descendants are not listed. */
  readonly collapsed?: readonly string[];
  /** Default: the order on the site. `match`: searches only titles and addresses, best match first. */
  readonly order?: 'match' | { readonly by: 'date' | 'modified' | 'title'; readonly isDescending: boolean } | null;
}

export interface GroupPage {
  readonly groups: readonly ListedGroup[];
  /** Number of matches on all pages. */
  readonly total: number;
  /** Of this type, regardless of the query. */
  readonly counts: { readonly used: number; readonly trash: number };
}

export interface NewVersion {
  readonly locale: Locale;
  readonly title: string;
  readonly slug?: string | undefined;
  readonly content?: string;
}

/**
 * Each action applies to all of the documents or to none. An error's `data.document` names the one that was refused.
 */
export interface GroupCalls {
  list(type: DocumentType, query: GroupQuery, signal?: AbortSignal): Promise<GroupPage>;
  /** Creates it below `parent`, given by the id of any of its languages. */
  create(type: DocumentType, versions: readonly NewVersion[], parent: number | null): Promise<readonly DocumentItem[]>;
  /** Creates drafts with the same content, as a new group. */
  duplicate(documents: readonly SeenDocument[]): Promise<readonly DocumentItem[]>;
  /**
   * Pages may be given by any of their languages. `after`: null for the first position, undefined for the last. `by`:
   * moves one position up or down among the siblings.
   */
  move(
    documents: readonly SeenDocument[],
    to: { readonly parent: number | null; readonly after: number | null | undefined } | { readonly by: -1 | 1 },
  ): Promise<readonly DocumentItem[]>;
  save(
    documents: readonly (SeenDocument & { readonly patch: Omit<DocumentPatch, 'status'> })[],
  ): Promise<readonly DocumentItem[]>;
  trash(documents: readonly SeenDocument[]): Promise<readonly DocumentItem[]>;
  /** Moves them from the trash back to where they were; what was public becomes a draft. */
  restore(documents: readonly SeenDocument[]): Promise<readonly DocumentItem[]>;
  /** Deletes them permanently, with their history. */
  remove(documents: readonly SeenDocument[]): Promise<void>;
}

export function createGroupCalls(ask: Ask): GroupCalls {
  const act = async (path: string, data: JsonObject) => {
    const { body } = await ask({ path: `/haptera/v1/${path}`, method: 'POST', data });
    return readList(readObject(body, 'answer').documents, 'documents', readItem);
  };
  const seen = (documents: readonly SeenDocument[]) => ({
    documents: documents.map(({ id, revision }) => ({ id, expectedRevision: revision })),
  });
  return {
    list: async (type, query, signal) => {
      const { body } = await ask({ path: '/haptera/v1/documents', query: { type, ...printQuery(query) }, signal });
      const page = readObject(body, 'list');
      const counts = readObject(page.counts, 'counts');
      return {
        groups: readList(page.groups, 'groups', (value) => readGroup(value, type)),
        total: readNumber(page, 'total'),
        counts: { used: readNumber(counts, 'used'), trash: readNumber(counts, 'trash') },
      };
    },
    create: (type, versions, parent) =>
      act('documents', {
        type,
        parent: parent ?? 0,
        documents: versions.map(({ locale, slug, ...fields }) => ({
          ...printPatch({ ...fields, ...(slug !== undefined && { slug }) }),
          lang: locale,
        })),
      }),
    duplicate: (documents) => act('duplicate', seen(documents)),
    move: (documents, to) =>
      act(`documents/${documents[0]?.id ?? 0}/move`, {
        ...seen(documents),
        ...('by' in to ? to : { parent: to.parent ?? 0, ...(to.after !== undefined && { after: to.after ?? 0 }) }),
      }),
    save: (documents) =>
      act('save', {
        documents: documents.map(({ id, revision, patch }) => ({
          ...printPatch(patch),
          id,
          expectedRevision: revision,
        })),
      }),
    trash: (documents) => act('trash', seen(documents)),
    restore: (documents) => act('restore', seen(documents)),
    remove: async (documents) => {
      await ask({ path: '/haptera/v1/delete', method: 'POST', data: seen(documents) });
    },
  };
}

function printQuery({
  perPage,
  locale,
  isBehind,
  term,
  exceptBelow,
  collapsed,
  order,
  search,
  values = {},
  ...query
}: GroupQuery) {
  return {
    ...query,
    per_page: perPage,
    search: search === '' ? undefined : search,
    lang: locale,
    behind: isBehind ? true : undefined,
    terms: term,
    values: Object.keys(values).length > 0 ? Object.entries(values).map((pair) => pair.join(':')) : undefined,
    except_below: exceptBelow,
    collapsed: collapsed?.length ? collapsed : undefined,
    ...(order === 'match'
      ? { orderby: order }
      : { orderby: order?.by, order: order ? (order.isDescending ? 'desc' : 'asc') : undefined }),
  };
}

function readGroup(value: JsonValue, type: DocumentType): ListedGroup {
  const group = readObject(value, 'group');
  const documents = readList(group.documents, 'documents', readSummary);
  const versions: Record<Locale, DocumentSummary | null> = { ...eachLocale(() => null) };
  for (const document of documents) versions[document.locale] = document;
  const behind = readObject(group.behind, 'behind');
  return {
    id: readText(group, 'id'),
    type,
    versions,
    parent: readOptionalText(group, 'parent') || null,
    depth: readNumber(group, 'depth'),
    childCount: readNumber(group, 'child_count'),
    index: readNumber(group, 'index'),
    siblingCount: readNumber(group, 'sibling_count'),
    isContext: readToggle(group, 'is_context'),
    behind: eachLocale((locale) => readId(behind, locale) ?? 0),
  };
}

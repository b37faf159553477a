import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import { eachLocale, type Locale } from '#cms-schema/locale.ts';
import type { Ask } from './ask.ts';
import { readItem, readReview, readSummary } from './document-calls.ts';
import type { DocumentGroup, DocumentItem, DocumentSummary, Review, SeenDocument } from './document-model.ts';
import { readList, readNumber, readObject, readText, unexpected } from './read-json.ts';

/** What waits for this user's decision, and what they submitted themselves and is not decided yet. */
export type ReviewView = 'waiting' | 'own';

export interface ReviewPage {
  /** What waits longest first; of one's own, what happened last. */
  readonly groups: readonly DocumentGroup[];
  readonly total: number;
  /** Of both lists; `answered`: of one's own, what came back. */
  readonly counts: Readonly<Record<ReviewView | 'answered', number>>;
}

/** Steps of a review; the last one, approval, is a publication. Each is done to all of the documents or to none. */
export interface ReviewCalls {
  /** `page` from 1. */
  list(view: ReviewView, options?: { readonly page?: number; readonly perPage?: number }): Promise<ReviewPage>;
  /** All that was said of a document, the latest first. */
  listEntries(documentId: number, signal?: AbortSignal): Promise<readonly Review[]>;
  /** Rejects with `haptera_not_a_draft`. */
  submit(documents: readonly SeenDocument[], words: string): Promise<readonly DocumentItem[]>;
  /** These two reject with `haptera_not_in_review` when somebody was faster. */
  withdraw(documents: readonly SeenDocument[]): Promise<readonly DocumentItem[]>;
  answer(documents: readonly SeenDocument[], words: string): Promise<readonly DocumentItem[]>;
}

export function createReviewCalls(ask: Ask): ReviewCalls {
  const act = async (name: string, documents: readonly SeenDocument[], words?: string) => {
    const data = {
      documents: documents.map(({ id, revision }) => ({ id, expectedRevision: revision })),
      ...(words !== undefined && { words }),
    };
    const { body } = await ask({ path: `/haptera/v1/${name}`, method: 'POST', data });
    return readList(readObject(body, 'answer').documents, 'documents', readItem);
  };
  return {
    list: async (view, { page = 1, perPage = 50 } = {}) => {
      const { body } = await ask({ path: '/haptera/v1/reviews', query: { view, page, per_page: perPage } });
      const found = readObject(body, 'reviews');
      const counts = readObject(found.counts, 'counts');
      return {
        groups: readList(found.groups, 'groups', readGroup),
        total: readNumber(found, 'total'),
        counts: {
          waiting: readNumber(counts, 'waiting'),
          own: readNumber(counts, 'own'),
          answered: readNumber(counts, 'answered'),
        },
      };
    },
    listEntries: async (documentId, signal) => {
      const { body } = await ask({ path: `/haptera/v1/documents/${documentId}/review`, signal });
      return readList(body, 'review', (value) => {
        const entry = isJsonObject(value) ? readReview(value) : null;
        if (!entry) throw unexpected('review', 'its steps');
        return entry;
      });
    },
    submit: (documents, words) => act('submit', documents, words),
    withdraw: (documents) => act('withdraw', documents),
    answer: (documents, words) => act('answer', documents, words),
  };
}

function readGroup(value: JsonValue): DocumentGroup {
  const group = readObject(value, 'group');
  const documents = readList(group.documents, 'documents', readSummary);
  const [first] = documents;
  if (!first) throw unexpected('documents', 'at least one document');
  const versions: Record<Locale, DocumentSummary | null> = { ...eachLocale(() => null) };
  for (const document of documents) versions[document.locale] = document;
  return { id: readText(group, 'id'), type: first.type, versions };
}

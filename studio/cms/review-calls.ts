import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import { eachLocale, type Locale } from '#cms-schema/locale.ts';
import type { Ask } from './ask.ts';
import { readItem, readReview, readSummary } from './document-calls.ts';
import type { DocumentGroup, DocumentItem, DocumentSummary, Review, SeenDocument } from './document-model.ts';
import { readList, readNumber, readObject, readText, unexpected } from './read-json.ts';

/** `waiting`: submissions awaiting this user's decision; `own`: the user's own submissions that are not decided yet. */
export type ReviewView = 'waiting' | 'own';

export interface ReviewPage {
  /** Longest waiting first; for one's own, latest activity first. */
  readonly groups: readonly DocumentGroup[];
  readonly total: number;
  /** Sizes of both lists; `answered`: how many of the user's own were returned. */
  readonly counts: Readonly<Record<ReviewView | 'answered', number>>;
}

/** Steps of a review; the last one, approval, is publishing. Each applies to all of the documents or to none. */
export interface ReviewCalls {
  /** `page` from 1. */
  list(view: ReviewView, options?: { readonly page?: number; readonly perPage?: number }): Promise<ReviewPage>;
  /** The review comments on a document, latest first. */
  listEntries(documentId: number, signal?: AbortSignal): Promise<readonly Review[]>;
  /** Rejects with `haptera_not_a_draft`. */
  submit(documents: readonly SeenDocument[], words: string): Promise<readonly DocumentItem[]>;
  /** This and `answer` reject with `haptera_not_in_review` when someone else was faster. */
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

import { type DocumentType, documentTypes } from '#contract/content-types.ts';
import type { ReviewStep } from '#contract/review-step.ts';
import type { CmsCore } from '../core.ts';
import type { Document, PublishRequest, StoredDocument } from '../documents/model.ts';
import { canActForOthers, canCreateDocument, canEditDocument, canPublishDocument } from '../documents/policy.ts';
import { getDocumentRow, listGroupRows } from '../documents/store.ts';
import { type CmsError, errors } from '../errors.ts';
import { readPaging, refusePageTooFar } from '../paging.ts';
import type { Readable } from '../permission/granted.ts';
import type { Viewer } from '../permission/viewer.ts';
import { cleanWords, isOpenStep, type ReviewEntry } from '../review/model.ts';
import { listEntryRows, listLastEntries } from '../review/store.ts';
import { type Authorize, requireEditing, requirePublishing } from './authorize-document.ts';
import type { ReviewListing, ReviewQuery } from './model.ts';
import { naming } from './naming.ts';
import { nextState } from './next-state.ts';
import { presentDocument, requirePresent } from './present-document.ts';
import { countReviews, listReviewRows } from './review-store.ts';
import { lockAll } from './several-documents.ts';
import { type Step, writeDocuments } from './write-document.ts';

/**
 * Reviews of drafts by other people. A submitted draft is `pending` until it is published, answered or withdrawn.
 * Several documents (the languages of a page) are handled together, atomically. Messages are plain text. Saving only
 * the status has the same effect, without a message.
 */
export interface ReviewOperations {
  /** Submissions that the viewer can decide on, or their own. Throws `haptera_cannot_list_stored`. */
  listReviews(viewer: Viewer, query: ReviewQuery): Promise<ReviewListing>;
  /** The whole review history, newest first. Throws `haptera_no_document`, `haptera_cannot_read_stored`. */
  listReviewEntries(viewer: Viewer, documentId: number): Promise<readonly ReviewEntry[]>;
  /** The current review step of each of these documents that is in review and that the viewer may edit. */
  listOpenReviews(viewer: Viewer, documents: readonly Document[]): Promise<readonly ReviewEntry[]>;
  /**
   * Submits drafts, or submits pending ones again with a new message and their current state. Throws
   * `haptera_not_a_draft`.
   */
  submitDocuments(
    viewer: Viewer,
    requests: readonly PublishRequest[],
    words: string,
  ): Promise<readonly Readable<Document>[]>;
  /** Takes submissions back: drafts again, without a decision. Throws `haptera_not_in_review`. */
  withdrawDocuments(viewer: Viewer, requests: readonly PublishRequest[]): Promise<readonly Readable<Document>[]>;
  /**
   * Sends them back as drafts; requires permission to publish. Throws `haptera_not_in_review`,
   * `haptera_cannot_publish`.
   */
  answerDocuments(
    viewer: Viewer,
    requests: readonly PublishRequest[],
    words: string,
  ): Promise<readonly Readable<Document>[]>;
}

export function createReviewOperations(core: CmsCore): ReviewOperations {
  const { database } = core;

  const take = (viewer: Viewer, requests: readonly PublishRequest[], act: Act) =>
    core.change(viewer, async (change) => {
      const steps: Step[] = [];
      for (const { before } of await lockAll(change, requests, act.authorize)) {
        await naming(before, requests, () => {
          if (!act.from.includes(before.status)) throw act.refusal();
        });
        const next = nextState(before, { status: act.to }, change.now);
        steps.push({ before, next, review: { step: act.step, words: act.words } });
      }
      return (await writeDocuments(core, change, steps)).map((row) => requirePresent(viewer, row));
    });

  return {
    listReviews: async (viewer, query) => {
      if (!documentTypes.some((type) => canCreateDocument(viewer, type))) throw errors.cannotListStored(viewer);
      const range = readPaging({ perPage: 50, ...query });
      const decided = typesToDecide(viewer);
      const { groupIds, total } = await listReviewRows(database, viewer, { view: query.view, types: decided }, range);
      refusePageTooFar(query, range.limit, total);
      const rows = groupIds.length === 0 ? [] : await listGroupRows(database, groupIds);
      return {
        groups: groupIds.map((id) =>
          rows
            .filter(({ groupId }) => groupId === id)
            .flatMap((row) => (canEditDocument(viewer, row) ? [presentDocument(row)] : [])),
        ),
        total,
        counts: await countReviews(database, viewer, decided),
      };
    },

    listReviewEntries: async (viewer, documentId) => {
      const document = await getDocumentRow(database, documentId);
      if (!document) throw errors.noDocument();
      if (!canEditDocument(viewer, document)) throw errors.cannotReadEditing(viewer);
      return listEntryRows(database, documentId);
    },

    listOpenReviews: async (viewer, documents) => {
      const drafts = documents.filter(
        (document) =>
          (document.status === 'pending' || document.status === 'draft') && canEditDocument(viewer, document),
      );
      const statusOf = new Map(drafts.map(({ id, status }) => [id, status]));
      const entries = await listLastEntries(database, [...statusOf.keys()]);
      return entries.filter(({ documentId, step }) => isOpenIn(statusOf.get(documentId), step));
    },

    submitDocuments: (viewer, requests, words) =>
      take(viewer, requests, {
        step: 'submitted',
        from: ['draft', 'pending'],
        to: 'pending',
        words: cleanWords(words),
        authorize: requireEditing,
        refusal: errors.notADraft,
      }),

    withdrawDocuments: (viewer, requests) =>
      take(viewer, requests, {
        step: 'withdrawn',
        from: ['pending'],
        to: 'draft',
        words: '',
        authorize: requireEditing,
        refusal: errors.notInReview,
      }),

    answerDocuments: (viewer, requests, words) =>
      take(viewer, requests, {
        step: 'answered',
        from: ['pending'],
        to: 'draft',
        words: cleanWords(words),
        authorize: requirePublishing,
        refusal: errors.notInReview,
      }),
  };
}

interface Act {
  readonly step: ReviewStep;
  readonly from: readonly StoredDocument['status'][];
  readonly to: 'pending' | 'draft';
  readonly words: string;
  readonly authorize: Authorize;
  refusal(): CmsError;
}

/** The types for which the viewer can decide on submissions of others. */
function typesToDecide(viewer: Viewer): readonly DocumentType[] {
  return documentTypes.filter((type) => canPublishDocument(viewer, type) && canActForOthers(viewer, type));
}

/** Whether the step is still open: a submission while the document is pending, an answer while it is a draft. */
function isOpenIn(status: Document['status'] | undefined, step: ReviewStep): boolean {
  return isOpenStep(step) && status === (step === 'submitted' ? 'pending' : 'draft');
}

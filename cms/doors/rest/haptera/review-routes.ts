import type { JsonObject } from '#cms-schema/json.ts';
import { locales } from '#cms-schema/locale.ts';
import { documentTypes } from '#contract/content-types.ts';
import { limits } from '#contract/limits.ts';
import type { PublishRequest } from '../../../documents/model.ts';
import { canCreateDocument, canEditDocument, canPublishDocument } from '../../../documents/policy.ts';
import { reviewViews } from '../../../editing/model.ts';
import type { ReadContent } from '../../../typed-content.ts';
import { answer } from '../answer.ts';
import { sentOnly } from '../params.ts';
import type { Answer, Args, Call, Route } from '../route.ts';
import { idArg, pageArgs } from '../schema-args.ts';
import { presentSummaries } from './group-list.ts';
import { peopleIn, presentReview } from './present-review.ts';
import { actOnDocuments, documentsArg } from './publishing-routes.ts';

/**
 * `haptera/v1/reviews`: open submissions; `submit`, `withdraw` and `answer`: the steps of a review, except for the last
 * one, `publish`; `documents/<id>/review`: the review history.
 */
export function reviewRoutes(readContent: ReadContent): readonly Route[] {
  const namespace = 'haptera/v1';
  const act = (name: string, may: typeof canCreateDocument, run: Act, args: Args = {}): Route => ({
    namespace,
    pattern: `/haptera/v1/${name}`,
    allow: ({ viewer }) => (documentTypes.some((type) => may(viewer, type)) ? ['POST'] : []),
    endpoints: [
      {
        methods: ['POST'],
        changes: 2,
        args: { ...documentsArg('Which, and at which revision: [{ id, expectedRevision? }].'), ...args },
        handle: (call) =>
          actOnDocuments(call, readContent, (requests) =>
            run(call.cms.reviews, call, requests, call.params.text('words') ?? ''),
          ),
      },
    ],
  });
  return [
    {
      namespace,
      pattern: '/haptera/v1/reviews',
      allow: ({ viewer }) => (documentTypes.some((type) => canCreateDocument(viewer, type)) ? ['GET'] : []),
      endpoints: [
        {
          methods: ['GET'],
          bareDocuments: locales.length,
          args: {
            ...pageArgs,
            view: {
              description: 'Submissions to decide on, or one’s own open submissions.',
              type: 'string',
              enum: reviewViews,
              default: 'waiting',
            },
          },
          handle: (call) => listReviews(call, readContent),
        },
      ],
    },
    act(
      'submit',
      canCreateDocument,
      (reviews, { viewer }, ...rest) => reviews.submitDocuments(viewer, ...rest),
      wordsArg,
    ),
    act('withdraw', canCreateDocument, (reviews, { viewer }, requests) => reviews.withdrawDocuments(viewer, requests)),
    act(
      'answer',
      canPublishDocument,
      (reviews, { viewer }, ...rest) => reviews.answerDocuments(viewer, ...rest),
      wordsArg,
    ),
    {
      namespace,
      pattern: '/haptera/v1/documents/(?P<id>[\\d]+)/review',
      allow: async (call) => {
        const document = await call.cms.documents.getDocument(call.viewer, call.params.id());
        return document && canEditDocument(call.viewer, document) ? ['GET'] : [];
      },
      endpoints: [{ methods: ['GET'], args: idArg, handle: listEntries }],
    },
  ];
}

type Reviews = Call['cms']['reviews'];

type Act = (
  reviews: Reviews,
  call: Call,
  requests: readonly PublishRequest[],
  words: string,
) => ReturnType<Reviews['submitDocuments']>;

const wordsArg: Args = {
  words: { description: 'A message; plain text.', type: 'string', maxLength: limits.review.words, default: '' },
};

async function listReviews(call: Call, readContent: ReadContent): Promise<Answer> {
  const { cms, viewer, params } = call;
  const listing = await cms.reviews.listReviews(viewer, {
    view: params.choice('view', reviewViews) ?? 'waiting',
    ...sentOnly({ page: params.number('page'), perPage: params.number('per_page') }),
  });
  const shown = await presentSummaries(call, listing.groups.flat(), readContent);
  return answer({
    groups: listing.groups.map(
      (documents): JsonObject => ({
        id: documents[0]?.groupId ?? '',
        documents: documents.map(({ id }) => shown.get(id) ?? {}),
      }),
    ),
    total: listing.total,
    counts: { ...listing.counts },
  });
}

async function listEntries(call: Call): Promise<Answer> {
  const entries = await call.cms.reviews.listReviewEntries(call.viewer, call.params.id());
  const people = [...new Set(peopleIn(entries))];
  const named = people.length === 0 ? [] : await call.cms.users.listAuthors(call.viewer, people);
  const names = new Map(named.map(({ id, displayName }) => [id, displayName]));
  const time = await call.siteTime();
  return answer(entries.map((entry) => presentReview(entry, time, names) ?? {}));
}

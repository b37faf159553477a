import type { JsonObject } from '#cms-schema/json.ts';
import { locales } from '#cms-schema/locale.ts';
import { documentTypes } from '#contract/content-types.ts';
import type { LinkTarget } from '../../../documents/model.ts';
import { answer } from '../answer.ts';
import { sentOnly } from '../params.ts';
import type { Answer, Call, Route } from '../route.ts';
import { localeArg } from '../schema-args.ts';
import { mayEditAny } from './group-routes.ts';

const namespace = 'haptera/v1';

const MOST_IDS = 100;
const MOST_ADDRESSES = 30;

/** Documents for choosing one, and what links lead to. */
export function findRoutes(): readonly Route[] {
  const allow: Route['allow'] = ({ viewer }) => (mayEditAny(viewer) ? ['GET'] : []);
  return [
    {
      namespace,
      pattern: '/haptera/v1/find',
      allow,
      endpoints: [
        {
          methods: ['GET'],
          bareDocuments: 1,
          args: {
            search: {
              description: 'What titles or addresses contain. Without it, the documents that were changed last.',
              type: 'string',
              maxLength: 500,
              default: '',
            },
            type: { description: 'Only this type.', type: 'string', enum: documentTypes },
            lang: localeArg,
            per_page: { description: 'The most documents.', type: 'integer', default: 20, minimum: 1, maximum: 50 },
          },
          handle: find,
        },
      ],
    },
    {
      namespace,
      pattern: '/haptera/v1/link-targets',
      allow,
      endpoints: [
        {
          methods: ['GET'],
          bareDocuments: MOST_IDS + MOST_ADDRESSES,
          args: {
            ids: {
              description: 'Documents by id.',
              type: 'array',
              items: { type: 'integer', minimum: 1 },
              default: [],
              maxItems: MOST_IDS,
            },
            addresses: {
              description: 'Documents by address without host: /en/solution/gaming.',
              type: 'array',
              items: { type: 'string', maxLength: 1000 },
              maxItems: MOST_ADDRESSES,
            },
          },
          handle: listTargets,
        },
      ],
    },
  ];
}

async function find({ cms, viewer, params }: Call): Promise<Answer> {
  const query = {
    type: params.choice('type', documentTypes),
    locale: params.choice('lang', locales),
    perPage: params.number('per_page'),
  };
  const found = await cms.documents.findByName(viewer, { ...sentOnly(query), typed: params.text('search') ?? '' });
  return answer({
    documents: found.map((document) =>
      present({ ...document, path: document.path ?? '', isPublished: document.status === 'publish' }),
    ),
  });
}

async function listTargets({ cms, viewer, params }: Call): Promise<Answer> {
  const query = { ids: params.numbers('ids') ?? [], addresses: params.texts('addresses') ?? [] };
  return answer({ documents: (await cms.documents.findTargets(viewer, query)).map(present) });
}

function present({ id, type, locale, title, path, isPublished }: LinkTarget): JsonObject {
  return { id, type, lang: locale, title, path, is_published: isPublished };
}

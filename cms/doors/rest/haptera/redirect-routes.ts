import type { JsonObject } from '#cms-schema/json.ts';
import { isRedirectStatus, redirectStatuses } from '#contract/redirects.ts';
import { can } from '../../../permission/capabilities.ts';
import { printPlace, type Redirect, type RedirectInput, type RedirectOrder } from '../../../redirects/model.ts';
import { answer, answerCreated, answerDeleted, answerList } from '../answer.ts';
import { type Params, sentOnly } from '../params.ts';
import { type Args, type Call, editing, type Method, type Route } from '../route.ts';
import { idArg, pagingArgs } from '../schema-args.ts';

const path = '/haptera/v1/redirects';

/** `haptera/v1/redirects`: addresses without a page, and where they redirect visitors. */
export function redirectRoutes(): readonly Route[] {
  const namespace = 'haptera/v1';
  return [
    {
      namespace,
      pattern: path,
      allow: (call) => allowed(call, ['GET', 'POST']),
      endpoints: [
        { methods: ['GET'], args: listArgs, handle: list },
        {
          methods: ['POST'],
          args: redirectArgs,
          handle: async (call) => {
            const made = await call.cms.redirects.createRedirect(call.viewer, readInput(call.params));
            return answerCreated(call, `${path}/${made.id}`, present(made));
          },
        },
      ],
    },
    {
      namespace,
      pattern: `${path}/(?P<id>[\\d]+)`,
      allow: (call) => allowed(call, ['GET', ...editing, 'DELETE']),
      endpoints: [
        {
          methods: ['GET'],
          args: idArg,
          handle: async ({ cms, viewer, params }) =>
            answer(present(await cms.redirects.requireRedirect(viewer, params.id()))),
        },
        {
          methods: editing,
          args: { ...idArg, ...redirectArgs },
          handle: async ({ cms, viewer, params }) =>
            answer(present(await cms.redirects.saveRedirect(viewer, params.id(), readInput(params)))),
        },
        {
          methods: ['DELETE'],
          args: idArg,
          handle: async ({ cms, viewer, params }) =>
            answerDeleted(present(await cms.redirects.deleteRedirect(viewer, params.id()))),
        },
      ],
    },
  ];
}

function allowed({ viewer }: Call, methods: readonly Method[]): readonly Method[] {
  return can(viewer, 'manage_options') ? methods : [];
}

const redirectArgs: Args = {
  from: {
    description: 'The address to redirect, with language prefix: /en/old. Not case-sensitive.',
    type: 'string',
    maxLength: 2_000,
  },
  to: {
    description: 'A root-relative address on this site, or an https:// address elsewhere. Ignored with 410.',
    type: 'string',
    maxLength: 2_000,
  },
  status: {
    description: 'The response to visitors: moved permanently (301, 308), temporarily (302, 307), or gone (410).',
    type: 'integer',
    enum: redirectStatuses,
  },
};

/** Names of the orders, in the style of WordPress's lists. */
const orderNames = { from: 'from', hits: 'hits', last_hit: 'lastHit', date: 'created' } as const satisfies Readonly<
  Record<string, RedirectOrder>
>;

const listArgs: Args = {
  ...pagingArgs,
  order: {
    description: 'Order sort attribute ascending or descending.',
    type: 'string',
    enum: ['asc', 'desc'],
    default: 'desc',
  },
  orderby: {
    description: 'Sort collection by attribute.',
    type: 'string',
    enum: Object.keys(orderNames),
    default: 'date',
  },
};

async function list(call: Call) {
  const { params } = call;
  const { items, total } = await call.cms.redirects.listRedirects(
    call.viewer,
    sentOnly({
      page: params.number('page'),
      perPage: params.number('per_page'),
      search: params.text('search'),
      orderBy: params.word('orderby', orderNames),
      descending: params.text('order') !== 'asc',
    }),
  );
  return answerList(call, items.map(present), total);
}

function readInput(params: Params): RedirectInput {
  const status = params.number('status');
  return sentOnly({
    from: params.text('from'),
    to: params.text('to'),
    status: isRedirectStatus(status) ? status : undefined,
  });
}

/**
 * `document`: for a redirect created by moving a document, that document, which the redirect follows; otherwise null.
 */
function present(redirect: Redirect): JsonObject {
  const { id, status, target, documentId, hits, lastHitAt, createdAt } = redirect;
  return {
    id,
    from: printPlace(redirect),
    to: target,
    status,
    document: documentId,
    hits,
    last_hit: lastHitAt,
    date: createdAt,
  };
}

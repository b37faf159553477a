import { type SupportedListName, supportedListNames } from '#cms-schema/supported.ts';
import { CmsError, errors } from '../../../errors.ts';
import type { SupportedList } from '../../../supported-lists/model.ts';
import { canKeepLists } from '../../../supported-lists/policy.ts';
import { answer, answerItem, expectedRevision } from '../answer.ts';
import type { Answer, Args, Call, Route } from '../route.ts';

const base = '/haptera/v1/supported-lists/(?P<name>[a-z]+)';

/** `haptera/v1/supported-lists/<name>`: the lists of what the engine supports, and their older versions. */
export function supportedListRoutes(): readonly Route[] {
  const shared = { namespace: 'haptera/v1' };
  const allowReading: Route['allow'] = ({ viewer }) => (canKeepLists(viewer) ? ['GET'] : []);
  return [
    {
      ...shared,
      pattern: base,
      allow: ({ viewer }) => (canKeepLists(viewer) ? ['GET', 'PUT'] : []),
      endpoints: [
        { methods: ['GET'], args: nameArg, handle: get },
        { methods: ['PUT'], args: { ...nameArg, ...listArgs }, handle: save },
      ],
    },
    {
      ...shared,
      pattern: `${base}/versions`,
      allow: allowReading,
      endpoints: [{ methods: ['GET'], args: nameArg, handle: listVersions }],
    },
    {
      ...shared,
      pattern: `${base}/versions/(?P<version>[\\d]+)`,
      allow: allowReading,
      endpoints: [
        {
          methods: ['GET'],
          args: { ...nameArg, version: { description: 'Number of the version.', type: 'integer' } },
          handle: getVersion,
        },
      ],
    },
  ];
}

const nameArg: Args = { name: { description: `One of ${supportedListNames.join(', ')}.`, type: 'string' } };

const listArgs: Args = {
  rows: {
    description: 'All rows of the list, as objects with a text per column.',
    type: 'array',
    items: {},
    required: true,
  },
  updated: {
    description: 'The date shown to readers, such as 2024-11-29.',
    type: ['string', 'null'],
    maxLength: 10,
    required: true,
  },
};

async function get(call: Call): Promise<Answer> {
  const list = await call.cms.supportedLists.requireList(call.viewer, requireName(call));
  return answerItem(presentList(list), list.revision);
}

async function save(call: Call): Promise<Answer> {
  const { cms, viewer, params } = call;
  const name = requireName(call);
  const sent = { rows: params.list('rows') ?? [], updated: params.text('updated') ?? null };
  try {
    const list = await cms.supportedLists.saveList(viewer, name, sent, { expectedRevision: expectedRevision(call) });
    return answerItem(presentList(list), list.revision);
  } catch (error) {
    if (!(error instanceof CmsError) || error.code !== 'haptera_stale') throw error;
    // To merge after a conflict, the client needs the current state.
    const current = await cms.supportedLists.requireList(viewer, name);
    throw new CmsError(error.code, error.status, error.message, { ...error.data, current: presentList(current) });
  }
}

async function listVersions(call: Call): Promise<Answer> {
  const versions = await call.cms.supportedLists.listVersions(call.viewer, requireName(call));
  return answer(versions.map(({ author, ...version }) => ({ ...version, author: author && { ...author } })));
}

async function getVersion(call: Call): Promise<Answer> {
  const revision = call.params.id('version');
  return answer(presentList(await call.cms.supportedLists.requireVersion(call.viewer, requireName(call), revision)));
}

function requireName({ params }: Call): SupportedListName {
  const name = params.choice('name', supportedListNames);
  if (name === undefined) throw errors.noSupportedList();
  return name;
}

function presentList({ name, rows, updated, revision }: SupportedList) {
  return { name, updated, revision, rows: rows.map((row) => ({ ...row })) };
}

import { type CommunityFilter, type FormKind, formKinds, formStatuses } from '../../../community/model.ts';
import { canReadDownloads, canReadForms, canReadMails } from '../../../community/policy.ts';
import { answer } from '../answer.ts';
import type { Args, Call, Route } from '../route.ts';
import { pagingArgs } from '../schema-args.ts';
import { answerEntries, readPage } from './community-lists.ts';

const base = '/haptera/v1/community';
const id = '(?P<id>[a-f\\d-]{36})';
const namespace = 'haptera/v1';

/** `haptera/v1/community`: what visitors sent to the platform, and the mails that it sent them. */
export function communityRoutes(): readonly Route[] {
  return [...formKinds.flatMap(formRoutes), fileRoute, ...mailRoutes, ...downloadRoutes];
}

const allowForms: Route['allow'] = ({ viewer }) => (canReadForms(viewer) ? ['GET'] : []);

function formRoutes(kind: FormKind): Route[] {
  return [
    {
      namespace,
      pattern: `${base}/${kind}`,
      allow: allowForms,
      endpoints: [
        {
          methods: ['GET'],
          args: { ...pagingArgs, ...filterArgs },
          handle: async (call) =>
            answerEntries(
              call,
              kind,
              await call.cms.community.listForms(call.viewer, kind, readFilter(call), readPage(call)),
            ),
        },
      ],
    },
    {
      namespace,
      pattern: `${base}/${kind}/export`,
      allow: allowForms,
      endpoints: [
        {
          methods: ['GET'],
          args: { ...filterArgs, search: pagingArgs.search ?? {}, locale: localeArg },
          handle: async (call) => {
            const { cms, viewer, params } = call;
            const locale = params.text('locale') ?? 'zh';
            return answer({ content: await cms.community.exportForms(viewer, kind, readFilter(call), locale) });
          },
        },
      ],
    },
    {
      namespace,
      pattern: `${base}/${kind}/${id}`,
      allow: ({ viewer }) => (canReadForms(viewer) ? ['GET', 'POST'] : []),
      endpoints: [
        {
          methods: ['GET'],
          args: idArg,
          handle: async ({ cms, viewer, params }) =>
            answer(await cms.community.readForm(viewer, kind, params.text('id') ?? '')),
        },
        {
          methods: ['POST'],
          args: { ...idArg, ...answerArgs },
          handle: async ({ cms, viewer, params }) => {
            const status = params.choice('status', formStatuses) ?? 'new';
            const note = params.text('note') ?? '';
            return answer(await cms.community.answerForm(viewer, kind, params.text('id') ?? '', { status, note }));
          },
        },
      ],
    },
  ];
}

const idArg: Args = { id: { description: 'Unique identifier.', type: 'string' } };
const localeArg = {
  description: 'Language of the columns.',
  type: 'string',
  enum: ['zh', 'en'],
  default: 'zh',
} as const;

const filterArgs: Args = {
  status: {
    description: 'Only with this status; default: all.',
    type: 'string',
    enum: ['', ...formStatuses],
    default: '',
  },
  kind: {
    description: 'The number of a feedback type, a contact form, or a mail status; default: all.',
    type: 'string',
    maxLength: 20,
    default: '',
  },
};

const answerArgs: Args = {
  status: { description: 'The new status.', type: 'string', enum: formStatuses, required: true },
  note: {
    description: 'A note for colleagues; never shown to visitors.',
    type: 'string',
    maxLength: 2_000,
    default: '',
  },
};

const fileRoute: Route = {
  namespace,
  pattern: `${base}/files/${id}`,
  allow: allowForms,
  endpoints: [
    {
      methods: ['GET'],
      args: idArg,
      handle: async ({ cms, viewer, params }) => answer(await cms.community.linkFile(viewer, params.text('id') ?? '')),
    },
  ],
};

const mailRoutes: readonly Route[] = [
  {
    namespace,
    pattern: `${base}/mails`,
    allow: ({ viewer }) => (canReadMails(viewer) ? ['GET'] : []),
    endpoints: [
      {
        methods: ['GET'],
        args: { ...pagingArgs, ...filterArgs },
        handle: async (call) =>
          answerEntries(
            call,
            'mails',
            await call.cms.community.listMails(call.viewer, readFilter(call), readPage(call)),
          ),
      },
    ],
  },
  {
    namespace,
    pattern: `${base}/mails/${id}/retry`,
    allow: ({ viewer }) => (canReadMails(viewer) ? ['POST'] : []),
    endpoints: [
      {
        methods: ['POST'],
        args: idArg,
        handle: async ({ cms, viewer, params }) =>
          answer(await cms.community.retryMail(viewer, params.text('id') ?? '')),
      },
    ],
  },
];

const allowDownloads: Route['allow'] = ({ viewer }) => (canReadDownloads(viewer) ? ['GET'] : []);

const downloadRoutes: readonly Route[] = [
  {
    namespace,
    pattern: `${base}/download-counts`,
    allow: allowDownloads,
    endpoints: [
      {
        methods: ['GET'],
        args: pagingArgs,
        handle: async (call) => {
          const keyword = call.params.text('search') ?? '';
          const found = await call.cms.community.listDownloads(call.viewer, keyword, readPage(call));
          return answerEntries(call, 'downloads', found);
        },
      },
    ],
  },
  {
    namespace,
    pattern: `${base}/download-counts/export`,
    allow: allowDownloads,
    endpoints: [
      {
        methods: ['GET'],
        args: { search: pagingArgs.search ?? {}, locale: localeArg },
        handle: async ({ cms, viewer, params }) => {
          const keyword = params.text('search') ?? '';
          const content = await cms.community.exportDownloads(viewer, keyword, params.text('locale') ?? 'zh');
          return answer({ content });
        },
      },
    ],
  },
];

function readFilter({ params }: Call): CommunityFilter {
  return {
    keyword: params.text('search') ?? '',
    status: params.text('status') ?? '',
    kind: params.text('kind') ?? '',
  };
}

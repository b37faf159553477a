import { locales } from '#cms-schema/locale.ts';
import {
  type AccountFilter,
  accountRoles,
  accountStandings,
  type CompanyChange,
  type RightsChange,
} from '../../../community/model.ts';
import { canChangeAccounts, canDeleteAccounts, canReadAccounts } from '../../../community/policy.ts';
import { answer } from '../answer.ts';
import type { Args, Call, Endpoint, Method, Route } from '../route.ts';
import { pagingArgs } from '../schema-args.ts';
import { answerEntries, readPage } from './community-lists.ts';

const base = '/haptera/v1/community';
const id = '(?P<id>[a-f\\d-]{36})';
const idArg: Args = { id: { description: 'Unique identifier.', type: 'string' } };

/** `haptera/v1/community/accounts` and `/companies`: visitors' accounts on the website, for administrators. */
export function visitorRoutes(): readonly Route[] {
  return [
    route('/accounts', ['GET', 'POST'], [listAccounts, addAccount]),
    route('/accounts/export', ['GET'], [exportAccounts]),
    route(`/accounts/${id}`, ['GET', 'POST', 'DELETE'], [readAccount, changeAccount, deleteAccount]),
    route(`/accounts/${id}/suspend`, ['POST'], [suspendAccount]),
    route(`/accounts/${id}/release`, ['POST'], [releaseAccount]),
    route('/companies', ['GET', 'POST'], [listCompanies, addCompany]),
    route(`/companies/${id}`, ['POST', 'DELETE'], [changeCompany, deleteCompany]),
  ];
}

function route(path: string, methods: readonly Method[], endpoints: readonly Endpoint[]): Route {
  return {
    namespace: 'haptera/v1',
    pattern: base + path,
    allow: ({ viewer }) => methods.filter((method) => powers[method](viewer)),
    endpoints,
  };
}

const powers = {
  GET: canReadAccounts,
  POST: canChangeAccounts,
  PUT: canChangeAccounts,
  PATCH: canChangeAccounts,
  DELETE: canDeleteAccounts,
} as const;

const filterArgs: Args = {
  role: { description: 'A type of account; default: all.', type: 'string', enum: ['', ...accountRoles], default: '' },
  standing: {
    description: 'Their status; default: all.',
    type: 'string',
    enum: ['', ...accountStandings],
    default: '',
  },
  company: { description: 'The id of a company; default: all.', type: 'string', format: 'uuid', default: '' },
};

const end = { type: 'string', maxLength: 40 } as const;
const rightsArgs: Args = {
  roleCode: { description: 'A type of account.', type: 'string', enum: accountRoles },
  expiresAt: { ...end, description: 'When its privileges expire, ISO 8601; empty: never.' },
  configFileAuth: { description: '1: the config tool; 0: custom files; 2: neither.', type: 'integer', enum: [0, 1, 2] },
  companyId: { description: 'The id of its company; empty: none.', type: 'string', format: 'uuid' },
  isManager: { description: 'Whether it manages the accounts of its company.', type: 'boolean' },
};

const companyArgs: Args = {
  name: { description: 'Its name.', type: 'string', minLength: 1, maxLength: 100 },
  contractEndsAt: { ...end, description: 'When its contract ends, ISO 8601; empty: open-ended.' },
  isForCustomers: { description: 'Whether the privileges of its customers end at the same time.', type: 'boolean' },
};

const listAccounts: Endpoint = {
  methods: ['GET'],
  args: { ...pagingArgs, ...filterArgs },
  handle: async (call) =>
    answerEntries(
      call,
      'accounts',
      await call.cms.visitors.listAccounts(call.viewer, readFilter(call), readPage(call)),
    ),
};

const addAccount: Endpoint = {
  methods: ['POST'],
  args: {
    ...rightsArgs,
    username: { description: 'An email address.', type: 'string', maxLength: 254, required: true },
    locale: { description: 'The language of mails to it.', type: 'string', enum: locales, default: 'zh' },
  },
  handle: async (call) => {
    const { cms, viewer, params } = call;
    const username = params.text('username') ?? '';
    const locale = params.text('locale') ?? 'zh';
    const account = { roleCode: 'user' as const, ...readRights(call), username, locale };
    return answer(await cms.visitors.addAccount(viewer, account));
  },
};

const exportAccounts: Endpoint = {
  methods: ['GET'],
  args: {
    ...filterArgs,
    search: pagingArgs.search ?? {},
    locale: { description: 'Language of the columns.', type: 'string', enum: locales, default: 'zh' },
  },
  handle: async (call) => {
    const { cms, viewer, params } = call;
    const content = await cms.visitors.exportAccounts(viewer, readFilter(call), params.text('locale') ?? 'zh');
    return answer({ content });
  },
};

const readAccount: Endpoint = {
  methods: ['GET'],
  args: idArg,
  handle: async (call) => answer(await call.cms.visitors.readAccount(call.viewer, readId(call))),
};

const changeAccount: Endpoint = {
  methods: ['POST'],
  args: { ...idArg, ...rightsArgs },
  handle: async (call) => answer(await call.cms.visitors.changeAccount(call.viewer, readId(call), readRights(call))),
};

const deleteAccount: Endpoint = {
  methods: ['DELETE'],
  args: idArg,
  handle: async (call) => {
    await call.cms.visitors.deleteAccount(call.viewer, readId(call));
    return answer({ deleted: true });
  },
};

const suspendAccount: Endpoint = {
  methods: ['POST'],
  args: idArg,
  handle: async (call) => answer(await call.cms.visitors.suspendAccount(call.viewer, readId(call))),
};

const releaseAccount: Endpoint = {
  methods: ['POST'],
  args: idArg,
  handle: async (call) => answer(await call.cms.visitors.releaseAccount(call.viewer, readId(call))),
};

const listCompanies: Endpoint = {
  methods: ['GET'],
  args: pagingArgs,
  handle: async (call) => {
    const keyword = call.params.text('search') ?? '';
    return answerEntries(
      call,
      'companies',
      await call.cms.visitors.listCompanies(call.viewer, keyword, readPage(call)),
    );
  },
};

const addCompany: Endpoint = {
  methods: ['POST'],
  args: {
    name: { ...companyArgs.name, required: true },
    contractEndsAt: { ...companyArgs.contractEndsAt, default: '' },
  },
  handle: async ({ cms, viewer, params }) => {
    const company = { name: params.text('name') ?? '', contractEndsAt: params.text('contractEndsAt') ?? '' };
    return answer(await cms.visitors.addCompany(viewer, company));
  },
};

const changeCompany: Endpoint = {
  methods: ['POST'],
  args: { ...idArg, ...companyArgs },
  handle: async (call) => {
    await call.cms.visitors.changeCompany(call.viewer, readId(call), readCompany(call));
    return answer({ changed: true });
  },
};

const deleteCompany: Endpoint = {
  methods: ['DELETE'],
  args: idArg,
  handle: async (call) => {
    await call.cms.visitors.deleteCompany(call.viewer, readId(call));
    return answer({ deleted: true });
  },
};

function readId({ params }: Call): string {
  return params.text('id') ?? '';
}

function readFilter({ params }: Call): AccountFilter {
  return {
    keyword: params.text('search') ?? '',
    role: params.text('role') ?? '',
    standing: params.text('standing') ?? '',
    company: params.text('company') ?? '',
  };
}

function readRights({ params }: Call): RightsChange {
  const roleCode = params.choice('roleCode', accountRoles);
  const expiresAt = params.text('expiresAt');
  const configFileAuth = params.number('configFileAuth');
  const companyId = params.text('companyId');
  const isManager = params.toggle('isManager');
  return {
    ...(roleCode !== undefined && { roleCode }),
    ...(expiresAt !== undefined && { expiresAt }),
    ...(configFileAuth !== undefined && { configFileAuth }),
    ...(companyId !== undefined && { companyId }),
    ...(isManager !== undefined && { isManager }),
  };
}

function readCompany({ params }: Call): CompanyChange {
  const name = params.text('name');
  const contractEndsAt = params.text('contractEndsAt');
  return {
    ...(name !== undefined && { name }),
    ...(contractEndsAt !== undefined && { contractEndsAt }),
    isForCustomers: params.toggle('isForCustomers') ?? false,
  };
}

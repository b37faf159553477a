import type { JsonObject } from '#cms-schema/json.ts';
import { defaultLocale, eachLocale, type Locale, locales } from '#cms-schema/locale.ts';
import { archivePath } from '#contract/archives.ts';
import { limits } from '#contract/limits.ts';
import { capabilities, roles } from '#contract/roles.ts';
import { errors } from '../../../../errors.ts';
import type { User, Viewer } from '../../../../permission/viewer.ts';
import type { AuthorFace, UserPatch } from '../../../../users/model.ts';
import type { Confirmation } from '../../../../users/operations.ts';
import { canEditUser, canManageUsers, canViewUser } from '../../../../users/policy.ts';
import { wordPressNames } from '../../../wordpress-names.ts';
import { answer, answerCreated, answerDeleted, answerItem, answerList } from '../../answer.ts';
import { digestOf, requireUnchanged } from '../../digest.ts';
import { filterContext } from '../../filter-context.ts';
import { link, printLinks, selfLink } from '../../links.ts';
import { sentOnly } from '../../params.ts';
import { readLocalized } from '../../read-localized.ts';
import { restErrors } from '../../rest-errors.ts';
import { type Answer, type Args, type Call, editing, type Method, type Route } from '../../route.ts';
import {
  argsOfSchema,
  contextArg,
  forceArg,
  idArg,
  idList,
  orderArgs,
  pagingArgs,
  textList,
} from '../../schema-args.ts';
import type { Context, ValueSchema } from '../../value-schema.ts';

const base = '/wp/v2/users';

/** `wp/v2/users`. Unlike in WordPress, only viewers who manage users can see other accounts. */
export function userRoutes(): readonly Route[] {
  const shared = { namespace: 'wp/v2', schema: userSchema };
  const item = (idOf: (call: Call) => number): Route['endpoints'] => [
    { methods: ['GET'], args: { ...idArg, ...contextArg() }, handle: (call) => get(call, idOf(call)) },
    {
      methods: editing,
      args: { ...idArg, ...argsOfSchema(userSchema, 'update'), ...ownPasswordArg, ...endProgramsArg },
      handle: (call) => save(call, idOf(call)),
    },
    {
      methods: ['DELETE'],
      args: { ...idArg, ...forceArg, ...reassignArg },
      handle: (call) => remove(call, idOf(call)),
    },
  ];
  return [
    {
      ...shared,
      pattern: base,
      allow: ({ viewer }) => [
        ...(canManageUsers(viewer, 'list_users') ? (['GET'] as const) : []),
        ...(canManageUsers(viewer, 'create_users') && viewer.via !== 'application-password' ? (['POST'] as const) : []),
      ],
      endpoints: [
        { methods: ['GET'], args: { ...contextArg(), ...listArgs }, handle: list },
        { methods: ['POST'], args: createArgs, handle: create },
      ],
    },
    {
      ...shared,
      pattern: `${base}/me`,
      // WordPress lists GET as allowed for `me`, even where the response is a refusal.
      allow: ({ viewer }) => (viewer.user ? allowOnUser(viewer, viewer.user.id) : ['GET']),
      endpoints: item(({ cms, viewer }) => cms.users.requireMe(viewer).id),
    },
    {
      ...shared,
      pattern: `${base}/(?P<id>[\\d]+)`,
      allow: async (call) => {
        await call.cms.users.requireUser(call.viewer, call.params.id());
        return allowOnUser(call.viewer, call.params.id());
      },
      endpoints: item(({ params }) => params.id()),
    },
  ];
}

function allowOnUser(viewer: Viewer, id: number): Method[] {
  return [
    ...(canViewUser(viewer, id) ? (['GET'] as const) : []),
    ...(canEditUser(viewer, id) ? editing : []),
    ...(canManageUsers(viewer, 'delete_users') ? (['DELETE'] as const) : []),
  ];
}

const shown = ['view', 'edit'] as const;
const always = ['view', 'embed', 'edit'] as const;
const edit = ['edit'] as const;
const text = (description: string, context: readonly Context[], maxLength: number = limits.user.name): ValueSchema => ({
  description,
  type: 'string',
  maxLength,
  context,
});

const userSchema: ValueSchema & { readonly title: string } = {
  title: 'user',
  type: 'object',
  properties: {
    id: { description: 'Unique identifier.', type: 'integer', context: always, readonly: true },
    username: { ...text('Login name; never changes.', edit, limits.user.login), readonly: true },
    name: text('What readers see.', always),
    haptera_names: {
      description: 'What readers of each language see; empty: the name.',
      type: 'object',
      context: edit,
      properties: eachLocale(() => ({ type: 'string', maxLength: limits.user.name })),
    },
    first_name: text('First name.', edit),
    last_name: text('Last name.', edit),
    email: { ...text('Email address.', edit, limits.user.email), format: 'email', minLength: 1 },
    url: { ...text('Website.', always, limits.user.url), format: 'uri', pattern: '^(?:https?://\\S+)?$' },
    description: text('About the person.', always, limits.user.description),
    link: { description: 'Address of the author.', type: 'string', format: 'uri', context: always, readonly: true },
    locale: {
      description: 'Language of the studio.',
      type: 'string',
      enum: ['', ...Object.values(wordPressNames), ...locales],
      context: edit,
    },
    nickname: { description: 'The same as name.', type: 'string', context: edit, readonly: true },
    slug: text('The name in addresses.', always),
    roles: {
      description: 'One role.',
      type: 'array',
      items: { type: 'string', enum: roles.toReversed() },
      minItems: 1,
      maxItems: 1,
      context: edit,
    },
    registered_date: {
      description: 'When the account was created.',
      type: 'string',
      format: 'date-time',
      context: edit,
      readonly: true,
    },
    password: {
      description: 'A new password; never shown.',
      type: 'string',
      minLength: 1,
      maxLength: limits.password.most,
      context: [],
    },
    capabilities: { description: 'What the user may do.', type: 'object', context: edit, readonly: true },
    extra_capabilities: {
      description: 'The role, as WordPress writes it.',
      type: 'object',
      context: edit,
      readonly: true,
    },
    meta: { description: 'Meta fields.', type: 'object', context: shown, readonly: true },
  },
};

const ownPasswordArg: Args = {
  haptera_current_password: {
    description: 'One’s own current password: required to change any password, email address or role.',
    type: 'string',
    maxLength: 1024,
  },
};

const createArgs: Args = {
  ...argsOfSchema(userSchema, 'create'),
  username: {
    description: 'Login name; never changes.',
    type: 'string',
    minLength: 1,
    maxLength: limits.user.login,
    required: true,
  },
  email: {
    description: 'Email address.',
    type: 'string',
    format: 'email',
    minLength: 1,
    maxLength: limits.user.email,
    required: true,
  },
  password: {
    description: `At least ${limits.password.least} characters.`,
    type: 'string',
    minLength: 1,
    maxLength: limits.password.most,
    required: true,
  },
  ...ownPasswordArg,
};

const endProgramsArg: Args = {
  haptera_end_applications: {
    description: 'Whether a new password also ends the application passwords of the account.',
    type: 'boolean',
  },
};

const listArgs: Args = {
  ...pagingArgs,
  exclude: idList('Without these ids.'),
  include: idList('Only these ids.'),
  ...orderArgs(['id', 'include', 'name', 'registered_date', 'slug', 'include_slugs', 'email', 'url'], 'name', 'asc'),
  slug: textList('Only with these slugs.'),
  roles: { description: 'Only with one of these roles.', type: 'array', items: { type: 'string', enum: roles } },
  who: { description: 'authors: who may write.', type: 'string', enum: ['authors'] },
  has_published_posts: { description: 'Ignored.', type: ['boolean', 'array'] },
};

const reassignArg: Args = {
  reassign: {
    description: 'The user who gets the documents of the deleted user; false: no one.',
    type: ['integer', 'boolean', 'string'],
    required: true,
  },
};

async function list(call: Call): Promise<Answer> {
  const { params } = call;
  const { items, total } = await call.cms.users.listUsers(
    call.viewer,
    sentOnly({
      page: params.number('page'),
      perPage: params.number('per_page'),
      search: params.text('search'),
      roles:
        params.choices('roles', roles) ??
        (params.has('who') ? roles.filter((role) => role !== 'subscriber') : undefined),
      include: params.numbers('include'),
      exclude: params.numbers('exclude'),
      slug: params.texts('slug'),
      orderBy: params.word('orderby', orders),
      order: params.choice('order', ['asc', 'desc']),
    }),
  );
  return answerList(call, await presentUsers(call, items), total);
}

/** Each with the archive of its articles, if the settings say that authors have one. */
async function presentUsers(
  call: Pick<Call, 'cms' | 'urls' | 'viewer' | 'context'>,
  users: readonly User[],
  context: Context = call.context,
): Promise<JsonObject[]> {
  const links = await loadLinks(
    call,
    users.map(({ id }) => id),
  );
  return users.map((user) => presentUserAt(call, user, links(user.id), context));
}

export async function presentUser(
  call: Pick<Call, 'cms' | 'urls' | 'viewer' | 'context'>,
  user: User,
  context: Context = call.context,
): Promise<JsonObject> {
  const links = await loadLinks(call, [user.id]);
  return presentUserAt(call, user, links(user.id), context);
}

async function loadLinks({ cms, urls }: Pick<Call, 'cms' | 'urls'>, ids: readonly number[]) {
  const archives = await cms.published.listAuthorArchives(ids);
  return (id: number): string => {
    const own = archives.filter(({ authorId }) => authorId === id);
    const archive = own.find(({ locale }) => locale === defaultLocale) ?? own[0];
    return archive ? urls.page(archivePath(archive), archive.locale) : `${urls.public}/`;
  };
}

const orders = { id: 'id', name: 'name', slug: 'slug', email: 'email', registered_date: 'registeredAt' } as const;

async function get(call: Call, id: number): Promise<Answer> {
  if (call.isEmbedded) return answer(await presentAuthor(call, id));
  const user = await call.cms.users.requireUser(call.viewer, id);
  if (call.context === 'edit' && !canEditUser(call.viewer, id)) throw errors.cannotViewUser(call.viewer);
  return answerItem(await presentUser(call, user), digestOf(user));
}

/** The author of something that the viewer may read, reduced to what readers see. */
async function presentAuthor(call: Call, id: number): Promise<JsonObject> {
  const [author] = await call.cms.users.listAuthors(call.viewer, [id]);
  if (!author) throw errors.cannotViewUser(call.viewer);
  const links = await loadLinks(call, [id]);
  return filterContext(presentFace(call, author, links(id)), userSchema, 'embed');
}

async function create(call: Call): Promise<Answer> {
  const { params } = call;
  const input = {
    ...readPatch(call),
    login: params.text('username') ?? '',
    email: params.text('email') ?? '',
    password: params.text('password') ?? '',
  };
  const user = await call.cms.users.createUser(call.viewer, input, readConfirmation(call));
  return answerCreated(call, `${base}/${user.id}`, await presentUser(call, user, 'edit'));
}

async function save(call: Call, id: number): Promise<Answer> {
  if (call.headers.has('if-match')) {
    const before = await call.cms.users.requireUser(call.viewer, id);
    const current = await presentUser(call, before);
    requireUnchanged(call, digestOf(before), () => current);
  }
  const user = await call.cms.users.saveUser(call.viewer, id, readPatch(call), readConfirmation(call));
  return answer(await presentUser(call, user, 'edit'), { ETag: `"${digestOf(user)}"` });
}

async function remove(call: Call, id: number): Promise<Answer> {
  if (!canManageUsers(call.viewer, 'delete_users')) throw errors.cannotDeleteUser(call.viewer);
  const user = await call.cms.users.requireUser(call.viewer, id);
  if (!call.params.toggle('force')) throw restErrors.noTrash('Users do');
  const previous = await presentUser(call, user, 'edit');
  const current = await presentUser(call, user);
  requireUnchanged(call, digestOf(user), () => current);
  await call.cms.users.deleteUser(call.viewer, id, readReassign(call));
  return answerDeleted(previous);
}

function readReassign({ params }: Call): number | null {
  const value = params.value('reassign');
  if (value === false || value === '' || value === 'false' || value === 0) return null;
  if (typeof value === 'number' && value > 0) return value;
  throw errors.reassignNeeded();
}

function readConfirmation({ params }: Call): Confirmation {
  return sentOnly({
    ownPassword: params.text('haptera_current_password'),
    endsApplicationPasswords: params.toggle('haptera_end_applications'),
  });
}

function readPatch({ params }: Call): UserPatch {
  const [role] = params.choices('roles', roles) ?? [];
  return sentOnly({
    displayName: params.text('name'),
    names: readLocalized(params.object('haptera_names')),
    firstName: params.text('first_name'),
    lastName: params.text('last_name'),
    email: params.text('email'),
    url: params.text('url'),
    description: params.text('description'),
    locale: readLocale(params.text('locale')),
    slug: params.text('slug'),
    password: params.text('password'),
    role,
  });
}

function readLocale(name: string | undefined): Locale | undefined {
  if (name === undefined) return undefined;
  return locales.find((locale) => name.startsWith(locale)) ?? defaultLocale;
}

function presentUserAt(call: Pick<Call, 'urls' | 'viewer'>, user: User, archive: string, context: Context): JsonObject {
  const { urls, viewer } = call;
  const own = capabilities[user.role].map((name): [string, true] => [name, true]);
  const item: JsonObject = {
    ...presentFace({ urls, viewer }, user, archive),
    username: user.login,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    locale: wordPressNames[user.locale],
    nickname: user.displayName,
    haptera_names: { ...user.names },
    roles: [user.role],
    registered_date: `${user.registeredAt.slice(0, 19)}+00:00`,
    capabilities: Object.fromEntries([...own, [user.role, true]]),
    extra_capabilities: { [user.role]: true },
    meta: [],
  };
  return filterContext(item, userSchema, context);
}

function presentFace({ urls, viewer }: Pick<Call, 'urls' | 'viewer'>, author: AuthorFace, archive: string): JsonObject {
  return {
    id: author.id,
    name: author.displayName,
    url: author.url,
    description: author.description,
    link: archive,
    slug: author.slug,
    _links: printLinks({
      self: [selfLink(urls, `${base}/${author.id}`, allowOnUser(viewer, author.id))],
      collection: [link(urls, base)],
    }),
  };
}

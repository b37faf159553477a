import type { JsonObject } from '#cms-schema/json.ts';
import { contentTypes, type DocumentType, documentTypes } from '#contract/content-types.ts';
import { isLong } from '#kit/testing/env.ts';

/**
 * Permissions for documents follow from the capabilities of their type, and only these two types have their own. For
 * the others, testing a draft is enough; a long run tests all types in full.
 */
export const typesInFull: readonly DocumentType[] = isLong
  ? documentTypes
  : documentTypes.filter((type) => contentTypes[type].capabilityType === type);

/** Each rank has all permissions of those before it. */
export const ranks = ['anonymous', 'subscriber', 'contributor', 'author', 'editor', 'administrator'] as const;
export type Rank = (typeof ranks)[number];

/** The lowest rank that is allowed; `nobody`: denied to all. */
export type Least = Rank | 'nobody';

/** The tested states: documents of the client (`own`) and of another user. Trashed ones were published before. */
export const documentThings = [
  ...(['own draft', 'own published', 'own trashed'] as const),
  ...(['draft', 'published', 'private', 'gated', 'protected', 'trashed', 'scheduled', 'absent'] as const),
] as const;
export type DocumentThing = (typeof documentThings)[number];

/** `open` is used by no document; `hidden` is used only by another user's draft. */
export const mediaThings = ['own', 'open', 'hidden', 'for some', 'absent'] as const;
export type MediaThing = (typeof mediaThings)[number];

type Matrix = Readonly<Record<DocumentThing, Least>>;

/** Who may see the title of a document, and that it exists. */
const reading: Matrix = {
  'own draft': 'subscriber',
  'own published': 'anonymous',
  'own trashed': 'subscriber',
  draft: 'editor',
  published: 'anonymous',
  private: 'editor',
  gated: 'editor',
  protected: 'anonymous',
  trashed: 'editor',
  scheduled: 'editor',
  absent: 'nobody',
};

const editors: Matrix = {
  'own draft': 'editor',
  'own published': 'editor',
  'own trashed': 'editor',
  draft: 'editor',
  published: 'editor',
  private: 'editor',
  gated: 'editor',
  protected: 'editor',
  trashed: 'editor',
  scheduled: 'editor',
  absent: 'nobody',
};

type OfCapability = Readonly<Record<'page' | 'post', Matrix>>;
type OfType = ReadonlyMap<DocumentType, Matrix>;

const authors: Matrix = {
  ...editors,
  'own draft': 'contributor',
  'own published': 'author',
  'own trashed': 'author',
};

/** Who may see everything that is stored, including the password, and change it. */
const editing = ofEachType({ page: editors, post: authors });

const publishing = ofEachType({ page: editors, post: { ...authors, 'own draft': 'author' } });

/** Who may see each kind of text; `words` are content, excerpt and pictures. */
export const secrets = {
  title: ofEachType({ page: reading, post: reading }),
  words: ofEachType({
    page: { ...reading, protected: editors.protected },
    post: { ...reading, protected: authors.protected },
  }),
  stored: editing,
} as const;

/** Nobody, whatever their rank. */
const nobody = Object.fromEntries(documentThings.map((thing) => [thing, 'nobody' as const]));

/** Chooses the matrix for each type by its capabilities. */
function ofEachType(matrices: OfCapability): OfType {
  return new Map(documentTypes.map((type) => [type, matrices[contentTypes[type].capabilityType]]));
}

export interface Row {
  /** The lowest rank that is allowed, for each object; the key is `''` for routes without an object. */
  readonly least: Readonly<Record<string, Least>>;
  readonly body?: JsonObject;
  readonly query?: string;
  /** An allowed request consumes its object, so each one gets a copy. */
  readonly consumes?: true;
  /** The reason why the `Allow` header does not match this row. */
  readonly allowSaysOtherwise?: string;
  /** How and why this differs from WordPress. */
  readonly differs?: string;
}

const from = (least: Least, more: Omit<Row, 'least'> = {}): Row => ({ least: { '': least }, ...more });

const about = (matrices: OfType, more: Omit<Row, 'least'> = {}): Row => ({
  least: Object.fromEntries(
    [...matrices].flatMap(([type, matrix]) =>
      Object.entries(matrix).map(([thing, least]) => [`${type}, ${thing}`, least]),
    ),
  ),
  ...more,
});

const aboutMedia = (least: Readonly<Record<MediaThing, Least>>, more: Omit<Row, 'least'> = {}): Row => ({
  least: Object.fromEntries(Object.entries(least).map(([thing, rank]) => [`media, ${thing}`, rank])),
  ...more,
});

/** The same endpoint for three methods, which WordPress treats alike. */
const forEditing = (pattern: string, row: Row): Record<string, Row> => ({
  [`POST ${pattern}`]: row,
  [`PUT ${pattern}`]: few(row),
  [`PATCH ${pattern}`]: few(row),
});

/** Only some states, because another row tests the same permission with all of them. */
function few(row: Row): Row {
  const kept = Object.entries(row.least).filter(
    ([thing]) => !/, (?:own (?:published|trashed)|private|gated|trashed|scheduled|absent)$/.test(thing),
  );
  return { ...row, least: Object.fromEntries(kept) };
}

const documentRows = (type: DocumentType): Record<string, Row> => {
  const { restBase, capabilityType } = contentTypes[type];
  const base = `/wp/v2/${restBase}`;
  const only = (matrices: OfType): OfType => new Map([...matrices].filter(([each]) => each === type));
  const create = capabilityType === 'page' ? 'editor' : 'contributor';
  const item = `${base}/(?P<id>[\\d]+)`;
  const parent = `${base}/(?P<parent>[\\d]+)`;
  const read = about(only(secrets.title), { differs: 'The author of a document may always read it here and there.' });
  const edit = about(only(editing));
  const nobody = Object.fromEntries(Object.keys(edit.least).map((thing) => [thing, 'nobody' as const]));
  return {
    [`GET ${base}`]: from('anonymous', {
      differs: 'Lists and their totals hold only what the asker may see; to edit, only what they may edit.',
    }),
    [`POST ${base}`]: from(create, { body: { title: 'made' } }),
    [`GET ${item}`]: read,
    ...forEditing(item, { ...edit, body: { comment_status: 'closed' } }),
    [`DELETE ${item}`]: { ...edit, consumes: true },
    [`GET ${parent}/revisions`]: edit,
    [`GET ${parent}/revisions/(?P<id>[\\d]+)`]: few(edit),
    [`DELETE ${parent}/revisions/(?P<id>[\\d]+)`]: few({
      least: nobody,
      differs: 'History is kept, whoever asks.',
    }),
    [`GET ${item}/autosaves`]: edit,
    [`POST ${item}/autosaves`]: few({ ...edit, body: { excerpt: 'unfinished' } }),
    [`GET ${parent}/autosaves/(?P<id>[\\d]+)`]: few(edit),
    [`POST /haptera/v1/${restBase}/(?P<id>[\\d]+)/revisions/(?P<revision>[\\d]+)/restore`]: few(edit),
    [`GET /haptera/v1/${restBase}/(?P<id>[\\d]+)/work`]: few(edit),
    [`GET /haptera/v1/${restBase}/(?P<id>[\\d]+)/history`]: few(edit),
    [`POST /haptera/v1/${restBase}/(?P<id>[\\d]+)/work`]: few({ ...edit, body: { excerpt: 'unfinished' } }),
  };
};

const termRows = (base: string, create: Least): Record<string, Row> => ({
  [`GET ${base}`]: from('anonymous'),
  [`POST ${base}`]: from(create, { body: { name: 'a term {role}' } }),
  [`GET ${base}/(?P<id>[\\d]+)`]: from('anonymous'),
  ...forEditing(`${base}/(?P<id>[\\d]+)`, from('editor', { body: { description: 'changed' } })),
  [`DELETE ${base}/(?P<id>[\\d]+)`]: from('editor', { query: 'force=true' }),
});

const mediaItem = '/wp/v2/media/(?P<id>[\\d]+)';
const user = '/wp/v2/users/(?P<id>[\\d]+)';
const ofDocument = '/haptera/v1/documents/(?P<id>[\\d]+)';
const community = '/haptera/v1/community';
const entry = '(?P<id>[a-f\\d-]{36})';
const communityRows = (kind: string): Record<string, Row> => ({
  [`GET ${community}/${kind}`]: from('editor'),
  [`GET ${community}/${kind}/export`]: from('editor'),
  [`GET ${community}/${kind}/${entry}`]: from('editor'),
  [`POST ${community}/${kind}/${entry}`]: from('editor', { body: { status: 'answered' } }),
});
const supportedList = '/haptera/v1/supported-lists/(?P<name>[a-z]+)';
const inPerson =
  'These requests come with application passwords, which may not touch accounts and credentials; people who are signed in may.';
const passwords = '/wp/v2/users/(?P<user_id>(?:[\\d]+|me))/application-passwords';
const editMedia = {
  own: 'contributor',
  open: 'editor',
  hidden: 'editor',
  'for some': 'editor',
  absent: 'nobody',
} as const;
const menus = { differs: 'Menus belong to editors here; WordPress keeps them to administrators, who own its theme.' };
const authorsToo = 'Authors publish what is theirs.';
const severalAtOnce = {
  body: { documents: [{ id: 0 }] },
  consumes: true,
  allowSaysOtherwise: 'Whoever writes may do it to what is theirs; each document is asked for.',
} as const satisfies Omit<Row, 'least'>;

/** All permissions. The test fails if a route is missing here, or no longer exists. */
export const permissionTable: Readonly<Record<string, Row>> = {
  'GET /': from('anonymous'),
  'GET /wp/v2': from('anonymous'),
  'GET /haptera/v1': from('anonymous'),
  'POST /batch/v1': from('anonymous', { body: { requests: [] } }),
  ...Object.fromEntries(documentTypes.flatMap((type) => Object.entries(documentRows(type)))),
  'GET /wp/v2/media': from('anonymous', { differs: 'Without the files of unpublished work.' }),
  'POST /wp/v2/media': from('author'),
  [`GET ${mediaItem}`]: aboutMedia(
    { own: 'subscriber', open: 'anonymous', hidden: 'editor', 'for some': 'editor', absent: 'nobody' },
    { differs: 'WordPress hides what is attached to a draft; here what a draft shows is hidden as well.' },
  ),
  ...forEditing(mediaItem, aboutMedia(editMedia, { body: { caption: 'changed' } })),
  [`DELETE ${mediaItem}`]: aboutMedia(editMedia, { query: 'force=true', consumes: true }),
  [`POST ${mediaItem}/post-process`]: aboutMedia(editMedia, { body: { action: 'create-image-subsizes' } }),
  // The address is checked after the permission; nothing is fetched.
  'POST /haptera/v1/media/from-address': from('author', { body: { address: 'http://127.0.0.1/a.png' } }),
  'GET /wp/v2/menus': from('editor', menus),
  'POST /wp/v2/menus': from('editor', { ...menus, body: { name: 'a menu {role}' } }),
  'GET /wp/v2/menus/(?P<id>[\\d]+)': from('editor', menus),
  ...forEditing('/wp/v2/menus/(?P<id>[\\d]+)', from('editor', { ...menus, body: { description: 'changed' } })),
  'DELETE /wp/v2/menus/(?P<id>[\\d]+)': from('editor', { ...menus, query: 'force=true' }),
  'GET /wp/v2/menu-items': from('editor', menus),
  'POST /wp/v2/menu-items': from('editor', { ...menus, body: { title: 'an entry', url: '/x', menus: 0 } }),
  'GET /wp/v2/menu-items/(?P<id>[\\d]+)': from('editor', menus),
  ...forEditing('/wp/v2/menu-items/(?P<id>[\\d]+)', from('editor', { ...menus, body: { title: 'changed' } })),
  'DELETE /wp/v2/menu-items/(?P<id>[\\d]+)': from('editor', { ...menus, query: 'force=true' }),
  'GET /wp/v2/menu-locations': from('editor', menus),
  'GET /wp/v2/menu-locations/(?P<location>[\\w-]+)': from('editor', menus),
  'PUT /haptera/v1/menus/(?P<id>[\\d]+)/items': from('editor', { body: { items: [{ title: 'an entry', url: '/x' }] } }),
  'GET /wp/v2/types': from('anonymous'),
  'GET /wp/v2/types/(?P<type>[\\w-]+)': from('anonymous'),
  'GET /wp/v2/statuses': from('anonymous'),
  'GET /wp/v2/statuses/(?P<status>[\\w-]+)': from('contributor'),
  'GET /wp/v2/taxonomies': from('anonymous'),
  'GET /wp/v2/taxonomies/(?P<taxonomy>[\\w-]+)': from('anonymous'),
  ...termRows('/wp/v2/categories', 'editor'),
  ...termRows('/wp/v2/tags', 'contributor'),
  'GET /wp/v2/users': from('administrator', {
    differs: 'WordPress lists to everybody who has published something; here authors are named beside what they wrote.',
  }),
  'POST /wp/v2/users': from('nobody', {
    body: { username: 'made by {role}', email: 'made-by-{role}@haptera.example', password: 'long enough for this' },
    differs: inPerson,
  }),
  'GET /wp/v2/users/me': from('subscriber', {
    allowSaysOtherwise: 'WordPress calls the way to oneself open to all; the answer is 401.',
  }),
  ...forEditing('/wp/v2/users/me', from('subscriber', { body: { description: 'me' } })),
  'DELETE /wp/v2/users/me': from('administrator', { query: 'force=true&reassign=false' }),
  [`GET ${user}`]: from('administrator', { differs: 'As the list of users.' }),
  ...forEditing(user, from('administrator', { body: { description: 'changed' } })),
  [`DELETE ${user}`]: from('administrator', { query: 'force=true&reassign=false' }),
  [`GET ${passwords}`]: from('administrator'),
  [`POST ${passwords}`]: from('nobody', { body: { name: 'another' }, differs: inPerson }),
  [`DELETE ${passwords}`]: from('nobody', { differs: inPerson }),
  [`GET ${passwords}/introspect`]: from('administrator', {
    allowSaysOtherwise: 'It answers only for the password that the request itself came with: 404 for others.',
  }),
  [`GET ${passwords}/(?P<uuid>[\\w\\-]+)`]: from('administrator'),
  [`DELETE ${passwords}/(?P<uuid>[\\w\\-]+)`]: from('nobody', { differs: inPerson }),
  'GET /wp/v2/search': from('anonymous', { differs: 'Looks only into what the asker may read.' }),
  'GET /wp/v2/block-types': from('contributor'),
  'GET /wp/v2/block-types/(?P<namespace>[a-zA-Z0-9_-]+)': from('contributor'),
  'GET /wp/v2/block-types/(?P<namespace>[a-zA-Z0-9_-]+)/(?P<name>[a-zA-Z0-9_-]+)': from('contributor'),
  'GET /wp/v2/settings': from('administrator'),
  ...forEditing('/wp/v2/settings', from('administrator', { body: { start_of_week: 1 } })),
  'GET /haptera/v1/session': from('nobody', {
    allowSaysOtherwise: 'Only a cookie has a session; these requests come with application passwords.',
  }),
  'POST /haptera/v1/session': from('nobody', {
    body: { username: 'nobody {role}', password: 'wrong' },
    allowSaysOtherwise: 'Open to all who know a password.',
  }),
  'DELETE /haptera/v1/session': from('nobody'),
  // Only in a session of one's own; `cms/users/rest-sessions.test.ts` has the rest.
  'GET /haptera/v1/sessions': from('nobody'),
  'DELETE /haptera/v1/sessions': from('nobody'),
  'DELETE /haptera/v1/sessions/(?P<id>[a-f\\d-]{36})': from('nobody'),
  'POST /haptera/v1/publish': about(publishing, {
    body: { documents: [{ id: 0 }] },
    consumes: true,
    allowSaysOtherwise: authorsToo,
  }),
  'POST /haptera/v1/unpublish': about(editing, {
    body: { documents: [{ id: 0 }] },
    consumes: true,
    allowSaysOtherwise: authorsToo,
  }),
  'POST /haptera/v1/cancel-scheduled': about(publishing, {
    body: { documents: [{ id: 0 }] },
    allowSaysOtherwise: authorsToo,
  }),
  'GET /haptera/v1/documents': from('contributor', {
    query: 'type=post',
    differs: 'Holds only what the asker may edit; to list pages one must be able to edit some.',
  }),
  'POST /haptera/v1/documents': from('contributor', {
    body: { type: 'post', documents: [{ lang: 'zh', title: 'made' }] },
  }),
  [`POST ${ofDocument}/translation`]: about(editing, { body: { lang: 'en' }, consumes: true }),
  [`POST ${ofDocument}/move`]: about(editing, { body: { documents: [{ id: 0 }] }, consumes: true }),
  'POST /haptera/v1/save': about(editing, severalAtOnce),
  'POST /haptera/v1/duplicate': few(about(editing, severalAtOnce)),
  'POST /haptera/v1/trash': about(editing, severalAtOnce),
  'POST /haptera/v1/restore': about(editing, severalAtOnce),
  'POST /haptera/v1/delete': about(editing, severalAtOnce),
  'GET /haptera/v1/reviews': from('contributor', {
    differs: 'What waits for somebody’s decision is shown to those who may decide; to others, what they submitted.',
  }),
  'POST /haptera/v1/submit': about(editing, severalAtOnce),
  'POST /haptera/v1/withdraw': few(about(editing, severalAtOnce)),
  'POST /haptera/v1/answer': about(publishing, { ...severalAtOnce, allowSaysOtherwise: authorsToo }),
  [`GET ${ofDocument}/review`]: about(editing),
  [`GET ${ofDocument}/address`]: few(about(editing)),
  [`GET ${ofDocument}/scheduled-change`]: about(editing),
  'POST /haptera/v1/validate': from('contributor', { body: { content: '' } }),
  [`POST ${ofDocument}/open`]: few(
    about(ofEachType({ page: { ...editors, ...nobody }, post: { ...editors, ...nobody } }), {
      body: { password: 'not the password' },
      allowSaysOtherwise: 'Whoever knows its password may open it.',
    }),
  ),
  'POST /haptera/v1/preview-token': about(editing, {
    body: { id: 0 },
    allowSaysOtherwise: 'Whoever writes may preview what is theirs.',
  }),
  [`POST ${ofDocument}/presence`]: about(editing, { body: { session: 'tab-of-{role}' } }),
  [`DELETE ${ofDocument}/presence`]: few(about(editing, { body: { session: 'tab-of-{role}' } })),
  'GET /haptera/v1/find': from('contributor', { query: 'search=a' }),
  'GET /haptera/v1/link-targets': from('contributor', { query: 'addresses=/a' }),
  'GET /haptera/v1/uses': from('contributor', { query: 'kind=block&id=haptera/hero' }),
  'GET /haptera/v1/redirects': from('administrator'),
  'POST /haptera/v1/redirects': from('administrator', { body: { from: '/old-of-{role}', to: '/new' } }),
  'GET /haptera/v1/redirects/(?P<id>[\\d]+)': from('administrator'),
  ...forEditing('/haptera/v1/redirects/(?P<id>[\\d]+)', from('administrator', { body: { status: 302 } })),
  'DELETE /haptera/v1/redirects/(?P<id>[\\d]+)': from('administrator', { consumes: true }),
  [`GET ${supportedList}`]: from('editor'),
  [`PUT ${supportedList}`]: from('editor', { body: { rows: [{ brand: 'B', model: 'of {role}' }], updated: null } }),
  [`GET ${supportedList}/versions`]: from('editor'),
  [`GET ${supportedList}/versions/(?P<version>[\\d]+)`]: from('editor'),
  ...communityRows('feedback'),
  ...communityRows('contacts'),
  [`GET ${community}/files/${entry}`]: from('editor'),
  [`GET ${community}/mails`]: from('administrator'),
  [`POST ${community}/mails/${entry}/retry`]: from('administrator'),
  [`GET ${community}/accounts`]: from('administrator'),
  [`POST ${community}/accounts`]: from('administrator', { body: { username: '{role}@haptera.example' } }),
  [`GET ${community}/accounts/export`]: from('administrator'),
  [`GET ${community}/accounts/${entry}`]: from('administrator'),
  [`POST ${community}/accounts/${entry}`]: from('administrator', { body: { roleCode: 'user' } }),
  [`DELETE ${community}/accounts/${entry}`]: from('administrator'),
  [`POST ${community}/accounts/${entry}/suspend`]: from('administrator'),
  [`POST ${community}/accounts/${entry}/release`]: from('administrator'),
  [`GET ${community}/companies`]: from('administrator'),
  [`POST ${community}/companies`]: from('administrator', { body: { name: 'of {role}' } }),
  [`POST ${community}/companies/${entry}`]: from('administrator', { body: { name: 'of {role}' } }),
  [`DELETE ${community}/companies/${entry}`]: from('administrator'),
  [`GET ${community}/download-counts`]: from('editor'),
  [`GET ${community}/download-counts/export`]: from('editor'),
  'GET /haptera/v1/outbox': from('contributor'),
  'GET /haptera/v1/audit': from('administrator'),
};

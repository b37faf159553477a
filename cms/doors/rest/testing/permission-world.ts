import { contentTypes, type DocumentType, documentTypes } from '#contract/content-types.ts';
import { type Role, roles } from '#contract/roles.ts';
import { sql } from '#kit/database/sql.ts';
import type { NewDocument } from '../../../documents/model.ts';
import { systemViewer } from '../../../permission/viewer.ts';
import { aPage, aPicture, exampleMeta, hero } from '../../../testing/builders.ts';
import type { TestDoor } from './open-test-door.ts';
import {
  type DocumentThing,
  type Least,
  mediaThings,
  type Rank,
  ranks,
  secrets,
  typesInFull,
} from './permission-table.ts';

/** A unique text in one place, visible from a certain rank on, and to its owner. */
interface Canary {
  readonly text: string;
  readonly least: Least;
  readonly own: { readonly role: Role; readonly least: Least } | null;
}

interface Stored {
  readonly id: number;
  readonly revision: number;
  readonly autosave: number;
}

export interface WorldDocument {
  readonly id: number;
  readonly type: DocumentType;
  readonly slug: string;
  /** A text that occurs only in its content and excerpt. */
  readonly words: string;
}

/** Objects of every kind, of each client and of another user, with a canary in every text that is not public. */
export interface PermissionWorld {
  readonly ownerId: number;
  readonly documents: readonly WorldDocument[];
  readonly mediaIds: readonly number[];
  /** `post, own draft`; null if the client has no such object. */
  find(thing: string, rank: Rank): Stored | null;
  /** A copy, for requests that may delete it. */
  copy(thing: string, stored: Stored): Promise<Stored>;
  /** The canaries that this response must not contain; documents in `seen` are allowed as well. */
  leaksIn(text: string, rank: Rank, seen?: readonly number[]): string[];
}

const states = {
  draft: { status: 'draft' },
  published: {},
  private: { status: 'private' },
  gated: { visibility: 'customer' },
  protected: { password: 'yes' },
  trashed: {},
  scheduled: { status: 'publish', date: '2200-01-01T00:00:00Z' },
} as const satisfies Partial<Record<DocumentThing, Partial<NewDocument>>>;
type State = keyof typeof states;

export async function buildPermissionWorld(door: TestDoor): Promise<PermissionWorld> {
  const { cms } = door;
  const owner = await cms.users.createUser(systemViewer, {
    login: 'canary-login-of-the-owner',
    email: 'canary-mail@haptera.example',
    password: 'long enough for this',
    displayName: 'The Owner',
    role: 'author',
  });
  const canaries: Canary[] = [
    { text: 'canary-login', least: 'administrator', own: null },
    { text: 'canary-mail', least: 'administrator', own: null },
  ];
  const documents = new Map<string, Stored>();
  const media = new Map<string, number>();
  const all: WorldDocument[] = [];
  const canaryIds = new Map<Canary, number>();

  const make = async (type: DocumentType, state: State, role: Role | null) => {
    const key = `${type}-${role ?? 'others'}-${state}`;
    const text = (kind: string) => `canary-${key}-${kind}`;
    const hasPicture = role === null && contentTypes[type].supports.includes('thumbnail');
    const picture = hasPicture
      ? await aPicture(cms, { width: 8, alt: text('words'), fileName: `${text('words')}.png` })
      : null;
    const document = await aPage(cms, {
      type,
      title: text('title'),
      slug: `slug-${key}`,
      content: hero(text('words')),
      excerpt: text('words'),
      authorId: role === null ? owner.id : door.userIds[role],
      meta: exampleMeta(type),
      ...states[state],
      ...(state === 'protected' && { password: text('stored') }),
      ...(picture && { featuredMediaId: picture.id }),
    });
    if (state === 'trashed') await cms.documents.trashDocument(systemViewer, document.id);
    const { revision, autosave } = await giveHistory(door, document.id, text('stored'));
    const thing = role === null ? state : `own ${state}`;
    documents.set(role === null ? `${type}, ${thing}` : `${type}, ${thing}, ${role}`, {
      id: document.id,
      revision,
      autosave,
    });
    all.push({ id: document.id, type, slug: `slug-${key}`, words: text('words') });
    const guard = (kind: keyof typeof secrets, canary: string) => {
      const matrix: Readonly<Record<string, Least>> = secrets[kind].get(type) ?? {};
      const own = role === null ? null : { role, least: matrix[`own ${state}`] ?? 'nobody' };
      const guarded = { text: canary, least: matrix[state] ?? 'nobody', own };
      canaries.push(guarded);
      canaryIds.set(guarded, document.id);
    };
    for (const kind of ['title', 'words', 'stored'] as const) guard(kind, text(kind));
    if (picture) guard('words', picture.file.slice(picture.file.lastIndexOf('/') + 1).slice(0, 32));
    if (picture) media.set(`${type}, ${state}`, picture.id);
  };

  for (const type of documentTypes) {
    await make(type, 'draft', null);
    if (!typesInFull.includes(type)) continue;
    for (const state of ['published', 'private', 'gated', 'protected', 'trashed', 'scheduled'] as const)
      await make(type, state, null);
    for (const role of roles)
      for (const state of ['draft', 'published', 'trashed'] as const) await make(type, state, role);
  }

  media.set('media, open', (await aPicture(cms, { width: 8 })).id);
  const forSome = await aPicture(cms, { width: 8 });
  await cms.media.saveMedia(systemViewer, forSome.id, { visibility: 'customer' });
  media.set('media, for some', forSome.id);
  media.set('media, hidden', media.get('post, draft') ?? 0);
  for (const role of roles)
    media.set(`media, own, ${role}`, await copyMedia(door, media.get('media, open') ?? 0, door.userIds[role]));

  const find = (thing: string, rank: Rank): Stored | null => {
    const isOwn = /, own/.test(thing);
    if (isOwn && rank === 'anonymous') return null;
    const key = isOwn ? `${thing}, ${rank}` : thing;
    if (thing.endsWith('absent')) return { id: 999_999, revision: 999_999, autosave: 999_999 };
    const id = media.get(key);
    return documents.get(key) ?? (id === undefined ? null : { id, revision: 0, autosave: 0 });
  };

  return {
    ownerId: owner.id,
    documents: all,
    mediaIds: [...media.values()],
    find,
    copy: async (thing, stored) =>
      mediaThings.some((name) => thing === `media, ${name}`)
        ? { ...stored, id: await copyMedia(door, stored.id, null) }
        : { ...stored, id: await copyDocument(door, stored.id) },
    leaksIn: (text, rank, seen = []) =>
      canaries
        .filter((canary) => !mayRead(canary, rank) && text.includes(canary.text))
        .filter((canary) => !seen.includes(canaryIds.get(canary) ?? 0))
        .map((canary) => canary.text),
  };
}

export function isAtLeast(rank: Rank, least: Least): boolean {
  return least !== 'nobody' && ranks.indexOf(rank) >= ranks.indexOf(least);
}

function mayRead({ least, own }: Canary, rank: Rank): boolean {
  return isAtLeast(rank, least) || (own !== null && own.role === rank && isAtLeast(rank, own.least));
}

/** A revision, a user's unfinished work, and an answer in a review, as saving would store them. */
async function giveHistory(door: TestDoor, id: number, words: string): Promise<{ revision: number; autosave: number }> {
  const rows = await door.database.query<{ id: number }>(sql`
    insert into revisions (document_id, kind, author_id, title, content, excerpt, document_revision, created_at)
    select d.id, kind, null, ${words}, d.content, '', d.revision, d.modified_at
    from documents d, unnest(array['revision', 'autosave']) as kind where d.id = ${id} order by kind desc
    returning id`);
  await door.database.run(sql`
    insert into review_entries (document_id, step, author_id, words, at)
    select d.id, 'answered', null, ${words}, d.modified_at from documents d where d.id = ${id}`);
  return { revision: rows[0]?.id ?? 0, autosave: rows[1]?.id ?? 0 };
}

async function copyDocument(door: TestDoor, id: number): Promise<number> {
  const row = await door.database.one<{ id: number }>(sql`
    insert into documents
    select (jsonb_populate_record(d, jsonb_build_object('id', n, 'group_id', gen_random_uuid(), 'slug', d.slug || n))).*
    from documents d, nextval('content_ids') as n where d.id = ${id} returning id`);
  return row?.id ?? 0;
}

/** `authorId`: null keeps the author. Documents that use the file also use the copy. */
async function copyMedia(door: TestDoor, id: number, authorId: number | null): Promise<number> {
  const row = await door.database.one<{ id: number }>(sql`
    insert into media
    select (jsonb_populate_record(m, jsonb_build_object('id', n, 'slug', m.slug || n,
      'file', 'uploads/2026/01/' || md5(n::text) || '.png', 'renditions', '[]'::jsonb,
      'author_id', coalesce(${authorId}::bigint, m.author_id)))).*
    from media m, nextval('content_ids') as n where m.id = ${id} returning id`);
  const copy = row?.id ?? 0;
  await door.database.run(sql`
    insert into uses select document_id, state, work_id, kind, ${String(copy)} from uses where kind = 'media' and target = ${String(id)}`);
  return copy;
}

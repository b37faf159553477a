import { afterEach, expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { withoutItemIds } from '#cms-schema/fields/list-items.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { BlockNode } from '#cms-schema/markup/document.ts';
import { readTypedDocument, walkBlocks } from '#cms-schema/typed-document.ts';
import type { Database, Queryable } from '#kit/database/connect.ts';
import { type Migration, migrate } from '#kit/database/migrate.ts';
import { jsonb, sql } from '#kit/database/sql.ts';
import { createTestDatabase } from '#kit/database/testing/test-database.ts';
import { migrations } from '../migrations.ts';
import { connectOptions } from '../open-database.ts';
import { readPendingComment } from '../pending-comment.ts';
import before from '../testing/before-item-ids.json' with { type: 'json' };

/**
 * `before-item-ids.json` holds the rows of a database from the version before items had ids: a page in two languages
 * whose questions are in a different order in each, with history, unfinished work and a scheduled change, and a draft.
 */
const NUMBER = migrations.find(({ name }) => name.startsWith('ids of the items of lists'))?.number ?? 0;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

test('migrating a database of the previous version adds ids everywhere and changes nothing that readers see', async () => {
  const database = await openBefore();
  await migrate(database, { name: 'cms', migrations });
  for (const { was, is } of await listContents(database)) {
    for (const block of blocksOf(is)) {
      const ids = listIds(block.attributes);
      expect(ids).not.toContain(null);
    }
    expect(blocksOf(is).map(plain)).toEqual(blocksOf(was).map(plain));
    expect(readTypedDocument(is, definitions).problems).toEqual(readTypedDocument(was, definitions).problems);
  }
});

test('corresponding questions have the same id in both languages, even if their order differs', async () => {
  const database = await openBefore();
  await migrate(database, { name: 'cms', migrations });
  const [zh, en] = await Promise.all([contentOf(database, 1), contentOf(database, 2)]);
  const questions = (content: string) => pairs(blockOf(content, 'faq').attributes.items, 'question');
  expect(byId(questions(en), questions(zh))).toEqual({
    'How long does it take?': '多久交付？',
    'Which phones does it support?': '支持哪些手机？',
    'How is it licensed?': '如何授权？',
  });
  const rows = (content: string) =>
    asList(blockOf(content, 'specs').attributes.groups).flatMap((group) => pairs(asObject(group).rows, 'label'));
  expect(byId(rows(en), rows(zh))).toMatchObject({ Current: '最大电流' });
});

test('a question has the same id in every revision, in unfinished work and in the scheduled change', async () => {
  const database = await openBefore();
  await migrate(database, { name: 'cms', migrations });
  const questions = (content: string) => new Map(pairs(blockOf(content, 'faq').attributes.items, 'question'));
  const present = questions(await contentOf(database, 1));
  const ids = new Map([...present].map(([id, question]) => [question, id]));
  const revisions = await database.query<{ kind: string; content: string; document_id: number }>(
    sql`select kind, content, document_id from revisions order by id`,
  );
  for (const { content } of revisions.filter(({ document_id: of }) => of === 1)) {
    for (const [id, question] of questions(content)) expect(ids.get(question)).toBe(id);
  }
  const beside = revisions.find(({ kind }) => kind === 'autosave');
  const english = questions(await contentOf(database, 2));
  expect([...questions(beside?.content ?? '')]).toEqual([...english].toSpliced(1, 1));
  const change = await database.one<{ patch: { content: string } }>(sql`select patch from scheduled_changes`);
  expect([...questions(change?.patch.content ?? '')]).toEqual(
    [...present].with(1, [ids.get('如何授权？') ?? '', '授权方式？']),
  );
});

test('translation notes are stored by item id and give the same state of each text', async () => {
  const database = await openBefore();
  await migrate(database, { name: 'cms', migrations });
  const row = await database.one<{ meta: JsonObject }>(sql`select meta from documents where id = 2`);
  const [first = ''] = pairs(blockOf(await contentOf(database, 2), 'faq').attributes.items, 'question')[0] ?? [];
  const sources = asObject(row?.meta.haptera_sources);
  expect(asObject(sources.faq)[`items.${first}.question`]).toEqual({ state: 'translated', from: '多久交付？' });
  expect(Object.keys(asObject(sources.faq)).filter((key) => /\.\d+\./.test(key))).toEqual([]);
  const beside = await database.one<{ content: string; pending: JsonObject }>(
    sql`select content, pending from revisions where kind = 'autosave'`,
  );
  const content = beside?.content ?? '';
  const [one, two] = pairs(blockOf(content, 'cases').attributes.cases, 'title').map(([id]) => id);
  expect(asObject(asObject(asObject(asObject(beside?.pending.fields).meta).haptera_sources).cases)).toEqual({
    [`cases.${two}.title`]: { state: 'untranslated' },
    [`cases.${one}.title`]: { state: 'original' },
  });
});

test('a migration interrupted after any page resumes and yields exactly the same content', async () => {
  const whole = await openBefore();
  await migrate(whole, { name: 'cms', migrations });
  const cut = await openBefore();
  const breaking = migrations.map(
    (migration): Migration => (migration.number === NUMBER ? { ...migration, work: breakOff(migration) } : migration),
  );
  await expect(migrate(cut, { name: 'cms', migrations: breaking })).rejects.toThrow('cut short');
  await migrate(cut, { name: 'cms', migrations });
  expect(await listContents(cut)).toEqual(await listContents(whole));
  expect(await cut.one(sql`select to_regclass('cms.item_ids_to_give')::text as name`)).toEqual({ name: null });
});

/** Migrates the first page and stops in the middle of the second. */
function breakOff({ work }: Migration): NonNullable<Migration['work']> {
  let calls = 0;
  return async (tx: Queryable) => {
    const isDone = (await work?.(tx)) ?? true;
    calls += 1;
    if (calls > 1) throw new Error('cut short');
    return isDone;
  };
}

async function openBefore(): Promise<Database> {
  const { database, drop } = await createTestDatabase({ connect: connectOptions });
  closing.push(drop);
  await migrate(database, { name: 'cms', migrations: migrations.slice(0, NUMBER - 1) });
  await database.run(sql`insert into documents overriding system value
    select * from jsonb_populate_recordset(null::documents, ${jsonb(before.documents)})`);
  await database.run(sql`insert into revisions overriding system value
    select * from jsonb_populate_recordset(null::revisions, ${jsonb(before.revisions)})`);
  await database.run(sql`insert into scheduled_changes overriding system value
    select * from jsonb_populate_recordset(null::scheduled_changes, ${jsonb(before.scheduled_changes)})`);
  return database;
}

async function listContents(database: Database): Promise<{ was: string; is: string }[]> {
  const rows = [
    ...(await database.query<{ content: string }>(sql`select content from documents order by id`)),
    ...(await database.query<{ content: string }>(sql`select content from revisions order by id`)),
    ...(await database.query<{ content: string }>(sql`select patch ->> 'content' as content from scheduled_changes`)),
  ];
  const old = [...before.documents, ...before.revisions, ...before.scheduled_changes.map(({ patch }) => patch)];
  const own = (content: string) => readPendingComment(content).content;
  return rows.map(({ content }, index) => ({ was: own(old[index]?.content ?? ''), is: own(content) }));
}

async function contentOf(database: Database, id: number): Promise<string> {
  const row = await database.one<{ content: string }>(sql`select content from documents where id = ${id}`);
  return row?.content ?? '';
}

function blocksOf(content: string): BlockNode[] {
  return [...walkBlocks(readTypedDocument(content, definitions).nodes)].map(({ node }) => node);
}

function blockOf(content: string, id: string): BlockNode {
  const found = blocksOf(content).find((block) => block.id === id);
  if (!found) throw new Error(`There is no block ${id}.`);
  return found;
}

function plain({ id, type, attributes }: BlockNode) {
  return { id, type, attributes: withoutItemIds(definitions.get(type)?.fields ?? {}, attributes) };
}

/** The id of every item, null for an item without one. */
function listIds(value: JsonValue | undefined): (string | null)[] {
  if (Array.isArray(value)) {
    return value.flatMap((item) => [
      typeof asObject(item).id === 'string' ? String(asObject(item).id) : null,
      ...listIds(item),
    ]);
  }
  return isJsonObject(value) ? Object.values(value).flatMap(listIds) : [];
}

/** Each item's id and one of its texts. */
function pairs(items: JsonValue | undefined, field: string): [string, string][] {
  return asList(items).map((item) => [String(asObject(item).id), String(asObject(item)[field])]);
}

function byId(
  own: readonly [string, string][],
  other: readonly [string, string][],
): Record<string, string | undefined> {
  const theirs = new Map(other);
  return Object.fromEntries(own.map(([id, text]) => [text, theirs.get(id)]));
}

function asList(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}

function asObject(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { createCms } from '../create-cms.ts';
import { createCore } from '../create-core.ts';
import { CmsError } from '../errors.ts';
import { deriveKeys } from '../keys.ts';
import { systemViewer } from '../permission/viewer.ts';
import { aPage, aPicture, hero } from '../testing/builders.ts';
import { openTestCms, type TestCms, testSecret } from '../testing/open-test-cms.ts';

let test: TestCms;
beforeAll(async () => {
  test = await openTestCms();
});
afterAll(() => test.close());

/** Presents every document again and returns what that announces: nothing, if all rows were up to date. */
async function findStaleRows(): Promise<unknown[]> {
  const { database } = test;
  const lease = await database.one<{ epoch: number }>('select epoch from writer_lease');
  const { core } = createCore({
    database,
    searchDatabase: database,
    definitions,
    dataDirectory: test.dataDirectory,
    publicUrl: 'https://haptera.example',
    keys: deriveKeys(testSecret),
    keepRevisions: null,
    log: () => undefined,
    clock: () => new Date(),
    epoch: () => lease?.epoch ?? null,
    onAnnounced: () => undefined,
  });
  const last = await database.one<{ id: number }>('select coalesce(max(id), 0) as id from outbox');
  const ids = (await database.query<{ id: number }>('select id from documents')).map(({ id }) => id);
  await core.change(systemViewer, (change) => change.present(ids));
  return database.query('select tags from outbox where id > $1', [last?.id]);
}

/** Lets another process take over, and returns what it announced while it updated the rows. */
async function reopened(): Promise<{ tags: string[] }> {
  const { databaseUrl, dataDirectory, database } = test;
  const last = await database.one<{ id: number }>('select coalesce(max(id), 0) as id from outbox');
  await test.cms.close();
  const cms = createCms({
    databaseUrl,
    dataDirectory,
    secret: testSecret,
    publicUrl: 'https://haptera.example',
    siteRevalidateUrl: null,
    log: () => undefined,
  });
  await cms.start();
  const outdated = "select count(*) as count from published where presented_by = 'an older program'";
  await expect.poll(async () => (await database.one<{ count: number }>(outdated))?.count).toBe(0);
  const closeRest = test.close;
  test = {
    ...test,
    cms,
    close: async () => {
      await cms.close();
      await closeRest();
    },
  };
  const rows = await database.query<{ tags: string[] }>('select tags from outbox where id > $1', [last?.id]);
  return { tags: rows.flatMap(({ tags }) => tags) };
}

describe('what readers see', () => {
  it('equals a fresh presentation of everything, after any sequence of changes', async () => {
    const { documents, media: library, settings, terms, published } = test.cms;
    const pictures = [await aPicture(test.cms), await aPicture(test.cms)];
    const category = await terms.createTerm(systemViewer, { taxonomy: 'category', name: 'Kind' });
    const pages: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      const zh = await aPage(test.cms, { slug: `p${index}`, status: index % 2 ? 'draft' : 'publish' });
      pages.push(zh.id);
      if (index < 3) pages.push((await aPage(test.cms, { slug: `p${index}`, translationOf: zh.id })).id);
    }
    const post = await aPage(test.cms, { type: 'post', categories: [category.id] });
    const everything = [...pages, post.id];

    const any = fc.nat({ max: everything.length - 1 });
    const at = (index: number) => everything[index] ?? 0;
    const step = fc.oneof(
      fc.record({ act: fc.constant('slug' as const), one: any, word: fc.constantFrom('a', 'b', 'c') }),
      fc.record({ act: fc.constant('title' as const), one: any, word: fc.constantFrom('x', 'y') }),
      fc.record({ act: fc.constant('parent' as const), one: any, other: fc.option(any) }),
      fc.record({ act: fc.constant('link' as const), one: any, other: any }),
      fc.record({ act: fc.constant('picture' as const), one: any, which: fc.nat({ max: 1 }) }),
      fc.record({ act: fc.constant('publish' as const), one: any }),
      fc.record({ act: fc.constant('unpublish' as const), one: any }),
      fc.record({ act: fc.constant('trash' as const), one: any }),
      fc.record({ act: fc.constant('password' as const), one: any, word: fc.constantFrom('', 'pw') }),
      fc.record({ act: fc.constant('alt' as const), which: fc.nat({ max: 1 }), word: fc.string({ maxLength: 3 }) }),
      fc.record({ act: fc.constant('front' as const), one: fc.option(any) }),
      fc.record({ act: fc.constant('term' as const), word: fc.constantFrom('K1', 'K2') }),
    );
    type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
    const perform = async (one: Step): Promise<unknown> => {
      switch (one.act) {
        case 'slug':
          return documents.saveDocument(systemViewer, at(one.one), { slug: one.word });
        case 'title':
          return documents.saveDocument(systemViewer, at(one.one), { title: one.word });
        case 'parent':
          return documents.saveDocument(systemViewer, at(one.one), {
            parentId: one.other === null ? null : at(one.other),
          });
        case 'link':
          return documents.saveDocument(systemViewer, at(one.one), {
            content: hero('h', { actions: [{ label: 'go', link: { kind: 'document', id: at(one.other) } }] }),
          });
        case 'picture':
          return documents.saveDocument(systemViewer, at(one.one), {
            featuredMediaId: pictures[one.which]?.id ?? null,
            content: hero('h', { picture: { id: pictures[1 - one.which]?.id } }),
          });
        case 'publish':
          return documents.saveDocument(systemViewer, at(one.one), { status: 'publish' });
        case 'unpublish':
          return documents.unpublishDocuments(systemViewer, [{ id: at(one.one) }]);
        case 'trash':
          return documents.trashDocument(systemViewer, at(one.one));
        case 'password':
          return documents.saveDocument(systemViewer, at(one.one), { password: one.word });
        case 'alt':
          return library.saveMedia(systemViewer, pictures[one.which]?.id ?? 0, { alt: one.word });
        case 'front':
          return settings.saveSettings(systemViewer, { pageOnFront: one.one === null ? 0 : at(one.one) });
        case 'term':
          return terms.saveTerm(systemViewer, 'category', category.id, { name: one.word });
      }
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
        for (const one of steps) {
          await perform(one).catch((error: unknown) => {
            // A rejected change must leave everything as it was, which is checked below.
            if (!(error instanceof CmsError)) throw error;
          });
        }
        expect(await findStaleRows()).toEqual([]);
        const paths = (await published.listPublicPaths()).map(({ locale, path }) => `${locale} ${path}`);
        expect(new Set(paths).size).toBe(paths.length);
        for (const { locale, path, target } of await published.listMovedPaths()) {
          expect(paths).not.toContain(`${locale} ${path}`);
          expect(paths).toContain(`${locale} ${target}`);
        }
      }),
      { numRuns: 20, endOnFailure: true },
    );
  });

  it('is consistent at every moment of a publication', async () => {
    const { documents, published } = test.cms;
    const page = await aPage(test.cms, { title: 'T0', content: hero('T0') });
    let isDone = false;
    const reading = (async () => {
      let reads = 0;
      while (!isDone) {
        const seen = await published.getPublishedById(page.id);
        expect(seen?.rawTitle).toBe(seen?.blocks[0]?.attributes?.heading);
        reads += 1;
      }
      return reads;
    })();
    for (let number = 1; number <= 40; number += 1) {
      await documents.saveDocument(systemViewer, page.id, { title: `T${number}`, content: hero(`T${number}`) });
    }
    isDone = true;
    expect(await reading).toBeGreaterThan(40);
  });

  it('is presented again after an upgrade of the blocks, and announced only where it differs', async () => {
    const page = await aPage(test.cms);
    await test.database.run("update published set presented_by = 'an older program'");
    await test.database.run(`update published set blocks = '[]' where document_id = ${page.id}`);
    await test.database.run(`update search_entries set words = '' where document_id = ${page.id}`);
    const { tags } = await reopened();
    expect(tags).toEqual([`page:zh:${page.path}`]);
    expect((await test.cms.published.getPublishedById(page.id))?.blocks).toHaveLength(1);
    const unfound = await test.database.query("select 1 from search_entries where words = ''");
    expect(unfound).toEqual([]);
  });

  it('is presented again after an upgrade even if the rest of the start takes longer', async () => {
    await aPage(test.cms);
    await test.database.run("update published set presented_by = 'an older program'");
    const holding = test.database.transaction(async (tx) => {
      await tx.run('lock table supported_list_versions in access exclusive mode');
      await sleep(1_000);
    });
    await reopened();
    await holding;
  });

  it('disappears from the site when the definition of its type is removed', async () => {
    const page = await aPage(test.cms);
    await test.database.run(`update documents set type = 'ghost' where id = ${page.id}`);
    await test.database.run(`update published set type = 'ghost' where document_id = ${page.id}`);
    expect(await test.cms.published.getPublishedById(page.id)).toBeNull();
    expect(await test.cms.published.getPublishedByPath('zh', page.path ?? '')).toBeNull();
    expect(await test.cms.documents.getDocument(systemViewer, page.id)).toBeNull();
    await test.database.run("update published set presented_by = 'an older program'");
    expect((await reopened()).tags).toContain(`page:zh:${page.path}`);
    const rows = await test.database.query(`select 1 from published where document_id = ${page.id}`);
    expect(rows).toEqual([]);
  });

  it('keeps the rows of pages that do not show what changed', async () => {
    const { documents } = test.cms;
    const versions = async () =>
      new Map(
        (
          await test.database.query<{ id: number; version: number }>('select document_id as id, version from published')
        ).map((row) => [row.id, row.version]),
      );
    const page = await aPage(test.cms);
    const before = await versions();
    await documents.saveDocument(systemViewer, page.id, { content: hero('other words') });
    const after = await versions();
    expect([...after].filter(([id, version]) => before.get(id) !== version).map(([id]) => id)).toEqual([page.id]);
  });
});

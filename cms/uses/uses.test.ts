import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#kit/database/sql.ts';
import { isLong } from '#kit/testing/env.ts';
import type { Document } from '../documents/model.ts';
import { anonymous, systemViewer, type Viewer } from '../permission/viewer.ts';
import { aPage, aPicture, aViewer, hero, linkingHero } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import type { UseTarget } from './model.ts';
import { recordUsesOf } from './record-uses.ts';

let open: TestCms;
beforeAll(async () => {
  open = await openTestCms();
});
afterAll(() => open.close());

/** `live 12`, `menu 3`, `setting siteLogo`. */
async function listed(target: UseTarget, viewer: Viewer = systemViewer): Promise<string[]> {
  const { items, total } = await open.cms.uses.listUses(viewer, { ...target, perPage: 100 });
  expect(items).toHaveLength(total);
  return items.map((use) => {
    if (use.state === 'setting') return `setting ${use.setting}`;
    return use.state === 'menu' ? `menu ${use.menu.id}` : `${use.state} ${use.document.id}`;
  });
}

const media = (id: number): UseTarget => ({ kind: 'media', id });

describe('the uses of a file', () => {
  test('are listed for live pages, drafts, unsaved work, scheduled changes, settings and the trash', async () => {
    const { cms } = open;
    const { id, file } = await aPicture(cms);
    const content = hero('x', { picture: { id } });
    const [live, featured, shared, other, later, gone] = await Promise.all([
      aPage(cms, { content, locale: 'en' }),
      aPage(cms, { featuredMediaId: id, type: 'post' }),
      aPage(cms, { meta: { seo_image: id } }),
      aPage(cms),
      aPage(cms),
      aPage(cms, { content }),
    ]);
    const draft = await aPage(cms, {
      status: 'draft',
      content: `<!-- wp:html -->\n<img src="/${file}">\n<!-- /wp:html -->`,
    });
    const editor = await aViewer(cms, 'editor');
    await cms.revisions.saveAutosave(editor, other.id, { content });
    await cms.documents.scheduleDocuments(systemViewer, [{ id: later.id, patch: { content } }], '2200-01-01T00:00:00Z');
    await cms.documents.trashDocument(systemViewer, gone.id);
    await cms.settings.saveSettings(systemViewer, { siteLogo: id });
    const menu = await cms.menus.createMenu(systemViewer, { name: `With ${id}`, locale: 'en' });
    await cms.menus.createMenuItem(systemViewer, menu.id, { label: 'x', kind: 'custom', url: `/${file}` });
    expect(new Set(await listed(media(id)))).toEqual(
      new Set([
        ...[live, featured, shared].map((page) => `live ${page.id}`),
        ...[`draft ${draft.id}`, `work ${other.id}`, `change ${later.id}`],
        ...[`menu ${menu.id}`, 'setting siteLogo', `trash ${gone.id}`],
      ]),
    );
    const [first] = await listed(media(id));
    expect(first).toMatch(/^live /);
  });

  test('count what the viewer may not see, and name only the rest', async () => {
    const { cms } = open;
    const { id } = await aPicture(cms);
    const content = hero('x', { picture: { id } });
    const live = await aPage(cms, { content });
    await aPage(cms, { content, status: 'draft' });
    const contributor = await aViewer(cms, 'contributor');
    const { items, total, hidden } = await cms.uses.listUses(contributor, { kind: 'media', id });
    expect(items).toEqual([
      expect.objectContaining({ state: 'live', document: expect.objectContaining({ id: live.id }) }),
    ]);
    expect([total, hidden]).toEqual([1, 1]);
  });

  test('are told to nobody who may not write, and of no file that the viewer may not know of', async () => {
    const { cms } = open;
    const { id } = await aPicture(cms);
    await expect(cms.uses.listUses(anonymous, { kind: 'media', id })).rejects.toMatchObject({
      code: 'haptera_cannot_list_uses',
    });
    await aPage(cms, { content: hero('x', { picture: { id } }), status: 'draft' });
    const contributor = await aViewer(cms, 'contributor');
    await expect(cms.uses.listUses(contributor, { kind: 'media', id })).rejects.toMatchObject({
      code: 'haptera_no_media',
    });
  });

  test('come in pages', async () => {
    const { cms } = open;
    const { id } = await aPicture(cms);
    for (let made = 0; made < 3; made += 1) await aPage(cms, { content: hero('x', { picture: { id } }) });
    const ask = (page: number) => cms.uses.listUses(systemViewer, { kind: 'media', id, page, perPage: 2 });
    expect((await ask(1)).items).toHaveLength(2);
    expect(await ask(2)).toMatchObject({ total: 3, items: [{ state: 'live' }] });
    await expect(ask(3)).rejects.toMatchObject({ code: 'haptera_page_too_far' });
  });
});

test('a document is used by references, links at its present and former addresses, menus and settings', async () => {
  const { cms } = open;
  const target = await aPage(cms, { locale: 'en', slug: 'a-target' });
  const link = (href: string) => `<!-- wp:html -->\n<p><a href="${href}">x</a></p>\n<!-- /wp:html -->`;
  const pages = await Promise.all([
    aPage(cms, { locale: 'en', content: linkingHero('x', target.id) }),
    aPage(cms, { content: link('/en/a-target/?x=1#y') }),
    aPage(cms, { content: link(`${cms.publicUrl}/en/a-target`) }),
    aPage(cms, { content: link(`/?p=${target.id}`), locale: 'en' }),
    aPage(cms, {
      content: hero('x', { actions: [{ label: 'Go', link: { kind: 'path', path: '/a-target' } }] }),
      locale: 'en',
    }),
  ]);
  await aPage(cms, { content: link('/en/a-target-of-others') });
  const menu = await cms.menus.createMenu(systemViewer, { name: 'With a target', locale: 'en' });
  await cms.menus.createMenuItem(systemViewer, menu.id, { label: 'x', kind: 'custom', url: '/a-target' });
  const expected = new Set([...pages.map(({ id }) => `live ${id}`), `menu ${menu.id}`]);
  const uses = async () => new Set(await listed({ kind: 'document', id: target.id }));
  expect(await uses()).toEqual(expected);
  await cms.documents.saveDocument(systemViewer, target.id, { slug: 'a-moved-target' });
  expect(await uses()).toEqual(expected);
  await cms.settings.saveSettings(systemViewer, { pageForPosts: target.id });
  expect(await uses()).toEqual(new Set([...expected, 'setting pageForPosts']));
});

test('blocks are found by name, whether we define them or not, and terms by what is filed and what blocks name', async () => {
  const { cms } = open;
  const term = await cms.terms.createTerm(systemViewer, { taxonomy: 'category', name: 'Used' });
  const gallery = await aPage(cms, {
    content: '<!-- wp:gallery -->\n<p>x</p>\n<!-- /wp:gallery -->',
    type: 'post',
    categories: [term.id],
  });
  expect(await listed({ kind: 'block', name: 'core/gallery' })).toEqual([`live ${gallery.id}`]);
  expect(await listed({ kind: 'block', name: 'haptera/nothing' })).toEqual([]);
  expect(await listed({ kind: 'block', name: 'haptera/hero' })).not.toContain(`live ${gallery.id}`);
  const list = await aPage(cms, {
    content: `<!-- wp:haptera/post-list ${JSON.stringify({ id: 'list', term: term.id })} /-->`,
  });
  expect(new Set(await listed({ kind: 'term', id: term.id }))).toEqual(
    new Set([`live ${gallery.id}`, `live ${list.id}`]),
  );
});

test('unsaved work is listed until it is discarded or overtaken, and hides its files afterwards as well', async () => {
  const { cms } = open;
  const [one, two] = [await aPicture(cms), await aPicture(cms)];
  const page = await aPage(cms);
  const editor = await aViewer(cms, 'editor');
  await cms.revisions.saveAutosave(editor, page.id, { content: hero('x', { picture: { id: one.id } }) });
  await cms.revisions.saveAutosave(editor, page.id, { content: hero('x', { picture: { id: two.id } }) });
  expect(await listed(media(one.id))).toEqual([]);
  expect(await listed(media(two.id))).toEqual([`work ${page.id}`]);
  await cms.documents.saveDocument(systemViewer, page.id, { title: 'Overtaken' });
  expect(await listed(media(two.id))).toEqual([]);
  await cms.revisions.deleteAutosave(editor, page.id);
  for (const { id } of [one, two]) expect(await cms.media.getMedia(anonymous, id)).toBeNull();
});

describe('the index', () => {
  interface World {
    readonly pictures: readonly number[];
    readonly editor: Viewer;
    readonly pages: Map<number, Document['status']>;
  }
  type Step = readonly [act: keyof typeof acts, page: number, picture: number];

  const acts = {
    create: async (world: World, _: number, picture: number) => {
      const page = await aPage(open.cms, { content: hero('x', { picture: { id: picture } }), status: 'draft' });
      world.pages.set(page.id, 'draft');
    },
    save: async (_: World, page: number, picture: number) => {
      await open.cms.documents.saveDocument(systemViewer, page, {
        content: `${linkingHero('x', page)}\n\n${hero('y', { id: 'other', picture: { id: picture } })}`,
      });
    },
    feature: async (_: World, page: number, picture: number) => {
      await open.cms.documents.saveDocument(systemViewer, page, { featuredMediaId: picture });
    },
    publish: async (_: World, page: number) => {
      await open.cms.documents.publishDocuments(systemViewer, [{ id: page }]);
    },
    unpublish: async (_: World, page: number) => {
      await open.cms.documents.unpublishDocuments(systemViewer, [{ id: page }]);
    },
    autosave: async ({ editor }: World, page: number, picture: number) => {
      await open.cms.revisions.saveAutosave(editor, page, { content: hero('z', { picture: { id: picture } }) });
    },
    discard: async ({ editor }: World, page: number) => open.cms.revisions.deleteAutosave(editor, page),
    schedule: async (_: World, page: number, picture: number) => {
      const patch = { content: hero('later', { picture: { id: picture } }) };
      await open.cms.documents.scheduleDocuments(systemViewer, [{ id: page, patch }], '2200-01-01T00:00:00Z');
    },
    trash: async (_: World, page: number) => {
      await open.cms.documents.trashDocument(systemViewer, page);
    },
    restore: async (_: World, page: number) => {
      await open.cms.documents.restoreDocument(systemViewer, page);
    },
    remove: async (world: World, page: number) => {
      await open.cms.documents.deleteDocument(systemViewer, page);
      world.pages.delete(page);
    },
    logo: async (_: World, __: number, picture: number) => {
      await open.cms.settings.saveSettings(systemViewer, { siteLogo: picture });
    },
    menu: async (_: World, page: number) => {
      const menu = await open.cms.menus.createMenu(systemViewer, { name: 'One more', locale: 'zh' });
      await open.cms.menus.createMenuItem(systemViewer, menu.id, { label: 'x', kind: 'document', documentId: page });
    },
  };

  const uses = (world: World) =>
    Promise.all([
      ...world.pictures.map((id) => listed(media(id))),
      ...[...world.pages.keys()].map((id) => listed({ kind: 'document', id })),
      listed({ kind: 'block', name: 'haptera/hero' }),
    ]);

  test('equals a full re-computation after any sequence of changes', async () => {
    const { cms, database } = open;
    const editor = await aViewer(cms, 'editor');
    const step: fc.Arbitrary<Step> = fc.tuple(
      fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
      fc.nat(3),
      fc.nat(2),
    );
    let done = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const pictures = [
          await aPicture(cms, { width: 8 }),
          await aPicture(cms, { width: 8 }),
          await aPicture(cms, { width: 8 }),
        ].map(({ id }) => id);
        const world: World = { pictures, editor, pages: new Map() };
        await acts.create(world, 0, pictures[0] ?? 0);
        for (const [act, page, picture] of steps) {
          const ids = [...world.pages.keys()];
          const id = ids[page % Math.max(ids.length, 1)] ?? 0;
          // Some do not fit the state of the page: what is refused must leave the index as it was.
          await acts[act](world, id, pictures[picture] ?? 0).then(() => (done += 1), expectRefusal);
        }
        const kept = await uses(world);
        await database.transaction(async (tx) => {
          await tx.run(sql`delete from uses where state <> 'former'`);
          const rows = await tx.query<{ id: number }>(sql`select id from documents`);
          for (const { id } of rows) await recordUsesOf(tx, id);
        });
        expect(kept).toEqual(await uses(world));
      }),
      { numRuns: isLong ? 300 : 8 },
    );
    expect(done).toBeGreaterThan(0);
  }, 120_000);

  function expectRefusal(error: unknown): void {
    expect(error).toMatchObject({ code: expect.stringMatching(/^haptera_/) });
  }
});

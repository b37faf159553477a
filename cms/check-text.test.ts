import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { sql } from '#kit/database/sql.ts';
import { printDisposition } from './answer-file.ts';
import { systemViewer } from './permission/viewer.ts';
import { aPage, aPicture, aViewer, hero } from './testing/builders.ts';
import { openTestCms, type TestCms } from './testing/open-test-cms.ts';

let test: TestCms;
beforeAll(async () => {
  test = await openTestCms();
});
afterAll(() => test.close());

const composed = 'ガイドbook é';
const apart = composed.normalize('NFD');
const family = '👩‍👩‍👧‍👦';

describe('what people type is stored composed', () => {
  it('in titles, excerpts, meta, blocks and slugs of documents, and leaves foreign markup as it is', async () => {
    const foreign = `<!-- wp:html -->\n<p title="${apart}">${apart}</p>\n<!-- /wp:html -->`;
    const page = await aPage(test.cms, {
      title: apart,
      slug: apart,
      excerpt: apart,
      meta: { seo_title: apart },
      content: `${hero(apart, { lede: apart })}\n\n${foreign}`,
    });
    expect([page.title, page.excerpt, page.meta.seo_title]).toEqual([composed, composed, composed]);
    expect(decodeURIComponent(page.slug)).toBe('ガイドbook-e');
    expect(page.content.split(composed)).toHaveLength(3);
    expect(page.content).toContain(foreign);
  });

  it('in names of terms, and a second one of the same name in another form is refused', async () => {
    const { terms } = test.cms;
    for (const taxonomy of ['post_tag', 'category'] as const) {
      const term = await terms.createTerm(systemViewer, { taxonomy, name: apart });
      expect(term.name).toBe(composed);
      for (const name of [composed, apart, composed.toUpperCase(), 'ガイドｂｏｏｋ é', `\u200b${composed}\u202e`]) {
        await expect(terms.createTerm(systemViewer, { taxonomy, name })).rejects.toMatchObject({
          code: 'haptera_term_exists',
        });
      }
    }
  });

  it('in names of media, which are found by either form', async () => {
    const picture = await aPicture(test.cms, { width: 8, fileName: `${apart}.png` });
    expect([picture.title, picture.fileName]).toEqual([composed, `${composed}.png`]);
    await test.cms.media.saveMedia(systemViewer, picture.id, { title: 'x', alt: { zh: apart } });
    for (const search of [composed, apart]) {
      const { items } = await test.cms.media.listMedia(systemViewer, { search });
      expect(items.map(({ id }) => id)).toEqual([picture.id]);
    }
  });

  it('in names of people, menus and settings', async () => {
    const { user } = await aViewer(test.cms, 'author');
    const saved = await test.cms.users.saveUser(systemViewer, user?.id ?? 0, {
      displayName: apart,
      names: { zh: apart },
    });
    expect([saved.displayName, saved.names.zh]).toEqual([composed, composed]);
    const settings = await test.cms.settings.saveSettings(systemViewer, { title: { zh: apart } });
    expect(settings.title.zh).toBe(composed);
  });
});

describe('names and titles', () => {
  it('are stored in one line, without characters that nobody sees', async () => {
    const page = await aPage(test.cms, { title: 'Safe\u202etxt.exe\u200b\n👩‍💻' });
    expect(page.title).toBe('Safetxt.exe 👩‍💻');
    const term = await test.cms.terms.createTerm(systemViewer, { taxonomy: 'post_tag', name: '\u2066Tag\u2069\u0007' });
    expect(term.name).toBe('Tag');
  });

  it('are measured in what readers call characters', async () => {
    const name = family.repeat(8);
    const most = `${'n'.repeat(limits.name - 8)}${name}`;
    expect((await test.cms.terms.createTerm(systemViewer, { taxonomy: 'post_tag', name: most })).name).toBe(most);
    for (const wrong of [`${most}n`, `e${'\u0301'.repeat(limits.name * 10)}`]) {
      await expect(
        test.cms.terms.createTerm(systemViewer, { taxonomy: 'post_tag', name: wrong }),
      ).rejects.toMatchObject({
        code: 'haptera_too_long',
      });
    }
  });

  it('generated excerpts are cut between characters', async () => {
    const page = await aPage(test.cms, { title: 't', slug: 'long', content: hero('x', { lede: family.repeat(20) }) });
    const found = await test.cms.published.getPublishedById(page.id);
    expect(found?.seo.description).toBe(`x ${family.repeat(20)}`.trim());
  });

  it('stored before they were checked are cleaned where readers see them', async () => {
    const page = await aPage(test.cms, { title: 'x', slug: 'older', meta: { seo_title: '' } });
    await test.database.run(sql`update documents set title = ${'Old\u202e\u200btitle'} where id = ${page.id}`);
    await test.cms.documents.saveDocument(systemViewer, page.id, { excerpt: 'y' });
    const found = await test.cms.published.getPublishedById(page.id);
    expect([found?.title, found?.seo.title]).toEqual(['Oldtitle', 'Oldtitle']);
  });

  it('of downloads are offered without characters that nobody sees', () => {
    expect(printDisposition('report\u202egpj.exe\u200b')).toBe(
      'attachment; filename="reportgpj.exe"; filename*=UTF-8\'\'reportgpj.exe',
    );
  });
});

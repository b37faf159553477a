import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccountType, accountTypes } from '#cms-schema/visibility.ts';
import { documentTypes } from '#contract/content-types.ts';
import {
  type DocumentPass,
  documentPassKey,
  documentTicketKey,
  readDocumentTicket,
  signDocumentPass,
} from '#contract/gated-documents.ts';
import type { Document, NewDocument } from '../documents/model.ts';
import type { Viewer } from '../permission/viewer.ts';
import { aPage, aPicture, aViewer, exampleMeta, hero } from '../testing/builders.ts';
import { openTestCms, type TestCms, testSecret } from '../testing/open-test-cms.ts';

let held: TestCms;
let editor: Viewer;
beforeAll(async () => {
  held = await openTestCms();
  editor = await aViewer(held.cms, 'editor');
});
afterAll(() => held.close());

let count = 0;
let canary = '';
beforeEach(() => {
  count += 1;
  canary = `canary${count}word`;
});

function gated(input: Partial<NewDocument> = {}): Promise<Document> {
  const words = { title: `title ${canary}`, excerpt: `lead ${canary}`, content: hero(`heading ${canary}`) };
  return aPage(held.cms, { visibility: 'customer', ...words, ...input });
}

const soon = () => new Date(Date.now() + 60_000).toISOString();
const passFor = (pass: DocumentPass, until = soon(), key = documentPassKey(testSecret)) =>
  signDocumentPass(key, pass, until);

async function announcedBy(act: () => Promise<unknown>): Promise<{ tags: string[]; paths: string[] }> {
  const last = await held.database.one<{ id: number }>('select coalesce(max(id), 0) as id from outbox');
  await act();
  const rows = await held.database.query<{ tags: string[]; paths: string[] }>(
    'select tags, paths from outbox where id > $1',
    [last?.id],
  );
  return { tags: rows.flatMap(({ tags }) => tags), paths: rows.flatMap(({ paths }) => paths) };
}

/** Everything that readers can find out about documents, as text. */
async function readersKnow(): Promise<string> {
  const { published } = held.cms;
  const lists = documentTypes.map((type) => published.listPublished({ type, first: 100 }));
  const searches = [published.searchPublished('zh', canary), published.suggestPublished('zh', 'title', 20)];
  const told = await Promise.all([
    ...lists,
    ...searches,
    published.listNewest('zh', documentTypes, 100),
    published.listPublicPaths(),
    published.listMovedPaths(),
    published.listSitemapEntries('zh', 1),
    published.listGatedPaths(),
  ]);
  return JSON.stringify(told);
}

describe.each(documentTypes)('a %s that is not for everyone', (type) => {
  test('appears in no list, search, feed or sitemap', async () => {
    const document = await gated({ type, meta: exampleMeta(type) });
    expect(await readersKnow()).not.toContain(canary);
    expect(await held.cms.published.getPublishedById(document.id)).toBeNull();
    const atAddress = await held.cms.published.getPublishedByPath('zh', document.path ?? '');
    expect(atAddress).toBeNull();
  });

  test('has a gate at its address, with a ticket but none of its content', async () => {
    const { id: documentId, path } = await gated({ type, meta: exampleMeta(type) });
    const gate = await held.cms.published.getGate('zh', path ?? '');
    expect(JSON.stringify(gate)).not.toContain(canary);
    expect(gate?.visibility).toBe('customer');
    const ticket = readDocumentTicket(documentTicketKey(testSecret), gate?.ticket ?? '');
    expect(ticket).toEqual({ documentId, locale: 'zh', path, visibility: 'customer' });
  });
});

describe('a pass', () => {
  test('opens the document that it names', async () => {
    const { id: documentId } = await gated();
    const opened = await held.cms.published.openGated(passFor({ documentId, visibility: 'customer' }));
    expect(JSON.stringify(opened?.blocks)).toContain(`heading ${canary}`);
  });

  test('opens nothing if it is expired, forged or signed for another purpose', async () => {
    const { id: documentId, path } = await gated();
    const pass: DocumentPass = { documentId, visibility: 'customer' };
    const other = await gated();
    const [, signature = ''] = passFor(pass).split('.');
    const [words = ''] = passFor({ ...pass, documentId: other.id }).split('.');
    const gate = await held.cms.published.getGate('zh', path ?? '');
    const wrong = [
      '',
      'nonsense',
      words,
      `${words}.${signature}`,
      `${passFor(pass)}.x`,
      gate?.ticket ?? '',
      passFor(pass, new Date(Date.now() - 1).toISOString()),
      passFor(pass, soon(), documentTicketKey(testSecret)),
      passFor(pass, soon(), documentPassKey('a secret of another installation, long enough')),
    ];
    for (const text of wrong) expect(await held.cms.published.openGated(text), text).toBeNull();
  });

  test('opens nothing once the document is unpublished or its visibility has changed', async () => {
    const { id } = await gated();
    const pass = passFor({ documentId: id, visibility: 'customer' });
    for (const patch of [{ visibility: 'trialCustomer' }, { visibility: 'everyone' }] as const) {
      await held.cms.documents.saveDocument(editor, id, patch);
      expect(await held.cms.published.openGated(pass)).toBeNull();
    }
    await held.cms.documents.saveDocument(editor, id, { visibility: 'customer', status: 'draft' });
    expect(await held.cms.published.openGated(pass)).toBeNull();
    await held.cms.documents.saveDocument(editor, id, { status: 'publish', password: 'secret' });
    expect(await held.cms.published.openGated(pass)).toBeNull();
  });

  test('opens neither drafts nor unrestricted pages', async () => {
    const draft = await gated({ status: 'draft' });
    const open = await aPage(held.cms);
    for (const documentId of [draft.id, open.id])
      for (const visibility of ['customer', 'everyone'] as const)
        expect(await held.cms.published.openGated(passFor({ documentId, visibility }))).toBeNull();
  });
});

describe('a page that goes behind a gate', () => {
  test('is announced with its lists and its address, and disappears for readers immediately', async () => {
    const page = await gated({ type: 'post', visibility: 'everyone' });
    expect(await readersKnow()).toContain(canary);
    const { tags, paths } = await announcedBy(() =>
      held.cms.documents.saveDocument(editor, page.id, { visibility: 'signed-in' }),
    );
    expect(tags).toEqual(expect.arrayContaining(['paths', `page:zh:${page.path}`, 'list:post:zh']));
    expect(paths).toContain(page.path);
    expect(await readersKnow()).not.toContain(canary);
  });

  test('returns to lists, search and its address when it becomes public again', async () => {
    const page = await gated({ type: 'post' });
    const { tags } = await announcedBy(() =>
      held.cms.documents.saveDocument(editor, page.id, { visibility: 'everyone' }),
    );
    expect(tags).toEqual(expect.arrayContaining(['paths', `page:zh:${page.path}`]));
    expect(await readersKnow()).toContain(canary);
    expect(await held.cms.published.getGate('zh', page.path ?? '')).toBeNull();
  });

  test('creates no redirect from its unchanged address', async () => {
    const page = await gated({ visibility: 'everyone' });
    await held.cms.documents.saveDocument(editor, page.id, { visibility: 'signed-in' });
    const led = await held.cms.redirects.listPublicRedirects();
    expect(led.filter(({ path }) => path === page.path)).toEqual([]);
  });

  test('is removed from the pages that showed it', async () => {
    const page = await gated({ visibility: 'everyone' });
    const action = { label: 'See', link: { kind: 'document', id: page.id } };
    const block = { id: 'c', heading: 'See', actions: [action] };
    const showing = await aPage(held.cms, {
      content: `<!-- wp:haptera/call-to-action ${JSON.stringify(block)} /-->`,
    });
    const shown = async () => JSON.stringify(await held.cms.published.getPublishedById(showing.id));
    expect(await shown()).toContain(page.path);
    await held.cms.documents.saveDocument(editor, page.id, { visibility: 'customer' });
    expect(await shown()).not.toContain(canary);
  });

  test('is not listed as a translation by its other language', async () => {
    const zh = await gated({ visibility: 'everyone' });
    const en = await aPage(held.cms, { title: 'Open', translationOf: zh.id, slug: `open-${canary.length}-${count}` });
    await held.cms.documents.saveDocument(editor, zh.id, { visibility: 'customer' });
    expect((await held.cms.published.getPublishedById(en.id))?.translations).toEqual([]);
    const gate = await held.cms.published.getGate('zh', zh.path ?? '');
    expect(gate?.translations).toEqual([{ locale: 'en', path: en.path }]);
  });

  test('is the target of a redirect from its former address', async () => {
    const page = await gated();
    await held.cms.documents.saveDocument(editor, page.id, { slug: `moved-${count}` });
    const led = await held.cms.redirects.listPublicRedirects();
    expect(led.find(({ path }) => path === page.path)?.target).toBe(`/moved-${count}`);
  });

  test('is not revealed by the list of former addresses', async () => {
    const slug = `slug-${canary}`;
    const page = await gated({ slug, visibility: 'everyone' });
    await held.cms.documents.saveDocument(editor, page.id, { slug: `${slug}-moved` });
    expect(JSON.stringify(await held.cms.published.listMovedPaths())).toContain(slug);
    await held.cms.documents.saveDocument(editor, page.id, { visibility: 'customer' });
    await held.cms.documents.saveDocument(editor, page.id, { slug: `${slug}-again` });
    expect(JSON.stringify(await held.cms.published.listMovedPaths())).not.toContain(slug);
  });

  test('reserves its address, so that no other document can take it', async () => {
    const page = await gated();
    expect(await held.cms.published.listGatedPaths()).toContainEqual(expect.objectContaining({ path: page.path }));
    const other = await aPage(held.cms, { slug: page.slug });
    expect(other.path).not.toBe(page.path);
  });

  test('loses its gate when it is deleted', async () => {
    const page = await gated();
    await held.cms.documents.deleteDocument(editor, page.id);
    expect(await held.cms.published.getGate('zh', page.path ?? '')).toBeNull();
  });
});

test('a change of the text behind a gate is not announced', async () => {
  const page = await gated();
  const { tags } = await announcedBy(() =>
    held.cms.documents.saveDocument(editor, page.id, { content: hero('other words') }),
  );
  expect(tags).toEqual([]);
});

test('a new translation starts with the visibility of its original', async () => {
  const zh = await gated();
  const en = await held.cms.groups.startTranslation(editor, zh.id, { locale: 'en' });
  expect(en.visibility).toBe('customer');
});

test('a restricted picture is rejected even in a gated document', async () => {
  const picture = await aPicture(held.cms, { width: 8 });
  await held.cms.media.saveMedia(editor, picture.id, { visibility: 'customer' });
  await expect(gated({ type: 'post', featuredMediaId: picture.id })).rejects.toMatchObject({
    code: 'haptera_incomplete',
  });
});

test('a contributor cannot change the visibility of a published document', async () => {
  const contributor = await aViewer(held.cms, 'contributor');
  const authorId = contributor.user?.id ?? 0;
  const draft = await gated({ type: 'post', status: 'draft', authorId, visibility: 'everyone' });
  const saved = await held.cms.documents.saveDocument(contributor, draft.id, { visibility: 'customer' });
  expect(saved.visibility).toBe('customer');
  const live = await gated({ type: 'post', authorId });
  await expect(held.cms.documents.saveDocument(contributor, live.id, { visibility: 'everyone' })).rejects.toMatchObject(
    { code: 'haptera_cannot_edit' },
  );
});

test('a gate names the type of account that it is for', async () => {
  const types: AccountType[] = [...accountTypes];
  for (const visibility of types) {
    const page = await gated({ visibility });
    expect((await held.cms.published.getGate('zh', page.path ?? ''))?.visibility).toBe(visibility);
  }
});

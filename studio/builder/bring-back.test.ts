import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createGroupCalls } from '../cms/group-calls.ts';
import { createStudioClient, type StudioClient } from '../cms.ts';
import { openBrowser } from '../testing/cookie-fetch.ts';
import { createDocument } from '../testing/create-document.ts';
import { type CmsProcess, openCmsProcess } from '../testing/open-cms-process.ts';
import { bringBack } from './bring-back.ts';

let cms: CmsProcess;
let client: StudioClient;

beforeAll(async () => {
  cms = await openCmsProcess();
});
afterAll(() => cms.close());
beforeEach(async () => {
  vi.stubGlobal('fetch', openBrowser().fetch);
  client = createStudioClient({
    root: `${cms.url}/wp-json`,
    nonceEndpoint: `${cms.url}/wp-admin/admin-ajax.php?action=rest-nonce`,
  });
  await client.session.signIn('editor', cms.password);
});
afterEach(() => vi.unstubAllGlobals());

async function aTrashedPage(slug: string) {
  const made = await createDocument(client, 'page', { locale: 'zh', title: '旧', slug });
  const [trashed] = await createGroupCalls(client.ask).trash([{ id: made.id, revision: made.revision }]);
  if (!trashed) throw new Error('Nothing was put into the trash.');
  return trashed;
}

test('a trashed page is restored even if it was saved after it was last read', async () => {
  const seen = await aTrashedPage('saved-in-the-trash');
  await client.documents.save('page', seen.id, { title: '新' }, { revision: seen.revision });
  expect(await bringBack(client, seen)).toMatchObject({ status: 'draft', title: '新' });
});

test('a page that another user has already restored is returned unchanged', async () => {
  const seen = await aTrashedPage('back-already');
  const [back] = await createGroupCalls(client.ask).restore([{ id: seen.id, revision: seen.revision }]);
  expect(await bringBack(client, seen)).toMatchObject({ status: 'draft', revision: back?.revision });
});

test('restoring a permanently deleted page fails with status 404', async () => {
  const seen = await aTrashedPage('gone-for-good');
  await createGroupCalls(client.ask).remove([{ id: seen.id, revision: seen.revision }]);
  await expect(bringBack(client, seen)).rejects.toMatchObject({ status: 404 });
});

import { printDocument } from '#cms-schema/markup/document.ts';
import {
  addressOf,
  callToAction,
  createPage,
  deletePages,
  inLetters,
  type PageItem,
  savePage,
  untilSeen,
  visit,
} from '../support/documents.ts';
import { createEditor, type Editor } from '../support/editor.ts';
import { requireJourneyEnv } from '../support/env.ts';
import { expect, test } from '../support/journey.ts';
import { nightly } from '../support/nightly.ts';
import { findService, type ServiceName } from '../support/processes.ts';
import { fewPages, listAllPublicPages } from '../support/public-pages.ts';

const { pid, url } = requireJourneyEnv();
test.skip(pid === null, 'Kills processes, which requires a product that the journeys have started themselves.');
test.describe.configure({ mode: 'serial' });

let editor: Editor;
let page: PageItem;

test.beforeAll(async () => {
  editor = await createEditor(url);
  page = await createPage(editor, { locale: 'en', slug: 'journey-resilience', blocks: twice('start') });
});
test.afterAll(() => deletePages(editor, [page]));

/** The same mark at the beginning and the end of the page: a page that is partly outdated has two different ones. */
function twice(mark: string) {
  return [
    callToAction('first', `mark-${mark}-end`),
    callToAction('middle', 'Between'),
    callToAction('last', `mark-${mark}-end`),
  ];
}

function marksOf(html: string): string[] {
  const shown = html.replace(/<script\b[\s\S]*?<\/script>/g, '');
  return [...shown.matchAll(/<h[12][^>]*>mark-([\w-]+?)-end</g)].map(([, mark = '']) => mark);
}

async function kill(name: ServiceName): Promise<void> {
  const service = await findService(pid ?? 0, name);
  if (service === null) throw new Error(`${name} does not run.`);
  process.kill(service.pid, 'SIGKILL');
}

async function untilServiceIsBack(name: ServiceName, readyUrl: string): Promise<void> {
  await expect.poll(async () => (await findService(pid ?? 0, name)) !== null, { timeout: 15_000 }).toBe(true);
  await expect.poll(async () => (await fetch(readyUrl).catch(() => null))?.status ?? 0, { timeout: 15_000 }).toBe(200);
}

async function saveUntilAccepted(mark: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const data = { content: printDocument(twice(mark)) };
        const answer = await editor.fetch({ path: `/wp/v2/pages/${page.id}`, method: 'POST', data }).catch(() => null);
        await answer?.arrayBuffer();
        return answer?.status ?? 0;
      },
      { timeout: 20_000 },
    )
    .toBe(200);
}

const cmsReady = `${url}/wp-json/`;

test('visitors can read every page while the CMS is down, and a publication after its return is visible', async () => {
  const addresses = fewPages(await listAllPublicPages(url)).map(({ address }) => url + address);
  for (const address of addresses) expect((await visit(address)).status).toBe(200);
  await kill('cms');
  for (const address of addresses) {
    const { status, html } = await visit(address);
    expect.soft(status, address).toBe(200);
    expect.soft(html, address).toContain('</html>');
  }
  await untilServiceIsBack('cms', cmsReady);
  await saveUntilAccepted('after-cms');
  await untilSeen(addressOf(editor, page), ({ html }) => marksOf(html).join() === 'after-cms,after-cms');
});

test(
  'visitors can read every page while the site is down, and a publication after its return is visible',
  nightly,
  async () => {
    const addresses = fewPages(await listAllPublicPages(url)).map(({ address }) => url + address);
    for (const address of addresses) await visit(address);
    await kill('site');
    for (const address of addresses) expect.soft((await visit(address)).status, address).toBe(200);
    await saveUntilAccepted('during-site');
    await untilSeen(addressOf(editor, page), ({ html }) => marksOf(html).join() === 'during-site,during-site', {
      patience: 30_000,
    });
  },
);

test('visitors can read every page after site and edge restart while the CMS hangs', nightly, async () => {
  const addresses = fewPages(await listAllPublicPages(url)).map(({ address }) => url + address);
  for (const address of addresses) expect((await visit(address)).status).toBe(200);
  const cms = await findService(pid ?? 0, 'cms');
  if (cms === null) throw new Error('The CMS does not run.');
  process.kill(cms.pid, 'SIGSTOP');
  try {
    await kill('site');
    await kill('edge');
    await expect
      .poll(async () => (await visit(addressOf(editor, page)).catch(() => null))?.status ?? 0, { timeout: 20_000 })
      .toBe(200);
    for (const address of addresses) expect.soft((await visit(address)).status, address).toBe(200);
  } finally {
    process.kill(cms.pid, 'SIGCONT');
  }
  await saveUntilAccepted('after-hanging');
  await untilSeen(addressOf(editor, page), ({ html }) => marksOf(html).join() === 'after-hanging,after-hanging');
  await saveUntilAccepted('during-site');
  await untilSeen(addressOf(editor, page), ({ html }) => marksOf(html).join() === 'during-site,during-site');
});

test('a killed edge is back within seconds with all pages', async () => {
  const before = marksOf((await visit(addressOf(editor, page))).html);
  await kill('edge');
  await expect
    .poll(async () => (await visit(addressOf(editor, page)).catch(() => null))?.status ?? 0, { timeout: 10_000 })
    .toBe(200);
  expect(marksOf((await visit(addressOf(editor, page))).html)).toEqual(before);
});

test('a killed database loses no acknowledged save', async () => {
  await saveUntilAccepted('before-crash');
  await kill('postgres').catch(() => test.skip(true, 'The database is not a process of the product.'));
  expect((await visit(addressOf(editor, page))).status).toBe(200);
  await untilServiceIsBack('cms', cmsReady);
  // The CMS answers before its database is back.
  const stored = async () =>
    (await editor.fetch({ path: `/wp/v2/pages/${page.id}?context=edit` }).catch(() => null))?.text() ?? '';
  await expect.poll(stored, { timeout: 20_000 }).toContain('before-crash');
  await saveUntilAccepted('after-crash');
  await untilSeen(addressOf(editor, page), ({ html }) => marksOf(html).join() === 'after-crash,after-crash', {
    patience: 15_000,
  });
});

test('during continuous publishing, every visitor gets a complete page, either old or new', async () => {
  const address = addressOf(editor, page);
  const faults: string[] = [];
  let visits = 0;
  let isPublishing = true;
  const reader = async () => {
    while (isPublishing) {
      const { status, html } = await visit(address);
      const marks = marksOf(html);
      visits += 1;
      if (status !== 200 || marks.length !== 2 || marks[0] !== marks[1]) faults.push(`${status} ${marks.join(' / ')}`);
    }
  };
  const readers = [reader(), reader()];
  let round = 0;
  for (; round < 25 || visits < 50; round += 1)
    await savePage(editor, page.id, { content: printDocument(twice(inLetters(round))) });
  const last = inLetters(round - 1);
  await untilSeen(address, ({ html }) => marksOf(html).join() === `${last},${last}`);
  isPublishing = false;
  await Promise.all(readers);
  expect(faults).toEqual([]);
});

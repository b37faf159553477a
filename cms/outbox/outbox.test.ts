import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCms } from '../create-cms.ts';
import { deriveKeys } from '../keys.ts';
import { systemViewer } from '../permission/viewer.ts';
import { aPage, linkingHero } from '../testing/builders.ts';
import { openTestCms, type TestCms, testSecret } from '../testing/open-test-cms.ts';

interface Told {
  id: number;
  source: string;
  version: number;
  tags: string[];
  paths: string[];
}

/** A fake site with configurable responses, which records its requests. */
async function openSite() {
  const told: Told[] = [];
  const signatures: { header: string; body: string }[] = [];
  let answers: number[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const status = answers.shift() ?? 200;
      if (status === 0) return void request.socket.destroy();
      signatures.push({ header: String(request.headers['x-haptera-signature']), body });
      if (status === 200) told.push(JSON.parse(body));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/revalidate`,
    told,
    signatures,
    answer: (...statuses: number[]) => {
      answers = statuses;
    },
    tags: () => told.flatMap(({ tags }) => tags),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

let site: Awaited<ReturnType<typeof openSite>>;
let test: TestCms;
beforeEach(async () => {
  site = await openSite();
  test = await openTestCms({ siteRevalidateUrl: site.url });
});
afterEach(async () => {
  await test.close();
  await site.close();
});

const delivered = async () => {
  await expect.poll(() => site.told.length).toBeGreaterThan(0);
  await expect.poll(async () => (await test.cms.outbox.getDeliveryStatus(systemViewer)).pending).toBe(0);
};

describe('the site', () => {
  it('is notified immediately, with a signature, of exactly what changed', async () => {
    const target = await aPage(test.cms, { slug: 'target' });
    await aPage(test.cms, { slug: 'linking', locale: 'en', content: linkingHero('x', target.id) });
    await aPage(test.cms, { slug: 'bystander' });
    await delivered();
    const before = site.told.length;
    await aPage(test.cms, { slug: 'target-en', locale: 'en', translationOf: target.id });
    await expect.poll(() => site.told.length).toBe(before + 1);
    const message = site.told.at(-1);
    expect(message?.tags).toEqual([
      'list:page:en',
      'page:en:/linking',
      'page:en:/target-en',
      'page:zh:/target',
      'paths',
    ]);
    expect(message?.version).toBe(test.cms.published.contentVersion());
    expect(message?.source).toBe(test.cms.published.contentSource());

    const { header = '', body = '' } = site.signatures.at(-1) ?? {};
    const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
    const key = deriveKeys(testSecret).webhook;
    expect(signature).toBe(createHmac('sha256', key).update(`${time}.${body}`).digest('hex'));
  });

  it('is notified of the changed page first, then of the pages that show something of it', async () => {
    const target = await aPage(test.cms, { slug: 'the-target' });
    await aPage(test.cms, { slug: 'a-linking', content: linkingHero('x', target.id) });
    await delivered();
    site.told.length = 0;
    await test.cms.documents.saveDocument(systemViewer, target.id, { slug: 'the-place' });
    await delivered();
    expect(site.told[0]?.paths).toEqual(['/the-place', '/a-linking', '/the-target']);
  });

  it('is notified only of the new and the last address of a page with many former addresses', async () => {
    const page = await aPage(test.cms, { slug: 'place-0' });
    for (let place = 1; place <= 5; place += 1) {
      await test.cms.documents.saveDocument(systemViewer, page.id, { slug: `place-${place}` });
    }
    await delivered();
    site.told.length = 0;
    await test.cms.documents.saveDocument(systemViewer, page.id, { slug: 'place-6' });
    await delivered();
    expect(site.told[0]?.paths).toEqual(['/place-6', '/place-5']);
    expect(site.told[0]?.tags).toContain('paths');
  });

  it('is notified of both addresses when a page moves, and not at all if nothing public changed', async () => {
    const page = await aPage(test.cms, { slug: 'old' });
    await delivered();
    site.told.length = 0;
    const { documents } = test.cms;
    await documents.createDocument(systemViewer, { type: 'page', title: 'a draft' });
    await documents.saveDocument(systemViewer, page.id, { slug: 'new' });
    await delivered();
    expect(site.told).toHaveLength(1);
    expect(site.told[0]?.tags).toEqual(['list:page:zh', 'page:zh:/new', 'page:zh:/old', 'paths']);
  });

  it('is notified of changes to menus, settings and pictures', async () => {
    const page = await aPage(test.cms);
    const menu = await test.cms.menus.createMenu(systemViewer, { name: 'Main', locale: 'en', locations: ['primary'] });
    await test.cms.menus.createMenuItem(systemViewer, menu.id, { kind: 'document', documentId: page.id });
    await test.cms.settings.saveSettings(systemViewer, { slogan: { en: 'Feel it' } });
    await delivered();
    expect(site.tags()).toEqual(expect.arrayContaining(['menu:en', 'settings']));
    site.told.length = 0;
    await test.cms.documents.saveDocument(systemViewer, page.id, { title: 'renamed' });
    await delivered();
    expect(site.tags()).toContain('menu:en');
  });

  it('is notified again until it responds, in order and without loss', async () => {
    site.answer(500, 0, 503, 404, 0);
    const pages = [await aPage(test.cms), await aPage(test.cms), await aPage(test.cms)];
    await expect.poll(async () => (await test.cms.outbox.getDeliveryStatus(systemViewer)).lastError).not.toBeNull();
    await delivered();
    for (const page of pages) expect(site.tags()).toContain(`page:zh:${page.path}`);
    const ids = site.told.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(test.lines.filter((line) => line.includes('is not responding yet'))).toHaveLength(1);
  });

  it('is notified after a restart of changes committed before it', async () => {
    site.answer(...Array.from({ length: 100 }, () => 503));
    const page = await aPage(test.cms);
    await test.cms.close();
    expect(site.told).toEqual([]);
    site.answer();
    const again = createCms({
      databaseUrl: test.databaseUrl,
      dataDirectory: test.dataDirectory,
      secret: testSecret,
      publicUrl: 'https://haptera.example',
      siteRevalidateUrl: site.url,
      log: (line) => test.lines.push(line),
    });
    await again.start();
    await expect.poll(() => site.tags()).toContain(`page:zh:${page.path}`);
    await again.close();
  });
});

describe('a CMS that starts', () => {
  it('notifies the site even if nothing is pending, since its pages may come from another database', async () => {
    await expect.poll(() => site.told.length).toBe(1);
    expect(site.told[0]).toEqual({
      id: 0,
      source: test.cms.published.contentSource(),
      version: test.cms.published.contentVersion(),
      tags: [],
      paths: [],
    });
  });

  it('uses a new content source, even on the same database', async () => {
    const before = test.cms.published.contentSource();
    await test.cms.close();
    const again = createCms({
      databaseUrl: test.databaseUrl,
      dataDirectory: test.dataDirectory,
      secret: testSecret,
      publicUrl: 'https://haptera.example',
      siteRevalidateUrl: site.url,
      log: (line) => test.lines.push(line),
    });
    await again.start();
    expect(again.published.contentSource()).not.toBe(before);
    await again.close();
  });
});

describe('without a site', () => {
  it('every change stays in the outbox, which is logged once', async () => {
    const lonely = await openTestCms();
    await aPage(lonely.cms);
    await aPage(lonely.cms);
    expect(await lonely.cms.outbox.getDeliveryStatus(systemViewer)).toMatchObject({ isConfigured: false, pending: 2 });
    expect(lonely.lines.filter((line) => line.includes('SITE_REVALIDATE_URL'))).toHaveLength(1);
    await lonely.close();
  });
});

import { expect, test } from '../support/journey.ts';

/** The structured data of a page, by type. */
function readData(html: string): Map<string, { readonly [key: string]: unknown }> {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const things = scripts.flatMap(([, text = '']) => {
    const data: { '@graph'?: { '@type': string }[]; '@type': string } = JSON.parse(text);
    return data['@graph'] ?? [data];
  });
  return new Map(things.map((thing) => [thing['@type'], { ...thing }]));
}

test('the site maps of both languages list the same language versions of every page', async ({ request }) => {
  const versionsOf = async (map: string) => {
    const xml = await (await request.get(map)).text();
    return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => ({
      loc: /<loc>([^<]+)/.exec(url)?.[1],
      links: [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => ({ lang, href })),
    }));
  };
  const all = (await Promise.all(['/sitemaps/zh-1.xml', '/sitemaps/en-1.xml'].map(versionsOf))).flat();
  const byLoc = new Map(all.map((entry) => [entry.loc, entry]));
  expect(all.length).toBeGreaterThan(50);
  for (const { loc, links } of all) {
    for (const { href } of links) expect.soft(byLoc.get(href)?.links, `${loc} and ${href}`).toEqual(links);
  }
});

test('a feed reader finds the feed of its language, and can revalidate it', async ({ request }) => {
  const html = await (await request.get('/en')).text();
  const feeds = [...html.matchAll(/<link rel="alternate" type="application\/atom\+xml"[^>]*href="([^"]+)"/g)];
  expect(feeds.length).toBeGreaterThan(2);
  for (const [, href = ''] of feeds) {
    const feed = await request.get(href);
    expect(feed.headers()['content-type']).toContain('application/atom+xml');
    expect(await feed.text()).toContain('<entry>');
    const again = await request.get(href, { headers: { 'If-None-Match': feed.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
  }
  expect((await request.get('/feeds/pages.xml')).status()).toBe(404);
});

test('a shared page has a picture with its title, and none is drawn for a made-up address', async ({ request }) => {
  for (const address of ['/', '/en/solution/gaming']) {
    const html = await (await request.get(address)).text();
    const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
    const drawn = await request.get(picture);
    expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png']);
    const bytes = await drawn.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    for (const invented of [picture.replace(/[0-9a-f]{20}/, '0'.repeat(20)), `${picture}?x=1`]) {
      expect((await request.get(invented)).status(), invented).toBe(404);
    }
  }
});

test('search engines get data about the company, articles, products and questions', async ({ request }) => {
  const at = async (address: string) => readData(await (await request.get(address)).text());
  expect([...(await at('/')).keys()]).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
  const engine = await at('/en/product/engine');
  expect([...engine.keys()]).toEqual(expect.arrayContaining(['BreadcrumbList', 'Product', 'FAQPage']));
  expect((await at('/solution/gaming')).get('Product')?.offers).toMatchObject({ priceCurrency: 'CNY' });
  const feed = await (await request.get('/en/feeds/tutorials.xml')).text();
  const [, tutorial = ''] = /<link rel="alternate" type="text\/html" hreflang="en" href="([^"]+)"/.exec(feed) ?? [];
  expect((await at(tutorial)).get('TechArticle')).toMatchObject({ inLanguage: 'en' });
});

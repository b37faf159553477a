import { callToAction, createPage, deletePages, savePage, untilSeen } from '../support/documents.ts';
import { createEditor } from '../support/editor.ts';
import { requireJourneyEnv } from '../support/env.ts';
import { expect, test } from '../support/journey.ts';

/** The parts that surround a page, according to its markup. */
function listParts(html: string): string[] {
  const signs = {
    header: 'id="site-header"',
    menu: 'id="site-menu"',
    links: 'class="footer-menu"',
    line: 'legal-line',
    toTop: 'back-to-top"',
  };
  return Object.entries(signs).flatMap(([name, sign]) => (html.includes(sign) ? [name] : []));
}

test('the layout of a page determines what surrounds it', async () => {
  const editor = await createEditor(requireJourneyEnv().url);
  const page = await createPage(editor, { locale: 'en', slug: 'journey-layout', blocks: [callToAction('one', 'Act')] });
  const address = `${editor.url}/en/journey-layout`;
  const layouts = {
    default: ['header', 'menu', 'links', 'line', 'toTop'],
    configTool: ['header', 'menu', 'line'],
    independent: ['header', 'line', 'toTop'],
    notFound: ['header', 'menu', 'links', 'line'],
    logout: ['header', 'line'],
    pure: [],
  };
  for (const [layout, parts] of Object.entries(layouts)) {
    await savePage(editor, page.id, { meta: { layout } });
    await untilSeen(address, ({ status, html }) => status === 200 && listParts(html).join() === parts.join());
  }
  await deletePages(editor, [page]);
});

test('the home page of each language opens with a whole screen, and its footer is only the legally required line', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of ['/', '/en']) {
    const html = await (await fetch(product.url + address)).text();
    expect(listParts(html)).toEqual(['header', 'menu', 'line', 'toTop']);
    await page.goto(address);
    const opening = await page.locator('#content > .h-band').first().boundingBox();
    // The header is above it.
    expect((opening?.height ?? 0) + 64).toBeGreaterThanOrEqual(900);
  }
});

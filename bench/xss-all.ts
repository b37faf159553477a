import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { printDocument } from '#cms-schema/markup/document.ts';
import { findExecutableNodes, openTrappedContext, readRuns, touchEverything } from '../e2e/support/attack-traps.ts';
import { chromiumLaunchOptions } from '../e2e/support/browser.ts';
import {
  addressOf,
  callToAction,
  createPage,
  inLetters,
  type PageItem,
  savePage,
  untilSeen,
} from '../e2e/support/documents.ts';
import { createEditor, type Editor } from '../e2e/support/editor.ts';
import { buildHostilePage, countPlaces } from '../e2e/support/hostile-page.ts';
import { isStorable, readPayloads } from '../e2e/support/hostile-payloads.ts';
import { projectRoot, startProduct } from '../e2e/support/product.ts';

/**
 * Publishes every collected attack in the fields of every block over `wp/v2` and opens it in a browser without a
 * content security policy: `tsx bench/xss-all.ts [pages]`. A page contains some three hundred attacks; the default
 * number of pages puts every attack into sixteen places. `tsx bench/xss-all.ts all` puts every attack into every place
 * (one page per attack, about two hours). Exits with an error if anything ran or could run.
 */
const collected = readPayloads(true)?.map(({ text }) => text);
if (!collected)
  throw new Error('The collected attacks are missing. Put them at ../shared/corpora/xss.jsonl, beside the project.');
const payloads = collected.filter(isStorable);
const unstorable = collected.filter((text) => !isStorable(text));
const places = countPlaces();
const asked = process.argv[2];
const pages = asked === 'all' ? payloads.length : Number(asked ?? Math.ceil((payloads.length * 16) / places));
if (!Number.isInteger(pages) || pages < 1) throw new Error(`"${asked}" is not a number of pages.`);

const dataDirectory = path.join(projectRoot, '.haptera/xss');
const product = await startProduct({ dataDirectory, isFresh: true });
const browser = await chromium.launch(await chromiumLaunchOptions());
const faults: string[] = [];
const started = Date.now();
try {
  const editor = await createEditor(product.url);
  const context = await openTrappedContext(browser);
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss().catch(() => undefined);
  });
  await proveTraps(page, product.url);
  faults.length = 0;
  faults.push(...(await expectRefusals(editor, unstorable)));
  let hostile: PageItem | null = null;
  for (let round = 0; round < pages; round += 1) {
    hostile = await publishRound(editor, hostile, payloads, Math.floor((round * payloads.length) / pages), round);
    faults.push(...(await lookAt(page, addressOf(editor, hostile), round)));
    if (round % 50 === 49)
      process.stderr.write(
        `${round + 1} of ${pages} pages, ${faults.length} faults, ${Math.round((Date.now() - started) / 1000)} s\n`,
      );
  }
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}
process.stdout.write(
  `${payloads.length} attacks (and ${unstorable.length} that no database can store, which must be refused), ${places} places, ${pages} pages: ${pages * places} attacks published, ${faults.length} faults in ${Math.round((Date.now() - started) / 1000)} s\n${faults.join('\n')}\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

async function expectRefusals(editor: Editor, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const text of texts) {
    const answer = await editor.fetch({
      path: '/wp/v2/pages',
      method: 'POST',
      data: { title: text, content: text, status: 'draft' },
    });
    await answer.arrayBuffer();
    if (answer.status !== 400) found.push(`${JSON.stringify(text.slice(0, 80))} was answered ${answer.status}`);
  }
  return found;
}

async function publishRound(
  editor: Editor,
  before: PageItem | null,
  attacks: readonly string[],
  first: number,
  round: number,
): Promise<PageItem> {
  const mark = `Round ${inLetters(round)} of attacks`;
  const content = `${buildHostilePage(attacks, first).content}\n\n${printDocument([callToAction('round', mark)])}`;
  const page =
    before ?? (await createPage(editor, { locale: 'en', slug: 'bench-hostile', blocks: [], status: 'draft' }));
  const saved = await savePage(editor, page.id, { content, status: 'publish' });
  await untilSeen(addressOf(editor, saved), ({ status, html }) => status === 200 && html.includes(mark), {
    patience: 30_000,
  });
  return saved;
}

async function lookAt(page: Page, address: string, round: number): Promise<string[]> {
  const response = await page.goto(address, { waitUntil: 'load' });
  if (response?.status() !== 200) return [`round ${round}: the page answers ${response?.status()}`];
  await touchEverything(page);
  const left = page.url().split('#')[0] === address ? [] : [`left for ${page.url()}`];
  return [...left, ...(await readRuns(page)), ...(await findExecutableNodes(page))].map(
    (fault) => `round ${round}: ${fault}`,
  );
}

/** Verifies the traps themselves: they must catch three raw attacks first. */
async function proveTraps(page: Page, url: string): Promise<void> {
  const raw = '<img src=x onerror=alert(1)><script>confirm(2)</script><a href="java\nscript:prompt(3)">x</a>';
  await page
    .context()
    .route('**/control', (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html><body>${raw}` }));
  await page.goto(`${url}/control`);
  await page.waitForTimeout(300);
  await touchEverything(page);
  const runs = await readRuns(page);
  const nodes = await findExecutableNodes(page);
  if (new Set(runs).size < 3 || nodes.length < 3)
    throw new Error(`The traps do not work: they saw only ${runs.join(', ')} and ${nodes.length} nodes.`);
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { printDocument } from '#cms-schema/markup/document.ts';
import { ownAttacks } from '../../kit/html/testing/own-attacks.ts';
import { isLong } from '../../kit/testing/env.ts';
import {
  findExecutableNodes,
  openTrappedContext,
  readRuns,
  readRunsIn,
  touchEverything,
} from '../support/attack-traps.ts';
import {
  addressOf,
  callToAction,
  createPage,
  inLetters,
  type PageItem,
  savePage,
  untilSeen,
} from '../support/documents.ts';
import { createEditor, type Editor } from '../support/editor.ts';
import { requireJourneyEnv } from '../support/env.ts';
import { buildHostilePage, buildHostileRounds } from '../support/hostile-page.ts';
import { isStorable, readPayloads, samplePayloads } from '../support/hostile-payloads.ts';
import { expect, test } from '../support/journey.ts';
import { nightly } from '../support/nightly.ts';

/**
 * `bench/xss-all.ts` runs all collected attacks; this is a sample of every class, rotating through all fields, and all
 * our own.
 */
const sampleSize = isLong ? 150 : 60;
const rounds = isLong ? 8 : 4;
const roundsAtOnce = 4;

const collected = samplePayloads(readPayloads() ?? [], sampleSize)
  .map(({ text }) => text)
  .filter(isStorable);
const payloads = [...ownAttacks, ...collected];

/** Runs raw attacks, each in a separate document: returns how many ran, and how many left executable nodes. */
async function tryRaw(browser: Browser, attacks: readonly string[]): Promise<{ ran: number; seen: number }> {
  const context = await openTrappedContext(browser);
  const { url } = requireJourneyEnv();
  await context.route('**/control/*', (route) => {
    const attack = attacks[Number(new URL(route.request().url()).pathname.split('/').at(-1))] ?? '';
    const body = `<!doctype html><title>Control</title><body>${attack}`;
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
  const atOnce = 25;
  await context.route('**/controls/*', (route) => {
    const start = Number(new URL(route.request().url()).pathname.split('/').at(-1));
    const frames = attacks.slice(start, start + atOnce).map((_, index) => `<iframe src="/control/${start + index}">`);
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>Controls</title>${frames.join('</iframe>')}</iframe>`,
    });
  });
  let ran = 0;
  let seen = 0;
  for (let start = 0; start < attacks.length; start += atOnce) {
    // A new page for each batch, because one attack may break the whole page.
    const page = await context.newPage();
    page.setDefaultTimeout(5_000);
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
    await page.goto(`${url}/controls/${start}`, { waitUntil: 'load', timeout: 5_000 }).catch(() => undefined);
    const frames = page.frames().filter((frame) => frame.parentFrame() === page.mainFrame());
    const found = frames.map(async (frame) => {
      const nodes = await findExecutableNodes(frame).catch(() => []);
      await touchEverything(frame).catch(() => undefined);
      if (nodes.length > 0) seen += 1;
      if ((await readRunsIn(frame).catch(() => [])).length > 0) ran += 1;
    });
    await Promise.race([Promise.all(found), wait(8_000)]);
    await page.close();
  }
  await context.close();
  return { ran, seen };
}

test('the traps detect raw attacks: the control for all tests below', nightly, async ({ browser }) => {
  test.setTimeout(240_000);
  const ours = await tryRaw(browser, ownAttacks);
  expect(ours.ran).toBeGreaterThan(12);
  expect(ours.seen).toBeGreaterThan(20);
  if (collected.length === 0) return;
  // Most collected attacks only work in some parser, old browser or encoding.
  const theirs = await tryRaw(browser, collected);
  expect(theirs.ran).toBeGreaterThan(6);
  expect(theirs.seen).toBeGreaterThan(20);
});

test('an attack in any field of any block neither runs nor leaves executable markup', nightly, async ({ browser }) => {
  test.setTimeout(180_000);
  const editor = await createEditor(requireJourneyEnv().url);
  const context = await openTrappedContext(browser);
  const page = await context.newPage();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss().catch(() => undefined);
  });
  let hostile: PageItem | null = null;
  try {
    for (let round = 0; round < rounds; round += roundsAtOnce) {
      const offsets = Array.from({ length: roundsAtOnce }, (_, index) =>
        Math.floor(((round + index) * payloads.length) / rounds),
      );
      const { content, attacks } = buildHostileRounds(payloads, offsets);
      expect(attacks).toBeGreaterThan(60 * roundsAtOnce);
      hostile = await publishHostile(editor, hostile, content, round);
      const response = await page.goto(addressOf(editor, hostile), { waitUntil: 'load' });
      expect(response?.status()).toBe(200);
      await touchEverything(page);
      expect(page.url().split('#')[0], 'the page has not been left').toBe(addressOf(editor, hostile));
      expect.soft(await readRuns(page), `round ${round}: ran`).toEqual([]);
      expect.soft(await findExecutableNodes(page), `round ${round}: executable`).toEqual([]);
      expect.soft(dialogs.splice(0), `round ${round}: dialogs`).toEqual([]);
    }
  } finally {
    await context.close();
    if (hostile) await editor.request({ path: `/wp/v2/pages/${hostile.id}?force=true`, method: 'DELETE' });
  }
});

test(
  'an attack in the title, the description, the menu or the excerpt does not run either',
  nightly,
  async ({ browser }) => {
    test.setTimeout(120_000);
    const editor = await createEditor(requireJourneyEnv().url);
    const context = await openTrappedContext(browser);
    const page = await context.newPage();
    let hostile: PageItem | null = null;
    const { content } = buildHostilePage(['Plain words'], 0);
    const menus = await editor.request<{ id: number; locations: string[] }[]>({
      path: '/wp/v2/menus?lang=en&context=edit',
    });
    const menu = menus.find(({ locations }) => locations.includes('primary'))?.id ?? 0;
    const attacks = payloads.filter((text) => text.length < 180).slice(0, 12);
    // All at once, because every change of the menu re-renders every page.
    const entries: { id: number }[] = [];
    for (const attack of attacks) {
      const data = {
        menus: menu,
        title: `Entry ${attack}`,
        description: attack,
        attr_title: attack,
        url: '/',
        status: 'publish',
      };
      entries.push(await editor.request<{ id: number }>({ path: '/wp/v2/menu-items', method: 'POST', data }));
    }
    try {
      // Two at a time, each in two of the four places. The menu contains all of them.
      const half = attacks.length / 2;
      for (const [round, payload] of attacks.slice(0, half).entries()) {
        const other = attacks[round + half] ?? '';
        const words = { title: payload, excerpt: other, meta: { seo_title: other, seo_description: payload } };
        hostile = await publishHostile(editor, hostile, content, round, words);
        const response = await page.goto(addressOf(editor, hostile), { waitUntil: 'load' });
        expect(response?.status()).toBe(200);
        await expect.soft(page.locator('#site-menu')).toContainText('Entry');
        await touchEverything(page);
        expect.soft(await readRuns(page), payload).toEqual([]);
        expect.soft(await findExecutableNodes(page), payload).toEqual([]);
      }
    } finally {
      await context.close();
      for (const { id } of entries)
        await editor.request({ path: `/wp/v2/menu-items/${id}?force=true`, method: 'DELETE' });
      if (hostile) await editor.request({ path: `/wp/v2/pages/${hostile.id}?force=true`, method: 'DELETE' });
    }
  },
);

/** Creates and publishes the page, or saves over it, and waits until visitors see this round. */
async function publishHostile(
  editor: Editor,
  before: PageItem | null,
  attack: string,
  round: number,
  more: Readonly<Record<string, unknown>> = {},
): Promise<PageItem> {
  const mark = `Round ${inLetters(round)} of attacks`;
  const content = `${attack}\n\n${printDocument([callToAction('round', mark)])}`;
  const page = before
    ? await savePage(editor, before.id, { content, ...more })
    : await createPage(editor, { locale: 'en', slug: 'journey-hostile', blocks: [], status: 'draft', more }).then(
        ({ id }) => savePage(editor, id, { content, status: 'publish' }),
      );
  await untilSeen(addressOf(editor, page), ({ status, html }) => status === 200 && html.includes(mark));
  return page;
}

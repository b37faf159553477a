import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { createRandom, type Random } from '../../kit/testing/seeded-random.ts';
import words from '../../studio/messages/en.json' with { type: 'json' };
import { callToAction, createPage, deletePages, type PageItem } from './documents.ts';
import { type Editor, sampleLogin } from './editor.ts';
import { createEditorBrowser, type EditorBrowser } from './editor-browser.ts';
import { type PageView, printView, readStored } from './page-view.ts';
import { findService } from './processes.ts';

export const meetings = ['disjoint', 'disjoint on a published page', 'same field'] as const;
export type Meeting = (typeof meetings)[number];

export interface TwoEditorsOptions {
  readonly editor: Editor;
  /** Pid of the launcher if this run started the product; null to leave its processes alone. */
  readonly pid: number | null;
  readonly seed: number;
  readonly rounds: readonly Meeting[];
  onRound?(round: MeetingRound): void;
}

export interface MeetingRound {
  readonly number: number;
  readonly meeting: Meeting;
  /** What was killed during the round, if anything. */
  readonly accident: string;
  readonly faults: readonly string[];
}

/** The other sample account with permission to edit everything. */
const otherLogin = { ...sampleLogin, username: 'admin@haptera.example' } as const;

/**
 * Two editors with separate browsers work on one page at the same time. Edits to different blocks must all be
 * preserved, whatever is killed; edits to the same field must lead to a conflict dialog, and neither text may be lost.
 */
export async function runTwoEditors(options: TwoEditorsOptions): Promise<MeetingRound[]> {
  const { editor, seed, rounds, onRound } = options;
  const random = createRandom(seed);
  const made: PageItem[] = [];
  const browsers = [
    await createEditorBrowser({ url: editor.url }),
    await createEditorBrowser({ url: editor.url, login: otherLogin }),
  ] as const;
  const results: MeetingRound[] = [];
  try {
    const pageOf = async (status: 'draft' | 'publish') => {
      const slug = `shared-${status}-${seed.toString(36).replace(/\d/g, 'x')}-${made.length}`;
      const blocks = ['one', 'two', 'three', 'four'].map((id) => callToAction(id, `Start ${id}`, 'Words'));
      const item = await createPage(editor, { locale: 'zh', slug, status, title: slug, blocks });
      made.push(item);
      return item.id;
    };
    let ids = { draft: await pageOf('draft'), publish: await pageOf('publish') };
    for (const [index, meeting] of rounds.entries()) {
      const status = meeting === 'disjoint on a published page' ? 'publish' : 'draft';
      const table: Table = { ...options, random, browsers, id: ids[status], isPublished: status === 'publish' };
      const round = { number: index + 1, meeting, ...(await meet(table, meeting)) };
      results.push(round);
      // Start with new pages, so that one fault is reported only once.
      if (round.faults.length > 0) ids = { draft: await pageOf('draft'), publish: await pageOf('publish') };
      onRound?.(round);
    }
  } finally {
    for (const browser of browsers) await browser.end();
    await deletePages(editor, made);
  }
  return results;
}

interface Table extends TwoEditorsOptions {
  readonly random: Random;
  readonly browsers: readonly [EditorBrowser, EditorBrowser];
  readonly id: number;
  readonly isPublished: boolean;
}

async function meet(table: Table, meeting: Meeting): Promise<{ accident: string; faults: string[] }> {
  const faults: string[] = [];
  let accident = 'none';
  try {
    accident = await (meeting === 'same field' ? writeTheSame(table) : writeApart(table));
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  return { accident, faults };
}

/** A word that an editor wrote, and where. */
interface Written {
  readonly block: string;
  readonly field: 'heading' | 'text';
  readonly word: string;
  readonly at: number;
}

const ownBlocks = [
  ['one', 'two'],
  ['three', 'four'],
] as const;

async function writeApart(table: Table): Promise<string> {
  const { browsers, random, pid } = table;
  const pages = [await seat(table, 0), await seat(table, 1)];
  const victim = random.below(2);
  const accident = random.pick([
    'none',
    'none',
    'browser',
    'tab',
    ...(pid === null ? [] : ['cms']),
    ...(table.isPublished ? ['one goes home before the other publishes'] : []),
  ]);
  let killedAt: number | null = null;
  let isOver = false;
  const writing = pages.map(async (page, who) => {
    const written: Written[] = [];
    try {
      while (!isOver) {
        const block = random.pick(ownBlocks[who === 0 ? 0 : 1]);
        const field = random.pick(['heading', 'text'] as const);
        const word = aWord(random);
        await write(page, block, field, word);
        written.push({ block, field, word, at: Date.now() });
        await wait(random.below(900));
      }
    } catch (error) {
      if (who !== victim || killedAt === null) throw error;
    }
    return written;
  });
  const both = Promise.all(writing);
  both.catch(() => undefined);
  await wait(1200 + random.below(1800));
  if (accident === 'browser' || accident === 'tab') {
    killedAt = Date.now();
    if (accident === 'browser') await browsers[victim === 0 ? 0 : 1].kill();
    else await pages[victim]?.close({ runBeforeUnload: false });
  } else if (accident === 'cms' && pid !== null) {
    const service = await findService(pid, 'cms');
    if (service) process.kill(service.pid, 'SIGKILL');
    await wait(random.below(1500));
  }
  isOver = true;
  const written = (await both).map((words, who) =>
    words.filter(({ at }) => who !== victim || killedAt === null || at <= killedAt - 500),
  );
  if (accident === 'one goes home before the other publishes') {
    const home = browsers[victim === 0 ? 0 : 1];
    const page = home.page();
    if (page) await save(page);
    await home.kill();
    const other = 1 - victim;
    const left = pages[other];
    if (left) {
      await save(left);
      await publish(left);
    }
  }
  for (const who of [0, 1]) {
    const page = browsers[who === 0 ? 0 : 1].page();
    if (!page || page.isClosed()) await seat(table, who);
  }
  for (const browser of browsers) {
    const page = browser.page();
    if (!page) continue;
    await save(page);
    if (table.isPublished) await publish(page);
  }
  const stored = await readDocumentOf(table);
  const lost = written.flat().flatMap((entry) => {
    const isLast = !written.flat().some((later) => isSamePlace(entry, later) && later.at > entry.at);
    if (!isLast || killedAt !== null) return [];
    return stored.some(({ id, [entry.field]: value }) => id === entry.block && value === entry.word) ? [] : [entry];
  });
  // If an editor's browser was killed, the very last word may be missing, but not the one before it.
  const owed = killedAt === null ? [] : written.flatMap((words, who) => checkSurvivors(words, stored, who === victim));
  const missing = [...lost.map(({ block, field, word }) => `${block}/${field} "${word}"`), ...owed];
  const twice = stored.filter(({ id }, index) => stored.findIndex((block) => block.id === id) !== index);
  if (missing.length > 0 || twice.length > 0 || stored.length !== 4) {
    throw new Error(
      `after "${accident}" to ${victim}: lost ${missing.join(', ') || 'nothing'}; the CMS holds\n      ${printView(stored)}`,
    );
  }
  return accident === 'none' || accident === 'cms'
    ? accident
    : `${accident} of ${victim === 0 ? 'the first' : 'the second'}`;
}

function checkSurvivors(words: readonly Written[], stored: PageView, isVictim: boolean): string[] {
  const last = words.filter((entry) => !words.some((later) => isSamePlace(entry, later) && later.at > entry.at));
  return last.flatMap(({ block, field, word }) => {
    const value = stored.find(({ id }) => id === block)?.[field] ?? '';
    const isNewer =
      isVictim && value !== word && !words.some((entry) => entry.word === value) && !value.startsWith('Start');
    return value === word || isNewer ? [] : [`${block}/${field} "${word}" (there is "${value}")`];
  });
}

function isSamePlace(left: Written, right: Written): boolean {
  return left.block === right.block && left.field === right.field;
}

async function writeTheSame(table: Table): Promise<string> {
  const { random } = table;
  // Both start from the same state, so that they are not asked about earlier edits as well.
  const pages = [await seat(table, 0, true), await seat(table, 1, true)] as const;
  const texts = [aWord(random), aWord(random)] as const;
  await Promise.all(pages.map((page, who) => write(page, 'two', 'heading', texts[who === 0 ? 0 : 1])));
  const asked = await Promise.race(pages.map((page, who) => untilAsked(page, who)));
  if (asked === null) throw new Error('neither editor was asked about a field that both had edited');
  const page = pages[asked === 0 ? 0 : 1];
  const [mine, theirs] = asked === 0 ? texts : [texts[1], texts[0]];
  const dialog = page.getByRole('dialog');
  const shown = await dialog.innerText();
  if (!shown.includes(mine) || !shown.includes(theirs)) {
    throw new Error(`the dialog does not show both "${mine}" and "${theirs}":\n${shown}`);
  }
  const isDying = random.happens(0.3);
  let front = page;
  if (isDying) {
    await table.browsers[asked === 0 ? 0 : 1].kill();
    front = await seat(table, asked);
    if ((await untilAsked(front, asked)) === null) throw new Error('the question did not come back after a kill');
  }
  const takesTheirs = random.happens(0.5);
  await front
    .getByRole('dialog')
    .getByRole('button', { name: takesTheirs ? /^(?:Take|采用)/ : words.builder.conflict.keepMine })
    .click();
  await front.getByRole('dialog').waitFor({ state: 'detached' });
  await save(front);
  const chosen = takesTheirs ? theirs : mine;
  const stored = (await readDocumentOf(table)).find(({ id }) => id === 'two')?.heading;
  if (stored !== chosen) throw new Error(`"${chosen}" was chosen, but the CMS has "${stored}"`);
  if (takesTheirs) {
    await select(front, 'two');
    await front.keyboard.press('Control+z');
    const value = await untilValue(front, 'heading', mine);
    if (value !== mine) throw new Error(`undo does not bring back "${mine}" after theirs was taken: "${value}"`);
    await save(front);
  } else {
    const revisions = await table.editor.request<{ content: { raw: string } }[]>({
      path: `/wp/v2/pages/${table.id}/revisions?context=edit&per_page=20`,
    });
    if (!revisions.some(({ content }) => content.raw.includes(`"heading":"${theirs}"`))) {
      throw new Error(`"${theirs}" is in no revision after "${mine}" was kept`);
    }
  }
  // The editor who was not asked has not loaded the decision yet; reload, so that the next round does not ask about it.
  for (const who of [0, 1]) await seat(table, who, true);
  return isDying ? 'browser while asked' : 'none';
}

async function seat({ browsers, id }: Table, who: number, isFresh = false): Promise<Page> {
  const browser = browsers[who === 0 ? 0 : 1];
  const page = browser.page();
  if (!isFresh && page && !page.isClosed() && page.url().includes(`/pages/${id}`)) return page;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await browser.open(`/studio/pages/${id}`);
    } catch (error) {
      // The CMS may still be restarting.
      if (attempt === 5) throw error;
      await wait(1000);
    }
  }
}

async function select(page: Page, block: string): Promise<void> {
  await page.locator(`[data-row="${block}"]`).click();
  await page.locator(`[data-row="${block}"][aria-selected="true"]`).waitFor();
}

async function write(page: Page, block: string, field: 'heading' | 'text', word: string): Promise<void> {
  await select(page, block);
  await page.locator(`[data-inspector] [data-path="${field}"]`).locator('textarea, input').first().fill(word);
}

async function untilValue(page: Page, field: string, wanted: string): Promise<string> {
  const box = page.locator(`[data-inspector] [data-path="${field}"]`).locator('textarea, input').first();
  let value = '';
  for (let count = 0; count < 30; count += 1) {
    value = await box.inputValue();
    if (value === wanted) break;
    await wait(100);
  }
  return value;
}

/** Returns `who` if a conflict dialog opens on the page within a while, otherwise null. */
async function untilAsked(page: Page, who: number): Promise<number | null> {
  const button = page.getByRole('dialog').getByRole('button', { name: words.builder.conflict.keepMine });
  return button.waitFor({ timeout: 20_000 }).then(
    () => who,
    () => null,
  );
}

async function save(page: Page): Promise<void> {
  const since = Date.now();
  for (;;) {
    await page.keyboard.press('Control+s');
    await wait(200);
    const state = await page.locator('[data-save-state]').getAttribute('data-save-state');
    if (state === 'saved' || state === 'idle') return;
    if (state === 'conflict')
      throw new Error(`unexpected conflict dialog:\n${await page.locator('dialog').innerText()}`);
    if (Date.now() - since > 40_000) throw new Error(`not saved after 40 s: ${state}`);
    await wait(200);
  }
}

/**
 * Publishes through the dialog; again, if it reports that other changes were merged first. Does nothing if there is
 * nothing to publish.
 */
async function publish(page: Page): Promise<void> {
  const { publish: names, done } = words.builder;
  await page.getByRole('button', { name: names.button }).click();
  const dialog = page.getByRole('dialog');
  const go = dialog.getByRole('button', { name: names.now.replace('{languages}', 'Chinese') });
  const isNews = await go.waitFor({ timeout: 2500 }).then(
    () => go.isEnabled(),
    () => false,
  );
  if (isNews) {
    const finish = dialog.getByRole('button', { name: done });
    const refusal = dialog.locator('[role="alert"]:not(:empty)');
    for (let attempt = 1; ; attempt += 1) {
      await go.click();
      await finish.or(refusal).first().waitFor({ timeout: 20_000 });
      if (await finish.isVisible()) break;
      const isMerged = (await refusal.innerText()).includes(names.changedElsewhere);
      if (!isMerged || attempt === 3) throw new Error(`publishing was refused:\n${await dialog.innerText()}`);
    }
    await finish.click();
  } else {
    await page.keyboard.press('Escape');
  }
  await dialog.waitFor({ state: 'detached' });
}

/** Reads the document itself, as after publishing, not the unfinished work beside it. */
async function readDocumentOf({ editor, id }: Table): Promise<PageView> {
  const item = await editor.request<PageItem>({ path: `/wp/v2/pages/${id}?context=edit` });
  return readStored(item.content.raw);
}

function aWord(random: Random): string {
  return Array.from({ length: 8 }, () => random.pick([...'abdefgijklmnopqrstuvwxyz'])).join('');
}

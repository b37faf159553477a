import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { type Locale, type Localized, locales } from '#cms-schema/locale.ts';
import { createRandom, type Random } from '../../kit/testing/seeded-random.ts';
import words from '../../studio/messages/en.json' with { type: 'json' };
import { type BuilderHand, createBuilderHand, nameBlocks, WrongPageError } from './builder-hand.ts';
import { callToAction, createPage, deletePages, type PageItem } from './documents.ts';
import { type EditTimeline, type Moment, startTimeline } from './edit-timeline.ts';
import type { Editor } from './editor.ts';
import { createEditorBrowser, type EditorBrowser } from './editor-browser.ts';
import { isSameView, type PageView, printView, readShown, readStored } from './page-view.ts';
import { findService, type ServiceName } from './processes.ts';
import { openUnreliableDoor, type UnreliableDoor } from './unreliable-door.ts';

/** What is killed, or what happens to the network, with weights per hundred. */
export const killWeights = {
  browser: 22,
  'browser while the network is down': 8,
  'browser while the CMS is dead': 6,
  'browser over a bad network': 8,
  'tab closed': 9,
  'tab crashed': 9,
  'tab reloaded': 4,
  cms: 9,
  site: 4,
  edge: 5,
  'network down': 6,
  'connections cut': 4,
  'bad network': 6,
} as const satisfies Record<string, number>;
export type KillKind = keyof typeof killWeights;

/** Kinds that kill processes, which requires that the caller has started the product. */
const needsProcesses: ReadonlySet<KillKind> = new Set(['browser while the CMS is dead', 'cms', 'site', 'edge']);

export interface KillRoundsOptions {
  readonly editor: Editor;
  /** Pid of the launcher if this run started the product; null to leave its processes alone. */
  readonly pid: number | null;
  readonly cmsReadyUrl: string;
  readonly seed: number;
  readonly kinds: readonly KillKind[];
  /**
   * Edits that are older than this when a browser or a tab is killed must be preserved. Milliseconds, 500 by default.
   */
  readonly grace?: number;
  onRound?(round: KillRound): void;
}

export interface KillRound {
  readonly number: number;
  readonly kind: KillKind;
  readonly page: 'draft' | 'publish';
  readonly acts: number;
  /** How many more moments than required were preserved: 0 is the earliest allowed state. */
  readonly kept: number;
  readonly hadHistory: boolean;
  readonly milliseconds: number;
  readonly faults: readonly string[];
}

export interface KillResult {
  readonly seed: number;
  readonly rounds: readonly KillRound[];
  readonly mishaps: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/** Milliseconds after which the builder's view counts as final: only faults take that long. */
const PATIENCE = 10_000;

/** A shuffled list of `count` kills by the weights above; it contains every kind if it is long enough. */
export function dealKills(count: number, random: Random, hasProcesses: boolean): KillKind[] {
  const kinds = (Object.keys(killWeights) as KillKind[]).filter((kind) => hasProcesses || !needsProcesses.has(kind));
  const total = kinds.reduce((sum, kind) => sum + killWeights[kind], 0);
  const once = kinds.slice(0, count);
  const rest = kinds
    .flatMap((kind) =>
      Array.from({ length: Math.max(0, Math.round((killWeights[kind] / total) * count) - 1) }, () => kind),
    )
    .slice(0, Math.max(0, count - once.length));
  while (once.length + rest.length < count) rest.push('browser');
  return random.shuffle([...once, ...rest]);
}

/**
 * An editor works in the builder while something is killed at random moments. After each accident the editor returns,
 * and everything that was done at least half a second before must be preserved, in the builder and then in the CMS,
 * without duplicates, and undo must still work.
 */
export async function runKillRounds(options: KillRoundsOptions): Promise<KillResult> {
  const { editor, seed, kinds, onRound } = options;
  const random = createRandom(seed);
  const door = await openUnreliableDoor(editor.url, createRandom(seed + 1));
  const browser = await createEditorBrowser({ url: door.url });
  const made: PageItem[] = [];
  const rounds: KillRound[] = [];
  try {
    const stage = {
      ...options,
      random,
      door,
      browser,
      drafts: await aPair('draft'),
      published: await aPair('publish'),
    };
    let bench: Bench | null = null;
    let hadFaults = false;
    for (const [index, kind] of kinds.entries()) {
      bench ??= await takeSeat(stage, random.happens(0.5) ? stage.drafts : stage.published, hadFaults);
      const { round, next } = await runRound(stage, bench, kind, index);
      rounds.push(round);
      onRound?.(round);
      bench = next;
      hadFaults = round.faults.length > 0;
    }
  } finally {
    door.setMode('good');
    await browser.end();
    await door.settled();
    await door.close();
    await deletePages(editor, made);
  }
  return {
    seed,
    rounds,
    mishaps: Object.fromEntries(door.mishaps()),
    faults: rounds.flatMap(({ number, kind, faults }) => faults.map((fault) => `round ${number} (${kind}): ${fault}`)),
  };

  async function aPair(status: 'draft' | 'publish'): Promise<Pair> {
    const slug = `killed-${status}-${seed.toString(36).replace(/\d/g, 'x')}-${made.length}`;
    const blocks = (word: string) =>
      ['one', 'two', 'three', 'four'].map((id) => callToAction(id, `${word} ${id}`, word));
    const zh = await createPage(editor, { locale: 'zh', slug, status, title: slug, blocks: blocks('触感') });
    made.push(zh);
    const en = await createPage(editor, {
      locale: 'en',
      slug,
      status,
      title: slug,
      blocks: blocks('Touch'),
      translationOf: zh.id,
    });
    made.push(en);
    return { status, ids: { zh: zh.id, en: en.id } };
  }
}

interface Pair {
  readonly status: 'draft' | 'publish';
  readonly ids: Localized<number>;
}

interface Stage extends KillRoundsOptions {
  readonly random: Random;
  readonly door: UnreliableDoor;
  readonly browser: EditorBrowser;
  readonly drafts: Pair;
  readonly published: Pair;
}

/** An editor with an open page. */
interface Bench {
  readonly pair: Pair;
  readonly page: Page;
  readonly timeline: EditTimeline;
  readonly hand: BuilderHand;
}

/** Opens a page. After a fault it continues from whatever is there, so that one fault is reported only once. */
async function takeSeat(stage: Stage, pair: Pair, hadFaults: boolean): Promise<Bench> {
  const stored = await readBoth(stage.editor, pair);
  const page = await stage.browser.open(`/studio/pages/${pair.ids.zh}`);
  const timeline = startTimeline(stored);
  let locale: Locale = 'zh';
  if (hadFaults) {
    const found = await findMoment(page, [timeline.now()]);
    timeline.restart(found.moment);
    locale = found.locale;
    await settle(stage, pair, page, found.moment.views).catch(() => undefined);
  }
  return { pair, page, timeline, hand: createBuilderHand({ page, timeline, random: stage.random, locale }) };
}

async function runRound(
  stage: Stage,
  bench: Bench,
  kind: KillKind,
  index: number,
): Promise<{ round: KillRound; next: Bench | null }> {
  const { random, door, browser, grace = 500 } = stage;
  const startedAt = Date.now();
  const faults: string[] = [];
  const { pair, timeline } = bench;
  const work = startWork(bench, random, faults);
  const killedAt = await strike(stage, bench, kind, work);
  await work.end();
  door.setMode('good');
  await untilServed(stage);

  let { page, hand } = bench;
  let kept = 0;
  let hadHistory = true;
  const isGone = killedAt !== null;
  try {
    if (isGone) {
      page = kind === 'tab reloaded' ? await reload(bench.page) : await browser.open(`/studio/pages/${pair.ids.zh}`);
      const seen = await findMoment(page, timeline.allowedSince(killedAt - grace));
      if (seen.fault !== null) faults.push(`${seen.fault}\n    after ${timeline.recent().join(' → ')}`);
      ({ kept, hadHistory } = seen);
      timeline.restart(seen.moment);
      hand = createBuilderHand({ page, timeline, random, locale: seen.locale });
      if (random.happens(0.5)) await checkUndo(page, hand, timeline);
    } else {
      const [last] = timeline.allowedSince(Date.now()).slice(-1);
      const seen = await findMoment(page, last ? [last] : []);
      if (seen.fault !== null) faults.push(`${seen.fault}\n    after ${timeline.recent().join(' → ')}`);
      timeline.restart(seen.moment);
      hand = createBuilderHand({ page, timeline, random, locale: seen.locale });
    }
    const isChained = isGone && faults.length === 0 && random.happens(0.3);
    if (!isChained) await settle(stage, pair, page, timeline.now().views);
  } catch (error) {
    faults.push(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
  const isNew = faults.length > 0 || random.happens(0.25);
  const round: KillRound = {
    number: index + 1,
    kind,
    page: pair.status,
    acts: work.count(),
    kept,
    hadHistory,
    milliseconds: Date.now() - startedAt,
    faults,
  };
  return { round, next: isNew ? null : { pair, page, timeline, hand } };
}

interface Work {
  count(): number;
  /** Starts no further action; resolves when the last one has ended, even by an error. */
  end(): Promise<void>;
}

/** Performs actions continuously, sometimes with a pause long enough for a save. */
function startWork({ hand }: Bench, random: Random, faults: string[]): Work {
  let count = 0;
  let isOver = false;
  const run = async () => {
    while (!isOver) {
      await hand.act();
      count += 1;
      if (random.happens(0.5)) await wait(random.below(1800));
    }
  };
  const running = run().catch((error: unknown) => {
    // A killed browser aborts the action, which is expected; a wrong view is a fault of the page.
    if (error instanceof WrongPageError || !isOver) faults.push(error instanceof Error ? error.message : String(error));
  });
  return {
    count: () => count,
    end: () => {
      isOver = true;
      return running;
    },
  };
}

/** Causes the accident. Returns the time at which the editor's tab was killed, null if it survived. */
async function strike(stage: Stage, { page }: Bench, kind: KillKind, work: Work): Promise<number | null> {
  const { random, door, browser } = stage;
  const pause = () => wait(800 + random.below(2800));
  const die = async (how: () => Promise<unknown>) => {
    const ended = work.end();
    const at = Date.now();
    await how();
    await Promise.race([ended, wait(12_000)]);
    return at;
  };
  await pause();
  switch (kind) {
    case 'browser':
      return die(() => browser.kill());
    case 'browser while the network is down':
      door.setMode('down');
      await pause();
      return die(() => browser.kill());
    case 'browser while the CMS is dead':
      await killService(stage, 'cms');
      await pause();
      return die(() => browser.kill());
    case 'browser over a bad network':
      door.setMode('bad');
      for (let count = 0; count < 2; count += 1) await pause();
      return die(() => browser.kill());
    case 'tab closed':
      return die(() => page.close({ runBeforeUnload: false }));
    case 'tab crashed':
      return die(() => crash(page));
    case 'tab reloaded':
      return die(async () => undefined);
    case 'cms':
    case 'site':
    case 'edge':
      await killService(stage, kind);
      await pause();
      return null;
    case 'network down': {
      const cdp = await page.context().newCDPSession(page);
      const conditions = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
      await cdp.send('Network.emulateNetworkConditions', { offline: true, ...conditions });
      await pause();
      await cdp.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
      await cdp.detach();
      return null;
    }
    case 'connections cut':
      for (let count = 0; count < 8; count += 1) {
        await wait(100 + random.below(300));
        door.cut();
      }
      return null;
    case 'bad network':
      door.setMode('bad');
      for (let count = 0; count < 3; count += 1) await pause();
      return null;
  }
}

async function crash(page: Page): Promise<void> {
  const crashed = new Promise<void>((resolve) => page.once('crash', () => resolve()));
  const cdp = await page.context().newCDPSession(page);
  cdp.send('Page.crash').catch(() => undefined);
  await crashed;
}

async function reload(page: Page): Promise<Page> {
  await page.reload();
  await page.locator('[data-builder]').waitFor({ timeout: 20_000 });
  return page;
}

async function killService({ pid }: Stage, name: ServiceName): Promise<void> {
  const service = pid === null ? null : await findService(pid, name);
  if (service) process.kill(service.pid, 'SIGKILL');
}

/** Waits until the CMS answers through the edge again. */
async function untilServed({ cmsReadyUrl }: Stage): Promise<void> {
  const since = Date.now();
  for (;;) {
    const response = await fetch(cmsReadyUrl).catch(() => null);
    await response?.arrayBuffer().catch(() => undefined);
    if (response?.ok) return;
    if (Date.now() - since > 30_000) throw new Error(`${cmsReadyUrl} does not answer 30 s after a kill.`);
    await wait(50);
  }
}

interface Found {
  readonly moment: Moment;
  readonly kept: number;
  readonly hadHistory: boolean;
  readonly locale: Locale;
  readonly fault: string | null;
}

/** Finds which of the allowed moments the page shows, in both languages. */
async function findMoment(page: Page, allowed: readonly Moment[]): Promise<Found> {
  const asked = await decideConflicts(page);
  const since = Date.now();
  for (;;) {
    const shown: Partial<Record<Locale, PageView | null>> = {};
    const canUndo: Record<Locale, boolean> = { zh: false, en: false };
    let locale: Locale = 'zh';
    for (const each of locales) {
      await page.getByRole('button', { name: each === 'zh' ? /^中文/ : /^English/ }).click();
      locale = each;
      shown[each] = await untilSteady(
        page,
        allowed.map(({ views }) => views[each]),
      );
      canUndo[each] = await page.locator('[data-builder] button[aria-label^="Undo"]').isEnabled();
    }
    const { zh, en } = shown;
    const kept = allowed.findLastIndex(({ views }) => zh && en && isSameView(views.zh, zh) && isSameView(views.en, en));
    const moment = allowed[kept];
    if (moment && zh && en) {
      const views = { zh: nameBlocks(moment.views.zh, zh), en: nameBlocks(moment.views.en, en) };
      const known = (which: Locale) => (canUndo[which] ? moment.undo[which] : []);
      const isFresh = !canUndo.zh && !canUndo.en;
      const redo = isFresh ? { zh: [], en: [] } : moment.redo;
      return {
        moment: { ...moment, views, undo: { zh: known('zh'), en: known('en') }, redo },
        kept,
        hadHistory: !isFresh,
        locale,
        fault: asked,
      };
    }
    const [first] = allowed;
    if (Date.now() - since > PATIENCE && first) {
      const views = { zh: zh ?? [], en: en ?? [] };
      const nothing = { zh: [], en: [] };
      return {
        moment: { views, undo: nothing, redo: nothing, about: 'found' },
        kept: 0,
        hadHistory: false,
        locale,
        fault: [asked, describeLoss(allowed, views)].filter((text) => text !== null).join('\n    '),
      };
    }
  }
}

/** There is only one editor, so a conflict dialog is a fault; it is answered by keeping the editor's own text. */
async function decideConflicts(page: Page): Promise<string | null> {
  const dialog = page.locator('dialog[open]');
  const isAsked = await dialog.waitFor({ timeout: 1000 }).then(
    () => true,
    () => false,
  );
  if (!isAsked) return null;
  const text = await dialog.innerText();
  while (await dialog.isVisible()) {
    await dialog.getByRole('button', { name: words.builder.conflict.keepMine }).first().click();
    await wait(300);
  }
  return `a single editor is asked to decide a conflict:\n${text}`;
}

function describeLoss(allowed: readonly Moment[], found: Localized<PageView>): string {
  const lines = allowed.slice(-12).map(({ about }) => about);
  const [first] = allowed;
  const differing = locales.filter((locale) => first && !isSameView(first.views[locale], found[locale]));
  return [
    `the page matches none of ${allowed.length} allowed moments (${lines.join(' → ')})`,
    ...differing.map(
      (locale) =>
        `    ${locale}, at least:\n      ${printView(first?.views[locale] ?? null)}\n    ${locale}, found:\n      ${printView(found[locale])}`,
    ),
  ].join('\n');
}

/** What the canvas shows once it matches an expected view or no longer changes. */
async function untilSteady(page: Page, expected: readonly PageView[]): Promise<PageView | null> {
  let before: PageView | null = null;
  for (let count = 0; count < 25; count += 1) {
    const shown = await readShown(page);
    if (shown && expected.some((view) => isSameView(view, shown))) return shown;
    if (shown && before && count > 12 && isSameView(shown, before)) return shown;
    before = shown;
    await wait(80);
  }
  return before;
}

/** Checks one undo and one redo, if there is a step. */
async function checkUndo(page: Page, hand: BuilderHand, timeline: EditTimeline): Promise<void> {
  const { locale } = hand;
  const { undo, views } = timeline.now();
  const before = undo[locale].at(-1);
  if (!before) return;
  const expect = async (view: PageView, what: string) => {
    const shown = await untilSteady(page, [view]);
    if (!shown || !isSameView(view, shown)) {
      throw new Error(
        `${what} does not lead where it should (${locale})\n      ${printView(view)}\n    shown:\n      ${printView(shown)}`,
      );
    }
  };
  await page.keyboard.press('Control+z');
  await expect(before, 'undo');
  await page.keyboard.press('Control+Shift+z');
  await expect(views[locale], 'redo');
}

/** Saves explicitly; then the CMS must have exactly what the builder shows. */
async function settle({ editor, door }: Stage, pair: Pair, page: Page, expected: Localized<PageView>): Promise<void> {
  const since = Date.now();
  const status = page.locator('[data-save-state]');
  for (;;) {
    await page.keyboard.press('Control+s');
    await wait(150);
    const state = await status.getAttribute('data-save-state');
    if (state === 'saved' || state === 'idle') break;
    if (state === 'conflict') {
      throw new Error(`a single editor is asked to decide a conflict:\n${await page.locator('dialog').innerText()}`);
    }
    if (Date.now() - since > 40_000) throw new Error(`not saved 40 s after a kill: ${state}`);
    await wait(250);
  }
  await door.settled();
  const stored = await readBoth(editor, pair);
  const wrong = locales.filter((locale) => !isSameView(expected[locale], stored[locale]));
  if (wrong.length > 0) {
    throw new Error(
      wrong
        .map(
          (locale) =>
            `the CMS has something else (${locale})\n      ${printView(stored[locale])}\n    the builder:\n      ${printView(expected[locale])}`,
        )
        .join('\n'),
    );
  }
}

async function readBoth(editor: Editor, { ids }: Pair): Promise<Localized<PageView>> {
  return { zh: await readFromCms(editor, ids.zh), en: await readFromCms(editor, ids.en) };
}

interface StoredAutosave {
  readonly haptera_revision: number;
  readonly content: { readonly raw: string };
}

/** What the builder would open from the CMS: the document, or the unfinished work beside it. */
async function readFromCms(editor: Editor, id: number): Promise<PageView> {
  const item = await editor.request<PageItem>({ path: `/wp/v2/pages/${id}?context=edit` });
  const autosaves = await editor.request<StoredAutosave[]>({ path: `/wp/v2/pages/${id}/autosaves?context=edit` });
  const own = autosaves.find(({ haptera_revision }) => haptera_revision === item.haptera_revision);
  const { raw } = item.status === 'publish' && own ? own.content : item.content;
  return readStored(raw);
}

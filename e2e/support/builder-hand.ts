import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Locale } from '#cms-schema/locale.ts';
import type { Random } from '../../kit/testing/seeded-random.ts';
import words from '../../studio/messages/en.json' with { type: 'json' };
import { continueTo, type EditTimeline, type Moment, redoOf, stepTo, undoOf } from './edit-timeline.ts';
import { type BlockView, isSameView, type PageView, printView, readShown, unknownId } from './page-view.ts';

/** Simulates an editor in the builder: performs random actions and records each of them. */
export interface BuilderHand {
  readonly locale: Locale;
  /** Performs one action. Throws if the builder does not show the expected result. */
  act(): Promise<void>;
  show(locale: Locale): Promise<void>;
}

export interface HandOptions {
  readonly page: Page;
  readonly timeline: EditTimeline;
  readonly random: Random;
  /** The current language. */
  readonly locale: Locale;
  /** The blocks that it may change; null means all. */
  readonly only?: readonly string[] | null;
}

/** Milliseconds between two letters after which the builder may count them as two undo steps. */
const TYPING_PAUSE = 900;
const most = 9;
const fewest = 3;

export function createBuilderHand({ page, timeline, random, locale: start, only = null }: HandOptions): BuilderHand {
  let locale = start;
  /** The field that was typed into last: typing into it again at once would belong to the same step. */
  let lastField = '';

  const view = () => timeline.now().views[locale];
  const isMine = ({ id }: BlockView) => only === null || only.includes(id);
  const mine = () => view().filter((block) => isMine(block) && block.labels.length > 0);
  const change = (id: string, patch: Partial<BlockView>): PageView =>
    view().map((block) => (block.id === id ? { ...block, ...patch } : block));

  const select = async (id: string) => {
    const row = page.locator(`[data-row="${id}"]`);
    await row.click();
    await page.locator(`[data-row="${id}"][aria-selected="true"]`).waitFor();
  };
  const field = (path: string) =>
    page.locator(`[data-inspector] [data-path="${path}"]`).locator('textarea, input').first();
  const take = async (moment: Moment, doIt: () => Promise<void>) => {
    timeline.begin(moment);
    await doIt();
    timeline.end();
  };
  const step = (next: PageView, about: string, doIt: () => Promise<void>) =>
    take(stepTo(timeline.now(), locale, next, about), doIt);

  /** Types letter by letter; each letter is a moment that may remain after an accident. */
  const typeInto = async (path: string, word: string, write: (typed: string) => PageView) => {
    await field(path).click();
    await page.keyboard.press('Control+a');
    let pressedAt = 0;
    for (const [index] of [...word].entries()) {
      const typed = word.slice(0, index + 1);
      const since = pressedAt;
      pressedAt = Date.now();
      const next = write(typed);
      const moment =
        index === 0
          ? stepTo(timeline.now(), locale, next, `typed "${typed}" into ${path}`)
          : { ...continueTo(timeline.now(), locale, next), about: `typed "${typed}" into ${path}` };
      await take(moment, () => page.keyboard.insertText(word.slice(index, index + 1)));
      if (index > 0 && Date.now() - since > TYPING_PAUSE) forgetUndo(locale);
    }
  };
  /** After a pause in the middle of a word it is undefined whether it is one step or two, and thus where undo leads. */
  const forgetUndo = (which: Locale) => {
    const moment = timeline.now();
    timeline.begin({ ...moment, undo: { ...moment.undo, [which]: [] }, redo: { ...moment.redo, [which]: [] } });
    timeline.end();
  };
  const aWord = () => Array.from({ length: 4 + random.below(6) }, () => random.pick([...letters])).join('');

  const acts: Readonly<Record<string, { readonly weight: number; run(): Promise<void> | null }>> = {
    heading: {
      weight: 6,
      run: () => {
        const block = random.pick(mine());
        if (lastField === `${block.id}/heading`) return null;
        lastField = `${block.id}/heading`;
        const word = aWord();
        return select(block.id).then(() => typeInto('heading', word, (heading) => change(block.id, { heading })));
      },
    },
    text: {
      weight: 4,
      run: () => {
        const block = random.pick(mine());
        if (lastField === `${block.id}/text`) return null;
        lastField = `${block.id}/text`;
        const word = aWord();
        return select(block.id).then(() => typeInto('text', word, (text) => change(block.id, { text })));
      },
    },
    compose: {
      weight: 2,
      run: () => {
        const block = random.pick(mine());
        if (lastField === `${block.id}/heading`) return null;
        lastField = `${block.id}/heading`;
        return compose(block.id, Array.from({ length: 2 }, () => random.pick([...characters])).join(''));
      },
    },
    label: {
      weight: 2,
      run: () => {
        const block = random.pick(mine());
        const index = random.below(block.labels.length);
        if (lastField === `${block.id}/${index}`) return null;
        lastField = `${block.id}/${index}`;
        return label(block, index, aWord());
      },
    },
    rows: {
      weight: 3,
      run: () => {
        const block = random.pick(mine());
        if (lastField === `${block.id}/rows`) return null;
        lastField = `${block.id}/rows`;
        return rows(block, random.below(block.labels.length));
      },
    },
    insert: { weight: 3, run: () => (view().length < most ? insert() : null) },
    remove: {
      weight: 2,
      run: () => (view().length > fewest && mine().length > 2 ? remove(random.pick(mine()).id) : null),
    },
    move: { weight: 3, run: () => move(random.pick(view().filter(isMine)).id, random.happens(0.5)) },
    undo: { weight: 3, run: () => travel('Control+z', undoOf) },
    redo: { weight: 2, run: () => travel('Control+Shift+z', redoOf) },
    language: { weight: 2, run: () => show(locale === 'zh' ? 'en' : 'zh') },
    picture: { weight: 1, run: () => upload() },
  };
  const deck = Object.entries(acts).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name));

  const compose = async (id: string, text: string) => {
    await select(id);
    await field('heading').click();
    await page.keyboard.press('Control+a');
    const cdp = await page.context().newCDPSession(page);
    for (const part of ['s', 'sh', 'sho', 'shou']) {
      await cdp.send('Input.imeSetComposition', {
        text: part,
        selectionStart: part.length,
        selectionEnd: part.length,
      });
    }
    await step(change(id, { heading: text }), `composed "${text}"`, async () => {
      await cdp.send('Input.insertText', { text });
    });
    await cdp.detach();
  };
  const openRow = async (block: BlockView, index: number) => {
    await select(block.id);
    const row = page.locator('[data-path="actions"] li').nth(index);
    const handle = row.locator('[data-handle]').first();
    if ((await handle.getAttribute('aria-expanded')) === 'false') await handle.click();
    return row;
  };
  const label = async (block: BlockView, index: number, word: string) => {
    const row = await openRow(block, index);
    await row.getByLabel('Label').click();
    await page.keyboard.press('Control+a');
    await step(change(block.id, { labels: block.labels.with(index, word) }), `labelled row ${index} "${word}"`, () =>
      page.keyboard.insertText(word),
    );
  };
  const rows = async (block: BlockView, index: number) => {
    const row = await openRow(block, index);
    const tool = (name: string) => row.getByRole('button', { name, exact: true }).first().click();
    const { labels } = block;
    const [own = ''] = labels.slice(index);
    await row.hover();
    if (labels.length < 3) {
      const next = labels.toSpliced(index + 1, 0, own);
      await step(change(block.id, { labels: next }), `doubled row ${index}`, () => tool(words.controls.list.duplicate));
    } else if (index > 0 && random.happens(0.5)) {
      const next = labels.toSpliced(index, 1).toSpliced(index - 1, 0, own);
      await step(change(block.id, { labels: next }), `moved row ${index} up`, () => tool(words.controls.list.up));
    } else {
      const next = labels.toSpliced(index, 1);
      await step(change(block.id, { labels: next }), `removed row ${index}`, () => tool(words.controls.list.remove));
    }
  };
  const insert = async () => {
    const before = view();
    const anchor = random.pick(before.filter(isMine));
    await select(anchor.id);
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('combobox').fill('call to action');
    const fresh: BlockView = { id: unknownId, heading: '', text: '', labels: [], picture: 'none' };
    const next = before.toSpliced(before.indexOf(anchor) + 1, 0, fresh);
    await step(next, `added a block after ${anchor.id}`, () => page.keyboard.press('Enter'));
    await nameNewBlock();
  };
  /** Reads the id that the builder gave to a new block. */
  const nameNewBlock = async () => {
    const shown = await untilShown(page, view());
    const moment = timeline.now();
    timeline.begin({ ...moment, views: { ...moment.views, [locale]: nameBlocks(view(), shown) } });
    timeline.end();
  };
  const remove = async (id: string) => {
    await select(id);
    const next = view().filter((block) => block.id !== id);
    await step(next, `deleted ${id}`, () => page.keyboard.press('Delete'));
  };
  const move = async (id: string, isUp: boolean) => {
    const at = view().findIndex((block) => block.id === id);
    const to = isUp ? at - 1 : at + 1;
    const block = view()[at];
    if (!block || to < 0 || to >= view().length) return;
    await select(id);
    const next = view().toSpliced(at, 1).toSpliced(to, 0, block);
    await step(next, `moved ${id} ${isUp ? 'up' : 'down'}`, () =>
      page.keyboard.press(isUp ? 'Alt+Shift+ArrowUp' : 'Alt+Shift+ArrowDown'),
    );
  };
  const travel = (keys: string, lead: typeof undoOf): Promise<void> | null => {
    const moment = lead(timeline.now(), locale);
    if (!moment) return null;
    lastField = '';
    // After a redo, wait for the second in which further typing would be merged into the same step.
    return take(moment, () => page.keyboard.press(keys)).then(() => wait(lead === redoOf ? 1100 : 0));
  };
  const upload = async () => {
    const found = view().find(({ picture }) => picture === 'drawing');
    if (!found || !isMine(found)) {
      if (only !== null || view().length >= most || view().some(({ picture }) => picture === 'upload')) return;
      const before = view();
      const anchor = random.pick(before);
      await select(anchor.id);
      await page.keyboard.press('/');
      await page.getByRole('dialog').getByRole('combobox').fill('picture');
      const fresh: BlockView = { id: unknownId, heading: '', text: '', labels: [], picture: 'drawing' };
      const next = before.toSpliced(before.indexOf(anchor) + 1, 0, fresh);
      await step(next, `added a picture after ${anchor.id}`, () => page.keyboard.press('Enter'));
      await nameNewBlock();
      return;
    }
    await select(found.id);
    await page
      .locator('[data-inspector] [data-path="picture"]')
      .getByRole('button', { name: new RegExp(`^(${words.controls.media.choose}|${words.controls.media.replace})`) })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const color = { r: random.below(255), g: random.below(255), b: random.below(255) };
    const buffer = await sharp({ create: { width: 64, height: 40, channels: 3, background: color } })
      .png()
      .toBuffer();
    await dialog
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: `${aWord()}.png`, mimeType: 'image/png', buffer });
    const use = dialog.getByRole('button', { name: words.desk.media.use });
    const isThere = await use
      .and(page.locator(':enabled'))
      .waitFor({ timeout: 6000 })
      .then(
        () => true,
        () => false,
      );
    if (!isThere) {
      // The CMS is down: skip the upload.
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      return;
    }
    await step(change(found.id, { picture: 'upload' }), `uploaded a picture into ${found.id}`, () => use.click());
  };
  const show = async (next: Locale) => {
    await page.getByRole('button', { name: next === 'zh' ? /^中文/ : /^English/ }).click();
    locale = next;
    await untilShown(page, view());
  };

  return {
    get locale() {
      return locale;
    },
    show,
    async act() {
      for (;;) {
        const run = acts[random.pick(deck)]?.run() ?? null;
        if (run === null) continue;
        await run;
        break;
      }
      await untilShown(page, view());
    },
  };
}

/** Waits until the canvas shows the expected view. Throws after ten seconds. */
export async function untilShown(page: Page, expected: PageView): Promise<PageView> {
  const since = Date.now();
  for (;;) {
    const shown = await readShown(page);
    if (shown && isSameView(expected, shown)) return shown;
    if (Date.now() - since > 10_000) {
      throw new WrongPageError(expected, shown);
    }
    await wait(40);
  }
}

/** The builder does not show what the editor did. */
export class WrongPageError extends Error {
  override readonly name = 'WrongPageError';

  constructor(expected: PageView, shown: PageView | null) {
    super(`Expected:\n      ${printView(expected)}\n    shown:\n      ${printView(shown)}`);
  }
}

/** The same view, completed with the ids and initial texts that the builder gave to new blocks. */
export function nameBlocks(view: PageView, shown: PageView): PageView {
  return view.map((block, index) => {
    const found = block.id === unknownId ? shown[index] : undefined;
    return found ? { ...found, picture: block.picture } : block;
  });
}

/** No digits and no names, because the site adds markup to keep those on one line. */
const letters = 'abdefgijklmnopqrstuvwxyz';
const characters = '触感之美在于指尖手心轻重缓急皆可知';

import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { locales } from '../../cms-schema/locale.ts';
import { isLong } from '../../kit/testing/env.ts';
import { partOf } from '../../kit/testing/long-run.ts';
import { doubleClick, placeOf } from '../support/point-at.ts';
import { test } from './harness-test.ts';
import { type Harness, openHarness } from './open-harness.ts';

/** Double-clicks, and waits until the text box has the focus, as any user would. */
async function edit(
  page: Page,
  canvas: FrameLocator,
  ...where: readonly [words: Locator, part?: string]
): Promise<void> {
  await doubleClick(page, ...where);
  await expect(edited(canvas)).toBeFocused();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 40)));
}

const edited = (canvas: FrameLocator) => canvas.locator('[data-editing]');
const field = (page: Page, path: string) => page.locator(`[data-inspector] [data-path="${path}"]`).getByRole('textbox');

/** Opens the builder with one of each block, and waits until the text editor has loaded. */
async function open(page: Page, query = 'page=all'): Promise<Harness & { idOf(type: string): Promise<string> }> {
  const harness = await openHarness(page, query);
  await page.waitForFunction(() => performance.getEntriesByName('later parts are there').length > 0);
  return {
    ...harness,
    idOf: async (type) => (await harness.ids())[(await harness.types()).indexOf(`haptera/${type}`)] ?? '',
  };
}

/** Applies a change as if it came from another editor. */
async function receive(page: Page, id: string, path: string, value: string): Promise<void> {
  await page.evaluate(
    ([id, path, value]) => Reflect.get(window, 'harness').receive(id, path?.split('.'), value),
    [id, path, value],
  );
}

async function paste(canvas: FrameLocator, data: Readonly<Record<string, string>>): Promise<void> {
  await edited(canvas).evaluate(async (element, given) => {
    // The editor learns of a new selection in a later task; real keys make it look at once, a dispatched event does not.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const clipboardData = new DataTransfer();
    for (const [type, content] of Object.entries(given)) clipboardData.setData(type, content);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}

test.describe('a double click on text of the page', () => {
  test('puts the caret there, and typed text is in the field and is one step', async ({ page }) => {
    const { canvas, attributes, idOf, stepCount, errors } = await open(page);
    const hero = await idOf('hero');
    await edit(page, canvas, canvas.getByText('Feel every pull of the trigger'), 'trigger');
    await page.keyboard.press('Control+ArrowLeft');
    await page.keyboard.type('quick ');
    await expect(edited(canvas)).toHaveText('Feel every pull of the quick trigger');
    await expect.poll(() => attributes(hero)).toMatchObject({ heading: 'Feel every pull of the quick trigger' });
    await expect(field(page, 'heading')).toHaveValue('Feel every pull of the quick trigger');
    expect(await stepCount()).toBe(1);
    await page.keyboard.press('Escape');
    await expect(edited(canvas)).toHaveCount(0);
    await expect(canvas.getByRole('heading', { name: 'Feel every pull of the quick trigger' })).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('works between Chinese characters', async ({ page }) => {
    const { canvas, attributes, idOf } = await open(page, 'page=all&locale=zh&ui=zh');
    const feature = await idOf('feature-grid');
    const heading = canvas.getByText('从一段波形，到一次触感');
    const { x, y } = await placeOf(heading, '波');
    await page.mouse.dblclick(x - 6, y);
    await page.keyboard.insertText('新');
    await expect.poll(() => attributes(feature, 'zh')).toMatchObject({ heading: '从一段新波形，到一次触感' });
    await expect(edited(canvas)).toHaveAttribute('aria-label', '标题');
  });

  test('edits a button, a line beside an icon, the title of a question, a cell and a tab in place', async ({
    page,
  }) => {
    const { canvas, nodes, errors } = await open(page);
    const texts = ['Explore the engine', 'Recoil in three layers', 'Which systems are supported?'];
    const labels = ['Label', 'Title', 'Question'];
    for (const [index, words] of texts.entries()) {
      await edit(page, canvas, canvas.getByText(words).first());
      await expect(edited(canvas)).toHaveAttribute('aria-label', labels[index] ?? '');
      await page.keyboard.press('End');
      await page.keyboard.type(' a b');
      await expect(edited(canvas)).toHaveText(`${words} a b`);
      await page.keyboard.press('Escape');
    }
    // In an element that Space would press, the space is inserted where the caret has just been moved.
    await edit(page, canvas, canvas.getByText('Which systems').first());
    await edited(canvas).evaluate((box) => {
      box.ownerDocument.getSelection()?.modify('move', 'forward', 'lineboundary');
      box.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    });
    await page.keyboard.type('c');
    await expect(edited(canvas)).toHaveText('Which systems are supported? a b c');
    await page.keyboard.press('Escape');
    const row = canvas.getByRole('row', { name: /^Start and stop/ });
    await edit(page, canvas, row.getByRole('cell').nth(1).locator('.spec-figure'));
    await page.keyboard.press('End');
    await page.keyboard.type('9');
    await edit(page, canvas, canvas.locator('.tab-label').nth(1));
    await page.keyboard.press('End');
    await page.keyboard.type(' x y');
    await page.keyboard.press('Enter');
    const said = JSON.stringify(await nodes());
    for (const words of texts) expect(said).toContain(`${words} a b`);
    await expect(canvas.locator('.tab-label').nth(1)).toHaveText(/ x y$/);
    expect(errors).toEqual([]);
  });
});

test.describe('a text that is edited on the page', () => {
  for (const [half, locale] of locales.entries())
    test(`does not move, and neither does anything around it (${locale})`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { canvas, ids, errors } = await open(page, `page=all&locale=${locale}`);
      const main = canvas.locator('[data-canvas-page]');
      await main.evaluate((element) => {
        for (const answer of element.querySelectorAll('details')) answer.open = true;
      });
      const moved: string[] = [];
      let count = 0;
      for (const id of partOf(await ids(locale), half, 2 * 3)) {
        await page.evaluate((block) => Reflect.get(window, 'harness').select(block), id);
        await page.locator('[role="treeitem"][aria-selected="true"]').focus();
        await page.keyboard.press('F2');
        const seen = await main.evaluate(walkTexts, id);
        moved.push(...seen.moved);
        count += seen.count;
      }
      expect(moved).toEqual([]);
      expect(count).toBeGreaterThan(isLong ? 150 : 15);
      expect(errors).toEqual([]);
    });

  test('accepts a composition as one commit and one step, whatever changes arrive meanwhile', async ({ page }) => {
    const { canvas, attributes, idOf, editCount, stepCount, errors } = await open(page);
    const hero = await idOf('hero');
    await edit(page, canvas, canvas.getByText('Feel every pull of the trigger'));
    const client = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await compose('n');
    await compose('ni');
    await receive(page, hero, 'lede', 'Written elsewhere.');
    await compose("ni'h");
    await receive(page, hero, 'heading', 'Feel every pull of the trigger!');
    await compose("ni'hao");
    expect(await editCount()).toBe(0);
    await client.send('Input.insertText', { text: '你好' });
    const heading = async () => String((await attributes(hero)).heading);
    await expect.poll(heading).toContain('你好');
    expect((await heading()).replace('你好', '')).toBe('Feel every pull of the trigger!');
    expect(await editCount()).toBe(1);
    expect(await stepCount()).toBe(1);
    await expect(canvas.getByText('Written elsewhere.')).toBeVisible();
    await page.keyboard.type(' ');
    await expect(edited(canvas)).toHaveText(/你好 /);
    // An ordinary space, although the word before it is kept on one line.
    await expect.poll(heading).toContain('你好 ');
    expect(errors).toEqual([]);
  });

  test('keeps the caret and every key while another editor changes it and the block around it', async ({ page }) => {
    const { canvas, attributes, idOf, errors } = await open(page);
    const hero = await idOf('hero');
    await edit(page, canvas, canvas.getByText('Feel every pull of the trigger'));
    await page.keyboard.press('Control+End');
    await page.keyboard.type('one ');
    await receive(page, hero, 'heading', 'Now feel every pull of the triggerone ');
    await page.keyboard.type('two ');
    await receive(page, hero, 'eyebrow', 'Another eyebrow');
    await page.keyboard.type('three');
    await expect(canvas.getByText('Another eyebrow')).toBeVisible();
    await page.keyboard.type(' four');
    await expect
      .poll(() => attributes(hero))
      .toMatchObject({ heading: 'Now feel every pull of the triggerone two three four', eyebrow: 'Another eyebrow' });
    await expect(edited(canvas)).toBeFocused();
    expect(errors).toEqual([]);
  });

  test('stays open when its block or item is moved, and closes when it is deleted', async ({ page }) => {
    const { canvas, attributes, idOf, errors } = await open(page);
    const hero = await idOf('hero');
    await edit(page, canvas, canvas.getByText('Explore the engine'));
    await page.keyboard.press('End');
    await page.keyboard.type(' one');
    await page.keyboard.press('Alt+Shift+ArrowUp');
    await page.keyboard.type(' two');
    const { actions } = await attributes(hero);
    await page.evaluate(([id, items]) => Reflect.get(window, 'harness').receive(id, ['actions'], items), [
      hero,
      Array.isArray(actions) ? actions.toReversed() : [],
    ] as const);
    await page.keyboard.type(' three');
    await expect
      .poll(async () => (await attributes(hero)).actions)
      .toMatchObject([{ label: 'Explore the engine one two three' }, {}]);
    await page.evaluate(([id]) => Reflect.get(window, 'harness').receive(id, ['actions'], []), [hero]);
    await expect(edited(canvas)).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('is undone like its field: one visit is one step, and the caret stays', async ({ page }) => {
    const { canvas, attributes, idOf, stepCount } = await open(page);
    const hero = await idOf('hero');
    await edit(page, canvas, canvas.getByText('Feel every pull of the trigger'));
    await page.keyboard.press('Control+End');
    await page.keyboard.type('!');
    await page.keyboard.press('Escape');
    await page.keyboard.press('F2');
    await page.keyboard.press('Tab');
    await page.keyboard.type('?');
    await page.keyboard.press('Tab');
    await page.keyboard.type(' More.');
    await page.keyboard.press('Shift+Tab');
    expect(await stepCount()).toBe(3);
    await page.keyboard.press('Control+z');
    await expect.poll(() => attributes(hero)).toMatchObject({ lede: expect.stringMatching(/looking\.$/) });
    await expect(canvas.getByText('without looking. More.')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(edited(canvas)).toHaveText('Feel every pull of the trigger!');
    await page.keyboard.press('Control+z');
    await expect(edited(canvas)).toHaveText('Feel every pull of the trigger');
    await page.keyboard.press('Control+Shift+z');
    await expect(edited(canvas)).toHaveText('Feel every pull of the trigger!');
    await expect(edited(canvas)).toBeFocused();
  });

  test('accepts pasted content as one line of text, or as lines if its field has lines, and creates no block', async ({
    page,
  }) => {
    const { canvas, attributes, idOf, types } = await open(page);
    const before = await types();
    const hero = await idOf('hero');
    await edit(page, canvas, canvas.getByText('Haptics for games'));
    await page.keyboard.press('Control+a');
    await paste(canvas, { 'text/plain': 'one\r\ntwo\n', 'text/html': '<h1>one</h1><p>two</p>' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+a');
    await paste(canvas, { 'text/plain': 'three\r\nfour\n' });
    await page.keyboard.press('Enter');
    await page.keyboard.type('five');
    await expect.poll(() => attributes(hero)).toMatchObject({ eyebrow: 'one two', heading: 'three\nfour\nfive' });
    await page.keyboard.press('Escape');
    await expect(canvas.locator(`#${hero}-heading`)).toHaveText('three\nfour\nfive', { useInnerText: true });
    expect(await types()).toEqual(before);
  });

  test('is left by Escape, by a click outside and, for a single line, by Enter, with the block still selected', async ({
    page,
  }) => {
    const { canvas, types, idOf } = await open(page);
    const before = await types();
    const hero = await idOf('hero');
    for (const key of ['Enter', 'Escape']) {
      await edit(page, canvas, canvas.getByText('Haptics for games'));
      await page.keyboard.press(key);
      await expect(edited(canvas)).toHaveCount(0);
      await expect(page.getByRole('treeitem', { name: /^Hero/ })).toHaveAttribute('aria-selected', 'true');
    }
    // Keys apply to the page again.
    await page.keyboard.press('Delete');
    expect((await types()).length).toBe(before.length - 1);
    await page.keyboard.press('Control+z');
    await expect(canvas.locator(`#${hero}`)).toBeVisible();
    await edit(page, canvas, canvas.getByText('Haptics for games'));
    const words = await placeOf(canvas.getByText('Feel every pull of the trigger'));
    await page.mouse.click(words.x, words.y);
    await expect(edited(canvas)).toHaveCount(0);
  });

  test('is not dragged: a click moves the caret, and dragging selects text', async ({ page }) => {
    const { canvas, ids, attributes, idOf } = await open(page);
    const order = await ids();
    const hero = await idOf('hero');
    for (const [words, first, second] of [
      ['Feel every pull of the trigger', 'Feel', 'every'],
      ['Explore the engine', 'Explore', 'the'],
    ] as const) {
      await edit(page, canvas, canvas.getByText(words), first);
      const from = await placeOf(edited(canvas), first);
      const to = await placeOf(edited(canvas), second);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.mouse.up();
      await page.keyboard.type('10');
      const start = first.slice(0, 1);
      await expect
        .poll(async () => JSON.stringify(await attributes(hero)))
        .toMatch(new RegExp(`"${start}[a-z]*10[a-z]* `));
    }
    expect(await ids()).toEqual(order);
  });

  test('shows the messages of its field: the maximum length, and that it must not be empty', async ({ page }) => {
    const { canvas, idOf } = await open(page);
    const bar = page.locator('[data-text-bar]');
    // Without text, the block has no heading.
    await edit(
      page,
      canvas,
      canvas
        .locator(`#${await idOf('call-to-action')}`)
        .getByRole('heading')
        .first(),
    );
    await expect(bar).toBeHidden();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect(bar).toContainText('Fill in this field.');
    await expect(edited(canvas)).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.insertText('x'.repeat(101));
    await expect(bar).toContainText('101/100');
  });

  test('cannot be edited on a read-only page', async ({ page }) => {
    const { canvas } = await open(page, 'page=all&readonly');
    await doubleClick(page, canvas.getByText('Feel every pull of the trigger'));
    await expect(edited(canvas)).toHaveCount(0);
  });
});

test.describe('rich text on the page', () => {
  test('supports the keys, Markdown and pasting of its field', async ({ page }) => {
    const { canvas, attributes, idOf, types, errors } = await open(page);
    const before = await types();
    const id = await idOf('media-text');
    await edit(page, canvas, canvas.getByText('Force sensing and a linear actuator'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('One ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('two');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- three\nfour');
    await paste(canvas, {
      'text/html': '<p>five <script>six()</script><em>seven</em></p>',
      'text/plain': 'five seven',
    });
    await expect
      .poll(async () => (await attributes(id)).body)
      .toBe('<p>One <strong>two</strong></p><ul><li>three</li><li>fourfive <em>seven</em></li></ul>');
    await page.keyboard.press('Escape');
    await expect(canvas.locator(`#${id} li em`)).toHaveText('seven');
    expect(await types()).toEqual(before);
    expect(errors).toEqual([]);
  });

  for (const width of [1440, 700]) {
    test(`has its tools beside it, within the window, also reachable by Alt+F10: ${width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      const { canvas, attributes, idOf } = await open(page);
      const id = await idOf('media-text');
      await edit(page, canvas, canvas.getByText('Force sensing and a linear actuator'));
      const bar = page.locator('[data-text-bar]');
      await expect(bar).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Alt+F10');
      await expect(bar.getByRole('button', { name: 'Link', exact: true })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await attributes(id)).body).toMatch(/^<p><strong>Force/);
      await expect(edited(canvas)).toBeFocused();
      await page.keyboard.press('Control+k');
      await bar.getByRole('combobox').fill('https://a.example/');
      await expect(bar).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await attributes(id)).body).toContain('href="https://a.example/"');
      await page.keyboard.press('Alt+F10');
      await page.keyboard.press('Escape');
      await expect(edited(canvas)).toBeFocused();
    });
  }
});

/** Runs in the frame: goes through the texts of a block by Tab, and returns the elements that have moved. */
function walkTexts(main: Element, id: string): { moved: string[]; count: number } {
  const block = document.getElementById(id);
  const moved: string[] = [];
  let known = new Map<Element, string>();
  let count = 0;
  const print = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    // A space at the end of a line counts towards its width, but is invisible.
    const isInLine = getComputedStyle(element).display === 'inline';
    return [x + scrollX, y + scrollY, isInLine ? 0 : width, height].map((each) => Math.round(each * 4) / 4).join(' ');
  };
  const look = (box: Element | null) => {
    const all = [...(block?.querySelectorAll('*') ?? [])].filter(
      (each) => each.getClientRects().length > 0 && (each === box || !box?.contains(each)),
    );
    const now = new Map(all.map((each) => [each, print(each)]));
    for (const [each, place] of now) {
      const before = known.get(each) ?? place;
      if (before !== place) moved.push(`${each.outerHTML.slice(0, 160)}: ${before} → ${place}`);
    }
    known = now;
  };
  for (let box = main.querySelector('[data-editing]'); box; box = main.querySelector('[data-editing]')) {
    count += 1;
    look(box);
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', code: 'Tab', bubbles: true, cancelable: true }));
  }
  look(null);
  return { moved, count };
}

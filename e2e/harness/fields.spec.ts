import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { untilStill } from '../support/page-checks.ts';
import { ownPage } from '../support/shared-page.ts';
import { test } from './harness-test.ts';
import { type Harness, openHarness } from './open-harness.ts';

/** Opens the spec table of the harness, whose rows are in groups. */
async function openTable(page: Page, query = ''): Promise<Harness & { table: string }> {
  const harness = await openHarness(page, query);
  const row = page.getByRole('treeitem', { name: /^(Spec table|规格表)/ });
  await row.click();
  await expect(page.locator('[data-path="columns"] li').first()).toBeVisible();
  return { ...harness, table: (await row.getAttribute('data-row')) ?? '' };
}

/** Opens the pricing tiers, whose features are lists in a list. */
async function openTiers(page: Page, query = ''): Promise<Harness & { table: string }> {
  const harness = await openHarness(page, `page=all&${query}`);
  const row = page.getByRole('treeitem', { name: /^(Pricing tiers|方案分级)/ });
  await row.click();
  await expect(page.locator('[data-path="tiers"] li').first()).toBeVisible();
  return { ...harness, table: (await row.getAttribute('data-row')) ?? '' };
}

const item = (page: Page, path: string) => page.locator(`li[data-path="${path}"]`);
const grip = (page: Page, path: string) => item(page, path).locator('> .item-head > .grip');
const head = (page: Page, path: string) => item(page, path).locator('> .item-head > button');

async function middleOf(locator: Locator): Promise<{ x: number; y: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
}

/** Drags an item by its grip and holds it over another one. */
async function take(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await middleOf(grip(page, from)), await middleOf(head(page, to))];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(start.x, end.y, { steps: 4 });
  await page.waitForTimeout(250);
}

async function columnsOf({ attributes }: Harness, table: string, locale: 'en' | 'zh' = 'en'): Promise<string[]> {
  const { columns } = await attributes(table, locale);
  if (!Array.isArray(columns)) throw new Error('The table has no products.');
  return columns.map(({ name }) => String(name));
}

test.describe('list items by pointer', () => {
  test('follow the mouse, and one drop is one edit and one undo step', async ({ page }) => {
    const harness = await openTable(page);
    const columns = () => columnsOf(harness, harness.table);
    const before = await columns();
    const edits = await harness.editCount();
    await head(page, 'columns.0').click();
    await take(page, 'columns.0', 'columns.2');
    expect(await columns(), 'nothing is written on the way').toEqual(before);
    await expect(item(page, 'columns.2')).not.toHaveCSS('transform', 'none');
    await page.mouse.up();
    await expect.poll(columns).toEqual([before[1], before[2], before[0]]);
    expect(await harness.editCount()).toBe(edits + 1);
    expect(await harness.stepCount()).toBe(1);
    await expect.poll(harness.said).toBe(`Moved “${before[0]}” to 3 of 3`);
    await expect(head(page, 'columns.2'), 'what is open stays open').toHaveAttribute('aria-expanded', 'true');
    await expect(head(page, 'columns.0')).toHaveAttribute('aria-expanded', 'false');
    await expect(head(page, 'columns.2')).toBeFocused();
    await expect(item(page, 'columns.0')).toHaveCSS('transform', 'none');
    await page.keyboard.press('Control+z');
    await expect.poll(columns).toEqual(before);
    await expect(head(page, 'columns.0'), 'undoing too').toHaveAttribute('aria-expanded', 'true');
    expect(harness.errors).toEqual([]);
  });

  test('drop where they are released, even if the last movement was never rendered', async ({ page }) => {
    const harness = await openTable(page);
    const before = await columnsOf(harness, harness.table);
    const [start, end] = [await middleOf(grip(page, 'columns.0')), await middleOf(head(page, 'columns.2'))];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await grip(page, 'columns.0').evaluate(
      (element, [from, to]) => {
        const tell = (type: string, clientY: number) =>
          element.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientY, bubbles: true }));
        tell('pointermove', from + 6);
        tell('pointermove', to);
        tell('pointerup', to);
      },
      [start.y, end.y] as const,
    );
    await expect.poll(() => columnsOf(harness, harness.table)).toEqual([before[1], before[2], before[0]]);
    await page.mouse.up();
    expect(harness.errors).toEqual([]);
  });

  test('return on Escape, and change nothing when released in their place', async ({ page }) => {
    const harness = await openTable(page);
    const before = await columnsOf(harness, harness.table);
    await take(page, 'columns.0', 'columns.2');
    await page.keyboard.press('Escape');
    await expect(item(page, 'columns.0')).toHaveCSS('transform', 'none');
    await expect(item(page, 'columns.2')).toHaveCSS('transform', 'none');
    await page.mouse.up();
    await untilStill(page);
    await take(page, 'columns.0', 'columns.2');
    const home = await middleOf(head(page, 'columns.1'));
    await page.mouse.move(home.x, home.y - home.height, { steps: 6 });
    await page.waitForTimeout(200);
    await page.mouse.up();
    await untilStill(page);
    await grip(page, 'columns.1').click();
    expect(await columnsOf(harness, harness.table)).toEqual(before);
    expect(await harness.editCount()).toBe(0);
    await expect(page.getByRole('complementary', { name: 'Fields of Spec table' }), 'and stay selected').toBeVisible();
    expect(await page.evaluate(() => document.getSelection()?.toString())).toBe('');
  });

  test('move within their own list, which scrolls with them', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 520 });
    const harness = await openTiers(page);
    await head(page, 'tiers.0').click();
    const labels = async () => {
      const { tiers } = await harness.attributes(harness.table);
      if (!Array.isArray(tiers)) throw new Error('There are no tiers.');
      return tiers.map(({ features }) => features.map(({ text }: { text: string }) => text));
    };
    const [first = [], ...others] = await labels();
    const panel = page.locator('[data-inspector]');
    const scrolled = () => panel.evaluate(({ scrollTop }) => scrollTop);
    // The list begins at the lower end of what is seen.
    await item(page, 'tiers.0.features.0').evaluate((element) => element.scrollIntoView({ block: 'end' }));
    const start = await middleOf(grip(page, 'tiers.0.features.0'));
    const from = await scrolled();
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x, 515, { steps: 8 });
    await expect.poll(scrolled).toBeGreaterThan(from + 20);
    await expect
      .poll(() =>
        item(page, 'tiers.0.features.0').evaluate((element) => {
          const [own, last] = [element, element.parentElement?.lastElementChild].map((each) =>
            each?.getBoundingClientRect(),
          );
          return own && last ? own.top - last.top : null;
        }),
      )
      .toBeGreaterThan(0);
    await page.mouse.up();
    await expect.poll(labels).toEqual([[...first.slice(1), first[0]], ...others]);
    await expect.poll(() => harness.editCount()).toBe(1);
  });

  test('move without animation for users who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const harness = await openTable(page);
    const before = await columnsOf(harness, harness.table);
    await take(page, 'columns.2', 'columns.0');
    const transition = await item(page, 'columns.0').evaluate(
      (element) => getComputedStyle(element).transitionDuration,
    );
    expect(Number.parseFloat(transition)).toBeLessThan(0.001);
    await page.mouse.up();
    await expect.poll(() => columnsOf(harness, harness.table)).toEqual([before[2], before[0], before[1]]);
    // The style sheet keeps transitions of a hundredth of a millisecond, so that their end events still fire.
    const longest = await item(page, 'columns.0').evaluate((element) =>
      Math.max(0, ...element.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration))),
    );
    expect(longest).toBeLessThan(1);
  });

  test('have no grip for users who may only view', async ({ page }) => {
    await openTable(page, 'readonly');
    await expect(page.locator('[data-inspector] .grip')).toHaveCount(0);
  });

  test('show more than a few letters of their name at every depth, even beside their tools', async ({ page }) => {
    await openTiers(page, 'ui=zh&locale=zh');
    for (const path of ['tiers.0', 'tiers.0.features.0']) {
      await item(page, path).locator('> .item-head').hover();
      const [summary, tools] = [
        await item(page, path).locator('> .item-head .summary').boundingBox(),
        await item(page, path).locator('> .item-head > .item-tools').boundingBox(),
      ];
      const name = await head(page, path).boundingBox();
      if (!summary || !tools || !name) throw new Error('It is not there.');
      expect(summary.x + summary.width).toBeLessThanOrEqual(tools.x);
      expect(tools.x - summary.x, path).toBeGreaterThan(100);
      await head(page, path).click();
    }
  });
});

test.describe('list items by touch', ownPage, () => {
  test.use({ hasTouch: true });

  test('follow the finger on their grip; elsewhere it scrolls', async ({ page }) => {
    const harness = await openTable(page);
    const before = await columnsOf(harness, harness.table);
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', at?: { x: number; y: number }) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] });
    const pull = async (from: { x: number; y: number }, to: { y: number }) => {
      await touch('touchStart', from);
      for (let part = 1; part <= 8; part += 1) {
        await touch('touchMove', { x: from.x, y: from.y + ((to.y - from.y) * part) / 8 });
        await page.waitForTimeout(16);
      }
      await page.waitForTimeout(100);
    };
    const last = await middleOf(head(page, 'columns.2'));
    await pull(await middleOf(grip(page, 'columns.0')), last);
    await touch('touchCancel');
    expect(await harness.editCount()).toBe(0);
    await expect(item(page, 'columns.0')).toHaveCSS('transform', 'none');
    await untilStill(page);
    await pull(await middleOf(grip(page, 'columns.0')), last);
    await touch('touchEnd');
    await expect.poll(() => columnsOf(harness, harness.table)).toEqual([before[1], before[2], before[0]]);
    const panel = page.locator('[data-inspector]');
    expect(await panel.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 600 });
    const name = await middleOf(head(page, 'columns.0'));
    await pull(name, { y: name.y - 150 });
    await touch('touchEnd');
    await expect.poll(() => panel.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(50);
    expect(await harness.editCount()).toBe(1);
  });
});

test.describe('list items by keyboard', () => {
  test('can be moved from any field in them, and the focus stays', async ({ page }) => {
    const harness = await openTable(page);
    const before = await columnsOf(harness, harness.table);
    await head(page, 'columns.0').click();
    const name = item(page, 'columns.0').getByLabel('Name');
    await name.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(item(page, 'columns.1').getByLabel('Name')).toBeFocused();
    await expect.poll(harness.said).toBe(`Moved “${before[0]}” to 2 of 3`);
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(harness.said).toBe(`${before[0]} cannot go further that way`);
    const up = item(page, 'columns.2').getByRole('button', { name: 'Move up' });
    await up.press('Enter');
    await expect(item(page, 'columns.1').getByRole('button', { name: 'Move up' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => columnsOf(harness, harness.table)).toEqual(before);
    await expect(head(page, 'columns.0'), 'at the end the button is off').toBeFocused();
  });

  test('get the focus as soon as they are added', async ({ page }) => {
    await openTable(page);
    await page.locator('[data-path="columns"]').getByRole('button', { name: 'Add product' }).press('Enter');
    await page.keyboard.type('Fourth');
    await expect(head(page, 'columns.3')).toContainText('Fourth');
  });
});

test.describe('a link to a field', () => {
  const goTo = (page: Page, blockId: string | null, path: readonly (string | number)[]) =>
    page.evaluate(([blockId, path]) => Reflect.get(window, 'harness').goTo({ blockId, path }), [
      blockId,
      path,
    ] as const);

  test('opens, scrolls to and focuses it, however deeply nested', async ({ page }) => {
    const { ids, types } = await openHarness(page, 'page=all');
    const blocks = await types();
    const all = await ids();
    const idOf = (type: string) => all[blocks.indexOf(`haptera/${type}`)] ?? '';
    const row = (path: string) => page.locator(`[data-inspector] [data-path="${path}"]`);

    await goTo(page, idOf('pricing-tiers'), ['tiers', 2, 'features', 1, 'note']);
    await expect(row('tiers.2.features.1.note').getByRole('textbox')).toBeFocused();
    await expect(row('tiers.2.features.1.note')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('treeitem', { name: /^Pricing tiers/ })).toHaveAttribute('aria-selected', 'true');

    await goTo(page, idOf('spec-table'), ['groups', 1, 'rows', 0, 'values', 2, 'mark']);
    await expect(row('groups.1.rows.0.values.2.mark').getByRole('radio', { checked: true })).toBeFocused();

    await goTo(page, idOf('media-text'), ['body']);
    await expect(row('body').getByRole('textbox')).toBeFocused();
    await goTo(page, idOf('media-text'), ['picture', 'id']);
    await expect(row('picture').getByRole('button').first()).toBeFocused();
    await goTo(page, idOf('hero'), ['actions', 0, 'link', 'path']);
    await expect(row('actions.0.link').getByRole('textbox')).toBeFocused();
  });

  test('keeps the focus when rendering the form around the field takes it away again', async ({ page }) => {
    const { ids, types } = await openHarness(page, 'page=all');
    const id = (await ids())[(await types()).indexOf('haptera/media-text')] ?? '';
    await page.evaluate(async (blockId) => {
      Reflect.get(window, 'harness').goTo({ blockId, path: ['heading'] });
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (!document.activeElement?.closest('[data-path="heading"]')) await nextFrame();
      document.querySelector<HTMLElement>(':focus')?.blur();
    }, id);
    await expect(page.locator('[data-inspector] [data-path="heading"]').getByRole('textbox')).toBeFocused();
  });

  test('focuses its text, not the tools beside it, when the control loads late', async ({ page }) => {
    const held: Route[] = [];
    let isHeld = true;
    await page.route('**/rich-text-editor-*.js', (route) => (isHeld ? void held.push(route) : route.continue()));
    const { ids, types } = await openHarness(page, 'page=all');
    const [blocks, all] = [await types(), await ids()];
    await goTo(page, all[blocks.indexOf('haptera/media-text')] ?? '', ['body']);
    const body = page.locator('[data-inspector] [data-path="body"]');
    await expect(body.getByRole('button', { name: 'HTML' })).toBeVisible();
    await expect(body.getByRole('textbox')).toHaveCount(0);
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await expect(body.getByRole('textbox')).toBeFocused();
  });

  test('leads to the nearest element when the field is gone, and opens a closed section', async ({ page }) => {
    const { ids, types } = await openHarness(page, 'page=all');
    const [blocks, all] = [await types(), await ids()];
    const tiers = all[blocks.indexOf('haptera/pricing-tiers')] ?? '';
    await goTo(page, tiers, ['tiers', 9, 'name']);
    await expect(page.locator('[data-path="tiers"] > [role="group"] [data-handle]').first()).toBeFocused();
    const layout = page.getByRole('button', { name: 'Layout', exact: true });
    await layout.click();
    await expect(layout).toHaveAttribute('aria-expanded', 'false');
    await goTo(page, tiers, ['tone']);
    await expect(page.locator('[data-path="tone"]').getByRole('radio', { checked: true })).toBeFocused();
    await page.getByRole('button', { name: 'Hide fields' }).click();
    await goTo(page, tiers, ['heading']);
    await expect(page.locator('[data-path="heading"]').getByRole('textbox')).toBeFocused();
  });

  test('works from the list of problems and from the mark in the outline', async ({ page }) => {
    await openTable(page, 'ui=zh');
    const label = page.locator('[data-path="groups.0.rows.1.label"]').getByRole('textbox');
    await label.fill('');
    await page.locator('.to-mend').getByRole('button', { name: '规格组 1 · 规格 2 · 项目' }).press('Enter');
    await expect(label).toBeFocused();
    await page.getByRole('treeitem').first().click();
    await page
      .getByRole('treeitem', { name: /规格表/ })
      .getByTitle(/1/)
      .click();
    await expect(label).toBeFocused();
  });
});

test.describe('a table', () => {
  const cell = (page: Page, name: string) =>
    page.locator('[data-path="groups"]').getByRole('textbox', { name, exact: true });
  const rowsOf = async ({ attributes, table }: Harness & { table: string }) => {
    const { groups } = await attributes(table);
    if (!Array.isArray(groups)) throw new Error('The table has no groups.');
    return groups.flatMap(({ rows }) => rows);
  };

  test('is edited cell by cell from the keyboard, and a visit to a cell is one step', async ({ page }) => {
    const harness = await openTable(page);
    const [first] = await rowsOf(harness);
    await cell(page, `${first.label}, HD`).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('40-200');
    await page.keyboard.press('Tab');
    await expect(cell(page, `${first.label}, True HD`)).toBeFocused();
    expect((await rowsOf(harness))[0].values[1]).toMatchObject({ figure: '40-200', words: '' });
    expect(await harness.stepCount()).toBe(1);
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveAttribute('aria-label', /, True HD$/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await expect(cell(page, `${first.label}, HD`)).toBeFocused();
    await page.keyboard.press('Alt+ArrowLeft');
    expect(await columnsOf(harness, harness.table)).toEqual(['HD', 'Rumble', 'True HD']);
    expect((await rowsOf(harness))[0].values[0]).toMatchObject({ figure: '40-200' });
    await page.keyboard.press('Control+Enter');
    await expect(page.locator(':focus')).toHaveAttribute('aria-label', /^Row 2, Label$/);
    expect(harness.errors).toEqual([]);
  });

  test('takes a range of a spreadsheet in one step', async ({ page }) => {
    const harness = await openTable(page);
    const [first] = await rowsOf(harness);
    await cell(page, `${first.label}, Rumble`).evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '10\t20\t30\nyes\tno\tsteps');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    const [one, two] = await rowsOf(harness);
    expect(one.values.map(({ figure }: { figure: string }) => figure)).toEqual(['10', '20', '30']);
    expect(two.values).toMatchObject([{ mark: 'yes' }, { mark: 'no' }, { words: 'steps' }]);
    expect(await harness.stepCount()).toBe(1);
    await page.keyboard.press('Control+z');
    expect((await rowsOf(harness))[0]).toEqual(first);
  });

  test('scrolls inside itself on a phone, and can be shown large', async ({ page }) => {
    await openTable(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Show fields' }).click();
    const scroll = page.locator('[data-path="groups"] .scroll');
    expect(await scroll.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Large view' }).click();
    const box = await page.locator('[data-path="groups"] > [role="group"]').boundingBox();
    expect(box?.width).toBe(390);
    await cell(page, 'Group 1').focus();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Large view' })).toBeVisible();
  });
});

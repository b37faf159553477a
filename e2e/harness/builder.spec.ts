import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults, untilStill } from '../support/page-checks.ts';
import { ownPage } from '../support/shared-page.ts';
import { test } from './harness-test.ts';
import { openHarness } from './open-harness.ts';

test.describe('the builder by keyboard', () => {
  test('composes a page from scratch, block by block, with every action announced', async ({ page }) => {
    const { canvas, types, ids, said, attributes } = await openHarness(page, 'page=empty');
    for (const [search, type] of [
      ['hero', 'haptera/hero'],
      ['spec', 'haptera/spec-table'],
      ['columns', 'haptera/columns'],
      ['quote', 'haptera/quote'],
    ]) {
      // Type without waiting for the dialog.
      await page.keyboard.type(`/${search}`);
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await types()).at(-1)).toBe(type);
      await expect.poll(said).toMatch(/^Added /);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.keyboard.press('Alt+Shift+ArrowUp');
    await expect.poll(types).toEqual(['haptera/hero', 'haptera/spec-table', 'haptera/quote', 'haptera/columns']);
    await expect.poll(said).toBe('Moved Quote to 3 of 4');
    await page.keyboard.press('Alt+Shift+ArrowRight');
    await expect.poll(said).toContain('cannot go further');
    await page.keyboard.press('Control+d');
    await expect.poll(types).toHaveLength(5);
    await page.keyboard.press('Delete');
    await expect.poll(types).toHaveLength(4);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.waitForFunction(() => performance.getEntriesByName('later parts are there').length > 0);
    await page.keyboard.press('Enter');
    await expect(canvas.locator('[data-editing]')).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('By keyboard');
    const [hero = ''] = await ids();
    await expect.poll(() => attributes(hero)).toMatchObject({ eyebrow: 'By keyboard' });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-inspector] [data-path="eyebrow"]').getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator(`[data-row="${hero}"]`)).toBeFocused();
  });

  test('has the focus in the field or the search before the next key, and then back in the outline', async ({
    page,
  }) => {
    await openHarness(page);
    await page.getByRole('treeitem', { name: /^Hero/ }).click();
    const press = (key: string) =>
      page.evaluate((key) => {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        return document.activeElement?.closest('[data-inspector], dialog') !== null;
      }, key);
    expect(await press('Enter')).toBe(true);
    expect(await press('Escape')).toBe(false);
    expect(await press('/')).toBe(true);
  });

  test('moves a block into another and out again', async ({ page }) => {
    const { types, said } = await openHarness(page, 'page=empty');
    for (const name of ['Section', 'Quote']) {
      await page.keyboard.press('/');
      await page.getByRole('dialog').getByRole('combobox').fill(name);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await expect.poll(types).toEqual(['haptera/section', 'haptera/quote']);
    await page.keyboard.press('Alt+Shift+ArrowRight');
    await expect.poll(types).toEqual(['haptera/section']);
    await expect.poll(said).toMatch(/Moved Quote to \d of \d, in Section/);
    await page.keyboard.press('Alt+Shift+ArrowLeft');
    await expect.poll(types).toEqual(['haptera/section', 'haptera/quote']);
  });

  test('copies, cuts and pastes blocks with their text', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { canvas, types } = await openHarness(page);
    const before = await types();
    await canvas.locator('#b0000').click();
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+v');
    await expect.poll(types).toEqual(['haptera/hero', ...before]);
    await page.keyboard.press('Control+x');
    await expect.poll(types).toEqual(before);
  });

  test('copies the block even after Ctrl+A, which selects no text of the builder', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { canvas, types } = await openHarness(page);
    const before = await types();
    await canvas.locator('#b0000').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+v');
    await expect.poll(types).toEqual(['haptera/hero', ...before]);
  });
});

test.describe('content from other programs', () => {
  /** Pastes at the focused element, as the browser would. */
  const paste = (page: Page, data: Readonly<Record<string, string>>, file?: string) =>
    page.evaluate(
      ([data, file]) => {
        const clipboardData = new DataTransfer();
        for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
        if (file) clipboardData.items.add(new File(['x'], file, { type: file.endsWith('.png') ? 'image/png' : '' }));
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [data, file] as const,
    );

  test('pasting keeps lists and emphasis of word processors, but no pictures of other sites', async ({ page }) => {
    const { ids, attributes, outside, errors } = await openHarness(page, 'page=empty');
    await paste(page, {
      'text/html': `<p class="MsoListParagraph"><![if !supportLists]><span>·&nbsp;</span><![endif]>One</p>
        <p>Very <span style="font-weight:bold">bold</span></p><p><img src="https://pictures.example/640"></p>`,
    });
    await expect.poll(ids).toHaveLength(1);
    const [id = ''] = await ids();
    const html = JSON.stringify(await attributes(id));
    expect(html).toContain('<li>One</li>');
    expect(html).toContain('<strong>bold</strong>');
    expect(html).not.toContain('img');
    expect([outside, errors]).toEqual([[], []]);
  });

  test('an article whose markup is mostly style can be pasted; if it is too large, only its text', async ({ page }) => {
    const { ids, nodes, said, errors } = await openHarness(page, 'page=empty');
    const style = 'margin: 0px; outline: 0px; max-width: 100%; box-sizing: border-box; overflow-wrap: break-word;';
    const article = (paragraphs: number) =>
      Array.from({ length: paragraphs }, (_, index) => `<p style="${style}">Paragraph ${index}</p>`).join('');
    await paste(page, { 'text/html': article(6000), 'text/plain': 'short' });
    await expect.poll(async () => JSON.stringify(await nodes()), { timeout: 20_000 }).toContain('Paragraph 5999');
    const count = (await ids()).length;
    await paste(page, { 'text/html': article(60_000), 'text/plain': 'The words alone' });
    await expect.poll(ids, { timeout: 20_000 }).toHaveLength(count + 1);
    expect(JSON.stringify(await nodes())).toContain('<p>The words alone</p>');
    await expect.poll(said).toContain('only the text was pasted');
    expect(errors).toEqual([]);
  });

  test('a table of a spreadsheet fills the selected spec table as it is mapped, as one step', async ({ page }) => {
    const { ids, types, attributes, stepCount, errors } = await openHarness(page, 'page=empty');
    await paste(page, { 'text/plain': 'Spec;A1;B2\nVoltage;3,3;5,0\nSize;6;7' });
    await expect.poll(types).toEqual(['haptera/spec-table']);
    const [id = ''] = await ids();
    const before = await attributes(id);
    const steps = await stepCount();
    await paste(page, { 'text/plain': 'Voltage\tB2\tC3\n' + 'Size\t7.5\t8\nWeight\t1\t2' });
    const dialog = page.getByRole('dialog', { name: /^Fill “Spec table/ });
    const columns = dialog.getByRole('combobox');
    await expect(columns).toHaveCount(3);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await expect(columns.nth(1).locator('option:checked')).toHaveText('B2');
    await dialog.getByRole('radio', { name: /^Add to it/ }).check();
    await columns.nth(2).selectOption({ label: 'Leave out' });
    await dialog.getByRole('button', { name: 'Fill the table' }).click();
    await expect(dialog).toHaveCount(0);
    const text = JSON.stringify(await attributes(id));
    for (const each of ['3,3', '7.5', 'Weight']) expect(text).toContain(each);
    expect(text).not.toContain('C3');
    expect(await stepCount()).toBe(steps + 1);
    await page.keyboard.press('Control+z');
    await expect.poll(() => attributes(id)).toEqual(before);
    expect(errors).toEqual([]);
  });

  test('a picture is pasted as a block, unless it only accompanies text', async ({ page }) => {
    const { types, ids, attributes } = await openHarness(page, 'page=empty');
    await paste(page, {}, 'screenshot.png');
    await expect.poll(types).toEqual(['haptera/picture']);
    const [id = ''] = await ids();
    expect(await attributes(id)).toEqual({ picture: { id: 7 } });
    await paste(page, { 'text/plain': 'A cell' }, 'cell.png');
    await expect.poll(types).toEqual(['haptera/picture', 'haptera/rich-text']);
  });

  test('a file dropped on a block becomes a picture after it, and the browser opens no dropped file', async ({
    page,
  }) => {
    const { canvas, types, said } = await openHarness(page);
    const before = await types();
    const drop = (name: string, type: string) =>
      canvas.locator('#b0000').evaluate(
        (element, [name, type]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File(['x'], name, { type }));
          const { left, top } = element.getBoundingClientRect();
          const at = { clientX: left + 20, clientY: top + 20, bubbles: true, cancelable: true, dataTransfer };
          return ['dragover', 'drop'].map((act) => !element.dispatchEvent(new DragEvent(act, at)));
        },
        [name, type] as const,
      );
    expect(await drop('photo.jpg', 'image/jpeg')).toEqual([true, true]);
    await expect.poll(types).toEqual([before[0], 'haptera/picture', ...before.slice(1)]);
    expect(await drop('offer.docx', '')).toEqual([true, true]);
    await expect.poll(said).toContain('Only pictures');
    await expect.poll(types).toHaveLength(before.length + 1);
  });
});

test.describe('the builder by pointer', () => {
  test('shows where a block of the outline would be dropped, for every part of a row', async ({ page }) => {
    await openHarness(page, 'blocks=11');
    await page.getByRole('tab', { name: 'Outline' }).click();
    const from = await page.getByRole('treeitem', { name: 'Divider' }).boundingBox();
    const to = await page.getByRole('treeitem', { name: /^Cases/ }).boundingBox();
    if (!from || !to) throw new Error('The outline has no such rows.');
    await page.mouse.move(from.x + 60, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 60, to.y + to.height - 6, { steps: 4 });
    await page.mouse.move(to.x + 64, to.y + to.height - 6, { steps: 4 });
    const mark = page.locator('[data-drop]');
    await expect(mark).toHaveCount(1);
    // Move from one edge of the row to the other with at most one event in between.
    await page.mouse.move(to.x + 64, to.y + 8);
    await expect(mark).toHaveCount(1);
    await page.mouse.move(to.x + 700, to.y + 8, { steps: 4 });
    await expect(mark).toHaveCount(0);
    await page.mouse.up();
  });

  test('drags a block from the drawer onto the page', async ({ page }) => {
    const { canvas, types } = await openHarness(page);
    const before = await types();
    await page.getByRole('tab', { name: 'Blocks' }).click();
    await drag(page, page.getByRole('button', { name: 'Quote' }), canvas.locator('#b0001'));
    await expect.poll(types).toHaveLength(before.length + 1);
    const added = (await types()).indexOf('haptera/quote');
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThan(before.length);
    await expect(page.getByRole('complementary', { name: 'Fields of Quote' })).toBeVisible();
  });

  test('drags a block of the page to another place', async ({ page }) => {
    const { canvas, types } = await openHarness(page);
    const before = await types();
    await drag(page, canvas.locator('#b0001'), canvas.locator('#b0000'), 0.3);
    await expect.poll(types).not.toEqual(before);
    expect((await types()).toSorted()).toEqual(before.toSorted());
    await expect(canvas.locator('[data-canvas-page] > [data-block]').first()).toHaveId('b0001');
  });

  test('drags a block into a column of another one', async ({ page }) => {
    const { canvas, types } = await openHarness(page);
    const before = await types();
    await canvas.locator('.columns').evaluate((columns) => columns.scrollIntoView({ block: 'center' }));
    await page.getByRole('tab', { name: 'Blocks' }).click();
    await page.getByRole('searchbox').fill('quote');
    await drag(page, page.getByRole('button', { name: 'Quote' }), canvas.locator('.column > section').nth(1), 0.9);
    await expect(canvas.locator('.column').nth(1).locator('> [data-block]')).toHaveCount(2);
    expect(await types()).toEqual(before);
    await page.keyboard.press('Control+z');
    await expect(canvas.locator('.column').nth(1).locator('> [data-block]')).toHaveCount(1);
  });

  test('adds a block with a click, after the selected one', async ({ page }) => {
    const { canvas, types } = await openHarness(page);
    await canvas.locator('#b0000').click();
    await page.getByRole('tab', { name: 'Blocks' }).click();
    await page.getByRole('searchbox').fill('引言');
    await page.getByRole('button', { name: 'Quote' }).click();
    await expect.poll(async () => (await types())[1]).toBe('haptera/quote');
  });

  test('columns are children of the grid on the canvas, as on the site', async ({ page }) => {
    const { canvas } = await openHarness(page);
    const grid = canvas.locator('.columns[data-ratio]');
    await expect(grid.locator('> section')).toHaveCount(3);
    await expect(grid).toHaveAttribute('data-slot', 'columns');
  });

  test('an empty block is still visible and selectable', async ({ page }) => {
    const { canvas } = await openHarness(page, 'page=all');
    await page.getByRole('treeitem', { name: /^Picture/ }).click();
    await page.getByRole('button', { name: 'Remove the picture' }).click();
    await expect(canvas.getByText('Picture: nothing to show yet')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(canvas.getByText('Picture: nothing to show yet')).toHaveCount(0);
  });
});

test.describe('the fields', () => {
  test('list items are added, moved, duplicated and removed, each in one step', async ({ page }) => {
    const { canvas, attributes, stepCount } = await openHarness(page);
    await canvas.locator('#b0000').click();
    const labels = async () => ((await attributes('b0000')).actions as { label: string }[]).map(({ label }) => label);
    const list = page.locator('[data-path="actions"]');
    await list.getByRole('button', { name: /Action 1/ }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(labels).toEqual(['Explore the engine', 'Compare tiers']);
    await list.getByRole('button', { name: 'Add action' }).click();
    await expect.poll(labels).toHaveLength(3);
    await list.getByLabel('Label').fill('Third');
    await expect.poll(labels).toEqual(['Explore the engine', 'Compare tiers', 'Third']);
    await list.getByRole('button', { name: /Action 1/ }).focus();
    await expect(list.getByText('Fill in this field')).toBeVisible();
    await list.getByRole('button', { name: /Action 1/ }).hover();
    await list.getByRole('button', { name: 'Remove' }).first().click();
    await expect.poll(labels).toEqual(['Compare tiers', 'Third']);
    await expect.poll(() => stepCount()).toBe(4);
  });

  test('a link can point to a page that is found by its title', async ({ page }) => {
    const { canvas, attributes } = await openHarness(page);
    await canvas.locator('#b0000').click();
    const list = page.locator('[data-path="actions"]');
    await list.getByRole('button', { name: /Action 1/ }).click();
    await list.getByRole('radio', { name: 'Page', exact: true }).check();
    await list.getByRole('combobox').fill('article 2');
    await expect(list.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => attributes('b0000'))
      .toMatchObject({ actions: [{ link: { kind: 'document', id: 2 } }, {}] });
    await expect(canvas.locator('#b0000 a').first()).toHaveAttribute('href', '/post/2');
  });

  test('a shared field changes in both languages and is undone in both', async ({ page }) => {
    const { canvas, attributes } = await openHarness(page);
    await canvas.locator('#b0000').click();
    await page.getByRole('radio', { name: 'Full screen' }).check();
    await expect.poll(() => attributes('b0000', 'zh')).toMatchObject({ size: 'full' });
    await page.keyboard.press('Control+z');
    await expect.poll(() => attributes('b0000', 'zh')).toMatchObject({ size: 'page' });
  });

  test('rich text accepts emphasis and pasted text, sanitized', async ({ page }) => {
    const { canvas, attributes } = await openHarness(page);
    await canvas.locator('#b0001').click();
    const text = page.locator('[data-path="body"]').getByRole('textbox');
    await text.click();
    await page.keyboard.press('Control+a');
    await text.evaluate((element) => {
      const data = new DataTransfer();
      data.setData('text/html', '<p onclick="x()">Safe <b>words</b><script>alert(1)</script></p>');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await expect.poll(async () => (await attributes('b0001')).body).toBe('<p>Safe <strong>words</strong></p>');
  });

  test('content from a word processor keeps its lists and emphasis, and nothing else', async ({ page }) => {
    const { canvas, attributes } = await openHarness(page);
    await canvas.locator('#b0001').click();
    const text = page.locator('[data-path="body"]').getByRole('textbox');
    const paste = async (html: string) => {
      await text.click();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await text.evaluate((element, pasted) => {
        const data = new DataTransfer();
        data.setData('text/html', pasted);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      }, html);
    };
    const item = (kind: string, marker: string, words: string, level = 1) =>
      `<p class=MsoListParagraph${kind} style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-US>${words}</span><o:p></o:p></p>`;
    const body = async () => (await attributes('b0001')).body;
    await paste(
      `<p class=MsoNormal>Before</p>${item('CxSpFirst', '·', 'one')}${item('CxSpLast', '·', 'two')}${item('CxSpFirst', '1.', 'first')}`,
    );
    await expect.poll(body).toBe('<p>Before</p><ul><li>one</li><li>two</li></ul><ol><li>first</li></ol>');
    await paste(
      `${item('CxSpFirst', '·', 'one')}${item('CxSpMiddle', 'o', 'within', 2)}${item('CxSpLast', '·', 'two')}`,
    );
    await expect.poll(body).toBe('<ul><li>one<ul><li>within</li></ul></li><li>two</li></ul>');
    await paste(
      '<b style="font-weight:normal"><p><span style="font-weight:700">Bold</span><span style="font-weight:400"> and </span><span style="font-style:italic">so on</span></p></b>',
    );
    await expect.poll(body).toBe('<p><strong>Bold</strong> and <em>so on</em></p>');
  });

  test('rich text keeps only the text of oversized content, omits pictures of other sites, and says so', async ({
    page,
  }) => {
    const { canvas, attributes } = await openHarness(page);
    await canvas.locator('#b0001').click();
    const field = page.locator('[data-path="body"]');
    const text = field.getByRole('textbox');
    const paste = async (html: string, plain: string) => {
      await text.click();
      await page.keyboard.press('Control+a');
      await text.evaluate(
        (element, { html, plain }) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/html', html);
          clipboardData.setData('text/plain', plain);
          element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        },
        { html, plain },
      );
    };
    const body = async () => String((await attributes('b0001')).body);
    await paste(`<p>Words</p><p><img src="https://elsewhere.example/a.png" alt="a"></p>`, 'Words');
    await expect.poll(body).toContain('Words');
    expect(await body()).not.toContain('elsewhere.example');
    await expect(field.getByRole('status')).toContainText('Pictures from elsewhere were left out (1)');
    await paste('<p>much</p>'.repeat(60_000), 'The words alone');
    await expect.poll(body).toBe('<p>The words alone</p>');
    await expect(field.getByRole('status')).toContainText('only the text');
  });

  test('rich text turns a paragraph into a list and back, and the caret stays', async ({ page }) => {
    const { canvas, attributes } = await openHarness(page);
    await canvas.locator('#b0001').click();
    const field = page.locator('[data-path="body"]');
    const list = field.getByRole('button', { name: 'List', exact: true });
    await field.getByRole('textbox').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type('Before');
    await page.keyboard.press('Enter');
    await page.keyboard.type('one');
    await list.click();
    await page.keyboard.press('Enter');
    await page.keyboard.type('two');
    const body = async () => (await attributes('b0001')).body;
    await expect.poll(body).toBe('<p>Before</p><ul><li>one</li><li>two</li></ul>');
    await list.click();
    await page.keyboard.type(' more');
    await expect.poll(body).toBe('<p>Before</p><ul><li>one</li></ul><p>two more</p>');
  });
});

test('a block that is not allowed in a place is refused with a visible message', async ({ page }) => {
  const { types, said } = await openHarness(page, 'page=empty');
  await page.getByRole('tab', { name: 'Blocks' }).click();
  await page.getByRole('searchbox').fill('column');
  await page
    .locator('#builder-left')
    .getByRole('button', { name: /^Column$/ })
    .click();
  await expect(page.locator('[data-toast]')).toContainText('only allowed inside');
  await expect.poll(said).toContain('only allowed inside');
  expect(await types()).toEqual([]);
});

test('a block is still in view when the page becomes narrow', async ({ page }) => {
  const { canvas } = await openHarness(page, 'page=all');
  await page.getByRole('treeitem').nth(8).click();
  const id = await page.getByRole('treeitem', { selected: true }).getAttribute('data-row');
  const box = canvas.locator(`[id="${id}"]`);
  await expect(box).toBeInViewport();
  await page.getByRole('button', { name: /390 px/ }).click();
  await page.waitForTimeout(500);
  await expect(box).toBeInViewport();
});

test.describe('the builder for everyone', () => {
  for (const ui of ['en', 'zh'] as const) {
    test(`has no accessibility violations (${ui})`, async ({ page }) => {
      test.setTimeout(90_000);
      await openHarness(page, `page=all&ui=${ui}&locale=${ui}`);
      const rows = page.getByRole('treeitem');
      for (const index of [0, 1, 4, 9]) {
        await rows.nth(index).click();
        expect(await violations(page)).toEqual([]);
      }
      await page.getByRole('tab').last().click();
      await page.waitForTimeout(500);
      expect(await violations(page)).toEqual([]);
      await page.locator('[data-builder] .bar button').nth(1).click();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+/');
      expect(await violations(page)).toEqual([]);
    });
  }

  test('can be viewed without permission to edit', async ({ page }) => {
    const { types, said } = await openHarness(page, 'readonly');
    const before = await types();
    await page.getByRole('treeitem', { name: /^Hero/ }).click();
    await page.keyboard.press('Delete');
    await expect.poll(said).toBe('This page is read-only');
    expect(await types()).toEqual(before);
    await expect(page.getByLabel('Eyebrow')).toHaveAttribute('readonly');
  });
});

test.describe('the builder with 200 blocks', ownPage, () => {
  test('opens, and every letter reaches the canvas, even with a slow processor', async ({ page }) => {
    // bench/rows/builder.ts measures how fast.
    test.setTimeout(180_000);
    const { canvas } = await openHarness(page, 'blocks=200');
    await expect(canvas.locator('[data-canvas-page] > [data-block]')).toHaveCount(200, { timeout: 60_000 });
    await page.getByRole('treeitem', { name: /^Hero/ }).first().click();
    const box = page.getByLabel('Heading', { exact: true });
    await box.fill('');
    const letters = 'a'.repeat(20);
    await page.keyboard.type(letters);
    const heading = canvas.locator('.hero-words :is(h1, h2)').first();
    await expect(heading).toHaveText(letters);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.keyboard.type(letters);
    await expect(heading).toHaveText(letters + letters, { timeout: 30_000 });
  });
});

async function drag(
  page: Page,
  from: ReturnType<Page['locator']>,
  to: ReturnType<Page['locator']>,
  part = 0.15,
): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag from or to.');
  await page.mouse.move(start.x + start.width / 2, start.y + Math.min(start.height / 2, 60));
  await page.mouse.down();
  await page.waitForTimeout(260);
  const target = { x: end.x + end.width / 2, y: Math.min(end.y + end.height * part, 860) };
  await page.mouse.move(target.x, target.y - 30, { steps: 12 });
  await page.mouse.move(target.x, target.y, { steps: 8 });
  await page.waitForTimeout(300);
  await page.mouse.up();
  await page.waitForTimeout(400);
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Accessibility violations of the builder's own document; the page in the frame is checked on the site. */
async function violations(page: Page): Promise<string[]> {
  await untilStill(page);
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run(document, {
      iframes: false,
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { 'page-has-heading-one': { enabled: false } },
    });
    return violations.flatMap(({ id, nodes }: { id: string; nodes: { target: string[]; failureSummary: string }[] }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
    );
  });
}

test.describe('the layout of the builder', () => {
  test('never scrolls, and shows the page when the window is narrow', async ({ page }) => {
    const { canvas } = await openHarness(page, 'page=all');
    await page
      .getByRole('treeitem', { name: /^Questions/ })
      .first()
      .click();
    await page.locator('[data-inspector]').evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
    const overflow = () =>
      page.evaluate(() => {
        scrollTo(0, 10_000);
        return document.documentElement.scrollTop + document.body.scrollTop;
      });
    expect(await overflow()).toBe(0);
    const slip = await page.locator('[data-canvas-area] > div').evaluate((paper) => {
      paper.scrollTo(40, 40);
      return paper.scrollLeft + paper.scrollTop;
    });
    expect(slip).toBe(0);
    await page.setViewportSize({ width: 390, height: 760 });
    await expect(page.locator('[data-inspector]')).toHaveCount(0);
    await expect(page.getByRole('tree')).toHaveCount(0);
    await expect(canvas.locator('[data-canvas-page]')).toBeInViewport();
    expect(await overflow()).toBe(0);
  });

  test('keeps its hidden panels, its width, and the selected block in view when the language changes', async ({
    page,
  }) => {
    await openHarness(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button('Hide fields').click();
    await button('Hide blocks and outline').click();
    const width = await page.locator('[data-canvas-area] iframe').evaluate(({ clientWidth }) => clientWidth);
    await page.evaluate(() => Reflect.get(window, 'harness').setLocale('zh'));
    await expect(page.frameLocator('[data-canvas-area] iframe').getByText('让每一次扣动')).toBeVisible();
    await expect(page.locator('[data-inspector]')).toHaveCount(0);
    await expect(button('Show fields')).toBeVisible();
    await expect(page.locator('[data-canvas-area] iframe')).toHaveJSProperty('clientWidth', width);
    // The selected block stays in view as well.
    await page.evaluate(() => Reflect.get(window, 'harness').select('b0004'));
    await page.evaluate(() => Reflect.get(window, 'harness').setLocale('en'));
    const canvas = page.frameLocator('[data-canvas-area] iframe');
    await expect(canvas.getByText('Feel every pull').first()).toBeAttached();
    await expect(canvas.locator('.selected')).toBeInViewport();
  });

  test('keeps the focus somewhere when the focused element disappears', async ({ page }) => {
    const { canvas } = await openHarness(page);
    await canvas.locator('#b0001').click();
    await page.keyboard.press('Delete');
    await page.locator('[data-toast]').getByRole('button', { name: 'Dismiss' }).press('Enter');
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });

  test('shows no errors for a new list item before it was visited, and collapses the others', async ({ page }) => {
    const { canvas } = await openHarness(page);
    await canvas.locator('#b0000').click();
    const list = page.locator('[data-path="actions"]');
    await list.getByRole('button', { name: /Action 1/ }).click();
    await list.getByRole('button', { name: 'Add action' }).click();
    await expect(list.locator('[data-handle][aria-expanded="true"]')).toHaveCount(1);
    await expect(list.getByText('Fill in this field')).toHaveCount(0);
    await expect(page.locator('.to-mend')).toHaveCount(0);
    await page.getByLabel('Eyebrow').focus();
    await expect(list.getByText('Fill in this field').first()).toBeVisible();
  });
});

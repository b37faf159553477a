import { expect, type Page } from '@playwright/test';
import { test } from './harness-test.ts';
import { openHarness } from './open-harness.ts';

/** Opens the empty rich text field of a block and focuses it. */
async function openText(page: Page, query = '') {
  const harness = await openHarness(page, query);
  await harness.canvas.locator('#b0001').click();
  const field = page.locator('[data-path="body"]');
  const text = field.getByRole('textbox');
  await text.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  const body = async () => String((await harness.attributes('b0001')).body);
  const tool = (name: string) => field.getByRole('button', { name, exact: true });
  return { ...harness, field, text, body, tool };
}

async function paste(page: Page, data: Readonly<Record<string, string>>) {
  // The editor learns of a moved caret from an event after the key, which no person would outrun.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.locator('[data-path="body"] [role="textbox"]').evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, content] of Object.entries(given)) clipboardData.setData(type, content);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}

test('pasting into an empty line of a text creates no block', async ({ page }) => {
  const { body, types } = await openText(page);
  await page.keyboard.type('one\n');
  const before = await types();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<ul><li>two</li></ul>');
    clipboardData.setData('text/plain', 'two');
    const line = getSelection()?.anchorNode;
    line?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect.poll(body).toBe('<p>one</p><ul><li>two</li></ul>');
  expect(await types()).toEqual(before);
});

test('Markdown at the start of a line and around words is converted', async ({ page }) => {
  const { body } = await openText(page);
  await page.keyboard.type('## Why\n- one\ntwo\n\n1. first\n\n');
  await expect.poll(body).toBe('<h2>Why</h2><ul><li>one</li><li>two</li></ul><ol><li>first</li></ol>');
  await page.keyboard.type('> quoted\n\n**bold** and *soft* and `code`, not 2*3*4\n---');
  await expect
    .poll(body)
    .toBe(
      '<h2>Why</h2><ul><li>one</li><li>two</li></ul><ol><li>first</li></ol><blockquote><p>quoted</p></blockquote>' +
        '<p><strong>bold</strong> and <em>soft</em> and <code>code</code>, not 2*3*4</p><hr>',
    );
});

test('Backspace right after Markdown restores the typed characters', async ({ page }) => {
  const { body } = await openText(page);
  await page.keyboard.type('## ');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('x');
  await expect.poll(body).toBe('<p>## x</p>');
});

test('a short line supports emphasis and links, but no headings or lists', async ({ page }) => {
  await openHarness(page, 'page=all');
  await page
    .getByRole('treeitem', { name: /^Picture/ })
    .first()
    .click();
  const field = page.locator('[data-path="caption"]').first();
  await field.getByRole('textbox').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('## a **b**');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- c');
  await expect(field.locator('strong')).toHaveText('b');
  await expect(field.getByRole('textbox').locator('h2, ul, p')).toHaveCount(0);
  await expect(field.getByRole('button', { name: 'List', exact: true })).toHaveCount(0);
});

test('Tab indents a list item and Shift+Tab outdents it; beyond that they leave the field', async ({ page }) => {
  const { body, text } = await openText(page);
  await page.keyboard.type('- one\ntwo');
  await page.keyboard.press('Tab');
  await expect.poll(body).toBe('<ul><li>one<ul><li>two</li></ul></li></ul>');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(body).toBe('<ul><li>one</li><li>two</li></ul>');
  await expect(text).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(text).not.toBeFocused();
});

test('a table can be created, filled by Tab, extended by Tab, and a column removed', async ({ page }) => {
  const { body, tool } = await openText(page);
  await tool('Table').click();
  for (const word of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('j');
  await expect.poll(body).toContain('<tr><td>g</td><td>h</td><td>i</td></tr><tr><td>j</td><td></td><td></td></tr>');
  await tool('Delete the column').click();
  await expect.poll(body).toContain('<tr><td>h</td><td>i</td></tr><tr><td></td><td></td></tr>');
});

test('a link can point to a page that is found by its title, in either language, and shows its address', async ({
  page,
}) => {
  const { body, field, tool } = await openText(page);
  await page.keyboard.type('read');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  const to = field.getByRole('combobox', { name: 'Links to' });
  await expect(to).toBeFocused();
  await to.fill('文章 3');
  await expect(field.getByRole('option')).toHaveText(['文章 3/page-3 · Chinese · not published']);
  await to.fill('article');
  await expect(field.getByRole('option')).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(body).toBe('<p><a href="/en/page-2">read</a></p>');
  await tool('Link').click();
  await expect(to).toHaveValue('/en/page-2');
  await to.fill('/en/page-9');
  await expect(field.getByText('No page has this address')).toBeVisible();
  await to.fill('/en/page-3');
  await expect(field.getByText("This page isn't published yet")).toBeVisible();
  await to.fill('somebody@example.com');
  await page.keyboard.press('Enter');
  await expect.poll(body).toBe('<p><a href="mailto:somebody@example.com">read</a></p>');
  await tool('Link').click();
  await field.getByRole('button', { name: 'Remove link' }).click();
  await expect.poll(body).toBe('<p>read</p>');
});

test('an address that is pasted over selected text becomes its link', async ({ page }) => {
  const { body } = await openText(page);
  await page.keyboard.type('read');
  await page.keyboard.press('Control+a');
  await paste(page, { 'text/plain': 'https://a.example/x' });
  await expect.poll(body).toBe('<p><a href="https://a.example/x" rel="noopener noreferrer">read</a></p>');
});

test('pasted text joins the paragraph of the caret, pasted items its list', async ({ page }) => {
  const { body } = await openText(page);
  await page.keyboard.type('ab');
  await page.keyboard.press('ArrowLeft');
  await paste(page, { 'text/html': '<p>one <i>two</i></p>', 'text/plain': 'one two' });
  await expect.poll(body).toBe('<p>aone <em>two</em>b</p>');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('- x');
  await paste(page, { 'text/html': '<ul><li>y</li><li>z</li></ul>', 'text/plain': 'y\nz' });
  await expect.poll(body).toBe('<ul><li>xy</li><li>z</li></ul>');
});

test('lines of plain text stay lines, and empty lines separate paragraphs', async ({ page }) => {
  const { body } = await openText(page);
  await paste(page, { 'text/plain': 'one\ntwo\n\nthree <b>' });
  await expect.poll(body).toBe('<p>one<br>two</p><p>three &lt;b&gt;</p>');
});

test('pasted Markdown is converted, in a separate undo step', async ({ page }) => {
  const { body, stepCount } = await openText(page);
  await page.keyboard.type('before');
  const written = await body();
  const steps = await stepCount();
  await page.keyboard.press('Enter');
  await paste(page, { 'text/plain': '# Why\n\n- **one**\n  - two\n\n| a | b |\n|---|---|\n| 1 | [c](/c) |' });
  await expect
    .poll(body)
    .toBe(
      '<p>before</p><h2>Why</h2><ul><li><strong>one</strong><ul><li>two</li></ul></li></ul><table><thead><tr><th>a</th>' +
        '<th>b</th></tr></thead><tbody><tr><td>1</td><td><a href="/c">c</a></td></tr></tbody></table>',
    );
  await page.keyboard.type('!');
  expect(await stepCount()).toBe(steps + 2);
  for (const _ of ['typed', 'pasted']) await page.keyboard.press('Control+z');
  await expect.poll(body).toContain(written);
  expect(await body()).not.toContain('Why');
});

test('cells copied from a spreadsheet become a table', async ({ page }) => {
  const { body } = await openText(page);
  const sheet =
    '<table style="width:9px"><colgroup><col></colgroup><tr><td style="color:red">a</td><td>b</td></tr></table>';
  await paste(page, { 'text/html': sheet, 'text/plain': 'a\tb' });
  await expect.poll(body).toBe('<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>');
});

test('opening a text, moving through it and leaving it changes nothing', async ({ page }) => {
  const { editCount, attributes } = await openHarness(page, 'page=all');
  await page.locator('[role="treeitem"][aria-level="1"]', { hasText: /^Rich text/ }).click();
  const id = String(await page.getByRole('treeitem', { selected: true }).getAttribute('data-row'));
  const before = await attributes(id);
  const text = page.locator('[data-path="body"]').getByRole('textbox');
  await text.click();
  for (const key of ['Control+Home', 'ArrowDown', 'ArrowRight', 'End', 'Control+End']) await page.keyboard.press(key);
  await text.blur();
  await page.getByRole('treeitem').first().click();
  expect(await attributes(id)).toEqual(before);
  expect(await editCount()).toBe(0);
});

test('undo leaves the caret in the text, where typing continues', async ({ page }) => {
  const { body, text } = await openText(page);
  await page.keyboard.type('one');
  // Start another visit, and so another step.
  await page.getByRole('treeitem', { selected: true }).focus();
  await text.focus();
  await page.keyboard.type(' two');
  await page.keyboard.press('Control+z');
  await expect.poll(body).toBe('<p>one</p>');
  await expect(text).toHaveText('one');
  await page.keyboard.type(' three');
  await expect.poll(body).toBe('<p>one three</p>');
  await page.keyboard.press('Control+i');
  await page.keyboard.type('x');
  await expect.poll(body).toBe('<p>one three<em>x</em></p>');
});

test('the toolbar is one Tab stop with arrow keys, and Escape returns to the text', async ({ page }) => {
  const { field, text, tool } = await openText(page);
  const bar = field.getByRole('toolbar', { name: 'Formatting' });
  await expect(bar.locator('button[tabindex="0"]')).toHaveCount(1);
  await tool('Link').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tool('Bold')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tool('Clear formatting')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
});

test('a read-only text can be read but not edited, and has no tools', async ({ page }) => {
  const { editCount } = await openHarness(page, 'readonly');
  await page.getByRole('treeitem').nth(1).click();
  const field = page.locator('[data-path="body"]');
  await expect(field.getByRole('textbox')).toHaveAttribute('aria-readonly', 'true');
  await field.getByRole('textbox').click();
  await page.keyboard.type('x');
  await expect(field.getByRole('toolbar')).toHaveCount(0);
  expect(await editCount()).toBe(0);
});

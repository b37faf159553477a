import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import type { HtmlProfile } from '#kit/html/html-profiles.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { sanitizeHtml } from '#kit/html/sanitize-html.ts';
import { playerHosts } from '../../contract/player-hosts.ts';
import { ownAttacks } from '../../kit/html/testing/own-attacks.ts';
import { tagSoup } from '../../kit/html/testing/tag-soup.ts';
import { partOf, times } from '../../kit/testing/long-run.ts';
import { readPayloads } from '../support/hostile-payloads.ts';
import { test } from './harness-test.ts';
import { openHarness } from './open-harness.ts';

/**
 * The server parses HTML with parse5, the builder with the browser's own parser. What an editor sees and saves must not
 * depend on which of the two parsed it.
 */
test.describe('sanitizing HTML in the browser gives the same result as on the server', () => {
  test('for tag soups', async ({ page }) => {
    test.setTimeout(120_000);
    const soups = fc.sample(tagSoup(), { numRuns: times(5000), seed: 20261120 });
    await expectSame(page, soups);
  });

  test('for input on which browsers and parsers have disagreed', async ({ page }) => {
    await expectSame(page, disputed);
  });

  test('for our own and recorded attacks, none of which runs or loads anything', async ({ page }) => {
    test.setTimeout(180_000);
    const collected = readPayloads() ?? [];
    await expectSame(page, [...ownAttacks, ...partOf(collected, 0, 5).map(({ text }) => text)]);
  });
});

async function expectSame(page: Page, sources: readonly string[]): Promise<void> {
  const { outside, errors } = await openHarness(page, 'page=empty');
  const executed: string[] = [];
  page.on('dialog', (dialog) => {
    executed.push(dialog.message());
    void dialog.dismiss();
  });
  const requested: string[] = [];
  page.on('request', (request) => {
    // The harness still loads its own pictures and scripts.
    if (!/^\/(?:assets|samples)\//.test(new URL(request.url()).pathname)) requested.push(request.url());
  });
  for (let start = 0; start < sources.length; start += 500) {
    const some = sources.slice(start, start + 500);
    const inBrowser = await page.evaluate((all) => Reflect.get(window, 'harness').readHtml(all), some);
    const onServer = some.map(readHtml);
    for (const [index, source] of some.entries()) {
      expect.soft(inBrowser[index], JSON.stringify(source)).toEqual(onServer[index]);
    }
    if (test.info().errors.length > 20) break;
  }
  // Wait for anything that is about to run.
  await page.waitForTimeout(200);
  expect(executed).toEqual([]);
  expect(requested).toEqual([]);
  expect(outside).toEqual([]);
  expect(errors).toEqual([]);
}

/** Implemented in the harness. */
function readHtml(source: string): Record<HtmlProfile | 'text', string> {
  return {
    inline: sanitizeHtml(source, 'inline'),
    flow: sanitizeHtml(source, 'flow'),
    document: sanitizeHtml(source, 'document', playerHosts),
    text: htmlToText(source),
  };
}

const repeat = (piece: string, count: number) => piece.repeat(count);

const disputed: readonly string[] = [
  '<select><div>a</select>b',
  '<div><select></div>a<option>b<p>c</select>d',
  '<select><button><selectedcontent></selectedcontent></button><option selected>a<b>b</b></select>c',
  '<SELECT\n><input>a<textarea></select></textarea>b</select>c',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">a',
  '<p>a<noscript><b>b</noscript>c',
  '<template><p>a</template>b<template shadowrootmode=open>c</template>d',
  '<frameset><frame src=x></frameset>a',
  '<body onload=alert(1)>a</body> b</html> <!-- c --> d',
  '\n <head><title>a</title></head>\n<body class=x>b',
  ' \n a',
  '\ufeffa<b>b',
  'a\0b<b>\0c</b><svg>\0</svg>',
  'a\r\nb\rc<pre>\r\n\r\nd</pre>',
  '\ud800<b>\udc00</b>',
  '<p><table><tr><td>a</table>b',
  '<table>a<td>b<form><tr></form>c',
  '<plaintext>a</plaintext><script>b',
  '<svg><p>a</svg>b<math><mi><b>c</math>d<svg><foreignObject><p>e',
  '<svg><style><img src=x onerror=alert(1)></style>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<a href=x>a<a href=y>b<p>c</a>d',
  '<b><i><u><p>a</b>b</i>c</u>d',
  '<form><input name=nodeType><input name=localName><input name=attributes><input name=firstChild><p>a</form>b',
  '<img name=body src=x><form name=querySelector><p>a</form><img name=documentElement src=x>b',
  '<form><input name=getAttributeNames><input name=content><a href=x>a</form>b',
  '&#0;&#x80;&#xd800;&#x110000;&notit;&not;&amp&lt&copy;&#160;&nbsp;',
  '<a href="?a&copy=1&lt;2&amp;b">x</a>',
  '<p a="1" A="2" b=\'3\' c=`4` =d ">x',
  'a<!-->b<!--->c<!--d--!>e<!doctype f>g<?h>i</>j</ k>l<![CDATA[m]]>n',
  `${repeat('<div>', 300)}a`,
  `${repeat('<div>', 600)}a`,
  `${repeat('<b>', 2000)}a`,
  `${repeat('<blockquote><p>', 100)}a`,
  repeat('<p><b><i>x', 400),
  repeat('<p><font size=1><font size=2><b>x', 60),
  `${repeat('<table><tr><td>', 200)}a`,
  `${repeat('<a href=x><div>', 120)}a`,
  `${repeat('<svg><g>', 300)}a`,
  `<p>${repeat('字', 70_000)}<!-- -->${repeat('b', 70_000)}`,
];

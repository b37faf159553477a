import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listAttributes } from '#kit/html/clean-attributes.ts';
import type { HtmlProfile } from '#kit/html/html-profiles.ts';
import { sanitizeHtml } from '#kit/html/sanitize-html.ts';
import { tagSoup } from '#kit/html/testing/tag-soup.ts';
import { findCorpus } from '#kit/testing/find-corpus.ts';
import { times } from '#kit/testing/long-run.ts';
import { presentHtml as presentInBrowser } from './in-browser/present-html.tsx';
import { presentHtml as presentOnServer } from './on-server/present-html.tsx';

const profiles: readonly HtmlProfile[] = ['inline', 'flow', 'document'];
const noise = vi.fn();

beforeEach(() => {
  noise.mockReset();
  vi.spyOn(console, 'error').mockImplementation(noise);
});
afterEach(() => vi.restoreAllMocks());

/** The browser runs the same code with another parser; `e2e/harness/html.spec.ts` compares the two. */
function expectSame(html: string) {
  const onServer = renderToStaticMarkup(presentOnServer(html, 'Table'));
  expect(renderToStaticMarkup(presentInBrowser(html, 'Table')), html).toBe(onServer);
}

test.each([
  'plain',
  '',
  'a &amp; b&nbsp;c',
  '<p>a <strong>b</strong>c</p>\n<p></p>',
  '<table><caption> <em>x</em> y </caption>\n<tbody>\n<tr> <td>a</td> </tr></tbody></table>',
  '<p>a</p><table><tbody><tr><td> </td></tr></tbody></table>',
  '<figure class="wp-block-image alignwide" style="text-align: center; width: 33.3%"><img src="/a.png" alt=""></figure>',
  '<video src="/a.mp4" loop="" muted="" playsinline="" controls=""></video>',
  '<pre>\n\n<code>a\n b</code></pre>',
  '24 ms and more',
  '<p>from 24 ms on an <em>iPhone 8</em></p>',
])('browser and server render %j the same', (html) => {
  expectSame(sanitizeHtml(html, 'document'));
});

test('browser and server render every attribute that sanitizing allows the same', () => {
  for (const profile of profiles) {
    const { '*': everywhere = [], ...byTag } = listAttributes(profile);
    for (const [tag, own] of Object.entries({ ...byTag, p: everywhere, li: [...everywhere, ...(byTag.li ?? [])] })) {
      for (const name of [...own, ...everywhere]) {
        const value = name === 'style' ? 'text-align: end; width: 5px' : '1';
        expectSame(inItsPlace(tag, `<${tag} ${name}="${value}"></${tag}>`));
      }
    }
  }
  expect(noise.mock.calls).toEqual([]);
});

test('browser and server render sanitized random markup the same', () => {
  fc.assert(
    fc.property(tagSoup(), fc.constantFrom(...profiles), (html, profile) =>
      expectSame(sanitizeHtml(html, profile, [{ host: 'player.vimeo.com' }])),
    ),
    { numRuns: times(1000) },
  );
});

/** A browser ignores table cells outside of a row. */
function inItsPlace(tag: string, html: string): string {
  return tag === 'td' || tag === 'th' ? `<table><tbody><tr>${html}</tr></tbody></table>` : html;
}

const rendered = findCorpus('rendered-wordpress-7.1');
test.skipIf(rendered === null)('browser and server render the output of WordPress the same', () => {
  const texts = readdirSync(rendered ?? '').flatMap((file) =>
    listTexts(JSON.parse(readFileSync(join(rendered ?? '', file), 'utf8'))),
  );
  expect(texts.length).toBeGreaterThan(40);
  for (const html of texts) expectSame(sanitizeHtml(html, 'document'));
});

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

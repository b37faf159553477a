import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printHtml } from '#kit/html/html-tree.ts';
import { parseHtml } from '#kit/html/parse-html.ts';
import { findExecutable } from '#kit/html/testing/find-executable.ts';
import { ownAttacks } from '#kit/html/testing/own-attacks.ts';
import { findCorpus } from '#kit/testing/find-corpus.ts';
import { partOf } from '#kit/testing/long-run.ts';
import { InlineHtml, RichText } from './rich-text.tsx';

const noise = vi.fn();

beforeEach(() => {
  noise.mockReset();
  vi.spyOn(console, 'error').mockImplementation(noise);
  vi.spyOn(console, 'warn').mockImplementation(noise);
});
afterEach(() => vi.restoreAllMocks());

/**
 * Checks that a browser parses React's markup to exactly the tree that React printed, so that hydration finds no
 * differences.
 */
function expectStable(markup: string) {
  const tree = parseHtml(markup);
  expect(parseHtml(printHtml(tree))).toEqual(tree);
  expect(noise.mock.calls).toEqual([]);
}

test('paragraphs are limited to the line length of body text', () => {
  expect(renderToStaticMarkup(<RichText html="<p>触觉<b>引擎</b>" className="mine" lang="zh" />)).toBe(
    '<div lang="zh" class="h-prose mine"><p>触觉<strong>引擎</strong></p></div>',
  );
});

test('the element can be chosen, with or without its default style', () => {
  expect(renderToStaticMarkup(<RichText as="article" html="<p>a" />)).toMatch(/^<article class="h-prose">/);
  expect(renderToStaticMarkup(<RichText as="section" html="<dl><dt>a<dd>b</dl>" />)).toMatch(
    /^<section class="h-prose /,
  );
});

test('a table is in a scrollable region that is labelled by its caption or by the given label', () => {
  const named = renderToStaticMarkup(
    <RichText html="<table><caption>规格</caption><tr><td>a</table>" tableLabel="Table" />,
  );
  expect(named).toContain('<div data-scroll="" tabindex="0" role="group" aria-label="规格"><table>');
  const unnamed = renderToStaticMarkup(<RichText html="<table><tr><td>a</table>" tableLabel="Table" />);
  expect(unnamed).toContain('aria-label="Table"');
  expect(renderToStaticMarkup(<RichText html="<table><tr><td>a</table>" />)).not.toContain('role=');
});

test('pictures are loaded lazily', () => {
  expect(renderToStaticMarkup(<RichText html='<p>a<img src="/a.png" alt="图" width="4" height="3">' />)).toContain(
    '<img src="/a.png" width="4" height="3" alt="图" loading="lazy" decoding="async"/>',
  );
});

test('inline HTML keeps only text and inline formatting', () => {
  expect(renderToStaticMarkup(<InlineHtml html="<h1>a <i>b</i></h1><p>c<img src=x onerror=alert(1)>" />)).toBe(
    'a <em>b</em> c',
  );
});

test('scripts, event handlers and unsafe links are removed', () => {
  const html = '<p onclick="x">a<script>b</script><a href="javascript:c">d</a><iframe srcdoc="e"></iframe>';
  for (const profile of ['flow', 'document'] as const) {
    expect(renderToStaticMarkup(<RichText html={html} profile={profile} />)).toMatch(/<p>ad<\/p><\/div>$/);
  }
});

test('HTML attributes are kept under their names in React', () => {
  const html =
    '<ol start="3" reversed><li value="5">a</ol><table><tr><td colspan="2" rowspan="3">b</table><p style="text-align:center" class="alignwide">c</p><video src="/a.mp4" playsinline muted></video><time datetime="2026-01-01">d</time><details open><summary>e</summary>f</details>';
  const markup = renderToStaticMarkup(<RichText html={html} profile="document" />);
  for (const part of [
    'start="3"',
    'reversed=""',
    'value="5"',
    'colSpan="2"',
    'rowSpan="3"',
    'style="text-align:center"',
  ]) {
    expect(markup).toContain(part);
  }
  for (const part of ['class="alignwide"', 'playsInline=""', 'dateTime="2026-01-01"', '<details open="">']) {
    expect(markup).toContain(part);
  }
  expectStable(markup);
});

function expectHarmless(html: string) {
  const markup = renderToStaticMarkup(
    <>
      <RichText html={html} />
      <RichText html={html} profile="document" />
      <InlineHtml html={html} />
    </>,
  );
  expect(findExecutable(markup), html).toEqual([]);
  expect(noise.mock.calls).toEqual([]);
}

test.each(ownAttacks)('nothing in %s can be executed', (attack) => expectHarmless(attack));

const attacks = findCorpus('xss.jsonl');
test.skipIf(attacks === null)('recorded attacks cause no errors, and nothing in them can be executed', () => {
  const lines = readFileSync(attacks ?? '', 'utf8')
    .trim()
    .split('\n');
  for (const line of partOf(lines, 0, 4)) expectHarmless(readText(JSON.parse(line), 'p'));
});

const rendered = findCorpus('rendered-wordpress-7.1');
test.skipIf(rendered === null)('the output of WordPress is rendered without warnings, as a browser parses it', () => {
  const documents = readdirSync(rendered ?? '').flatMap((file) =>
    listDocuments(JSON.parse(readFileSync(join(rendered ?? '', file), 'utf8'))),
  );
  expect(documents.length).toBeGreaterThan(40);
  for (const html of documents)
    expectStable(renderToString(<RichText html={html} profile="document" tableLabel="表格" />));
});

/** A recording contains one document (`rendered`), or several by name. */
function listDocuments(recording: unknown): string[] {
  if (typeof recording !== 'object' || recording === null) return [];
  return 'rendered' in recording ? [readText(recording, 'rendered')] : Object.values(recording).flatMap(listDocuments);
}

function readText(record: unknown, key: string): string {
  const text = typeof record === 'object' && record !== null ? Reflect.get(record, key) : undefined;
  if (typeof text !== 'string') throw new Error(`No text under ${key}.`);
  return text;
}

import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { Drift } from '#cms-schema/translation/drift.ts';
import { loadMessages } from '../messages.ts';
import { MessagesProvider } from '../messages-context.tsx';
import { SourceTexts } from './source-texts.tsx';

beforeAll(async () => {
  await loadMessages('en');
});

function draw(sourceNow: string, sourceThen: string | null, isRich: boolean, source: 'zh' | 'en' = 'en'): string {
  const drift: Drift = {
    blockId: 'b',
    path: ['body'],
    state: sourceThen === null ? 'untranslated' : 'drifted',
    sourceThen,
    sourceNow,
    sourcePath: ['body'],
    translation: '',
    lacking: null,
  };
  return renderToStaticMarkup(
    <MessagesProvider uiLocale="en">
      <SourceTexts drift={drift} source={source} isRich={isRich} />
    </MessagesProvider>,
  );
}

test('a rich source is shown as it is, with emphasis, lists and links', () => {
  const html = draw('<p>One <strong>strong</strong> <a href="/en/x">link</a></p><ul><li>first</li></ul>', null, true);
  expect(html).toContain('<strong>strong</strong> <a href="/en/x">link</a>');
  expect(html).toContain('<li>first</li>');
  expect(html).not.toContain('&lt;');
  expect(draw('强 <em>粗</em>', null, true, 'zh')).toContain('强 <em>粗</em>');
});

test('changes of a rich source are marked inside its elements', () => {
  const html = draw('<p>Fast <strong>and quiet</strong></p>', '<p>Slow <strong>and quiet</strong></p>', true);
  expect(html).toContain('<p><del>Slow</del> <strong>and quiet</strong></p>');
  expect(html).toContain('<p><ins>Fast</ins> <strong>and quiet</strong></p>');
  expect(draw('<p>a &lt; b</p>', '<p>a &gt; b</p>', true)).toMatch(/a <ins>&lt;<\/ins> b/);
});

test('a rich source cannot run anything, and a plain one is never read as HTML', () => {
  expect(draw('<p onclick="x()">a<script>x()</script><img src=x onerror=x()></p>', null, true)).not.toMatch(
    /onclick|onerror|<script/,
  );
  expect(draw('<b>5 ms', null, false)).toContain('&lt;b&gt;5 ms');
});

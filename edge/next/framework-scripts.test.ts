import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { hashDocument } from '../content-security-policy.ts';
import { listInlineScripts } from '../inline-scripts.ts';
import { readFrameworkScripts } from './framework-scripts.ts';

/**
 * Renders with the React inside the installed Next: late content, a late stylesheet, an error, the page's data as text
 * and as bytes, Turbopack's list. This test fails when an upgrade changes any of those scripts.
 */
const RENDER = `
const React = require('next/dist/compiled/react');
const { renderToPipeableStream } = require('next/dist/compiled/react-dom/server.node');
const { createInlinedDataReadableStream } = require('next/dist/server/app-render/use-flight-response');
const { getTurbopackBootstrapScriptTag } = require('next/dist/server/app-render/turbopack-bootstrap-script');
const { getTurbopackChunkGroupBootstrap } = require('next/dist/server/get-page-files');
const { createServerInsertedMetadata } = require('next/dist/server/app-render/metadata-insertion/create-server-inserted-metadata');
const { PassThrough } = require('node:stream');
const { text } = require('node:stream/consumers');
const h = React.createElement;
const late = (ms, draw) => {
  const ready = new Promise((resolve) => setTimeout(resolve, ms));
  return h(React.Suspense, { fallback: h('i', null, 'wait') }, h(() => { React.use(ready); return draw(); }));
};
const page = h('html', null, h('head'), h('body', null,
  late(20, () => h('p', null, '</script><script>alert(1)</script>')),
  late(40, () => h(React.Fragment, null, h('link', { rel: 'stylesheet', href: '/a.css', precedence: 'b' }), h('p'))),
  late(60, () => { throw new Error('bad'); }),
  h('p', null, 'x'.repeat(20000))));
const bootstrap = getTurbopackChunkGroupBootstrap({ '/p': ['a.js', { otherChunks: ['<b>.js'], runtimeModuleIds: [1] }] }, 'TURBOPACK', ['/p', '/p']);
const flight = new ReadableStream({ start(controller) {
  controller.enqueue(new TextEncoder().encode('0:{"a":"</script><!--<script> \\u2028 )"}\\n'));
  controller.enqueue(new Uint8Array([255, 254, 0]));
  controller.close();
} });
(async () => {
  const body = new PassThrough();
  const stream = renderToPipeableStream(page, { onError: () => 'digest', bootstrapScriptContent: bootstrap, onShellReady: () => stream.pipe(body) });
  process.stdout.write(await text(body));
  process.stdout.write(getTurbopackBootstrapScriptTag(bootstrap) + await createServerInsertedMetadata()());
  for await (const piece of createInlinedDataReadableStream(flight)) process.stdout.write(piece);
})();
`;

test('every script that the installed Next and React write into a page gets a hash', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', RENDER], {
    cwd: new URL('..', import.meta.url),
    env: { NODE_ENV: 'production' },
  });
  const scripts = listInlineScripts(stdout).map(({ text }) => text);
  for (const mark of [
    '$RC("',
    '$RR("',
    '$RX("',
    '$RT=',
    'TURBOPACK',
    '.push([0])',
    '.push([1,',
    '.push([3,',
    'link[rel="icon"]',
  ]) {
    expect(scripts.filter((script) => script.includes(mark)).length, mark).toBeGreaterThan(0);
  }
  const { hashes, refused } = hashDocument(Buffer.from(stdout), readFrameworkScripts());
  expect(refused).toBe(0);
  expect(hashes.length).toBe(new Set(scripts).size);
});

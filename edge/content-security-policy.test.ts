import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test } from 'vitest';
import { ownAttacks } from '#kit/html/testing/own-attacks.ts';
import { findCorpus } from '#kit/testing/find-corpus.ts';
import { times } from '#kit/testing/long-run.ts';
import { processorTime } from '#kit/testing/processor-time.ts';
import { hashDocument, printPolicy } from './content-security-policy.ts';
import { listInlineScripts } from './inline-scripts.ts';
import { isDataOnlyScript } from './next/data-only-script.ts';
import { readFrameworkScripts } from './next/framework-scripts.ts';

const constants = readFrameworkScripts();
const BEGIN = '(self.__next_f=self.__next_f||[]).push([0])';
const DATA = 'self.__next_f.push([1,"0:{\\"P\\":null,\\"b\\":\\"x\\"}\\n1:\\u003cscript\\u003e"])';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashes = (html: string) => hashDocument(Buffer.from(html), constants).hashes;

test.each([
  BEGIN,
  DATA,
  `${BEGIN};${DATA}`,
  'self.__next_f.push([3,"AAEC"])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(["static/chunks/a.js",{"otherChunks":["b.js"],"runtimeModuleIds":[1]}]);',
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([1])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});',
  '$RC("B:0","S:0")',
  '$RS("S:1","P:1")',
  '$RX("B:0","123",null,"at x (y:1)")',
  '$RX("B:0")',
  '$RX("B:0","1","2","3","4")',
  '$RR("B:0","S:0",[["a.css","high"]])',
  '$RC("B:0","S:0")$RC("B:1","S:1")',
  `${BEGIN}\n;${DATA}\n`,
  'self.__next_f.push([1,")"])',
  'self.__next_f.push([1,"a\\\\"])',
  'self.__next_f.push([1,"\\")"])',
  '(globalThis["TURBOPACK_site"] || (globalThis["TURBOPACK_site"] = [])).push([])',
  `(globalThis["TURBOPACK${'_'.repeat(40)}"]||(globalThis["TURBOPACK${'_'.repeat(40)}"]=[])).push([])`,
])('accepts a script that only passes data: %s', (script) => {
  expect(isDataOnlyScript(script, constants)).toBe(true);
});

test.each([
  '',
  ';',
  '\n;\n',
  ` ${DATA}`,
  'alert(1)',
  'self.__next_f.push([1,"a"]',
  'self.__next_f.push([1,"a',
  'self.__next_f.push(\\)',
  'self.__next_f.push()',
  'self.__next_f.push(1)',
  'self.__next_f.push([])',
  'self.__next_f.push([0,"a"])',
  'self.__next_f.push([1])',
  'self.__next_f.push([3])',
  'self.__next_f.push([3,1])',
  'self.__next_f.push([4,"a"])',
  'self.__next_f.push([1,"a","b"])',
  'self.__next_f.push([1,"a"],[1,"b"])',
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([1],[2])',
  `(globalThis["TURBOPACK${'_'.repeat(41)}"]||(globalThis["TURBOPACK"]=[])).push([])`,
  `(globalThis["TURBOPACK"]||(globalThis["TURBOPACK${'_'.repeat(41)}"]=[])).push([])`,
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push({"otherChunks":[]},1)',
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push({"chunks":[]})',
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push("a.js")',
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(null)',
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push()',
  '$RC("B:0")',
  '$RC("B:0",1)',
  '$RC("B:0","S:0","T:0")',
  '$RR("B:0","S:0")',
  '$RR("B:0",1,[])',
  '$RR(1,"S:0",[])',
  '$RR("B:0","S:0","a.css")',
  '$RR("B:0","S:0",[],[])',
  '$RX()',
  '$RX("B:0",1)',
  '$RX("B:0","1","2","3","4","5")',
  `${DATA};alert(1)`,
  `alert(1);${DATA}`,
  `${DATA}\nalert(1)`,
  `${DATA},alert(1)`,
  'self.__next_f.push([1,"a"],alert(1))',
  'self.__next_f.push([1,"a"+alert(1)])',
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1,`a`])',
  'self.__next_f.push([1,"a"]).x=alert(1)',
  'self.__next_f.push([1,"a"])(alert(1))',
  'self.__next_f.push([1,"\\",alert(1),\\""],alert(1))',
  'self.__next_f.push([1,"a"/*")*/,alert(1)])',
  'self.__next_f.push(alert(1))',
  'self.__next_f.push([1,{"a":1}])',
  'self.__next_f.push([2,{"a":1}])',
  'self.__next_f.push([2,"a"])',
  'self.__next_f.push(...[1,"a"])',
  '(self.__next_f=self.__next_f||[alert(1)]).push([0])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push([function(){alert(1)}])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[alert(1)]})',
  '(globalThis["eval"] || (globalThis["eval"] = [])).push(["alert(1)"])',
  '$RC("a","b");alert(1)',
  '$RC(alert(1),"b")',
  '$RC=function(){alert(1)}',
  '$RC=function(a,b){};$RC("B:0","S:0")',
  'self.__next_f.push([1,"a"])<!--\nalert(1)',
  'self.__next_f.push([1,"a"]) alert(1)',
  'self.__next_f.push([1,"a\nb"])',
])('rejects a script that could do more: %s', (script) => {
  expect(isDataOnlyScript(script, constants)).toBe(false);
});

test('React’s functions for streamed pages are accepted only in full and unchanged', () => {
  const start = constants.filter((constant) => constant.startsWith('$RB=[]'));
  expect(start.length).toBeGreaterThan(0);
  for (const constant of constants) {
    expect(() => new Function(constant)).not.toThrow();
    expect(isDataOnlyScript(`${constant}$RC("B:0","S:0")`, constants)).toBe(true);
    expect(isDataOnlyScript(`${constant.slice(0, -2)}alert(1)${constant.slice(-2)}`, constants)).toBe(false);
    expect(isDataOnlyScript(constant, [])).toBe(false);
    expect(isDataOnlyScript(`${'alert(1);'.padEnd(constant.length)}${constant}`, constants)).toBe(false);
  }
  expect(constants.some((constant) => constant.startsWith('requestAnimationFrame(function(){$RT='))).toBe(true);
  expect(constants.some((constant) => constant.startsWith('$RX='))).toBe(true);
  expect(constants.some((constant) => constant.includes('link[rel="icon"]'))).toBe(true);
});

test('a page gets a hash for each script from Next and none for an injected one', () => {
  const page = `<!doctype html><html><head><script src="/_next/a.js" async=""></script></head><body>
    <script type="application/ld+json">{"@type":"Organization"}</script>
    <script>alert(1)</script><script>${BEGIN}</script><script id="_R_">${DATA}</script></body></html>`;
  const result = hashDocument(Buffer.from(page), constants);
  expect(result.hashes).toEqual([hashOf(BEGIN), hashOf(DATA)]);
  expect(result.refused).toBe(1);
  expect(result.html.toString()).toBe(page);
});

test('a script that mimics the shape but contains code gets no hash', () => {
  expect(hashes('<script>self.__next_f.push([1,"a"+(()=>{alert(1)})()])</script>')).toEqual([]);
});

test.each([
  ['in upper case', `<SCRIPT>${DATA}</ScRiPt >`],
  ['with attributes in all notations', `<script data-a='>' data-b=">" c=d async >${DATA}</script\n>`],
  ['with a stray slash', `<script/>${DATA}</script/>`],
  ['after a comment that contains a script', `<!-- <script>alert(1)</script> --><script>${DATA}</script>`],
  ['after an empty comment', `<!--><script>${DATA}</script>`],
  ['after a malformed end of a comment', `<!-- --!><script>${DATA}</script>`],
  ['after an attribute that looks like a script', `<p title="<script>">x</p><script>${DATA}</script>`],
  ['after a text area that contains a script', `<textarea><script>alert(1)</textarea><script>${DATA}</script>`],
  ['after a style that contains a script', `<style>a{}<script></style ><script>${DATA}</script>`],
  ['after a script with an escaped script', `<script><!--<script></script>--></script><script>${DATA}</script>`],
  ['after a script with a short comment', `<script><!--></script><script>${DATA}</script>`],
  ['with an empty type', `<script type="">${DATA}</script>`],
  ['with the type of JavaScript', `<script type=" Text/JavaScript ">${DATA}</script>`],
])('finds a script %s', (_name, html) => {
  expect(hashes(html)).toEqual([hashOf(DATA)]);
});

test.each([
  ['has a src attribute', `<script src=x>${DATA}</script>`],
  ['has a data type', `<script type="application/json">${DATA}</script>`],
  ['is a module', `<script type=module>${DATA}</script>`],
  ['is never closed', `<script>${DATA}`],
  ['is in a comment', `<!-- <script>${DATA}</script>`],
  ['is in a title', `<title><script>${DATA}</script></title>`],
  ['is in an attribute', `<p title='<script>${DATA}</script>'>`],
  ['is not a script element', `<scripts>${DATA}</scripts>`],
])('ignores a script that %s', (_name, html) => {
  expect(hashes(html)).toEqual([]);
});

test('finds the same scripts as an HTML parser in random markup', () => {
  const piece = fc.constantFrom(
    ...['<script>', '</script>', '<SCRIPT a="', '">', "'", '"', '<!--', '-->', '--!>', '<!-->', '<style>', '</style>'],
    ...[
      '<textarea>',
      '</textarea>',
      '<title>',
      '</title>',
      '<p ',
      '<div>',
      '</div >',
      '>',
      '/',
      '<',
      '</',
      '<?',
      '<!',
      '=',
      ' ',
    ],
    ...[
      'src',
      'type=text/javascript',
      'type=a',
      'x',
      '-',
      '\n',
      '</script\t',
      '<script/',
      '中文',
      ';',
      '<iframe>',
      '</iframe>',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const html = `<!doctype html><html><head></head><body>${pieces.join('')}`;
      const ours = listInlineScripts(html).map(({ text }) => text);
      expect(ours).toEqual(scriptsByParser(html));
    }),
    { numRuns: times(3_000) },
  );
});

test('consecutive scripts are merged into few with the same statements', () => {
  const pushes = Array.from({ length: 300 }, (_, at) => `self.__next_f.push([1,"${at}"])`);
  const html = `<p>a</p>${pushes.map((push) => `<script>${push}</script>`).join('')}<p>b</p><script>alert(1)</script>`;
  const result = hashDocument(Buffer.from(html), constants);
  expect(result.hashes).toEqual([hashOf(pushes.join(';'))]);
  expect(result.html.toString()).toBe(`<p>a</p><script>${pushes.join(';')}</script><p>b</p><script>alert(1)</script>`);
  expect(result.refused).toBe(1);
});

test('a megabyte of hostile markup takes well under a second', () => {
  for (const piece of ['<script>', '<!--', '<script a="', '<script><!--<script>', "<p '", '</script', '<style>', '<']) {
    const hostile = Buffer.from(piece.repeat(1_000_000 / piece.length));
    expect(processorTime(() => hashDocument(hostile, constants))).toBeLessThan(5_000);
  }
  const nested = Buffer.from(`<script>self.__next_f.push([1,${'['.repeat(500_000)}])</script>`);
  expect(hashDocument(nested, constants).hashes).toEqual([]);
});

test.each(ownAttacks)('no script of %s gets a hash', (attack) => {
  const found = hashes(`<body>${attack}<script>${BEGIN}</script><script>${DATA}</script></body>`);
  expect([hashOf(BEGIN), hashOf(DATA)]).toEqual(expect.arrayContaining(found));
});

const corpus = findCorpus('xss.jsonl');

test.skipIf(corpus === null)('none of thousands of known attacks gets a hash', () => {
  const payloads = readFileSync(corpus ?? '', 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))
    .map((row) => (row !== null && typeof row === 'object' && 'p' in row ? String(row.p) : ''));
  expect(payloads.length).toBeGreaterThan(1_000);
  for (const payload of payloads) {
    const found = hashes(`<body>${payload}<script>${BEGIN}</script><script>${DATA}</script></body>`);
    expect([hashOf(BEGIN), hashOf(DATA)]).toEqual(expect.arrayContaining(found));
  }
});

test('the policy allows our own files, the hashes, the listed frame hosts, and nothing else', () => {
  const policy = printPolicy(
    { isSecure: true, frameSources: ['https://player.example.org'] },
    { isFramedBySelf: false, hashes: [hashOf(DATA)] },
  );
  const directives = new Map(
    policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );
  expect(directives.get('script-src')).toBe(`'self' ${hashOf(DATA)}`);
  expect(directives.get('frame-src')).toBe("'self' https://player.example.org");
  expect(directives.get('frame-ancestors')).toBe("'none'");
  expect(directives.get('object-src')).toBe("'none'");
  expect(directives.get('base-uri')).toBe("'none'");
  expect(directives.get('form-action')).toBe("'self'");
  expect(directives.has('upgrade-insecure-requests')).toBe(true);
});

type ParsedNode = DefaultTreeAdapterTypes.Node;

function scriptsByParser(html: string): string[] {
  const found: string[] = [];
  const visit = (node: ParsedNode) => {
    if ('tagName' in node && node.tagName === 'script') {
      const attribute = (name: string) => node.attrs.find((one) => one.name === name)?.value;
      const type = attribute('type') ?? '';
      const isClosed = node.sourceCodeLocation?.endTag !== undefined;
      if (attribute('src') === undefined && (type === '' || type === 'text/javascript') && isClosed) {
        found.push(node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''));
      }
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }));
  return found;
}

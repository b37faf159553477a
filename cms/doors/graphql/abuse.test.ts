import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.generated.ts';
import { aPage } from '../../testing/builders.ts';
import { openTestCms, type TestCms } from '../../testing/open-test-cms.ts';
import { createGraphqlHttp } from './http.ts';
import { type Answered, ask, type Http, postOf, send } from './testing/ask.ts';
import { manyDefinitions, siteDocument } from './testing/site-document.ts';

const definitions = manyDefinitions(blockDefinitions, 60);

const repeat = (count: number, print: (index: number) => string, between = ' ') =>
  Array.from({ length: count }, (_, index) => print(index)).join(between);
const nest = (count: number, open: string, close: string) => `${open.repeat(count)}${close.repeat(count)}`;

/** What is asked, and what keeps it from costing anything. */
const abuses: [name: string, code: RegExp, query: string, variables?: object][] = [
  ['fields that nest without end', /too_deep/, `{ ${nest(900, 'a { ', '} ').replace('{ }', '{ a }')} }`],
  [
    'known fields that nest',
    /too_deep/,
    `{ pages { nodes { editorBlocks { ${nest(20, 'innerBlocks { ', '} ').replace('{ }', '{ name }')} } } } }`,
  ],
  ['inline fragments that nest', /./, `{ ${nest(1_200, '... { ', '} ').replace('{ }', '{ __typename }')} }`],
  [
    'values that nest',
    /too_deep|too_long|syntax|invalid/,
    `{ pages(where: ${nest(1_800, '[', ']')}) { nodes { id } } }`,
  ],
  ['input objects that nest', /./, `{ pages(where: ${nest(900, '{a:', '}').replace('{a:}', '{}')}) { nodes { id } } }`],
  ['types that nest', /./, `query ($a: ${nest(1_800, '[', ']').replace('[]', '[Int]')}) { __typename }`],
  ['one field very often', /too_repetitive|repetitive/, `{ ${repeat(3_000, () => '__typename')} }`],
  ['one field under many names', /aliases/, `{ ${repeat(1_000, (i) => `a${i}: __typename`)} }`],
  ['one reading under many names', /aliases/, `{ ${repeat(16, (i) => `a${i}: publicPaths { uri }`)} }`],
  ['many names below a list', /aliases/, `{ pages(first: 100) { nodes { ${repeat(200, (i) => `a${i}: title`)} } } }`],
  [
    'many names in fragments',
    /aliases/,
    `{ ...F ...G } fragment F on RootQuery { ${repeat(9, (i) => `a${i}: __typename`)} } fragment G on RootQuery { ${repeat(9, (i) => `b${i}: __typename`)} }`,
  ],
  ['the same inline fragment often', /repetitive/, `{ ${repeat(900, () => '... { __typename }')} }`],
  [
    'fragments that fan out',
    /repetitive/,
    `{ ...F0 } ${repeat(30, (i) => `fragment F${i} on RootQuery { ${i < 29 ? `...F${i + 1} ... { ...F${i + 1} }` : '__typename'} }`)}`,
  ],
  [
    'fragments in a circle',
    /invalid/,
    '{ ...A } fragment A on RootQuery { ...B } fragment B on RootQuery { ...C } fragment C on RootQuery { ...A }',
  ],
  [
    'a fragment in itself, below a field',
    /too_deep|invalid/,
    '{ pages { nodes { editorBlocks { ...A } } } } fragment A on EditorBlock { name innerBlocks { ...A ...A } }',
  ],
  [
    'hundreds of fragments',
    /repetitive|too_long/,
    `{ ${repeat(300, (i) => `...F${i}`)} } ${repeat(300, (i) => `fragment F${i} on RootQuery { f${i} }`)}`,
  ],
  [
    'fragments that nobody uses',
    /repetitive|aliases|invalid/,
    `{ __typename } fragment F on RootQuery { ${repeat(3_000, () => 'x')} }`,
  ],
  ['conflicts in pairs', /repetitive/, `{ ${repeat(300, () => 'pages { nodes { title id uri } }')} }`],
  [
    'conflicts that multiply below',
    /repetitive/,
    `{ ${repeat(5, () => `pages { ${repeat(5, () => `nodes { ${repeat(5, () => `editorBlocks { ${repeat(5, () => 'name clientId')} }`)} }`)} }`)} }`,
  ],
  ['repeated arguments', /invalid/, `{ pages(${repeat(900, () => 'first: 1')}) { nodes { id } } }`],
  ['a flood of directives', /invalid/, `{ __typename ${repeat(500, () => '@include(if: true)')} }`],
  ['a flood of unknown directives', /invalid|too_long/, `{ __typename ${repeat(2_000, (i) => `@d${i}`)} }`],
  ['directives on many fields', /repetitive/, `{ ${repeat(400, () => '__typename @skip(if: false)')} }`],
  ['thousands of unknown fields', /invalid|too_long/, `{ ${repeat(2_200, (i) => `field${i}`)} }`],
  ['unknown fields with long names', /invalid|too_long/, `{ ${repeat(200, (i) => `${'n'.repeat(1_000)}${i}`)} }`],
  ['thousands of variables', /invalid|too_long/, `query (${repeat(700, (i) => `$v${i}: Int`)}) { __typename }`],
  ['hundreds of operations', /operation|too_long|invalid/, repeat(400, (i) => `query Q${i} { __typename }`)],
  ['a query of words alone', /too_long|too_large/, `{ ${repeat(40_000, () => 'a')} }`],
  ['a query of comments', /syntax|too_large|body/, `${repeat(5_000, () => '#')}\n`.repeat(10)],
  ['a very long name', /invalid/, `{ ${'a'.repeat(200_000)} }`],
  ['a very long string', /./, `{ nodeByUri(uri: "${'%'.repeat(200_000)}") { id } }`],
  [
    'a whole archive with every block',
    /too_costly/,
    `{ pages(first: 100) { nodes { editorBlocks { name clientId depth attributesJson slot parentClientId innerBlocks { name clientId depth attributesJson slot parentClientId } } } } posts(first: 100) { nodes { editorBlocks { name clientId depth attributesJson slot parentClientId innerBlocks { name clientId depth attributesJson slot parentClientId } } } } }`,
  ],
  [
    'the same by a variable',
    /too_costly/,
    `query ($n: Int) { pages(first: $n) { nodes { editorBlocks { name clientId depth attributesJson slot parentClientId innerBlocks { name clientId depth attributesJson slot parentClientId } } } } posts(first: $n) { nodes { editorBlocks { name clientId depth attributesJson slot parentClientId innerBlocks { name clientId depth attributesJson slot parentClientId } } } } }`,
    { n: 100 },
  ],
  [
    'the same by a variable that is not sent',
    /too_costly/,
    `query ($n: Int = 100) { pages(last: $n) { nodes { editorBlocks { name clientId depth attributesJson slot parentClientId innerBlocks { name clientId depth attributesJson slot parentClientId } } } } posts(last: $n) { nodes { editorBlocks { name clientId depth attributesJson slot parentClientId innerBlocks { name clientId depth attributesJson slot parentClientId } } } } }`,
  ],
  ['introspection', /introspection/, '{ __schema { types { name } } }'],
  [
    'introspection in circles',
    /introspection/,
    `{ __schema { types { ${nest(30, 'fields { type { ', '} } ').replace('{ }', '{ name }')} } } }`,
  ],
  [
    'introspection in a fragment',
    /introspection/,
    '{ ...F } fragment F on RootQuery { __type(name: "Page") { name } }',
  ],
  ['a mutation', /only_queries/, 'mutation { createPage(input: {}) { id } }'],
];

let test: TestCms;
let http: Http;
beforeAll(async () => {
  test = await openTestCms();
  // The limits grow with the vocabulary, so they are tried at a size that it will hardly reach.
  http = createGraphqlHttp(test.cms, { production: true, definitions });
  for (const slug of ['a', 'b', 'c']) await aPage(test.cms, { slug });
  // The first query of a process also compiles.
  await ask(http, siteDocument('PageByUri', definitions), { uri: '/a', language: 'ZH' });
});
afterAll(() => test.close());

describe('a query made to hurt', () => {
  it.each(abuses)('costs nothing: %s', async (_name, code, query, variables) => {
    const before = process.memoryUsage().heapUsed;
    const answered = await quickest(() => ask(http, query, variables ?? {}));
    expect(answered.milliseconds).toBeLessThan(2_000);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(50 * 1024 * 1024);
    expect(answered.text.length).toBeLessThan(20_000);
    if (code.source !== '.') expect(answered.codes[0]).toMatch(code);
    expect(answered.status).toBeLessThan(500);
    if (answered.status === 200 && code.source !== '.') expect(answered.codes).not.toEqual([]);
    const url = `http://127.0.0.1/graphql?${new URLSearchParams({ query })}`;
    const byGet = await quickest(() => send(http, new Request(url)));
    expect(byGet.milliseconds).toBeLessThan(2_000);
    expect(byGet.status).toBeLessThan(500);
  });

  it('costs nothing when its variables are huge, deep or poisoned', async () => {
    const query =
      'query ($u: String!, $w: ContentWhere) { nodeByUri(uri: $u) { id } pages(where: $w) { nodes { id } } }';
    const bodies = [
      JSON.stringify({ query, variables: { u: 'x'.repeat(200_000) } }),
      JSON.stringify({ query, variables: { u: ['x'.repeat(200_000)] } }),
      JSON.stringify({ query, variables: { u: '/', extra: Array.from({ length: 20_000 }, (_, i) => i) } }),
      JSON.stringify({
        query,
        variables: { u: '/', w: Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`k${i}`, i])) },
      }),
      `{"query":${JSON.stringify(query)},"variables":{"u":"/","w":${nest(60_000, '[', ']')}}}`,
      `{"query":${JSON.stringify(query)},"variables":{"u":"/","__proto__":{"polluted":1},"w":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}}`,
      `{"__proto__":{"polluted":1},"query":"{ __typename }","variables":{"__proto__":{"polluted":1}}}`,
      JSON.stringify({ query, variables: { u: '\u0000\ud800', w: { search: "\u0000 & | ! :* '", term: '\u0000' } } }),
      JSON.stringify({ query, variables: { u: '/', w: { search: 'word '.repeat(40_000) } } }),
      JSON.stringify({
        query: 'query ($v: ID!) { post(id: $v, idType: SLUG) { id } }',
        variables: { v: `%00\u0000${'触'.repeat(50_000)}` },
      }),
      JSON.stringify({ query: 'query ($v: Int) { pages(first: $v) { nodes { id } } }', variables: { v: 1e308 } }),
      JSON.stringify({
        query: 'query ($v: ID!) { page(id: $v, idType: DATABASE_ID) { id } }',
        variables: { v: '9007199254740993' },
      }),
      JSON.stringify({
        query: 'query ($v: String) { pages(after: $v) { nodes { id } } }',
        variables: { v: Buffer.from('arrayconnection:99999999999999999999').toString('base64') },
      }),
    ];
    for (const body of bodies) {
      const answered = await quickest(() => send(http, postOf(body)));
      expect(answered.milliseconds, body.slice(0, 120)).toBeLessThan(2_000);
      expect(answered.status, `${body.slice(0, 120)} ${answered.text.slice(0, 200)}`).toBeLessThan(500);
      expect(answered.text.length).toBeLessThan(5_000);
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('leaves room for everything that the site itself asks', async () => {
    const { status, codes } = await ask(http, siteDocument('PageByUri', definitions), {
      uri: '/b',
      language: 'ZH',
    });
    expect([status, codes]).toEqual([200, []]);
  });
});

/** Of up to three: the machine may be busy with something else. Nothing that is refused is remembered. */
async function quickest(send: () => Promise<Answered>): Promise<Answered> {
  let best = await send();
  for (let round = 1; round < 3 && best.milliseconds >= 200; round += 1) {
    const next = await send();
    if (next.milliseconds < best.milliseconds) best = next;
  }
  return best;
}

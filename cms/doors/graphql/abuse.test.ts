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

/** Abusive queries, each with the error code of the limit that stops it. */
const abuses: [name: string, code: RegExp, query: string, variables?: object][] = [
  ['endlessly nested fields', /too_deep/, `{ ${nest(900, 'a { ', '} ').replace('{ }', '{ a }')} }`],
  [
    'nested known fields',
    /too_deep/,
    `{ pages { nodes { editorBlocks { ${nest(20, 'innerBlocks { ', '} ').replace('{ }', '{ name }')} } } } }`,
  ],
  ['nested inline fragments', /./, `{ ${nest(1_200, '... { ', '} ').replace('{ }', '{ __typename }')} }`],
  ['nested values', /too_deep|too_long|syntax|invalid/, `{ pages(where: ${nest(1_800, '[', ']')}) { nodes { id } } }`],
  ['nested input objects', /./, `{ pages(where: ${nest(900, '{a:', '}').replace('{a:}', '{}')}) { nodes { id } } }`],
  ['nested types', /./, `query ($a: ${nest(1_800, '[', ']').replace('[]', '[Int]')}) { __typename }`],
  ['one field thousands of times', /too_repetitive|repetitive/, `{ ${repeat(3_000, () => '__typename')} }`],
  ['one field under many aliases', /aliases/, `{ ${repeat(1_000, (i) => `a${i}: __typename`)} }`],
  ['one expensive field under many aliases', /aliases/, `{ ${repeat(16, (i) => `a${i}: publicPaths { uri }`)} }`],
  ['many aliases below a list', /aliases/, `{ pages(first: 100) { nodes { ${repeat(200, (i) => `a${i}: title`)} } } }`],
  [
    'many aliases in fragments',
    /aliases/,
    `{ ...F ...G } fragment F on RootQuery { ${repeat(9, (i) => `a${i}: __typename`)} } fragment G on RootQuery { ${repeat(9, (i) => `b${i}: __typename`)} }`,
  ],
  ['the same inline fragment hundreds of times', /repetitive/, `{ ${repeat(900, () => '... { __typename }')} }`],
  [
    'fragments that fan out',
    /repetitive/,
    `{ ...F0 } ${repeat(30, (i) => `fragment F${i} on RootQuery { ${i < 29 ? `...F${i + 1} ... { ...F${i + 1} }` : '__typename'} }`)}`,
  ],
  [
    'circular fragments',
    /invalid/,
    '{ ...A } fragment A on RootQuery { ...B } fragment B on RootQuery { ...C } fragment C on RootQuery { ...A }',
  ],
  [
    'a fragment that contains itself below a field',
    /too_deep|invalid/,
    '{ pages { nodes { editorBlocks { ...A } } } } fragment A on EditorBlock { name innerBlocks { ...A ...A } }',
  ],
  [
    'hundreds of fragments',
    /repetitive|too_long/,
    `{ ${repeat(300, (i) => `...F${i}`)} } ${repeat(300, (i) => `fragment F${i} on RootQuery { f${i} }`)}`,
  ],
  [
    'unused fragments',
    /repetitive|aliases|invalid/,
    `{ __typename } fragment F on RootQuery { ${repeat(3_000, () => 'x')} }`,
  ],
  [
    'fields that are compared in pairs for conflicts',
    /repetitive/,
    `{ ${repeat(300, () => 'pages { nodes { title id uri } }')} }`,
  ],
  [
    'fields whose conflict checks multiply with depth',
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
  ['a query of tens of thousands of names', /too_long|too_large/, `{ ${repeat(40_000, () => 'a')} }`],
  ['a query of comments only', /syntax|too_large|body/, `${repeat(5_000, () => '#')}\n`.repeat(10)],
  ['a very long name', /invalid/, `{ ${'a'.repeat(200_000)} }`],
  ['a very long string', /./, `{ nodeByUri(uri: "${'%'.repeat(200_000)}") { id } }`],
  [
    'whole lists with every block',
    /too_costly/,
    `{ pages(first: 100) { nodes { editorBlocks { name clientId depth attributesJson slot parentClientId innerBlocks { name clientId depth attributesJson slot parentClientId } } } } posts(first: 100) { nodes { editorBlocks { name clientId depth attributesJson slot parentClientId innerBlocks { name clientId depth attributesJson slot parentClientId } } } } }`,
  ],
  [
    'the same with the size in a variable',
    /too_costly/,
    `query ($n: Int) { pages(first: $n) { nodes { editorBlocks { name clientId depth attributesJson slot parentClientId innerBlocks { name clientId depth attributesJson slot parentClientId } } } } posts(first: $n) { nodes { editorBlocks { name clientId depth attributesJson slot parentClientId innerBlocks { name clientId depth attributesJson slot parentClientId } } } } }`,
    { n: 100 },
  ],
  [
    'the same with the size in the default of a variable',
    /too_costly/,
    `query ($n: Int = 100) { pages(last: $n) { nodes { editorBlocks { name clientId depth attributesJson slot parentClientId innerBlocks { name clientId depth attributesJson slot parentClientId } } } } posts(last: $n) { nodes { editorBlocks { name clientId depth attributesJson slot parentClientId innerBlocks { name clientId depth attributesJson slot parentClientId } } } } }`,
  ],
  ['introspection', /introspection/, '{ __schema { types { name } } }'],
  [
    'circular introspection',
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
  // The limits grow with the number of block types, so they are tested with more than there will ever be.
  http = createGraphqlHttp(test.cms, { production: true, definitions });
  for (const slug of ['a', 'b', 'c']) await aPage(test.cms, { slug });
  // Warms up, because the first query of a process is slow.
  await ask(http, siteDocument('PageByUri', definitions), { uri: '/a', language: 'ZH' });
});
afterAll(() => test.close());

describe('an abusive query', () => {
  it.each(abuses)('is cheap to answer: %s', async (_name, code, query, variables) => {
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

  it('is cheap to answer if its variables are huge, deep or malicious', async () => {
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

  it('does not keep the site’s own queries from being answered', async () => {
    const { status, codes } = await ask(http, siteDocument('PageByUri', definitions), {
      uri: '/b',
      language: 'ZH',
    });
    expect([status, codes]).toEqual([200, []]);
  });
});

/** The fastest of up to three attempts, because the machine may be busy. Rejections are not cached, so each attempt does the same work. */
async function quickest(send: () => Promise<Answered>): Promise<Answered> {
  let best = await send();
  for (let round = 1; round < 3 && best.milliseconds >= 200; round += 1) {
    const next = await send();
    if (next.milliseconds < best.milliseconds) best = next;
  }
  return best;
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './testing/project-copy.ts';

const name = 'case-study';
let copy: ProjectCopy;

/** Creates the type with the real command. */
beforeAll(() => {
  copy = copyProject('new-type');
  copy.run('--import', 'tsx', 'scripts/new-type.ts', name, '--title-zh', '案例', '--title-en', 'Case study');
}, 240_000);
afterAll(() => copy.close());

describe('a content type made by npm run new:type', () => {
  it('is one folder: apart from it, only generated files change', () => {
    const changed = copy.listChanges();
    expect(changed.filter((file) => file.startsWith(`content-types/${name}/`))).toEqual([
      `content-types/${name}/${name}.test.tsx`,
      `content-types/${name}/${name}.tsx`,
      `content-types/${name}/type.ts`,
    ]);
    expect(changed.filter((file) => !file.startsWith(`content-types/${name}/`))).toEqual([
      'cms-schema/schema.graphql',
      'cms-schema/stored-fields.generated.txt',
      'content-types/definitions.generated.ts',
      'content-types/templates.generated.tsx',
      'contract/content-types.generated.ts',
      'site/content-type-fragments.generated.graphql',
      'site/generated/graphql.ts',
      'site/render-template.generated.tsx',
    ]);
  });

  it('passes the tests of all types, and works in REST, GraphQL, the desk and on a page', { timeout: 300_000 }, () => {
    addColumn();
    copy.write('scripts/look.test.tsx', look);
    copy.run(
      'node_modules/vitest/vitest.mjs',
      'run',
      'scripts/look.test.tsx',
      'content-types',
      '--maxWorkers=1',
      '--reporter=dot',
    );
    copy.remove('scripts/look.test.tsx');
  });
});

/** Adds a field that is a column of the desk's list. */
function addColumn(): void {
  const file = `content-types/${name}/type.ts`;
  const changed = copy
    .read(file)
    .replace('  fields: {\n', `  columns: ['level'],\n  fields: {\n    level: ${level},\n`)
    .replaceAll('fields: {\n        lede', "fields: {\n        level: 'first',\n        lede");
  copy.write(file, `import { choice } from '#cms-schema/fields/choice.ts';\n${changed}`);
  copy.run('--import', 'tsx', 'scripts/gen.ts');
}

const level =
  "choice({ label: { zh: '级别', en: 'Level' }, options: { first: { zh: '入门', en: 'First' }, second: { zh: '进阶', en: 'Second' } }, default: 'first' })";

/** Runs inside the copy, where the type exists. */
const look = `
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { templates } from '#content-types/templates.generated.tsx';
import { blockDefinitions } from '#blocks/definitions.generated.ts';
import { contentTypes } from '#contract/content-types.ts';
import { createGraphqlHttp } from '../cms/doors/graphql/http.ts';
import { ask } from '../cms/doors/graphql/testing/ask.ts';
import { siteDocument } from '../cms/doors/graphql/testing/site-document.ts';
import { openTestDoor } from '../cms/doors/rest/testing/open-test-door.ts';
import { DocumentView } from '../site/page/document-view.tsx';
import { sections } from '../studio/desk/desk-frame.tsx';
import { builderPath, matchPath } from '../studio/match-path.ts';
import definition from '#content-types/case-study/type.ts';

let door, graphql;
beforeAll(async () => {
  door = await openTestDoor();
  graphql = createGraphqlHttp(door.cms, { production: true });
  globalThis.hapteraSite = { attachments: { list: async () => ({ modules: [], parts: [] }) } };
});
afterAll(() => door.close());

const base = '/wp/v2/case-studies';
const save = (body, path = base, role = 'editor') => door.ask({ method: 'POST', path, role, body });
const example = definition.example.en;
const whole = { title: example.title, slug: 'first', lang: 'en', status: 'publish', meta: example.fields };

test('REST describes the type, with its fields in its schema', async () => {
  const type = (await door.ask({ path: '/wp/v2/types/case-study?context=edit', role: 'editor' })).body;
  expect(type).toMatchObject({ slug: 'case-study', name: 'Case studies', rest_base: 'case-studies', hierarchical: false });
  expect(type.capabilities.edit_others_posts).toBe('edit_others_posts');
  const { schema } = (await door.ask({ method: 'OPTIONS', path: base })).body;
  expect(schema.title).toBe('case-study');
  expect(schema.properties.meta.properties.facts).toEqual({ description: 'Facts', type: ['array', 'null'], default: [] });
  expect(Object.keys(schema.properties)).not.toContain('sticky');
  expect(Object.keys(schema.properties)).not.toContain('parent');
});

test('malformed values are refused, incomplete ones are stored but not published', async () => {
  const wrong = await save({ title: 'A', meta: { facts: [{ name: 7 }] } });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'haptera_malformed']);
  expect(wrong.body.data.problems[0]).toMatchObject({ path: ['meta', 'facts', 0, 'name'] });
  const draft = await save({ title: 'A', meta: { facts: [{ name: 'Year', value: '' }] } });
  expect(draft.status).toBe(201);
  const refused = await save({ status: 'publish' }, base + '/' + draft.body.id);
  expect([refused.status, refused.body.code]).toEqual([400, 'haptera_incomplete']);
  expect(refused.body.data.problems.map(({ path }) => path.join('.')).sort()).toEqual(['meta.facts.0.value', 'meta.lede']);
  const contributor = await save(whole, base, 'contributor');
  expect([contributor.status, (await save(whole, base, 'subscriber')).status]).toEqual([403, 403]);
});

test('a document can be created, read, listed and rendered at its address, with the fields of its type', async () => {
  const made = await save({ ...whole, content: '<!-- wp:paragraph --><p>Its body.</p><!-- /wp:paragraph -->' });
  expect([made.status, made.body.link]).toEqual([201, 'https://haptera.example/en/case-study/first']);
  const { id } = made.body;
  const read = (await door.ask({ path: base + '/' + id })).body;
  expect(read).toMatchObject({ type: 'case-study', meta: { lede: example.fields.lede, facts: [{ name: 'Year', value: '2026' }] } });
  expect((await door.ask({ path: base + '?lang=en' })).body.map((item) => item.id)).toEqual([id]);

  const fields = 'fields { level lede facts { name value } }';
  const listed = await ask(graphql, '{ caseStudies(first: 5, where: { language: EN }) { nodes { uri ' + fields + ' } } }');
  expect(listed.data).toEqual({ caseStudies: { nodes: [{ uri: '/en/case-study/first/', fields: example.fields }] } });
  const found = await ask(graphql, '{ caseStudies(where: { search: "rests" }) { nodes { databaseId } } }');
  expect(found.data).toEqual({ caseStudies: { nodes: [{ databaseId: id }] } });
  const one = await ask(graphql, '{ caseStudy(id: "first", idType: SLUG) { databaseId contentTypeName } }');
  expect(one.data).toEqual({ caseStudy: { databaseId: id, contentTypeName: 'case-study' } });

  const page = await ask(graphql, siteDocument('PageByUri', blockDefinitions), { uri: '/case-study/first', language: 'EN' });
  const send = () => Promise.reject(new Error('No block here shows live content.'));
  const view = <DocumentView document={page.data.nodeByUri} locale="en" send={send} />;
  const html = await text((await prerenderToNodeStream(view)).prelude);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  for (const words of [example.title, example.fields.lede, 'Year', '2026', 'Its body.']) expect(html).toContain(words);
});

test('a save does not change fields that it does not mention', async () => {
  const { body: { id } } = await save({ ...whole, slug: 'second' });
  expect((await save({ meta: { seo_title: 'For search' } }, base + '/' + id)).status).toBe(200);
  const { meta } = (await door.ask({ path: base + '/' + id })).body;
  expect(meta).toMatchObject({ lede: example.fields.lede, seo_title: 'For search' });
});

test('the list of the desk shows its column and filters by it', async () => {
  const { body: { id } } = await save({ ...whole, slug: 'third', meta: { ...example.fields, level: 'second' } });
  const list = (values) => door.ask({ path: '/haptera/v1/documents?type=case-study&values[]=' + values, role: 'editor' });
  const { groups } = (await list('level:second')).body;
  expect(groups.flatMap(({ documents }) => documents.map((one) => [one.id, one.meta]))).toEqual([[id, { level: 'second' }]]);
  const wrong = await list('lede:x');
  expect([wrong.status, wrong.body.data.params.values]).toEqual([400, '"lede" is no column of this type. There is: level.']);
});

test('the canvas of the builder renders it in its template, from its stored meta', () => {
  const resolver = { locale: 'en', media: () => null, document: () => null, term: () => null };
  const host = { locale: 'en', title: 'Its <em>title</em>', published: null };
  const html = renderToStaticMarkup(templates.get('case-study')(example.fields, resolver, host, <p>Its body.</p>));
  expect(html).toMatch(/<h1[^>]*>Its <em>title<\\/em><\\/h1>.*Year.*2026.*<p>Its body\\.<\\/p>/s);
  expect(templates.has('post')).toBe(false);
});

test('the desk has a list of the type, and the builder opens its documents', () => {
  expect(matchPath('/case-studies')).toEqual({ name: 'documents', type: 'case-study' });
  expect(matchPath(builderPath('case-study', 7))).toMatchObject({ name: 'builder', type: 'case-study', id: 7 });
  const section = sections.find(({ to }) => to === '/case-studies');
  expect(section).toMatchObject({ label: contentTypes['case-study'].labels.many, power: 'edit_posts' });
});
`;

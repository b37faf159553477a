import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.generated.ts';
import { isJsonObject, type JsonObject } from '#cms-schema/json.ts';
import { findCorpus } from '#kit/testing/find-corpus.ts';
import { systemViewer } from '../../permission/viewer.ts';
import { aPage, aPicture, aViewer, hero } from '../../testing/builders.ts';
import { openTestCms, type TestCms } from '../../testing/open-test-cms.ts';
import { createSchema } from './create-schema.ts';
import { createGraphqlHttp } from './http.ts';
import { ask, type Http } from './testing/ask.ts';
import { pruneQuery } from './testing/prune-query.ts';

const corpus = findCorpus('graphql-recordings-wpgraphql-2.20');
const files = corpus !== null ? readdirSync(corpus).filter((name) => name.endsWith('.json')) : [];

/** Parts of WPGraphQL's schema that recorded queries use and ours does not have, with the reason. */
const absent: Readonly<Record<string, string>> = {
  '... on ContentType': 'the list of posts is a page like any other, with a block that shows them',
  '... on CoreFreeform': 'what no definition of ours describes is a ForeignBlock',
  '... on CoreImage': 'as above',
  '... on CoreParagraph': 'as above',
  '... on HapticsHero': 'a block of the recorded site',
  '... on HapticsSection': 'a block of the recorded site',
  'Author.slug': 'names of accounts stay inside',
  'ContentNode.isPostsPage': 'there is no page that WordPress fills by itself',
  'ContentNode.template': 'pages are made of blocks alone',
  'EditorBlock.apiVersion': 'says something to WordPress’s editor only',
  'EditorBlock.cssClassNames': 'blocks have fields, not classes',
  'EditorBlock.isDynamic': 'says something to WordPress’s editor only',
  'EditorBlock.renderedHtml': 'the site draws the blocks; foreign markup alone has HTML',
  'GeneralSettings.dateFormat': 'the site writes dates by language',
  'GeneralSettings.homeUrl': 'the same as url',
  'GeneralSettings.siteIconUrl': 'the icon ships with the site',
  'Menu.count': 'menus come whole',
  'Menu.menuItems(first)': 'menus come whole',
  'MenuItem.connectedNode': 'url and label are resolved',
  'MenuItem.parentId': 'parentDatabaseId says it',
  'MenuItem.path': 'uri says it',
  'Page.content': 'pages are made of blocks',
  'Post.categories': 'terms',
  'RootQuery.allSettings': 'generalSettings and readingSettings',
  'RootQuery.mediaItems': 'the library is for editors, by REST',
  'RootQuery.page(asPreview)': 'the field preview, by token',
  'RootQuery.viewer': 'this door knows no users',
  '{orderby}': 'posts come newest first',
};

/** Responses that differ on purpose, with the reason. */
const different: Readonly<Record<string, string>> = {
  '04 data.page.title: null → string': 'a title as it was written is no secret once it is published',
  '06 data.nodeByUri.contentTypeName: undefined → string': 'theirs showed the list of posts there, ours shows a page',
  '10 status 500 → 400': 'the fault is the client’s',
  '10 message "Syntax Error: Expected Name, found }" → "Syntax Error: Expected Name, found \\"}\\"."':
    'the library’s wording',
  '11 message "Cannot query field \\"nope\\" on type \\"RootQuery\\". Did you mean \\"node\\"?" → "Cannot query field \\"nope\\" on type \\"RootQuery\\"."':
    'suggestions tell the schema to whoever guesses',
  '25 data.page: null → object': 'without asPreview it is the published page',
  '28 status 200 → 400': 'there are no mutations',
  '28 data: object → undefined': 'there are no mutations',
  '28 message "Sorry, you are not allowed to create pages" → "This endpoint is read-only. Use the REST API under /wp-json/ to write."':
    'there are no mutations',
};

/** Recordings of signed-in users are skipped: GraphQL is anonymous; editing uses REST, drafts use a preview token. */
const isSignedIn = (recording: Recording) => recording.user !== null;

interface Recording {
  readonly query: string;
  readonly variables: JsonObject;
  readonly user: unknown;
  readonly status: number;
  readonly body: JsonObject;
}

let test: TestCms;
let http: Http;
const ids = new Map<number, number>();
beforeAll(async () => {
  if (corpus === null) return;
  test = await openTestCms();
  http = createGraphqlHttp(test.cms, { production: true });
  const author = await aViewer(test.cms, 'editor');
  const picture = await aPicture(test.cms);
  const page = await aPage(test.cms, {
    slug: 'gql-page',
    title: 'GQL &amp; 页',
    content: `${hero('触觉')}\n\n<p>classic</p>`,
  });
  const draft = await aPage(test.cms, { status: 'draft', title: 'draft gql' });
  await test.cms.settings.saveSettings(systemViewer, { pageOnFront: (await aPage(test.cms)).id });
  ids.set(2008, page.id).set(2009, draft.id);
  for (const day of [1, 2, 3]) {
    const date = `2026-01-0${day}T00:00:00Z`;
    const input = {
      type: 'post',
      slug: `m-${day}`,
      title: `Markup ${day}`,
      date,
      featuredMediaId: day === 3 ? null : picture.id,
    } as const;
    await test.cms.documents.createDocument(author, {
      ...input,
      status: 'publish',
      content: hero('markup'),
      locale: 'zh',
    });
  }
});
afterAll(() => test?.close());

describe.skipIf(corpus === null)('a recorded query to WPGraphQL 2.20', () => {
  const differences = new Set<string>();
  const missing = new Set<string>();

  it.each(files)('gets a response of the same shape: %s', async (file) => {
    const recording = readRecording(file);
    if (isSignedIn(recording)) return;
    const isBroken = /syntax-error|unknown-field|mutation/.test(file);
    const { query, dropped } = isBroken
      ? { query: recording.query, dropped: [] }
      : pruneQuery(createSchema(blockDefinitions), recording.query);
    for (const name of dropped) missing.add(name);
    if (query === null) return;
    const variables = Object.fromEntries(
      Object.entries(recording.variables).map(([name, value]) => [name, ids.get(Number(value)) ?? value]),
    );
    const answered = await ask(http, query, variables);
    const found: string[] = [];
    if (answered.status !== recording.status) found.push(`status ${recording.status} → ${answered.status}`);
    compare(recording.body.data, answered.body.data, 'data', found);
    compareMessages(recording.body, answered.body, found);
    for (const difference of found) differences.add(`${file.slice(0, 2)} ${difference}`);
    for (const difference of found)
      expect(Object.keys(different), difference).toContain(`${file.slice(0, 2)} ${difference}`);
  });

  it('differs exactly in the listed ways', () => {
    expect([...missing].sort()).toEqual(Object.keys(absent).sort());
    expect([...differences].sort()).toEqual(Object.keys(different).sort());
  });
});

function readRecording(file: string): Recording {
  const { request, status, body } = JSON.parse(readFileSync(path.join(corpus ?? '', file), 'utf8'));
  return { query: request.query, variables: request.variables, user: request.user, status, body };
}

/** Compares only keys and types of values, because the two sites have different content. */
function compare(theirs: unknown, ours: unknown, at: string, found: string[]): void {
  if (ours === undefined && theirs === undefined) return;
  if (Array.isArray(theirs) && Array.isArray(ours)) {
    if (theirs.length > 0 && ours.length > 0) compare(theirs[0], ours[0], `${at}[]`, found);
    return;
  }
  if (isJsonObject(theirs) && isJsonObject(ours)) {
    for (const key of Object.keys(ours)) compare(theirs[key], ours[key], `${at}.${key}`, found);
    return;
  }
  if (kindOf(theirs) !== kindOf(ours)) found.push(`${at}: ${kindOf(theirs)} → ${kindOf(ours)}`);
}

function compareMessages(theirs: JsonObject, ours: JsonObject, found: string[]): void {
  const [their, our] = [theirs, ours].map(({ errors }) => JSON.stringify(errors ?? null));
  const read = (text = '') => /"message":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? 'none';
  if (read(their) !== read(our)) found.push(`message "${read(their)}" → "${read(our)}"`);
}

function kindOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

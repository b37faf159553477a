import { createServer } from 'node:http';
import { buildSchema, type DocumentNode, execute, parse } from 'graphql';
import { blockDefinitions } from '#blocks/definitions.generated.ts';
import { printSchema } from '#cms-schema/graphql/print-schema.ts';
import { isJsonObject } from '#cms-schema/json.ts';
import { contentTypeDefinitions } from '#content-types/definitions.generated.ts';
import { shownSettings } from '#contract/settings-fields.ts';
import type { PublishedDocument } from '../cms/publishing/model.ts';
import { presentCard } from '../cms/publishing/present-document.ts';

/**
 * The least that could answer the page's query: `node:http` and graphql-js over the page in memory, every query text parsed
 * once, no database, no limits, no checks. At `/fixed` the finished bytes of the last answer, with nothing done at all.
 */
export async function startGraphqlFloor(
  page: PublishedDocument,
): Promise<{ url: string; fixedUrl: string; stop(): Promise<void> }> {
  const schema = buildSchema(printSchema(blockDefinitions, Object.values(contentTypeDefinitions), shownSettings));
  for (const type of Object.values(schema.getTypeMap())) {
    if ('resolveType' in type) type.resolveType = (source) => source.__typename;
  }
  const rootValue = { nodeByUri: shapePage(page) };
  const documents = new Map<string, DocumentNode>();
  let last = Buffer.alloc(0);
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      if (request.url !== '/fixed') {
        const { query, variables } = readBody(Buffer.concat(parts));
        const document = documents.get(query) ?? parse(query);
        documents.set(query, document);
        last = Buffer.from(JSON.stringify(await execute({ schema, document, rootValue, variableValues: variables })));
      }
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': last.length }).end(last);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url: `${url}/graphql`,
    fixedUrl: `${url}/fixed`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function readBody(bytes: Buffer): { query: string; variables: Record<string, unknown> } {
  const body: unknown = JSON.parse(bytes.toString());
  if (!isJsonObject(body) || typeof body.query !== 'string' || !isJsonObject(body.variables))
    throw new Error('No query.');
  return { query: body.query, variables: body.variables };
}

/** The page with its fields where graphql-js looks for them by itself. */
function shapePage(document: PublishedDocument): object {
  const { seo, ...page } = document;
  return {
    ...page,
    __typename: 'Page',
    databaseId: page.id,
    uri: page.path,
    isPreview: false,
    contentTypeName: page.type,
    modifiedGmt: page.modified,
    dateGmt: page.date,
    breadcrumbs: [],
    author: null,
    card: presentCard(document),
    around: { previous: null, next: null, tree: [] },
    language: { slug: page.locale },
    translations: [],
    seo: {
      ...seo,
      metaDesc: seo.description,
      canonical: page.path,
      metaRobotsNoindex: seo.isHidden,
      opengraphImage: seo.image,
    },
    editorBlocks: page.blocks,
  };
}

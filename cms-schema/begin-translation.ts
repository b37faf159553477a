import { editorsMeta } from './editors-meta.ts';
import type { Fields } from './field.ts';
import type { JsonObject } from './json.ts';
import type { DocumentNode } from './markup/document.ts';
import { PAGE_SOURCES, type PageTextHolder, pageText, pageTexts, walkPageLeaves } from './page-texts.ts';
import { type FieldPath, printPath } from './problem.ts';
import type { Provenance } from './provenance.ts';
import { comparableText, hasWords, type Leaf, walkLeaves } from './text-fields.ts';
import { startFromExample } from './translation/start-from-example.ts';
import type { Definitions } from './typed-document.ts';

export interface TranslationSource extends PageTextHolder {
  /** Decoded. */
  readonly slug: string;
  readonly nodes: readonly DocumentNode[];
}

export interface BegunTranslation {
  readonly slug: string;
  readonly meta: JsonObject;
  /** Source nodes that contain no example text are reused, not cloned. */
  readonly nodes: readonly DocumentNode[];
}

/**
 * Starts the other language of a page as a copy of its source: blocks and list items keep their ids. Every text that has
 * words is marked as untranslated. Text taken from a block's example is replaced by that example's text in the other
 * language, and is marked as translated.
 */
export function beginTranslation(
  { slug, nodes, ...texts }: TranslationSource,
  definitions: Definitions,
  /** The fields that the page's content type adds. */
  fields: Fields,
): BegunTranslation {
  const begun = nodes.map((node) => startFromExample(node, definitions));
  const copies = begun.map(({ node }) => node);
  // Categories and tags belong to one language, so they are not copied.
  const { [editorsMeta.sources]: _, [editorsMeta.settled]: __, categories: ___, tags: ____, ...meta } = texts.meta;
  const sources: Record<string, JsonObject> = {};
  const note = (id: string, paths: readonly FieldPath[]) => {
    if (paths.length > 0) sources[id] = Object.fromEntries(paths.map((path) => [printPath(path), { ...untranslated }]));
  };
  note(PAGE_SOURCES, [
    ...pageTexts.filter((path) => hasWords(pageText(texts, path))),
    ...[...walkPageLeaves(fields, texts.meta)].filter(isToTranslate).map(({ path }) => path),
  ]);
  for (const { id, leaves } of walkBlocks(copies, definitions)) {
    note(
      id,
      leaves.filter(isToTranslate).map(({ path }) => path),
    );
  }
  for (const { blockId, path, from } of begun.flatMap((each) => each.texts)) {
    const translated: Provenance = { state: 'translated', from };
    sources[blockId] = { ...sources[blockId], [printPath(path)]: { ...translated } };
  }
  return {
    nodes: copies,
    slug: isPlainAddress(slug) ? slug : '',
    meta: { ...meta, ...(Object.keys(sources).length > 0 && { [editorsMeta.sources]: sources }) },
  };
}

/** Whether a text of a block needs translation after it is copied. */
export function isToTranslate({ field, value }: Pick<Leaf, 'field' | 'value'>): boolean {
  return field.translation === 'text' && hasWords(comparableText(value));
}

const untranslated = { state: 'untranslated' } as const satisfies Provenance;

/** An ASCII slug works in either language. Any other is dropped, and publishing makes one from the translated title. */
function isPlainAddress(slug: string): boolean {
  return /^[a-z0-9-]*$/.test(slug);
}

function* walkBlocks(
  nodes: readonly DocumentNode[],
  definitions: Definitions,
): Generator<{ id: string; leaves: readonly Leaf[] }> {
  for (const node of nodes) {
    if (node.kind === 'foreign') continue;
    const definition = definitions.get(node.type);
    if (definition) yield { id: node.id, leaves: [...walkLeaves(definition.fields, node.attributes)] };
    for (const inner of Object.values(node.slots)) yield* walkBlocks(inner, definitions);
  }
}

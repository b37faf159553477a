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
  /** Those of the source that have no words of an example are the same objects. */
  readonly nodes: readonly DocumentNode[];
}

/**
 * What the other language of a page has of its own at its beginning: everything else is the source's, blocks and items of
 * lists under the same ids. Every text that has words is noted as not translated; words of a block's example come as the
 * example says them in the other language, and are noted as translated.
 */
export function beginTranslation(
  { slug, nodes, ...texts }: TranslationSource,
  definitions: Definitions,
  /** That its type adds. */
  fields: Fields,
): BegunTranslation {
  const begun = nodes.map((node) => startFromExample(node, definitions));
  const copies = begun.map(({ node }) => node);
  // Categories and tags are those of a language.
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

/** Whether a text of a block waits for its translation once it was copied. */
export function isToTranslate({ field, value }: Pick<Leaf, 'field' | 'value'>): boolean {
  return field.translation === 'text' && hasWords(comparableText(value));
}

const untranslated = { state: 'untranslated' } as const satisfies Provenance;

/** In letters of every language's addresses; of any other, the translated title makes one when it is published. */
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

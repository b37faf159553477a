import { createBlock } from '../create-block.ts';
import { type Locale, locales } from '../locale.ts';
import type { BlockNode, DocumentNode } from '../markup/document.ts';
import { walkNodes } from '../markup/walk-nodes.ts';
import { type FieldPath, printPath } from '../problem.ts';
import { setIn } from '../set-in.ts';
import { comparableText, walkLeaves } from '../text-fields.ts';
import type { Definitions } from '../typed-document.ts';

export interface Started {
  readonly node: DocumentNode;
  /** Texts that are already translated, with their source texts. */
  readonly texts: readonly { readonly blockId: string; readonly path: FieldPath; readonly from: string }[];
}

/**
 * Replaces texts of a copied block that still equal the block's example with the example's texts in the other language, which
 * the block's author has already translated.
 */
export function startFromExample(node: DocumentNode, definitions: Definitions): Started {
  if (node.kind === 'foreign') return { node, texts: [] };
  const examples = examplesIn(definitions).get(node.type) ?? new Map<string, string>();
  const texts: { blockId: string; path: FieldPath; from: string }[] = [];
  let { attributes } = node;
  for (const { path, field, value } of walkLeaves(definitions.get(node.type)?.fields ?? {}, node.attributes)) {
    const words = field.translation === 'text' ? examples.get(comparableText(value)) : undefined;
    const next = words === undefined ? null : setIn(attributes, path, words);
    if (!next || typeof value !== 'string') continue;
    attributes = next;
    texts.push({ blockId: node.id, path, from: value });
  }
  const slots = Object.entries(node.slots).map(([name, inner]) => {
    const started = inner.map((child) => startFromExample(child, definitions));
    texts.push(...started.flatMap((each) => each.texts));
    return [name, started.map((each) => each.node)] as const;
  });
  const started: BlockNode = { ...node, attributes, slots: Object.fromEntries(slots) };
  return { node: texts.length > 0 ? started : node, texts };
}

/** By block type: an example text in one language → its text in the other, which may be the same (a name). */
type Examples = ReadonlyMap<string, ReadonlyMap<string, string>>;

const known = new WeakMap<Definitions, Examples>();

function examplesIn(definitions: Definitions): Examples {
  const found = known.get(definitions) ?? readExamples(definitions);
  known.set(definitions, found);
  return found;
}

function readExamples(definitions: Definitions): Examples {
  const pairs = new Map<string, Map<string, string>>();
  for (const definition of definitions.values()) {
    const texts = (locale: Locale) => {
      let made = 0;
      return listTexts(
        createBlock(definition, locale, () => `${made++}`, definitions),
        definitions,
      );
    };
    const all = { zh: texts('zh'), en: texts('en') };
    for (const locale of locales) {
      for (const other of locales) {
        if (other === locale) continue;
        for (const [place, { type, text }] of all[locale]) {
          const there = all[other].get(place);
          if (there?.type !== type) continue;
          const own = pairs.get(type) ?? new Map<string, string>();
          if (!own.has(comparableText(text))) own.set(comparableText(text), there.text);
          pairs.set(type, own);
        }
      }
    }
  }
  return pairs;
}

/** The texts of an example, by block id and place. */
function listTexts(example: BlockNode, definitions: Definitions): Map<string, { type: string; text: string }> {
  return new Map(
    [...walkNodes([example])].flatMap((node) => {
      if (node.kind === 'foreign') return [];
      const { id, type, attributes } = node;
      return [...walkLeaves(definitions.get(type)?.fields ?? {}, attributes)].flatMap(({ place, field, value }) =>
        field.translation === 'text' && typeof value === 'string' && comparableText(value) !== ''
          ? [[`${id}/${printPath(place)}`, { type, text: value }] as const]
          : [],
      );
    }),
  );
}

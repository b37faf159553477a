import { createBlock } from '#cms-schema/create-block.ts';
import { locales } from '#cms-schema/locale.ts';
import { comparableText, hasWords, walkLeaves } from '#cms-schema/text-fields.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import type { PageDraft } from './model.ts';
import { walk } from './tree.ts';
import type { DraftProblem } from './validation.ts';

/** Texts that are still those of their block's example, in either language. */
export function listExampleTexts({ nodes }: PageDraft, definitions: Definitions): DraftProblem[] {
  const examples = examplesIn(definitions);
  return [...walk(nodes)].flatMap(({ node }): DraftProblem[] => {
    const definition = node.kind === 'block' ? definitions.get(node.type) : undefined;
    if (node.kind === 'foreign' || !definition) return [];
    const own = examples.get(definition.name) ?? new Set();
    return [...walkLeaves(definition.fields, node.attributes)].flatMap(({ place, field, value }): DraftProblem[] => {
      if (field.translation !== 'text' || !own.has(comparableText(value))) return [];
      return [{ severity: 'advice', code: 'example_left', blockId: node.id, path: place, message }];
    });
  });
}

const message = {
  zh: '这里还是示例文字，请换成自己的内容。',
  en: 'This is still the sample text. Replace it with your own.',
};

const known = new WeakMap<Definitions, ReadonlyMap<string, ReadonlySet<string>>>();

function examplesIn(definitions: Definitions): ReadonlyMap<string, ReadonlySet<string>> {
  const found = known.get(definitions) ?? readExamples(definitions);
  known.set(definitions, found);
  return found;
}

/**
 * Example texts by block type. They include texts from examples of other blocks that contain the type (tabs, for
 * instance).
 */
function readExamples(definitions: Definitions): ReadonlyMap<string, ReadonlySet<string>> {
  const texts = new Map<string, Set<string>>();
  const examples = [...definitions.values()].flatMap((definition) =>
    locales.map((locale) => ({ locale, node: createBlock(definition, locale, () => '', definitions) })),
  );
  for (const { locale, node: example } of examples) {
    for (const { node } of walk([example])) {
      if (node.kind === 'foreign') continue;
      const own = texts.get(node.type) ?? new Set();
      for (const { value } of walkLeaves(definitions.get(node.type)?.fields ?? {}, node.attributes)) {
        const text = comparableText(value);
        // A single word, a name or a unit may well be intended.
        if (hasWords(text) && text.length >= LONG_ENOUGH[locale]) own.add(text);
      }
      texts.set(node.type, own);
    }
  }
  return texts;
}

/** The number of characters from which two texts are not equal by chance. */
const LONG_ENOUGH = { zh: 6, en: 16 };

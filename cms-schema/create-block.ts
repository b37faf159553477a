import type { BlockDefinition, ExampleBlock } from './define-block.ts';
import { withItemIds } from './fields/list-items.ts';
import { isJsonObject, isJsonValue } from './json.ts';
import type { Locale } from './locale.ts';
import type { BlockNode } from './markup/document.ts';
import type { Definitions } from './typed-document.ts';

/** A new block that starts from the definition's example in the language of the page. */
export function createBlock(
  definition: BlockDefinition,
  locale: Locale,
  newId: () => string,
  definitions: Definitions,
): BlockNode {
  return fromExample(
    definition,
    { type: definition.name, ...asExample(definition.example[locale]) },
    newId,
    definitions,
  );
}

function fromExample(
  definition: BlockDefinition,
  example: ExampleBlock,
  newId: () => string,
  definitions: Definitions,
): BlockNode {
  const id = newId();
  return {
    kind: 'block',
    id,
    type: definition.name,
    version: definition.version,
    attributes: withItemIds(definition.fields, structuredClone(example.attributes), id),
    slots: Object.fromEntries(
      Object.keys(definition.slots).map((name) => [
        name,
        (example.slots?.[name] ?? []).flatMap((inner) => {
          const innerDefinition = definitions.get(inner.type);
          return innerDefinition ? [fromExample(innerDefinition, inner, newId, definitions)] : [];
        }),
      ]),
    ),
  };
}

function asExample({ attributes, slots }: BlockDefinition['example'][Locale]): Omit<ExampleBlock, 'type'> {
  if (!isJsonValue(attributes) || !isJsonObject(attributes)) {
    throw new TypeError('The example of a block holds values that JSON cannot represent. Use plain values.');
  }
  return { attributes, ...(slots && { slots }) };
}

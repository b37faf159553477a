import { type Definitions, readTypedDocument, type TypedDocument } from '#cms-schema/typed-document.ts';

export type ReadContent = (content: string) => TypedDocument;

/** Reads content into typed blocks and remembers the last ones: saving, checking and presenting need the same reading. */
export function createContentReader(definitions: Definitions, capacity = 64): ReadContent {
  const remembered = new Map<string, TypedDocument>();
  return (content) => {
    const known = remembered.get(content);
    const document = known ?? readTypedDocument(content, definitions);
    remembered.delete(content);
    remembered.set(content, document);
    const [oldest] = remembered.keys();
    if (remembered.size > capacity && oldest !== undefined) remembered.delete(oldest);
    return document;
  };
}

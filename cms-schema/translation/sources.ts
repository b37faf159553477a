import { editorsMeta } from '../editors-meta.ts';
import { isJsonObject, type JsonObject } from '../json.ts';
import { type FieldPath, printPath } from '../problem.ts';
import { type Provenance, readProvenance } from '../provenance.ts';
import { getIn } from '../set-in.ts';

/** A document whose meta records where its texts came from. */
interface Noted {
  readonly meta: JsonObject;
}

/** Stored path of a field (`rows.k3f….label`) → where its text came from. */
export type BlockSources = Readonly<Record<string, Provenance>>;

/** Where a block's translated texts came from. Unreadable entries are left out. */
export function readSources({ meta }: Noted, blockId: string): BlockSources {
  const stored = getIn(meta, [editorsMeta.sources, blockId]);
  if (!isJsonObject(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]): [string, Provenance][] => {
      const provenance = readProvenance(value);
      return provenance ? [[key, provenance]] : [];
    }),
  );
}

export function getSource({ meta }: Noted, blockId: string, path: FieldPath): Provenance | undefined {
  return readProvenance(getIn(meta, [editorsMeta.sources, blockId, printPath(path)])) ?? undefined;
}

/** Whether a text was copied from the other language and is not translated yet. */
export function isUntranslated(noted: Noted, blockId: string, path: FieldPath): boolean {
  return getSource(noted, blockId, path)?.state === 'untranslated';
}

/** Whether any text of the document is untranslated. */
export function hasUntranslated(noted: Noted): boolean {
  return Object.keys(listNoted(noted)).some((id) =>
    Object.values(readSources(noted, id)).some(({ state }) => state === 'untranslated'),
  );
}

/** All recorded entries, by block id. */
export function listNoted({ meta }: Noted): Readonly<Record<string, JsonObject>> {
  const stored = getIn(meta, [editorsMeta.sources]);
  if (!isJsonObject(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, JsonObject] => isJsonObject(entry[1])),
  );
}

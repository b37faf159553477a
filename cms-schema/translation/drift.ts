import type { Field, Fields } from '../field.ts';
import { isShown } from '../fields/fields.ts';
import { findItem, itemIdOf, itemValue, stepsToItem } from '../fields/list-items.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import { walkNodes } from '../markup/walk-nodes.ts';
import { PAGE_SOURCES, pageText, pageTexts } from '../page-texts.ts';
import { type FieldPath, printPath } from '../problem.ts';
import type { Provenance } from '../provenance.ts';
import { getIn } from '../set-in.ts';
import { comparableText, hasWords } from '../text-fields.ts';
import type { Definitions } from '../typed-document.ts';
import { type BlockSources, getSource, readSources } from './sources.ts';
import type { TranslatedText } from './translated-text.ts';

/**
 * - `inStep`: translated from the source's current text
 * - `drifted`: the source has changed since it was translated
 * - `untranslated`: the source has a text; the translation has none, or a copy of the source's text, current or earlier
 * - `orphan`: the translation has a text, the source has none
 */
export type DriftState = 'inStep' | 'drifted' | 'untranslated' | 'orphan';

export interface Drift {
  /** The block's id, the same in both languages; empty for the page itself. */
  readonly blockId: string;
  /** The path in the translation; in the source for a list item that the translation lacks. */
  readonly path: FieldPath;
  /** The same path in the source; null if the source has no such item. */
  readonly sourcePath: FieldPath | null;
  readonly state: DriftState;
  /** The source text that was translated; null if it was not recorded. */
  readonly sourceThen: string | null;
  readonly sourceNow: string;
  readonly translation: string;
  /** The list item that the translation lacks. Its texts cannot be translated before the item is added. */
  readonly lacking: LackingItem | null;
}

export interface LackingItem {
  /** The item's path in the source. */
  readonly item: FieldPath;
  /** The list's path in the translation. */
  readonly list: FieldPath;
  /** The item's place in the source, for its label. */
  readonly place: FieldPath;
  /** The index at which to insert it in the translation. */
  readonly at: number;
}

/**
 * The state of each translated text of a page relative to its source, in the source's reading order. Blocks that only one
 * language has are not drift; `listProposals` lists them. Differences in white space or in the order of blocks and list
 * items, and fields shared by both languages, are ignored.
 */
export function driftOf(
  source: TranslatedText,
  translation: TranslatedText,
  definitions: Definitions,
  /** The fields that the page's content type adds. */
  fields: Fields = {},
): Drift[] {
  const entries: Drift[] = pageTexts.flatMap((path) =>
    judge({
      blockId: PAGE_SOURCES,
      path,
      sourcePath: path,
      provenance: getSource(translation, PAGE_SOURCES, path),
      sourceNow: pageText(source, path),
      translation: pageText(translation, path),
      lacking: null,
    }),
  );
  const ofPage = { blockId: PAGE_SOURCES, sources: readSources(translation, PAGE_SOURCES) };
  entries.push(...compareFields(ofPage, fields, source.meta, translation.meta, ['meta']));
  const twins = new Map([...walkNodes(translation.nodes)].map((node) => [node.id, node]));
  for (const node of walkNodes(source.nodes)) {
    const definition = node.kind === 'block' ? definitions.get(node.type) : undefined;
    const twin = twins.get(node.id);
    if (node.kind === 'foreign' || !definition || twin?.kind !== 'block' || twin.type !== node.type) continue;
    const sources = readSources(translation, node.id);
    entries.push(...compareFields({ blockId: node.id, sources }, definition.fields, node.attributes, twin.attributes));
  }
  return entries;
}

interface Scope {
  readonly blockId: string;
  /** The provenance of the translation's fields, by path. */
  readonly sources: BlockSources;
}

/** A position in a simultaneous walk through both languages. */
interface Pair {
  readonly source: JsonValue | undefined;
  readonly translation: JsonValue | undefined;
  /** Null if that language has no such place. */
  readonly sourcePath: FieldPath | null;
  readonly path: FieldPath | null;
  /** The value's place in the source, or in the translation if only that has it. */
  readonly place: FieldPath;
  readonly lacking: LackingItem | null;
}

function compareFields(
  scope: Scope,
  fields: Fields,
  source: JsonObject,
  translation: JsonObject,
  at: FieldPath = [],
): Drift[] {
  return compareGroup(scope, fields, { source, translation, sourcePath: at, path: at, place: at, lacking: null });
}

function compareGroup(scope: Scope, fields: Fields, pair: Pair): Drift[] {
  const source = isJsonObject(pair.source) ? pair.source : {};
  const translation = isJsonObject(pair.translation) ? pair.translation : {};
  return Object.entries(fields).flatMap(([name, field]) => {
    const isVisible =
      (pair.sourcePath !== null && isShown(fields, field, source)) ||
      (pair.path !== null && isShown(fields, field, translation));
    if (!isVisible) return [];
    return compareField(scope, field, {
      source: getIn(source, [name]),
      translation: getIn(translation, [name]),
      sourcePath: pair.sourcePath && [...pair.sourcePath, name],
      path: pair.path && [...pair.path, name],
      place: [...pair.place, name],
      lacking: pair.lacking,
    });
  });
}

function compareField(scope: Scope, field: Field, pair: Pair): Drift[] {
  if (field.holds === 'fields') return compareGroup(scope, field.children, pair);
  if (field.holds === 'items') return compareList(scope, field, pair);
  const path = pair.path ?? pair.sourcePath;
  if (field.translation !== 'text' || path === null) return [];
  return judge({
    blockId: scope.blockId,
    path,
    sourcePath: pair.sourcePath,
    provenance: pair.path === null ? undefined : scope.sources[printPath(pair.path)],
    sourceNow: asText(pair.source),
    translation: asText(pair.translation),
    lacking: pair.lacking,
  });
}

/** Compares item by item in the source's order, followed by the items that only the translation has. */
function compareList(scope: Scope, list: Field, pair: Pair): Drift[] {
  const { item: of } = list.children;
  if (!of) return [];
  const source = asItems(pair.source);
  const translation = asItems(pair.translation);
  const compare = (from: number, to: number): Drift[] => {
    const [mine, theirs] = [source[from], translation[to]];
    const steps = stepsToItem(of, mine ?? theirs ?? null, Math.max(from, to));
    const path = theirs === undefined || pair.path === null ? null : [...pair.path, ...steps];
    const sourcePath = mine === undefined || pair.sourcePath === null ? null : [...pair.sourcePath, ...steps];
    const place = [...pair.place, Math.max(from, mine === undefined ? to : -1)];
    const isLacking = theirs === undefined && pair.path !== null && sourcePath !== null;
    return compareField(scope, of, {
      source: itemValue(of, mine),
      translation: itemValue(of, theirs),
      sourcePath,
      path,
      place,
      lacking: isLacking
        ? {
            item: [...(pair.sourcePath ?? []), steps[0] ?? from],
            list: pair.path,
            place,
            at: placeAfter(source, from, translation),
          }
        : pair.lacking,
    });
  };
  const shared = source.flatMap((item, from) => compare(from, findTwin(translation, item)));
  const extra = translation.flatMap((item, to) => (findTwin(source, item) === -1 ? compare(-1, to) : []));
  return [...shared, ...extra];
}

/** The index of the same item in the other language; -1 if it is missing there. */
function findTwin(items: readonly JsonValue[], item: JsonValue): number {
  const id = itemIdOf(item);
  return id === undefined ? -1 : findItem(items, id);
}

/** The index after the nearest preceding item that both languages have. */
function placeAfter(source: readonly JsonValue[], from: number, translation: readonly JsonValue[]): number {
  const before = source.slice(0, from).findLast((item) => findTwin(translation, item) !== -1);
  return before === undefined ? 0 : findTwin(translation, before) + 1;
}

function asItems(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}

interface Judged extends Omit<Drift, 'state' | 'sourceThen'> {
  readonly provenance: Provenance | undefined;
}

function judge({ provenance, ...entry }: Judged): Drift[] {
  const state = stateOf({ provenance, ...entry });
  const sourceThen = provenance?.state === 'translated' ? provenance.from : null;
  return state === null ? [] : [{ ...entry, sourceThen, state }];
}

function stateOf({ provenance, sourceNow, translation }: Judged): DriftState | null {
  const now = comparableText(sourceNow);
  const words = comparableText(translation);
  if (now === '' && words === '') return null;
  if (provenance?.state === 'original') return 'inStep';
  if (provenance?.state === 'translated' && comparableText(provenance.from) === now) return 'inStep';
  // Before provenance had states, texts omitted on purpose in the other language were recorded as untranslated.
  if (now === '') return provenance?.state === 'untranslated' ? 'inStep' : 'orphan';
  // Recorded as untranslated before numbers and units were recognized.
  if (words === now && !hasWords(now)) return 'inStep';
  if (words === '' || provenance?.state === 'untranslated') return 'untranslated';
  if (provenance?.state === 'translated') return 'drifted';
  return words === now && needsTranslation(now) ? 'untranslated' : 'inStep';
}

/** Whether a text that is identical in both languages needs translation: Chinese words or a sentence do, a name does not. */
function needsTranslation(words: string): boolean {
  return /\p{Script=Han}/u.test(words) || (words.match(/\p{Letter}{2,}/gu) ?? []).length >= 4;
}

function asText(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

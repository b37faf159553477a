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
 * - `inStep`: translated from what the source says now
 * - `drifted`: the source has changed since
 * - `untranslated`: the source has words, the translation has none, or the source's own, of now or of when they were copied
 * - `orphan`: the translation has words, the source has none
 */
export type DriftState = 'inStep' | 'drifted' | 'untranslated' | 'orphan';

export interface Drift {
  /** Of the block, the same in both languages; empty for the page itself. */
  readonly blockId: string;
  /** In the translation; for a list item that it lacks, where the source has it. */
  readonly path: FieldPath;
  /** In the source, the same one. Null where the source has no such item. */
  readonly sourcePath: FieldPath | null;
  readonly state: DriftState;
  /** What the translation was made from; null when nobody has noted it. */
  readonly sourceThen: string | null;
  readonly sourceNow: string;
  readonly translation: string;
  /** The item of a list that the translation lacks: its texts can only come with it. */
  readonly lacking: LackingItem | null;
}

export interface LackingItem {
  /** In the source. */
  readonly item: FieldPath;
  /** In the translation. */
  readonly list: FieldPath;
  /** The item's place in the source, for its name. */
  readonly place: FieldPath;
  /** Before which of the translation's items it belongs. */
  readonly at: number;
}

/**
 * How each translated text of a page stands to its source, in reading order of the source. Blocks that only one language
 * has are no drift: `listProposals` tells them. Another order of blocks or list items, white space and fields that both
 * languages share raise no alarm.
 */
export function driftOf(
  source: TranslatedText,
  translation: TranslatedText,
  definitions: Definitions,
  /** That the type of the page adds. */
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
  /** What the translation's fields were translated from, by their path. */
  readonly sources: BlockSources;
}

/** Where one walks in both languages at once. */
interface Pair {
  readonly source: JsonValue | undefined;
  readonly translation: JsonValue | undefined;
  /** Null: there is no such place in that language. */
  readonly sourcePath: FieldPath | null;
  readonly path: FieldPath | null;
  /** Where the value stands in the source; in the translation, if only that has it. */
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

/** Item by item, in the order of the source; what only the translation has at the end. */
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

/** -1 where the other language lacks the item. */
function findTwin(items: readonly JsonValue[], item: JsonValue): number {
  const id = itemIdOf(item);
  return id === undefined ? -1 : findItem(items, id);
}

/** Behind the nearest earlier item that both languages have. */
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
  // Until provenance had states, what the other language lacks on purpose was noted as an untranslated text is.
  if (now === '') return provenance?.state === 'untranslated' ? 'inStep' : 'orphan';
  // Noted of a copy before figures and units were known as such.
  if (words === now && !hasWords(now)) return 'inStep';
  if (words === '' || provenance?.state === 'untranslated') return 'untranslated';
  if (provenance?.state === 'translated') return 'drifted';
  return words === now && needsTranslation(now) ? 'untranslated' : 'inStep';
}

/** A text that stands alike in both languages: a name or a figure may, Chinese words or a sentence may not. */
function needsTranslation(words: string): boolean {
  return /\p{Script=Han}/u.test(words) || (words.match(/\p{Letter}{2,}/gu) ?? []).length >= 4;
}

function asText(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

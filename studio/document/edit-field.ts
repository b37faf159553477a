import type { Field, Fields } from '#cms-schema/field.ts';
import type { JsonObject, JsonValue } from '#cms-schema/json.ts';
import { type Locale, locales } from '#cms-schema/locale.ts';
import { type FieldPath, printPath } from '#cms-schema/problem.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import { type AttributePatch, replaceAttributes } from './actions/replace-attributes.ts';
import { setPageField, setPageMeta } from './actions/set-page-field.ts';
import { applyChanges, type Change, type PageField } from './change.ts';
import { pageText, pageTexts, recordTranslation } from './drift.ts';
import type { StepChanges } from './history.ts';
import { isEqual } from './is-equal.ts';
import { isAligned, traceItems } from './list-items.ts';
import { matchItems } from './match-items.ts';
import type { Drafts, PageDraft } from './model.ts';
import { getIn } from './set-in.ts';
import {
  type BlockSources,
  getSource,
  ORIGINAL,
  PAGE_SOURCES,
  planSource,
  planSources,
  readSources,
  UNTRANSLATED,
} from './sources.ts';
import { comparableText, walkField } from './text-fields.ts';
import { findBlock } from './tree.ts';

/**
 * Everything that follows when fields of a block are edited in one language, as one step for both:
 * - a shared field is set in the twin too; in a list, in the item that corresponds, if that is sure;
 * - a text that is translated remembers what the other language says now;
 * - the other language's text remembers what it was translated from, if nobody had noted that before;
 * - the sources of list items go where the items go.
 *
 * @throws EditError when the block is gone or is foreign markup.
 */
export function editFields(
  drafts: Drafts,
  locale: Locale,
  blockId: string,
  patch: readonly AttributePatch[],
  definitions: Definitions,
): StepChanges {
  const draft = drafts[locale];
  const before = draft && findBlock(draft.nodes, blockId);
  const own = draft ? replaceAttributes(draft, blockId, patch) : [];
  const edited = draft && applyChanges(draft, own);
  const after = edited && findBlock(edited.nodes, blockId);
  const definition = before ? definitions.get(before.type) : undefined;
  if (!draft || !edited || !before || !after || !definition || own.length === 0) return { [locale]: own };

  const otherLocale = otherOf(locale);
  const other = drafts[otherLocale];
  const found = other && findBlock(other.nodes, blockId);
  const twin = found?.type === before.type ? found : null;
  const edits = listEdits(definition.fields, before.attributes, after.attributes, {
    attributes: twin?.attributes,
    sources: other && twin ? readSources(other, blockId) : {},
    ownSources: readSources(draft, blockId),
  });

  const mine = new Plan(edited, own);
  const moved = moveSources(readSources(edited, blockId), edits.lists);
  if (moved) mine.add((current) => planSources(current, blockId, moved));
  if (!other || !twin) return { [locale]: mine.changes };

  const theirs = new Plan(other, []);
  for (const { twinPath, value } of edits.shared) {
    theirs.add((current) => replaceAttributes(current, blockId, [{ path: twinPath, value }]));
  }
  for (const { path, twinPath, before: text, twin: translated } of edits.texts) {
    if (path) mine.add((current) => recordTranslation(other, current, blockId, path, twinPath));
    const isCopy = path !== null && getSource(draft, blockId, path) === UNTRANSLATED;
    theirs.add((current) =>
      isCopy ? noteOriginal(current, blockId, twinPath) : noteBefore(current, blockId, twinPath, text, translated),
    );
  }
  return { [locale]: mine.changes, ...(theirs.changes.length > 0 && { [otherLocale]: theirs.changes }) };
}

/** Sets a field of the page (`title`, or `['meta', 'seo_title']`), and notes what translations were made from. */
export function editPage(
  drafts: Drafts,
  locale: Locale,
  path: readonly [PageField] | readonly ['meta', string],
  value: JsonValue | undefined,
): StepChanges {
  const draft = drafts[locale];
  if (!draft) return {};
  const [field, key] = path;
  const own =
    field === 'meta' && key !== undefined
      ? setPageMeta(draft, key, value)
      : field !== 'meta' && typeof value === 'string'
        ? setPageField(draft, field, value)
        : [];
  // A picture says the same in both languages: while they show the same one, they go on doing so.
  const twin = drafts[otherOf(locale)];
  if (key === 'featured_media' && twin && isEqual(twin.meta[key], draft.meta[key])) {
    return { [locale]: own, [otherOf(locale)]: setPageMeta(twin, key, value) };
  }
  const isText = pageTexts.some((text) => isEqual(text, path));
  const other = drafts[otherOf(locale)];
  if (own.length === 0 || !isText || !other) return { [locale]: own };
  const mine = new Plan(draft, []);
  mine.add(() => own);
  mine.add((current) => recordTranslation(other, current, PAGE_SOURCES, path));
  const theirs =
    getSource(draft, PAGE_SOURCES, path) === UNTRANSLATED
      ? noteOriginal(other, PAGE_SOURCES, path)
      : noteBefore(other, PAGE_SOURCES, path, pageText(draft, path), pageText(other, path));
  return { [locale]: mine.changes, ...(theirs.length > 0 && { [otherOf(locale)]: theirs }) };
}

export function otherOf(locale: Locale): Locale {
  return locales.find((candidate) => candidate !== locale) ?? locale;
}

/** Changes that follow each other, with the draft that they have led to. */
class Plan {
  readonly changes: Change[];
  #draft: PageDraft;

  constructor(draft: PageDraft, changes: readonly Change[]) {
    this.#draft = draft;
    this.changes = [...changes];
  }

  add(plan: (draft: PageDraft) => Change[]): void {
    const changes = plan(this.#draft);
    const next = applyChanges(this.#draft, changes);
    if (!next) return;
    this.#draft = next;
    this.changes.push(...changes);
  }
}

/** Notes what a translation was made from at the moment when that is about to change. */
function noteBefore(
  translation: PageDraft,
  blockId: string,
  path: FieldPath,
  text: JsonValue | undefined,
  translated: JsonValue | undefined,
): Change[] {
  const isNoted = getSource(translation, blockId, path) !== undefined;
  const isTranslated = comparableText(translated) !== '' && comparableText(translated) !== comparableText(text);
  if (isNoted || !isTranslated || typeof text !== 'string' || comparableText(text) === '') return [];
  return planSource(translation, blockId, path, text);
}

/** Notes of a text that its copy in the other language is being translated: whatever becomes of that, this one is not behind. */
function noteOriginal(original: PageDraft, blockId: string, path: FieldPath): Change[] {
  const isNoted = getSource(original, blockId, path) !== undefined;
  return isNoted ? [] : planSource(original, blockId, path, ORIGINAL);
}

interface Edits {
  readonly shared: { readonly twinPath: FieldPath; readonly value: JsonValue | undefined }[];
  /** `path` is null when the text itself was not edited, but moved with its item. */
  readonly texts: {
    readonly path: FieldPath | null;
    readonly twinPath: FieldPath;
    readonly before: JsonValue | undefined;
    readonly twin: JsonValue | undefined;
  }[];
  /** Lists whose items came, went or moved: for each item where it was. */
  readonly lists: { readonly path: FieldPath; readonly origins: readonly (number | null)[] }[];
}

interface Twin {
  readonly attributes: JsonObject | undefined;
  /** What the twin's texts were translated from. */
  readonly sources: BlockSources;
  /** What the edited block's texts were translated from. */
  readonly ownSources: BlockSources;
}

/** Where one walks in the edited block and its twin at once. */
interface Walk {
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
  readonly path: FieldPath;
  readonly twin: JsonValue | undefined;
  /** Null: nothing in the twin corresponds. */
  readonly twinPath: FieldPath | null;
  /** False inside a list whose items correspond by their place alone. */
  readonly isSure: boolean;
}

/** What an edit did to the leaves of a block, and to which leaves of its twin they correspond. */
function listEdits(fields: Fields, before: JsonObject, after: JsonObject, twin: Twin): Edits {
  const edits: Edits = { shared: [], texts: [], lists: [] };
  const twinPath = twin.attributes ? [] : null;
  compareGroups(fields, { before, after, path: [], twin: twin.attributes, twinPath, isSure: true }, twin, edits);
  return edits;
}

function compareGroups(fields: Fields, walk: Walk, twin: Twin, edits: Edits): void {
  for (const [name, field] of Object.entries(fields)) {
    const inside: Walk = {
      before: getIn(walk.before, [name]),
      after: getIn(walk.after, [name]),
      path: [...walk.path, name],
      twin: getIn(walk.twin, [name]),
      twinPath: walk.twinPath && [...walk.twinPath, name],
      isSure: walk.isSure,
    };
    compareValues(field, inside, twin, edits);
  }
}

function compareValues(field: Field, walk: Walk, twin: Twin, edits: Edits): void {
  const { before, after, path, twinPath } = walk;
  if (isEqual(before, after)) return;
  if (field.kind === 'group') {
    compareGroups(field.children, walk, twin, edits);
    return;
  }
  if (field.kind === 'list') {
    compareLists(field, walk, twin, edits);
    return;
  }
  if (!twinPath) return;
  if (field.translation === 'text') edits.texts.push({ path, twinPath, before, twin: walk.twin });
  // What both languages share is equal in both: where it is not, another item may stand there.
  const isTwin = walk.isSure || isEqual(walk.twin, before);
  if (field.translation === 'shared' && isTwin) edits.shared.push({ twinPath, value: after });
}

function compareLists(field: Field, walk: Walk, twin: Twin, edits: Edits): void {
  const { item } = field.children;
  const [before, after, other] = [asList(walk.before), asList(walk.after), asList(walk.twin)];
  if (!item) return;
  const pairs = walk.twinPath ? pairItems(item, before, walk.path, other, walk.twinPath, twin) : [];
  if (!isAligned(before, after)) {
    edits.lists.push({ path: walk.path, origins: traceItems(before, after) });
    for (const { own, twin: to } of pairs)
      noteTexts(item, before[own], other[to], [...(walk.twinPath ?? []), to], edits);
    return;
  }
  for (const [index, value] of after.entries()) {
    const pair = pairs.find(({ own }) => own === index);
    const inside: Walk = {
      before: before[index],
      after: value,
      path: [...walk.path, index],
      twin: pair && other[pair.twin],
      twinPath: pair && walk.twinPath ? [...walk.twinPath, pair.twin] : null,
      isSure: walk.isSure && pair?.isNoted === true,
    };
    compareValues(item, inside, twin, edits);
  }
}

/** Which items of the twin's list correspond, by what either of the two was translated from. */
function pairItems(
  item: Field,
  own: readonly JsonValue[],
  path: FieldPath,
  other: readonly JsonValue[],
  twinPath: FieldPath,
  { sources, ownSources }: Twin,
): { own: number; twin: number; isNoted: boolean }[] {
  const prefix = `${printPath(twinPath)}.`;
  if (Object.keys(sources).some((key) => key.startsWith(prefix))) {
    return matchItems(item, own, other, twinPath, sources).flatMap(({ source, translation, isNoted }) =>
      source === null || translation === null ? [] : [{ own: source, twin: translation, isNoted }],
    );
  }
  return matchItems(item, other, own, path, ownSources).flatMap(({ source, translation, isNoted }) =>
    source === null || translation === null ? [] : [{ own: translation, twin: source, isNoted }],
  );
}

/** The texts of an item that is about to move: what they say now tells later which item the twin's belongs to. */
function noteTexts(
  item: Field,
  before: JsonValue | undefined,
  twin: JsonValue | undefined,
  twinPath: FieldPath,
  edits: Edits,
): void {
  for (const leaf of walkField(item, before, [])) {
    if (leaf.field.translation !== 'text') continue;
    edits.texts.push({
      path: null,
      twinPath: [...twinPath, ...leaf.path],
      before: leaf.value,
      twin: getIn(twin, leaf.path),
    });
  }
}

/** Sources under the new places of their items; those of items that are gone are forgotten. Null: nothing moved. */
function moveSources(sources: BlockSources, lists: Edits['lists']): BlockSources | null {
  if (lists.length === 0 || Object.keys(sources).length === 0) return null;
  let current = sources;
  for (const { path, origins } of lists) {
    const prefix = `${printPath(path)}.`;
    current = Object.fromEntries(
      Object.entries(current).flatMap(([key, text]): [string, string][] => {
        if (!key.startsWith(prefix)) return [[key, text]];
        const [index, ...rest] = key.slice(prefix.length).split('.');
        const to = origins.indexOf(Number(index));
        return to === -1 ? [] : [[prefix + [to, ...rest].join('.'), text]];
      }),
    );
  }
  return isEqual(current, sources) ? null : current;
}

function asList(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}

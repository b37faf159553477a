import type { Field, Fields } from '#cms-schema/field.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
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
import type { Drafts, PageDraft } from './model.ts';
import { type BlockSources, getSource, PAGE_SOURCES, planSource, planSources, readSources } from './sources.ts';
import { comparableText } from './text-fields.ts';
import { findBlock } from './tree.ts';

/**
 * Everything that follows when fields of a block are edited in one language, as one step for both:
 * - a shared field is set in the twin too, where the lists around it correspond;
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
  const edits = listEdits(definition.fields, before.attributes, after.attributes, twin?.attributes);

  const mine = new Plan(edited, own);
  const moved = moveSources(readSources(edited, blockId), edits.lists);
  if (moved) mine.add((current) => planSources(current, blockId, moved));
  if (!other || !twin) return { [locale]: mine.changes };

  const theirs = new Plan(other, []);
  for (const { path, value } of edits.shared) {
    theirs.add((current) => replaceAttributes(current, blockId, [{ path, value }]));
  }
  for (const { path, before: text } of edits.texts) {
    mine.add((current) => recordTranslation(other, current, blockId, path));
    theirs.add((current) => noteBefore(current, blockId, path, text, edits.twinTexts.get(printPath(path))));
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
  const isText = pageTexts.some((text) => isEqual(text, path));
  const other = drafts[otherOf(locale)];
  if (own.length === 0 || !isText || !other) return { [locale]: own };
  const mine = new Plan(draft, []);
  mine.add(() => own);
  mine.add((current) => recordTranslation(other, current, PAGE_SOURCES, path));
  const theirs = noteBefore(other, PAGE_SOURCES, path, pageText(draft, path), pageText(other, path));
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

interface Edits {
  readonly shared: { readonly path: FieldPath; readonly value: JsonValue | undefined }[];
  readonly texts: { readonly path: FieldPath; readonly before: JsonValue | undefined }[];
  /** What the twin says at the path of each edited text. */
  readonly twinTexts: Map<string, JsonValue | undefined>;
  /** Lists whose items came, went or moved: for each item where it was. */
  readonly lists: { readonly path: FieldPath; readonly origins: readonly (number | null)[] }[];
}

/**
 * What an edit did to the leaves of a block. Where a list's items came, went or moved, or where the twin's list has other
 * items, no item says which one of the twin corresponds: then nothing inside is told but the list.
 */
function listEdits(fields: Fields, before: JsonObject, after: JsonObject, twin: JsonObject | undefined): Edits {
  const edits: Edits = { shared: [], texts: [], twinTexts: new Map(), lists: [] };
  compareGroups(fields, before, after, twin, [], edits);
  return edits;
}

function compareGroups(
  fields: Fields,
  before: JsonObject,
  after: JsonObject,
  twin: JsonObject | undefined,
  path: FieldPath,
  edits: Edits,
): void {
  for (const [name, field] of Object.entries(fields)) {
    compareValues(field, own(before, name), own(after, name), twin && own(twin, name), [...path, name], edits);
  }
}

function compareValues(
  field: Field,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  twin: JsonValue | undefined,
  path: FieldPath,
  edits: Edits,
): void {
  if (isEqual(before, after)) return;
  if (field.kind === 'group') {
    const [was, is] = [isJsonObject(before) ? before : {}, isJsonObject(after) ? after : {}];
    compareGroups(field.children, was, is, isJsonObject(twin) ? twin : {}, path, edits);
    return;
  }
  if (field.kind === 'list') {
    compareLists(field, asList(before), asList(after), asList(twin), path, edits);
    return;
  }
  if (field.translation === 'shared') edits.shared.push({ path, value: after });
  if (field.translation === 'text') {
    edits.texts.push({ path, before });
    edits.twinTexts.set(printPath(path), twin);
  }
}

function compareLists(
  field: Field,
  before: readonly JsonValue[],
  after: readonly JsonValue[],
  twin: readonly JsonValue[],
  path: FieldPath,
  edits: Edits,
): void {
  const { item } = field.children;
  if (!isAligned(before, after)) {
    edits.lists.push({ path, origins: traceItems(before, after) });
    return;
  }
  if (!item || twin.length !== after.length) return;
  for (const [index, value] of after.entries()) {
    compareValues(item, before[index], value, twin[index], [...path, index], edits);
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

function own(object: JsonObject, name: string): JsonValue | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

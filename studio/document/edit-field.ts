import type { Field, Fields } from '#cms-schema/field.ts';
import { itemIdOf, itemValue, stepsToItem } from '#cms-schema/fields/list-items.ts';
import { htmlOf, readHtmlBody } from '#cms-schema/html-body.ts';
import type { JsonValue } from '#cms-schema/json.ts';
import { type Locale, locales } from '#cms-schema/locale.ts';
import type { BlockNode } from '#cms-schema/markup/document.ts';
import { PAGE_SOURCES, pageText, pageTexts } from '#cms-schema/page-texts.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { getIn } from '#cms-schema/set-in.ts';
import { comparableText } from '#cms-schema/text-fields.ts';
import { getSource, isUntranslated } from '#cms-schema/translation/sources.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import { type AttributePatch, replaceAttributes } from './actions/replace-attributes.ts';
import { setPageField, setPageMeta } from './actions/set-page-field.ts';
import { applyChanges, type Change, type PageField } from './change.ts';
import type { StepChanges } from './history.ts';
import { isEqual } from './is-equal.ts';
import type { Drafts, PageDraft } from './model.ts';
import { recordTranslation } from './note-translation.ts';
import { planValue } from './set-value.ts';
import { planSource } from './sources.ts';
import { findBlock } from './tree.ts';

/**
 * Everything that follows from editing fields of a block in one language, as one step for both languages:
 * - a shared field is set in the twin too; in a list, in the item with the same id
 * - a translated text records what the other language says now
 * - the other language's text records what it was translated from, if that was not recorded before
 *
 * @throws EditError if the block no longer exists or is foreign markup.
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
  const other = drafts[otherOf(locale)];
  const twin = other && before ? findTwin(other, before) : null;
  if (!draft || !edited || !before || !after || !definition || !other || !twin || own.length === 0) {
    return { [locale]: own };
  }

  const edits: Edits = { shared: [], texts: [] };
  const values = { before: before.attributes, after: after.attributes, twin: twin.attributes };
  compareGroups(definition.fields, values, [], false, edits);

  const theirs = new Plan(other, []);
  for (const patched of edits.shared) theirs.add((current) => replaceAttributes(current, blockId, [patched]));
  return noteTexts(draft, other, locale, blockId, edits, { mine: new Plan(edited, own), theirs });
}

/** Records on both sides what the edited texts were translated from. Returns the changes of the step. */
function noteTexts(
  draft: PageDraft,
  other: PageDraft,
  locale: Locale,
  blockId: string,
  edits: Edits,
  { mine, theirs }: { readonly mine: Plan; readonly theirs: Plan },
): StepChanges {
  for (const { path, before: text, twin: translated } of edits.texts) {
    mine.add((current) => recordTranslation(other, current, blockId, path));
    const isCopy = isUntranslated(draft, blockId, path);
    theirs.add((current) =>
      isCopy ? noteOriginal(current, blockId, path) : noteBefore(current, blockId, path, text, translated),
    );
  }
  return { [locale]: mine.changes, ...(theirs.changes.length > 0 && { [otherOf(locale)]: theirs.changes }) };
}

function findTwin({ nodes }: PageDraft, { id, type }: BlockNode): BlockNode | null {
  const found = findBlock(nodes, id);
  return found?.type === type ? found : null;
}

/** Sets the body of a document that is written as HTML. */
export function editHtmlBody(draft: PageDraft, html: string): Change[] {
  return htmlOf(draft.nodes) === html ? [] : [{ kind: 'nodes', before: draft.nodes, after: readHtmlBody(html) }];
}

/** Sets a field of the page (`title`, or `['meta', 'seo_title']`), and records what translations were made from. */
export function editPage(
  drafts: Drafts,
  locale: Locale,
  path: readonly [PageField] | readonly ['meta', string],
  value: JsonValue | undefined,
  /** The fields that its type adds. */
  fields: Fields = {},
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
  const other = drafts[otherOf(locale)];
  const ofType = key !== undefined && Object.hasOwn(fields, key) ? fields[key] : undefined;
  if (ofType && other && key !== undefined) return followOwnField(draft, other, locale, ofType, key, own);
  // The picture of the page is not shared, but as long as it is the same in both languages, it changes in both.
  if (key === 'featured_media' && other && isEqual(other.meta[key], draft.meta[key])) {
    return { [locale]: own, [otherOf(locale)]: setPageMeta(other, key, value) };
  }
  const isText = pageTexts.some((text) => isEqual(text, path));
  if (own.length === 0 || !isText || !other) return { [locale]: own };
  const mine = new Plan(draft, []);
  mine.add(() => own);
  mine.add((current) => recordTranslation(other, current, PAGE_SOURCES, path));
  const theirs = isUntranslated(draft, PAGE_SOURCES, path)
    ? noteOriginal(other, PAGE_SOURCES, path)
    : noteBefore(other, PAGE_SOURCES, path, pageText(draft, path), pageText(other, path));
  return { [locale]: mine.changes, ...(theirs.length > 0 && { [otherOf(locale)]: theirs }) };
}

/**
 * As for a block, but for a field that the type of the page adds: shared values follow only while both sides are equal.
 */
function followOwnField(
  draft: PageDraft,
  other: PageDraft,
  locale: Locale,
  field: Field,
  name: string,
  own: Change[],
): StepChanges {
  const edited = applyChanges(draft, own);
  if (!edited || own.length === 0) return { [locale]: own };
  const edits: Edits = { shared: [], texts: [] };
  const values = { before: draft.meta[name], after: edited.meta[name], twin: other.meta[name] };
  compareValues(field, values, ['meta', name], true, edits);
  const theirs = new Plan(other, []);
  for (const { path, value } of edits.shared) {
    theirs.add((current) => {
      const planned = planValue(current.meta, path.slice(1), value);
      return planned ? [{ kind: 'meta', ...planned }] : [];
    });
  }
  return noteTexts(draft, other, locale, PAGE_SOURCES, edits, { mine: new Plan(edited, own), theirs });
}

export function otherOf(locale: Locale): Locale {
  return locales.find((candidate) => candidate !== locale) ?? locale;
}

/** A series of changes, with the draft that they lead to. */
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

/** Records what a translation was made from, just before that text changes. */
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
  return planSource(translation, blockId, path, { state: 'translated', from: text });
}

/**
 * Marks a text as the original, because its copy in the other language is being translated: so it never counts as
 * behind.
 */
function noteOriginal(original: PageDraft, blockId: string, path: FieldPath): Change[] {
  const isNoted = getSource(original, blockId, path) !== undefined;
  return isNoted ? [] : planSource(original, blockId, path, { state: 'original' });
}

interface Edits {
  readonly shared: AttributePatch[];
  readonly texts: {
    readonly path: FieldPath;
    readonly before: JsonValue | undefined;
    readonly twin: JsonValue | undefined;
  }[];
}

/** One value before and after the edit, and in the other language. */
interface Values {
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
  readonly twin: JsonValue | undefined;
}

/** Collects what an edit changed in values that the twin block has at the same path. */
function compareGroups(fields: Fields, values: Values, path: FieldPath, isItem: boolean, edits: Edits): void {
  for (const [name, field] of Object.entries(fields)) {
    compareValues(
      field,
      mapValues(values, (value) => getIn(value, [name])),
      [...path, name],
      isItem,
      edits,
    );
  }
}

function compareValues(field: Field, values: Values, path: FieldPath, isItem: boolean, edits: Edits): void {
  const { before, after, twin } = values;
  if (isEqual(before, after)) return;
  if (field.holds === 'fields') compareGroups(field.children, values, path, isItem, edits);
  else if (field.holds === 'items') compareItems(field, values, path, edits);
  else if (field.translation === 'text') edits.texts.push({ path, before, twin });
  else if (field.translation === 'shared' && (!isItem || saysTheSame(field, before, twin))) {
    edits.shared.push({ path, value: after });
  }
}

/**
 * Compares the items that both languages have. Items that were added, removed or moved change nothing in the other one.
 */
function compareItems(list: Field, values: Values, path: FieldPath, edits: Edits): void {
  const { item: of } = list.children;
  if (!of) return;
  const [before, twins] = [itemsById(values.before), itemsById(values.twin)];
  for (const [id, after] of itemsById(values.after)) {
    const [was, twin] = [before.get(id), twins.get(id)];
    if (was === undefined || twin === undefined) continue;
    const inside = mapValues({ before: was, after, twin }, (item) => itemValue(of, item));
    compareValues(of, inside, [...path, ...stepsToItem(of, after, -1)], true, edits);
  }
}

/**
 * Shared values are equal in both languages. If they differ in an item, either an editor wants that, or the items were
 * paired only by position when they were given ids.
 */
function saysTheSame(field: Field, before: JsonValue | undefined, twin: JsonValue | undefined): boolean {
  return isEqual(before ?? field.defaultValue(), twin ?? field.defaultValue());
}

function itemsById(value: JsonValue | undefined): Map<string, JsonValue> {
  const items = Array.isArray(value) ? value : [];
  return new Map(
    items.flatMap((item): [string, JsonValue][] => {
      const id = itemIdOf(item);
      return id === undefined ? [] : [[id, item]];
    }),
  );
}

function mapValues({ before, after, twin }: Values, map: (value: JsonValue | undefined) => JsonValue | undefined) {
  return { before: map(before), after: map(after), twin: map(twin) };
}

import type { Field, Fields } from './field.ts';
import { fieldAt } from './fields/field-place.ts';
import { isShown } from './fields/fields.ts';
import { itemValue, stepsToItem } from './fields/list-items.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import type { Locale } from './locale.ts';
import type { FieldPath } from './problem.ts';

/** A field that holds a value itself, not a group or a list. */
export interface Leaf {
  /** As it is stored: through the ids of items. */
  readonly path: FieldPath;
  /** Where it stands now: items by their number. */
  readonly place: FieldPath;
  readonly field: Field;
  readonly value: JsonValue | undefined;
}

interface At {
  readonly path: FieldPath;
  readonly place: FieldPath;
}

/** Every leaf of a block as it is stored, in the order of the inspector. Fields that are hidden now are left out. */
export function* walkLeaves(fields: Fields, values: JsonObject, at: At = { path: [], place: [] }): Generator<Leaf> {
  for (const [name, field] of Object.entries(fields)) {
    if (isShown(fields, field, values)) yield* walkField(field, own(values, name), below(at, [name], name));
  }
}

export function* walkField(field: Field, value: JsonValue | undefined, at: At): Generator<Leaf> {
  if (field.holds === 'value') {
    yield { ...at, field, value };
  } else if (field.holds === 'fields') {
    yield* walkLeaves(field.children, isJsonObject(value) ? value : {}, at);
  } else {
    const { item: of } = field.children;
    if (!of || !Array.isArray(value)) return;
    for (const [index, item] of value.entries()) yield* walkItem(of, item, at, index);
  }
}

/** `at` is where the list stands. */
export function* walkItem(of: Field, item: JsonValue, at: At, index: number): Generator<Leaf> {
  yield* walkField(of, itemValue(of, item), below(at, stepsToItem(of, item, index), index));
}

function below({ path, place }: At, steps: FieldPath, step: string | number): At {
  return { path: [...path, ...steps], place: [...place, step] };
}

/** What people call a place: `规格组 2 · 规格 1 · 名称`. Null when the definition has no such place. */
export function namePlace(fields: Fields, place: FieldPath, locale: Locale): string | null {
  const names: string[] = [];
  for (const [at, step] of place.entries()) {
    const field = fieldAt(fields, place.slice(0, at + 1));
    if (!field) return null;
    // An item goes by its own name, not by that of its list: question 6, not questions 6.
    if (typeof step === 'number') names.splice(-1, 1, `${field.label[locale]} ${step + 1}`);
    else names.push(field.label[locale]);
  }
  return names.join(' · ');
}

/** Whether there is anything to translate: figures, units and signs stand alike in both languages. */
export function hasWords(text: string): boolean {
  return /\p{Letter}{2,}|\p{Script=Han}/u.test(text.replace(units, ''));
}

/** Of measures and money, as the SI and ISO 4217 write them, also behind a figure without a space. */
const units =
  /(?<!\p{Letter})(?:[kMGT]?Hz|[munµμkMG]?[smgVAWFJN]|[kcdm]m|[KMGT]i?B|[KMGT]bit|gf|kgf|mAh|dBA?|dpi|ppi|fps|rpm|px|kPa|Pa|min|CNY|USD|EUR|JPY)(?:\/(?:s|min|h|m))?[²³]?(?!\p{Letter})/gu;

/** Words without what is no matter of translation: white space around them, between tags, and its amount. */
export function comparableText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.replace(/\s+/g, ' ').replace(/> </g, '><').trim();
}

function own(values: JsonObject, name: string): JsonValue | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

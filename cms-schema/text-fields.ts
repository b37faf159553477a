import type { Field, Fields } from './field.ts';
import { fieldAt } from './fields/field-place.ts';
import { isShown } from './fields/fields.ts';
import { itemValue, stepsToItem } from './fields/list-items.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import type { Locale } from './locale.ts';
import type { FieldPath } from './problem.ts';

/** A field that holds a value itself, not a group or a list. */
export interface Leaf {
  /** The stored path, which names list items by id. */
  readonly path: FieldPath;
  /** The current place, which counts list items. */
  readonly place: FieldPath;
  readonly field: Field;
  readonly value: JsonValue | undefined;
}

interface At {
  readonly path: FieldPath;
  readonly place: FieldPath;
}

/** Every leaf of a stored block, in inspector order. Fields that are currently hidden are left out. */
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

/** `at` locates the list. */
export function* walkItem(of: Field, item: JsonValue, at: At, index: number): Generator<Leaf> {
  yield* walkField(of, itemValue(of, item), below(at, stepsToItem(of, item, index), index));
}

function below({ path, place }: At, steps: FieldPath, step: string | number): At {
  return { path: [...path, ...steps], place: [...place, step] };
}

/** A place as a readable label: `规格组 2 · 规格 1 · 名称`. Null when the definition has no such place. */
export function namePlace(fields: Fields, place: FieldPath, locale: Locale): string | null {
  const names: string[] = [];
  for (const [at, step] of place.entries()) {
    const field = fieldAt(fields, place.slice(0, at + 1));
    if (!field) return null;
    // An item uses its own label instead of its list's: question 6, not questions 6.
    if (typeof step === 'number') names.splice(-1, 1, `${field.label[locale]} ${step + 1}`);
    else names.push(field.label[locale]);
  }
  return names.join(' · ');
}

/** Whether there is anything to translate: numbers, units and symbols are the same in both languages. */
export function hasWords(text: string): boolean {
  return /\p{Letter}{2,}|\p{Script=Han}/u.test(text.replace(units, ''));
}

/** Units of measure and currencies, as the SI and ISO 4217 write them, with or without a space after the number. */
const units =
  /(?<!\p{Letter})(?:[kMGT]?Hz|[munµμkMG]?[smgVAWFJN]|[kcdm]m|[KMGT]i?B|[KMGT]bit|gf|kgf|mAh|dBA?|dpi|ppi|fps|rpm|px|kPa|Pa|min|CNY|USD|EUR|JPY)(?:\/(?:s|min|h|m))?[²³]?(?!\p{Letter})/gu;

/** Normalizes text for comparison: trims it, collapses white space, and drops white space between tags. */
export function comparableText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.replace(/\s+/g, ' ').replace(/> </g, '><').trim();
}

function own(values: JsonObject, name: string): JsonValue | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

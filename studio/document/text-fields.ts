import type { Field, Fields } from '#cms-schema/field.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { FieldPath } from '#cms-schema/problem.ts';

/** A field that holds a value itself, not a group or a list. */
export interface Leaf {
  readonly path: FieldPath;
  readonly field: Field;
  readonly value: JsonValue | undefined;
}

/** Every leaf of a block as it is stored, in the order of the inspector. Fields that are hidden now are left out. */
export function* walkLeaves(fields: Fields, values: JsonObject, path: FieldPath = []): Generator<Leaf> {
  for (const [name, field] of Object.entries(fields)) {
    if (isShown(fields, field, values)) yield* walkField(field, own(values, name), [...path, name]);
  }
}

export function* walkField(field: Field, value: JsonValue | undefined, path: FieldPath): Generator<Leaf> {
  if (field.kind === 'group') {
    yield* walkLeaves(field.children, isJsonObject(value) ? value : {}, path);
  } else if (field.kind === 'list') {
    const { item } = field.children;
    if (!item || !Array.isArray(value)) return;
    for (const [index, inner] of value.entries()) yield* walkField(item, inner, [...path, index]);
  } else yield { path, field, value };
}

/** The field at a path of a block; null when the definition has none there. */
export function fieldAt(fields: Fields, path: FieldPath): Field | null {
  let children: Readonly<Record<string, Field>> = fields;
  let found: Field | null = null;
  for (const step of path) {
    const name = typeof step === 'number' ? 'item' : step;
    found = Object.hasOwn(children, name) ? (children[name] ?? null) : null;
    if (!found) return null;
    children = found.children;
  }
  return found;
}

/** What people call the place of a path: `规格组 2 · 规格 1 · 名称`. Null when the definition has no such place. */
export function namePath(fields: Fields, path: FieldPath, locale: Locale): string | null {
  const names: string[] = [];
  for (const [at, step] of path.entries()) {
    const field = fieldAt(fields, path.slice(0, at + 1));
    if (!field) return null;
    if (typeof step === 'number') names.push(`${names.pop() ?? ''} ${step + 1}`);
    else names.push(field.label[locale]);
  }
  return names.join(' · ');
}

/** A field is shown while the one that it depends on holds the right value. */
export function isShown(fields: Fields, field: Field, values: JsonObject): boolean {
  if (!field.when) return true;
  const value = own(values, field.when.field) ?? fields[field.when.field]?.defaultValue();
  return value === field.when.is;
}

/** Whether there is anything to translate: figures and signs stand alike in both languages. */
export function hasWords(text: string): boolean {
  return /\p{Letter}{2,}|\p{Script=Han}/u.test(text);
}

/** Words without what is no matter of translation: white space around them, between tags, and its amount. */
export function comparableText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.replace(/\s+/g, ' ').replace(/> </g, '><').trim();
}

function own(values: JsonObject, name: string): JsonValue | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

import type { Field, Fields } from '#cms-schema/field.ts';
import { isFieldOf } from '#cms-schema/fields/is-field-of.ts';
import type { RichTextField } from '#cms-schema/fields/rich-text.ts';
import type { TextField } from '#cms-schema/fields/text.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { setIn } from '#cms-schema/set-in.ts';
import { walkLeaves } from '#cms-schema/text-fields.ts';

/** A text of a block between two marks, which identify it wherever the block renders it. */
export interface MarkedText {
  readonly field: TextField | RichTextField;
  /** The stored path, with the ids of items. */
  readonly path: FieldPath;
  readonly open: string;
  readonly close: string;
  /** The stored value, without the marks. */
  readonly value: string;
}

export interface MarkedBlock {
  readonly attributes: JsonObject;
  readonly texts: readonly MarkedText[];
}

/**
 * A block's attributes with a mark before and after every non-empty text. Marks are characters of Unicode's private use
 * area, which no rule for words, numbers or white space affects. For detached rendering only: the result is never
 * shown.
 */
export function markTexts(fields: Fields, attributes: JsonObject): MarkedBlock {
  const texts: MarkedText[] = [];
  let marked = attributes;
  for (const { field, path, value } of walkLeaves(fields, attributes)) {
    if (!isTextual(field) || typeof value !== 'string' || value.trim() === '') continue;
    const number = String.fromCharCode(FIRST + texts.length);
    const text = { field, path, value, open: OPEN + number, close: CLOSE + number };
    const next = setIn(marked, path, text.open + value + text.close);
    if (!next || texts.length > MOST) continue;
    marked = next;
    texts.push(text);
  }
  return { attributes: marked, texts };
}

export function isTextual(field: Field): field is TextField | RichTextField {
  return isFieldOf('text', field) || isFieldOf('richText', field);
}

/** All in the private use area, U+E000 to U+F8FF. */
const OPEN = '\ue000';
const CLOSE = '\ue001';
const FIRST = 0xe010;
const MOST = 0xf8ff - FIRST - 1;

/** A text without the marks. */
export function withoutMarks(text: string): string {
  return text.replace(/[\ue000-\uf8ff]/g, '');
}

import type { Field } from '#cms-schema/field.ts';
import type { ListField } from '#cms-schema/fields/list.ts';
import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { isChoiceField } from './choice-control.tsx';

/** A few words by which an editor knows an item of a list; empty when it has none yet. */
export function summarizeItem(list: ListField<Field>, item: JsonValue, locale: Locale): string {
  if (!isJsonObject(item)) return typeof item === 'string' ? item : '';
  const { summary, of } = list;
  const names = summary === undefined ? Object.keys(of.children) : [summary, ...Object.keys(of.children)];
  for (const name of names) {
    const field = of.children[name];
    const words = field ? summarizeValue(field, item[name], locale) : '';
    if (words !== '') return words;
  }
  return '';
}

function summarizeValue(field: Field, value: JsonValue | undefined, locale: Locale): string {
  if (typeof value !== 'string') return '';
  if (field.kind === 'richText') return htmlToText(value).trim();
  if (isChoiceField(field)) return field.options[value]?.[locale] ?? '';
  return value.replace(/\s+/g, ' ').trim();
}

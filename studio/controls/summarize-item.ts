import type { Field, Reference } from '#cms-schema/field.ts';
import { isFieldOf } from '#cms-schema/fields/is-field-of.ts';
import type { ListField } from '#cms-schema/fields/list.ts';
import { itemValue } from '#cms-schema/fields/list-items.ts';
import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';

/** A short text to recognise a list item by; empty if it has none yet. `titleOf` returns the title of a document. */
export function summarizeItem(
  list: ListField<Field>,
  item: JsonValue,
  locale: Locale,
  titleOf: (document: number) => string,
): string {
  const { summary, of } = list;
  const value = itemValue(of, item);
  if (of.holds !== 'fields' || !isJsonObject(value)) return typeof value === 'string' ? value : '';
  const names = summary === undefined ? Object.keys(of.children) : [summary, ...Object.keys(of.children)];
  for (const name of names) {
    const field = of.children[name];
    const words = field ? summarizeValue(field, value[name], locale, titleOf) : '';
    if (words !== '') return words;
  }
  return '';
}

/** The documents whose titles list items may be named by. */
export function referencesIn(list: Field, items: readonly JsonValue[]): Reference[] {
  const names = Object.entries(list.children.item?.children ?? {}).filter(([, field]) => isFieldOf('reference', field));
  return items.flatMap((item) =>
    names.flatMap(([name]): Reference[] => {
      const id = isJsonObject(item) ? item[name] : null;
      return typeof id === 'number' ? [{ kind: 'document', id }] : [];
    }),
  );
}

function summarizeValue(
  field: Field,
  value: JsonValue | undefined,
  locale: Locale,
  titleOf: (document: number) => string,
): string {
  if (isFieldOf('reference', field) && typeof value === 'number') return titleOf(value);
  if (typeof value !== 'string') return '';
  if (isFieldOf('choice', field) || isFieldOf('colorToken', field)) return field.options[value]?.[locale] ?? '';
  return field.words(value).join(' ').replace(/\s+/g, ' ').trim();
}

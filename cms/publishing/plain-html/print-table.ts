import type { Field, Fields } from '#cms-schema/field.ts';
import type { TableShape } from '#cms-schema/fields/table-shape.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { propertyOf } from '#kit/property-of.ts';
import { isObject, listShown, printWords } from './print-value.ts';

/**
 * A list that holds the sections of a table, as a table.
 * @param heads the headings of its columns, as inline HTML.
 */
export function printTable(
  list: Field,
  sections: unknown,
  { rows, cells }: TableShape,
  heads: readonly string[],
  locale: Locale,
): string {
  const bodies = itemsOf(list, sections).map(({ fields, values }) => {
    const title = wordsOf(fields, values, locale);
    const printed = itemsOf(fields[rows], propertyOf(values, rows)).map((row) => {
      const texts = listWords(row.fields[cells], propertyOf(row.values, cells), locale);
      const columns = heads.map((_, index) => `<td>${texts[index] ?? ''}</td>`).join('');
      return `<tr><th>${wordsOf(row.fields, row.values, locale)}</th>${columns}</tr>`;
    });
    return (title === '' ? '' : `<tr><th colspan="${heads.length + 1}">${title}</th></tr>`) + printed.join('');
  });
  const head = `<tr><td></td>${heads.map((words) => `<th>${words}</th>`).join('')}</tr>`;
  return `<figure><table><thead>${head}</thead><tbody>${bodies.join('')}</tbody></table></figure>`;
}

/** The texts of each item of a list, as inline HTML. */
export function listWords(list: Field | undefined, items: unknown, locale: Locale): string[] {
  return itemsOf(list, items).map(({ fields, values }) => wordsOf(fields, values, locale));
}

/** The texts directly in a group, one after the other. */
function wordsOf(fields: Fields, values: object, locale: Locale): string {
  return listShown(fields, values)
    .map((shown) => printWords(shown, locale))
    .filter((words) => words !== '')
    .join(' ');
}

function itemsOf(list: Field | undefined, items: unknown): { fields: Fields; values: object }[] {
  const fields = list?.children.item?.children ?? {};
  return Array.isArray(items) ? items.filter(isObject).map((values) => ({ fields, values })) : [];
}

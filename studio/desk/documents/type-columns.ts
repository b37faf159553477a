import type { Field } from '#cms-schema/field.ts';
import { isFieldOf } from '#cms-schema/fields/is-field-of.ts';
import type { JsonValue } from '#cms-schema/json.ts';
import { type Locale, languageTags } from '#cms-schema/locale.ts';
import type { Taxonomy } from '#cms-schema/taxonomy.ts';
import { fieldsOfType } from '#content-types/fields-of-type.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import { listVersions } from '../../cms/document-calls.ts';
import type { DocumentGroup } from '../../cms/document-model.ts';
import type { Term } from '../../cms/term-calls.ts';
import type { Messages } from '../../messages-context.tsx';

/** A field of the content type that its list shows as a column. */
export interface TypeColumn {
  readonly name: string;
  readonly field: Field;
}

export function listTypeColumns(type: DocumentType): TypeColumn[] {
  const fields = fieldsOfType(type);
  return contentTypes[type].columns.flatMap((name) => (fields[name] ? [{ name, field: fields[name] }] : []));
}

/** A document's value in a column, preferably of the version in the interface language. */
export function readColumn(group: DocumentGroup, { name, field }: TypeColumn, uiLocale: Locale): JsonValue {
  const [version] = listVersions(group.versions).toSorted((a) => (a.locale === uiLocale ? -1 : 1));
  const preset = field.defaultValue();
  const fallback =
    typeof preset === 'string' || typeof preset === 'boolean' || typeof preset === 'number' ? preset : null;
  return version?.columns[name] ?? fallback;
}

export interface ColumnWords extends Pick<Messages, 't' | 'uiLocale'> {
  readonly terms: readonly Pick<Term, 'id' | 'name'>[];
}

/** The value as cell text; empty if unset. */
export function printColumn(field: Field, value: JsonValue, { t, uiLocale, terms }: ColumnWords): string {
  if (value === null || value === '') return '';
  if (isFieldOf('choice', field)) return field.options[String(value)]?.[uiLocale] ?? String(value);
  if (field.kind === 'toggle') return t(value === true ? 'desk.documents.yes' : 'desk.documents.no');
  if (field.kind === 'term') return terms.find(({ id }) => id === value)?.name ?? '';
  if (field.kind === 'date') return printDay(String(value), languageTags[uiLocale]);
  return typeof value === 'number' ? new Intl.NumberFormat(languageTags[uiLocale]).format(value) : String(value);
}

/** Formats a calendar day without time zone conversion. */
function printDay(day: string, tag: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}

export interface ColumnOption {
  readonly value: string;
  readonly label: string;
}

/** Filter options of a column; null when it has too many values to choose from. */
export function listColumnOptions(
  { field }: TypeColumn,
  { t, uiLocale, terms }: Pick<Messages, 't' | 'uiLocale'> & { readonly terms: readonly OfferedTerm[] },
): ColumnOption[] | null {
  if (isFieldOf('choice', field)) {
    return Object.entries(field.options).map(([value, label]) => ({ value, label: label[uiLocale] }));
  }
  if (field.kind === 'toggle') {
    return [
      { value: 'true', label: t('desk.documents.yes') },
      { value: 'false', label: t('desk.documents.no') },
    ];
  }
  if (!isFieldOf('term', field)) return null;
  return terms
    .filter(({ taxonomy, locale }) => locale === uiLocale && field.from.includes(taxonomy))
    .map(({ id, name }) => ({ value: String(id), label: name }));
}

type OfferedTerm = Pick<Term, 'id' | 'name' | 'locale'> & { readonly taxonomy: Taxonomy };

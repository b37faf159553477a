import type { Field, Fields } from '#cms-schema/field.ts';
import { isShown } from '#cms-schema/fields/fields.ts';
import { isFieldOf } from '#cms-schema/fields/is-field-of.ts';
import { isSafeUrl } from '#cms-schema/fields/link.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { printDay } from '#cms-schema/print-day.ts';
import { escapeHtml } from '#kit/html/escape-html.ts';
import { propertyOf } from '#kit/property-of.ts';

/** A field that readers read, with its resolved value. */
export interface ShownField {
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
}

/** The fields of a block or group whose values readers read: neither hidden, nor about the layout, nor left as they were. */
export function listShown(fields: Fields, values: object | null): ShownField[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = propertyOf(values, name);
    const isContent = (field.section ?? 'content') === 'content' && isShown(fields, field, values);
    const saysNothing = field.kind === 'choice' && value === field.defaultValue();
    return isContent && !saysNothing ? [{ name, field, value }] : [];
  });
}

/** The value of a text, date or choice as inline HTML; empty if it says nothing. */
export function printWords({ field, value }: Pick<ShownField, 'field' | 'value'>, locale: Locale): string {
  if (typeof value !== 'string' || value === '') return '';
  if (isFieldOf('richText', field)) return value;
  if (isFieldOf('text', field)) return printText(value);
  if (field.kind === 'date')
    return `<time datetime="${escapeHtml(value)}">${escapeHtml(printDay(value, locale))}</time>`;
  if (!isFieldOf('choice', field) || !field.isText || !Object.hasOwn(field.options, value)) return '';
  return escapeHtml(field.options[value]?.[locale] ?? '');
}

/** Text with its line breaks; an address of the web becomes a link. */
function printText(text: string): string {
  if (/^https?:\S+$/i.test(text) && isSafeUrl(text)) return printLink(text, escapeHtml(text));
  return escapeHtml(text.trim()).replaceAll(/\r?\n/g, '<br>');
}

export function printLink(href: string, words: string): string {
  return `<a href="${escapeHtml(href)}">${words}</a>`;
}

/** An address of this site with its origin: readers elsewhere do not know it. */
export function completeAddress(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}

/** A picture, film or recording with its description; empty if there is none. */
export function printMedia(value: unknown, origin: string): string {
  const src = completeAddress(textAt(value, 'src'), origin);
  if (src === '') return '';
  const type = textAt(value, 'mimeType');
  const address = `src="${escapeHtml(src)}"`;
  const width = numberAt(value, 'width');
  const size = width > 0 ? ` width="${width}" height="${numberAt(value, 'height')}"` : '';
  if (type.startsWith('video/')) return `<figure><video controls ${address}${size}></video></figure>`;
  if (type.startsWith('audio/')) return `<figure><audio controls ${address}></audio></figure>`;
  if (type.startsWith('image/')) {
    return `<figure><img ${address} alt="${escapeHtml(textAt(value, 'alt'))}"${size}></figure>`;
  }
  return `<p>${printLink(src, escapeHtml(src.split('/').at(-1) ?? src))}</p>`;
}

/** A property of an object that is a text; otherwise empty. */
export function textAt(value: unknown, name: string): string {
  const found = isObject(value) ? propertyOf(value, name) : undefined;
  return typeof found === 'string' ? found : '';
}

function numberAt(value: unknown, name: string): number {
  const found = isObject(value) ? propertyOf(value, name) : undefined;
  return typeof found === 'number' ? found : 0;
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

import type { Field } from '#cms-schema/field.ts';
import { isShown } from '#cms-schema/fields/fields.ts';
import type { TypedBlock, TypedNode } from '#cms-schema/typed-document.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { renderForeignHtml } from './foreign-html/render-foreign-html.ts';

/** The texts that readers may search for, in reading order. */
export function collectWords(nodes: readonly TypedNode[]): string[] {
  return nodes.flatMap((typed) => {
    if (typed.kind === 'foreign') return [htmlToText(renderForeignHtml(typed.source, null))].filter(Boolean);
    const own = shownFields(typed).flatMap(([name, field]) => field.words(typed.values[name]));
    return [...own, ...Object.values(typed.slots).flatMap(collectWords)];
  });
}

/** The same without button labels: the prose of a page, from which a short description is made. */
export function collectProse(nodes: readonly TypedNode[]): string[] {
  return nodes.flatMap((typed) => {
    if (typed.kind === 'foreign') return collectWords([typed]);
    const own = shownFields(typed).flatMap(([name, field]) => proseOf(field, typed.values[name]));
    return [...own, ...Object.values(typed.slots).flatMap(collectProse)];
  });
}

/** Without those that the values of others hide: a hidden field keeps its value, but readers do not see it. */
function shownFields({ definition: { fields }, values }: TypedBlock): [string, Field][] {
  return Object.entries(fields).filter(([, field]) => isShown(fields, field, values));
}

function proseOf(field: Field, value: unknown): readonly string[] {
  if (isButton(field)) return [];
  if (field.holds === 'value') return field.words(value);
  if (field.holds === 'items') {
    const { item: of } = field.children;
    return of && Array.isArray(value) ? value.flatMap((item) => proseOf(of, item)) : field.words(value);
  }
  const values = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return values.flatMap(([name, inner]) => {
    const child = Object.hasOwn(field.children, name) ? field.children[name] : undefined;
    return child ? proseOf(child, inner) : [];
  });
}

/** A link with a single text and no other words: that text is the label of a button. */
function isButton({ holds, children }: Field): boolean {
  const kinds = Object.values(children).map(({ kind }) => kind);
  const texts = kinds.filter((kind) => kind === 'text' || kind === 'richText');
  return holds === 'fields' && kinds.includes('link') && texts.length === 1;
}

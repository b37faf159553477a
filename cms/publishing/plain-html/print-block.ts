import type { BlockDefinition } from '#cms-schema/define-block.ts';
import type { Field, Fields } from '#cms-schema/field.ts';
import { isFieldOf } from '#cms-schema/fields/is-field-of.ts';
import type { TableShape } from '#cms-schema/fields/table-shape.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { escapeHtml } from '#kit/html/escape-html.ts';
import { propertyOf } from '#kit/property-of.ts';
import { listWords, printTable } from './print-table.ts';
import {
  completeAddress,
  isObject,
  listShown,
  printLink,
  printMedia,
  printWords,
  type ShownField,
  textAt,
} from './print-value.ts';

/** Where a block stands that is printed for readers outside the site. */
export interface PrintPlace {
  readonly locale: Locale;
  /** The level of its heading, 2 to 6. */
  readonly level: number;
  /** The address of the block on its page. */
  readonly href: string;
  /** Of the site: `https://example.com`. */
  readonly origin: string;
}

/**
 * The meaning of a block as plain HTML, for readers of the APIs and feeds: headings, text, lists, tables, pictures and
 * links, derived from the kinds of its fields. What exists only on the page (a form, a tool, live content) becomes a link
 * to it. Not sanitized.
 *
 * @param attributes resolved, as its component gets them.
 * @param slots the blocks in a slot, already printed.
 */
export function printBlock(
  definition: BlockDefinition,
  attributes: object,
  place: PrintPlace,
  slots: (name: string, level: number) => string,
): string {
  const { fields, heading, livesOnPage, title } = definition;
  const own = printFields(fields, attributes, place, heading).join('');
  const inner = heading !== null && textAt(attributes, heading) !== '' ? below(place) : place;
  return [
    own,
    ...Object.keys(definition.slots).map((name) => slots(name, inner.level)),
    ...(livesOnPage ? [paragraph(printLink(place.href, escapeHtml(title[place.locale])))] : []),
  ].join('');
}

/** @param heading the field that is printed as a heading. */
function printFields(fields: Fields, values: object, place: PrintPlace, heading: string | null): string[] {
  const shapes = Object.values(fields).flatMap((field) => shapeOf(field) ?? []);
  const inner = heading !== null && textAt(values, heading) !== '' ? below(place) : place;
  return listShown(fields, values).flatMap((shown): string[] => {
    const { name, field, value } = shown;
    if (name === heading) return printHeading(printWords(shown, place.locale), place);
    // The columns are the head of the table.
    if (shapes.some(({ columns }) => columns === name)) return [];
    const shape = shapeOf(field);
    if (shape) {
      const heads = listWords(fields[shape.columns], propertyOf(values, shape.columns), place.locale);
      return [printTable(field, value, shape, heads, place.locale)];
    }
    return printField(shown, inner);
  });
}

function printField({ field, value }: Pick<ShownField, 'field' | 'value'>, place: PrintPlace): string[] {
  switch (field.kind) {
    case 'media':
      return [printMedia(value, place.origin)];
    case 'link':
      return isObject(value) ? [paragraph(linkOf(value, escapeHtml(field.label[place.locale]), place))] : [];
    case 'download':
      return [paragraph(linkOf(value, escapeHtml(textAt(value, 'fileName')), place))];
    case 'reference':
      return [
        paragraph(linkOf(value, escapeHtml(textAt(value, 'title')), place)),
        paragraph(escapeHtml(textAt(value, 'excerpt'))),
      ];
    case 'group':
      return isObject(value) ? [printGroup(field.children, value, null, place)] : [];
    case 'list':
      return Array.isArray(value) ? printList(field, value, place) : [];
    case 'richText':
      return isFlow(field) && typeof value === 'string'
        ? [value]
        : [paragraph(printWords({ field, value }, place.locale))];
    case 'text':
    case 'date':
    case 'choice':
      return [paragraph(printWords({ field, value }, place.locale))];
    // They say how something looks or is chosen.
    case 'term':
    case 'toggle':
    case 'number':
    case 'colorToken':
      return [];
  }
}

/** Items with texts of several paragraphs are sections with headings; all others are items of a plain list. */
function printList(list: Field, items: readonly unknown[], place: PrintPlace): string[] {
  const { item: of } = list.children;
  if (!of) return [];
  const summary = (isFieldOf('list', list) && list.summary) || null;
  if (of.holds === 'fields' && Object.values(of.children).some(isFlow)) {
    return items.filter(isObject).flatMap((values) => printFields(of.children, values, place, summary));
  }
  const printed = items.map((value) => {
    if (of.holds === 'fields') return isObject(value) ? printGroup(of.children, value, summary, place) : '';
    const words = printWords({ field: of, value }, place.locale);
    return words === '' ? printField({ field: of, value }, place).join('') : words;
  });
  const filled = printed.filter((html) => html !== '');
  return filled.length === 0 ? [] : [`<ul>${filled.map((html) => `<li>${html}</li>`).join('')}</ul>`];
}

/**
 * Values that belong together: a labelled link; or what they are called, linked if there is a link, and their other texts.
 * @param summary the field that says what they are called.
 */
function printGroup(fields: Fields, values: object, summary: string | null, place: PrintPlace): string {
  const shown = listShown(fields, values);
  const words = new Map(shown.map((each) => [each.name, isFlow(each.field) ? '' : printWords(each, place.locale)]));
  const said = shown.filter(({ name }) => words.get(name) !== '');
  const target = shown.find(({ field, value }) => field.kind === 'link' && isObject(value))?.value;
  const named = said.find(({ name }) => name === summary) ?? said[0];
  const name = named ? linkOf(target, words.get(named.name) ?? '', place) : '';
  const others = shown.filter((each) => each !== named && each.field.kind !== 'link');
  const parts: string[] = [];
  let run: string[] = [];
  const endRun = () => {
    if (run.length > 0) parts.push(paragraph(run.join(' ')));
    run = [];
  };
  for (const each of others) {
    const text = words.get(each.name) ?? '';
    const isShort = text !== '' && !(isFieldOf('text', each.field) && each.field.multiline);
    if (isShort) run.push(text);
    else {
      endRun();
      parts.push(...printField(each, place));
    }
  }
  endRun();
  const rest = parts.join('');
  if (rest === '') return name;
  return name === '' ? rest : `${paragraph(`<strong>${name}</strong>`)}${rest}`;
}

function printHeading(words: string, { level }: PrintPlace): string[] {
  return words === '' ? [] : [`<h${level}>${words.replaceAll('<br>', ' ')}</h${level}>`];
}

function below(place: PrintPlace): PrintPlace {
  return { ...place, level: Math.min(place.level + 1, 6) };
}

function paragraph(words: string): string {
  return words === '' ? '' : `<p>${words}</p>`;
}

/** The words as a link, if there is a target and something to click. */
function linkOf(target: unknown, words: string, { origin }: PrintPlace): string {
  const href = completeAddress(textAt(target, 'href'), origin);
  return href === '' || words === '' || words.includes('<a ') ? words : printLink(href, words);
}

function shapeOf(field: Field): TableShape | undefined {
  return isFieldOf('list', field) ? field.table : undefined;
}

function isFlow(field: Field): boolean {
  return isFieldOf('richText', field) && field.profile === 'flow';
}

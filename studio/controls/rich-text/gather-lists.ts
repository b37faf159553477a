import { createElement, type HtmlElement, type HtmlNode, isElement } from '#kit/html/html-tree.ts';
import { isLongerThan } from '#kit/text/characters.ts';

/**
 * Turns the imitated lists of word processors (paragraphs with a number or a bullet in front) into lists, with their depth
 * and their numbers. Numbers that lists cannot show, such as （一）, stay as the beginning of a paragraph.
 */
export function gatherLists(nodes: readonly HtmlNode[]): HtmlNode[] {
  const result: HtmlNode[] = [];
  let run: Item[] = [];
  const endRun = () => {
    result.push(...buildLists(run));
    run = [];
  };
  for (const node of nodes) {
    if (!isElement(node)) {
      if (run.length === 0 || node.text.trim() !== '') {
        endRun();
        result.push(node);
      }
      continue;
    }
    const item = readItem(node);
    if (item) run.push(item);
    else {
      endRun();
      result.push({ ...node, children: gatherLists(node.children) });
    }
  }
  endRun();
  return result;
}

/** The numbering of a list: `bullet`, or the `type` of an ordered list. */
type Numbering = 'bullet' | '1' | 'a' | 'A' | 'i' | 'I';

interface Item {
  readonly level: number;
  readonly numbering: Numbering;
  readonly number: number;
  readonly content: readonly HtmlNode[];
}

const MAX_LEVEL = 9;

function readItem(paragraph: HtmlElement): Item | null {
  if (paragraph.name !== 'p') return null;
  const style = paragraph.attributes.get('style') ?? '';
  const [, level] = /mso-list:\s*\S*\s*level(\d{1,2})/i.exec(style) ?? [];
  if (level === undefined && !/^MsoList/.test(paragraph.attributes.get('class') ?? '')) return null;
  const markers = findMarkers(paragraph.children);
  if (markers.length === 0) return null;
  const numbered = readMarker(markers.map(textOf).join(''));
  if (!numbered) return null;
  const content = trimStart(withoutMarkers(paragraph.children));
  return { level: Math.min(Math.max(Number(level ?? 1), 1), MAX_LEVEL), ...numbered, content };
}

/** Null for a number that a list cannot show. A single letter without a dot is a bullet in a font of symbols. */
function readMarker(marker: string): Pick<Item, 'numbering' | 'number'> | null {
  const text = marker.replace(/[\s\u00a0]/g, '');
  const [, sign = ''] = /^[(（]?([0-9]{1,5}|[A-Za-z]{1,7})[.)）．、]$/.exec(text) ?? [];
  if (sign === '')
    return /[\p{L}\p{N}]/u.test(text) && isLongerThan(text, 1) ? null : { numbering: 'bullet', number: 1 };
  if (/^\d/.test(sign)) return { numbering: '1', number: Number(sign) };
  const isUpper = sign === sign.toUpperCase();
  const roman = readRoman(sign.toLowerCase());
  // A single c, d, l or m is a letter of a list far more often than a hundred.
  if (roman !== null && (sign.length > 1 || /[ivx]/i.test(sign)))
    return { numbering: isUpper ? 'I' : 'i', number: roman };
  if (sign.length > 1) return null;
  return { numbering: isUpper ? 'A' : 'a', number: sign.toLowerCase().charCodeAt(0) - 96 };
}

function readRoman(text: string): number | null {
  const [whole, c = '', x = '', i = ''] = /^(c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/.exec(text) ?? [];
  if (!whole) return null;
  const worth = (part: string, one: string, five: string, unit: number): number => {
    if (part === `${one}${five}`) return 4 * unit;
    if (part.length === 2 && part.startsWith(one) && part !== one + one) return 9 * unit;
    return (part.startsWith(five) ? 5 * unit : 0) + (part.split(one).length - 1) * unit;
  };
  return c.length * 100 + worth(x, 'x', 'l', 10) + worth(i, 'i', 'v', 1);
}

interface OpenList {
  readonly level: number;
  readonly numbering: Numbering;
  readonly items: { readonly item: Item; readonly value: number | null; readonly lists: OpenList[] }[];
  next: number;
}

function buildLists(items: readonly Item[]): HtmlNode[] {
  const roots: OpenList[] = [];
  const open: OpenList[] = [];
  for (const item of items) {
    while ((open.at(-1)?.level ?? 0) > item.level) open.pop();
    let list = open.at(-1);
    const numbering = list ? numberAlike(list, item) : item.numbering;
    if (list?.level === item.level && list.numbering !== numbering) {
      open.pop();
      list = open.at(-1);
    }
    if (!list || list.level < item.level) {
      const begun: OpenList = { level: item.level, numbering: item.numbering, items: [], next: item.number };
      (list?.items.at(-1)?.lists ?? roots).push(begun);
      open.push(begun);
      list = begun;
    }
    const number = numbering === list.numbering ? numberIn(list, item) : item.number;
    list.items.push({ item, value: list.items.length > 0 && number !== list.next ? number : null, lists: [] });
    list.next = number + 1;
  }
  return roots.map(printList);
}

/** In a list of letters, `i.` after `h.` is a letter; in a list of Roman numbers, it is one. */
function numberAlike(list: OpenList, item: Item): Numbering {
  return isNextLetter(list, item) ? list.numbering : item.numbering;
}

function numberIn(list: OpenList, item: Item): number {
  return isNextLetter(list, item) ? list.next : item.number;
}

function isNextLetter({ numbering, next }: OpenList, item: Item): boolean {
  const isSame = (numbering === 'a' && item.numbering === 'i') || (numbering === 'A' && item.numbering === 'I');
  // i, v and x, as the numbers 1, 5 and 10.
  return (
    isSame &&
    ((next === 9 && item.number === 1) || (next === 22 && item.number === 5) || (next === 24 && item.number === 10))
  );
}

function printList({ numbering, items }: OpenList): HtmlElement {
  const children = items.map(({ item, value, lists }) =>
    createElement(
      'li',
      [...item.content, ...lists.map(printList)],
      new Map(value === null || numbering === 'bullet' ? [] : [['value', `${value}`]]),
    ),
  );
  if (numbering === 'bullet') return createElement('ul', children);
  const start = items[0]?.item.number ?? 1;
  const attributes: [string, string][] = [
    ...(start === 1 ? [] : [['start', `${start}`] satisfies [string, string]]),
    ...(numbering === '1' ? [] : [['type', numbering] satisfies [string, string]]),
  ];
  return createElement('ol', children, new Map(attributes));
}

function isMarker(element: HtmlElement): boolean {
  return /mso-list:\s*ignore/i.test(element.attributes.get('style') ?? '');
}

function findMarkers(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.filter(isElement).flatMap((node) => (isMarker(node) ? [node] : findMarkers(node.children)));
}

function withoutMarkers(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [node];
    return isMarker(node) ? [] : [{ ...node, children: withoutMarkers(node.children) }];
  });
}

function trimStart(nodes: readonly HtmlNode[]): HtmlNode[] {
  const [first, ...others] = nodes;
  return first && !isElement(first) ? [{ ...first, text: first.text.trimStart() }, ...others] : [...nodes];
}

function textOf(node: HtmlNode): string {
  return isElement(node) ? node.children.map(textOf).join('') : node.text;
}

import type { ContentModel } from './html-profiles.ts';
import { createElement, createText, type HtmlElement, type HtmlNode, isElement, isVoid } from './html-tree.ts';

/**
 * Gives a parsed tree the structure the HTML standard requires, without losing any text: no blocks inside paragraphs,
 * headings or formatting, no nested links, items only in lists, no loose text beside paragraphs. Elements that end up
 * empty are removed, and a picture or player alone in a paragraph becomes a figure. With `inline`, blocks are replaced
 * by spaces.
 */
export function repairTree(nodes: readonly HtmlNode[], model: ContentModel): HtmlNode[] {
  const repaired = repairNodes(nodes, { isInLink: false, formats: new Set(), depth: 0 });
  return model === 'inline' ? flatten(repaired) : arrangeFlow(repaired, 'paragraphs');
}

interface Surroundings {
  readonly isInLink: boolean;
  /** Formatting that is already in effect; the same formatting inside it is redundant. */
  readonly formats: ReadonlySet<string>;
  /** Number of enclosing inline elements. */
  readonly depth: number;
}

/** A run of text and inline elements, or one block. */
type Part = HtmlNode[] | HtmlElement;

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

const TRANSPARENT = setOf('a ins del');
const MEDIA = setOf('img video audio iframe');
const REPEATABLE = setOf('abbr bdi bdo cite data dfn kbd q rp rt ruby samp span sub sup time var');
const NOT_REPEATABLE = setOf('code em mark s small strong u');
const PHRASING = new Set([...TRANSPARENT, ...MEDIA, ...REPEATABLE, ...NOT_REPEATABLE, 'br', 'wbr']);
const MEANINGFUL_WHEN_EMPTY = setOf('td th li dt dd summary details');

/** Elements that only format the text in them. */
export const formattingTags: readonly string[] = [...TRANSPARENT, ...REPEATABLE, ...NOT_REPEATABLE];

/**
 * Nesting depth of inline elements; deeper ones are replaced by their children. Limited because each may have to be
 * repeated in every block it contains.
 */
const MAX_DEPTH = 8;

/**
 * Marks an empty paragraph, which usually comes from a stray `</p>`: the end of a paragraph that begins with the loose
 * text before it. It is treated as a block until `arrangeFlow` consumes it.
 */
const PARAGRAPH_END = createElement('p', []);

function repairNodes(nodes: readonly HtmlNode[], surroundings: Surroundings): HtmlNode[] {
  return nodes.flatMap((node) => (isElement(node) ? repairElement(node, surroundings) : node));
}

function repairElement(element: HtmlElement, surroundings: Surroundings): readonly HtmlNode[] {
  const { name, attributes } = element;
  if (MEDIA.has(name)) return repairMedia(element, surroundings);
  if (isVoid(name)) return isMediaSource(element) ? [] : [element];

  const isFormat = NOT_REPEATABLE.has(name);
  const children = repairNodes(element.children, PHRASING.has(name) ? within(name, surroundings) : surroundings);
  const isTooDeep = PHRASING.has(name) && surroundings.depth >= MAX_DEPTH;
  const isRedundant = isFormat && surroundings.formats.has(name);
  const isDeadLink = name === 'a' && (surroundings.isInLink || !attributes.has('href'));
  return isTooDeep || isRedundant || isDeadLink ? children : arrange(element, children);
}

function within(name: string, { isInLink, formats, depth }: Surroundings): Surroundings {
  return {
    isInLink: isInLink || name === 'a',
    formats: NOT_REPEATABLE.has(name) ? new Set([...formats, name]) : formats,
    depth: depth + 1,
  };
}

function repairMedia(element: HtmlElement, surroundings: Surroundings): HtmlNode[] {
  const hasAddress = element.attributes.has('src');
  if (element.name === 'img' || element.name === 'iframe') return hasAddress ? [{ ...element, children: [] }] : [];
  const sources = element.children.filter(
    (child) => isElement(child) && isMediaSource(child) && child.attributes.has('src'),
  );
  const fallback = repairNodes(element.children, surroundings);
  return hasAddress || sources.length > 0 ? [{ ...element, children: [...sources, ...flatten(fallback)] }] : fallback;
}

function arrange(element: HtmlElement, children: readonly HtmlNode[]): readonly HtmlNode[] {
  switch (element.name) {
    case 'p':
      return arrangeParagraph(element, children);
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
    case 'pre':
      return arrangeHeading(element, children);
    case 'ul':
    case 'ol':
      return keepFilled(element, arrangeItems(children, 'li', ['li']));
    case 'dl':
      return keepFilled(element, arrangeItems(children, 'dd', ['dt', 'dd', 'div']));
    case 'table':
    case 'thead':
    case 'tbody':
    case 'tfoot':
    case 'tr':
      return keepFilled(element, children.filter(isElement));
    case 'a':
    case 'ins':
    case 'del':
      return keepFilled(element, children.some(isBlock) ? arrangeFlow(children, 'as it is') : children);
    default:
      return PHRASING.has(element.name) ? distribute(element, children) : arrangeContainer(element, children);
  }
}

/** Lifts blocks out of a paragraph, which continues after them. */
function arrangeParagraph(paragraph: HtmlElement, children: readonly HtmlNode[]): HtmlNode[] {
  const isShown = (part: Part) => (isRun(part) ? !part.every(isBlank) : part !== PARAGRAPH_END);
  const parts = splitAtBlocks(children);
  const [first, last] = [parts.findIndex(isShown), parts.findLastIndex(isShown)];
  if (first < 0) return [PARAGRAPH_END];
  return parts.slice(first, last + 1).flatMap((part): readonly HtmlNode[] => {
    if (!isShown(part)) return isRun(part) && part.every(isWhiteSpace) ? part : [];
    return [isRun(part) ? createParagraph(part, paragraph.attributes) : part];
  });
}

/** As for a paragraph, except that a heading that contains only one paragraph takes over its text. */
function arrangeHeading(heading: HtmlElement, children: readonly HtmlNode[]): HtmlNode[] {
  const parts = splitAtBlocks(children).filter((part) => !isRun(part) || !part.every(isBlank));
  const [only] = parts;
  const isWrapped = parts.length === 1 && only && !isRun(only) && (only.name === 'p' || only.name === 'div');
  if (isWrapped && !only.children.some(isBlock)) return arrangeHeading(heading, only.children);
  const trim = heading.name === 'pre' ? withoutFirstNewline : (run: HtmlNode[]) => run;
  return parts.map((part) => (isRun(part) ? { ...heading, children: trim(part) } : part));
}

/** Wraps children that are not items into items; a list directly inside a list moves into the preceding item. */
function arrangeItems(children: readonly HtmlNode[], wrapper: string, allowed: readonly string[]): HtmlNode[] {
  const items: HtmlNode[] = [];
  let loose: HtmlNode[] = [];
  const endLoose = () => {
    const isItem = loose.some((node) => !isBlank(node) && node !== PARAGRAPH_END);
    const nodes = isItem ? [createElement(wrapper, arrangeFlow(loose, 'as it is'))] : loose.filter(isWhiteSpace);
    for (const node of nodes) items.push(node);
    loose = [];
  };
  for (const child of children) {
    if (!isElement(child)) {
      loose.push(child);
      continue;
    }
    const previous = items.findLastIndex(isElement);
    const item = items[previous];
    if (allowed.includes(child.name)) {
      endLoose();
      items.push(child);
    } else if (isList(child) && loose.every(isWhiteSpace) && item && isElement(item)) {
      items[previous] = { ...item, children: [...item.children, child] };
    } else {
      loose.push(child);
    }
  }
  endLoose();
  return items;
}

function arrangeContainer(element: HtmlElement, children: readonly HtmlNode[]): readonly HtmlNode[] {
  const arranged = arrangeFlow(children, 'as it is');
  const mayBeEmpty = MEANINGFUL_WHEN_EMPTY.has(element.name) || element.attributes.size > 0;
  return mayBeEmpty ? [{ ...element, children: arranged }] : keepFilled(element, arranged);
}

/**
 * Moves formatting that surrounds blocks into them, around their text: `<em><p>a</p></em>` becomes `<p><em>a</em></p>`.
 */
function distribute(format: HtmlElement, children: readonly HtmlNode[]): HtmlNode[] {
  return splitAtBlocks(children).flatMap((part): HtmlNode[] => {
    if (isRun(part)) return part.every(isWhiteSpace) ? part : [{ ...format, children: part }];
    return [part === PARAGRAPH_END ? part : { ...part, children: distribute(format, part.children) }];
  });
}

/**
 * Wraps stray items in lists, and loose text in paragraphs: always before a paragraph's end, and with `paragraphs`
 * wherever it has blocks as siblings.
 */
function arrangeFlow(children: readonly HtmlNode[], looseText: 'paragraphs' | 'as it is'): HtmlNode[] {
  const parts = splitAtBlocks(gatherStrayItems(children));
  const isMixed = looseText === 'paragraphs' && parts.some((part) => !isRun(part));
  return parts.flatMap((part, index): HtmlNode[] => {
    if (part === PARAGRAPH_END) return [];
    if (!isRun(part)) return [part];
    const isParagraph = (isMixed || parts[index + 1] === PARAGRAPH_END) && !part.every(isBlank);
    return isParagraph ? [createParagraph(part)] : part;
  });
}

function gatherStrayItems(children: readonly HtmlNode[]): HtmlNode[] {
  const result: HtmlNode[] = [];
  let open: { name: string; items: HtmlNode[] } | null = null;
  for (const child of children) {
    const name = isElement(child) ? listOfItem(child) : null;
    if (open && (name === open.name || isWhiteSpace(child))) {
      open.items.push(child);
      continue;
    }
    if (open) result.push(createElement(open.name, open.items));
    open = name ? { name, items: [child] } : null;
    if (!open) result.push(child);
  }
  if (open) result.push(createElement(open.name, open.items));
  return result;
}

function createParagraph(run: readonly HtmlNode[], attributes?: ReadonlyMap<string, string>): HtmlElement {
  const [only, ...others] = run.filter((node) => !isBlank(node));
  if (only && others.length === 0 && isLoneMedia(only)) return createElement('figure', [only], attributes);
  return createElement('p', trimEdges(run), attributes);
}

/** Removes blocks, with a space wherever one began or ended between words. */
function flatten(nodes: readonly HtmlNode[]): HtmlNode[] {
  const result: HtmlNode[] = [];
  let isApart = false;
  const append = (node: HtmlNode) => {
    const last = result.at(-1);
    if (isApart && last && !endsInSpace(last) && !startsWithSpace(node)) result.push(createText(' '));
    isApart = false;
    result.push(node);
  };
  for (const node of nodes) {
    if (!isElement(node)) {
      append(node);
      continue;
    }
    const isBreaking = isBlock(node);
    isApart ||= isBreaking;
    const children = flatten(node.children);
    if (!PHRASING.has(node.name)) for (const child of children) append(child);
    else if (children.length > 0 || isVoid(node.name) || MEDIA.has(node.name)) append({ ...node, children });
    isApart ||= isBreaking;
  }
  return result;
}

/** Splits nodes into runs and blocks, in order. An empty list has no parts. */
function splitAtBlocks(nodes: readonly HtmlNode[]): Part[] {
  const parts: Part[] = [];
  let run: HtmlNode[] = [];
  for (const node of nodes) {
    if (!isBlock(node)) {
      if (run.length === 0) parts.push(run);
      run.push(node);
      continue;
    }
    parts.push(node);
    run = [];
  }
  return parts;
}

function isRun(part: Part): part is HtmlNode[] {
  return Array.isArray(part);
}

/** Whether this is a block, or a link, insertion or deletion that contains one. */
function isBlock(node: HtmlNode): node is HtmlElement {
  if (!isElement(node)) return false;
  return TRANSPARENT.has(node.name) ? node.children.some(isBlock) : !PHRASING.has(node.name);
}

function isList(element: HtmlElement): boolean {
  return element.name === 'ul' || element.name === 'ol';
}

function listOfItem({ name }: HtmlElement): string | null {
  if (name === 'li') return 'ul';
  return name === 'dt' || name === 'dd' ? 'dl' : null;
}

function isMediaSource({ name }: HtmlElement): boolean {
  return name === 'source' || name === 'track';
}

function isLoneMedia(node: HtmlNode): boolean {
  if (!isElement(node)) return false;
  if (MEDIA.has(node.name)) return true;
  const [only, ...others] = node.children.filter((child) => !isWhiteSpace(child));
  return node.name === 'a' && only !== undefined && others.length === 0 && isLoneMedia(only);
}

/** Whether it renders as nothing: white space of any kind, line breaks, and formatting around them. */
function isBlank(node: HtmlNode): boolean {
  if (!isElement(node)) return /^[\s\u200b]*$/.test(node.text);
  if (isVoid(node.name)) return node.name === 'br' || node.name === 'wbr';
  return PHRASING.has(node.name) && !MEDIA.has(node.name) && node.children.every(isBlank);
}

/** Whether this is white space that HTML may collapse, which excludes `&nbsp;` and the ideographic space. */
function isWhiteSpace(node: HtmlNode): boolean {
  return !isElement(node) && /^[ \t\n\f\r]*$/.test(node.text);
}

function keepFilled(element: HtmlElement, children: readonly HtmlNode[]): readonly HtmlNode[] {
  return children.every(isWhiteSpace) ? children : [{ ...element, children }];
}

function trimEdges(run: readonly HtmlNode[]): HtmlNode[] {
  return run.flatMap((node, index): HtmlNode[] => {
    if (isElement(node)) return [node];
    const fromStart = index === 0 ? trimStart(node.text) : node.text;
    const text = index === run.length - 1 ? trimEnd(fromStart) : fromStart;
    if (text === node.text) return [node];
    return text === '' ? [] : [createText(text)];
  });
}

function trimStart(text: string): string {
  let start = 0;
  while (start < text.length && ' \t\n\f\r'.includes(text.charAt(start))) start += 1;
  return text.slice(start);
}

/** Not a regular expression, because one anchored at the end would try a match at every white space of the text. */
function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\n\f\r'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/**
 * The parser drops a newline that follows `<pre>`, so a further one would be dropped when the output is parsed again.
 */
function withoutFirstNewline(run: readonly HtmlNode[]): HtmlNode[] {
  const [first, ...others] = run;
  if (!first || isElement(first)) return [...run];
  return [createText(first.text.replace(/^\n+/, '')), ...others];
}

function endsInSpace(node: HtmlNode): boolean {
  return !isElement(node) && /\s$/.test(node.text.slice(-1));
}

function startsWithSpace(node: HtmlNode): boolean {
  return !isElement(node) && /^\s/.test(node.text);
}

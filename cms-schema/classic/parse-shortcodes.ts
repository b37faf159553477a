import { readShortcodeTag, type ShortcodeTag } from './read-shortcode-tag.ts';
import { splitHtml } from './split-html.ts';

export type ShortcodeNode = string | Shortcode;

export interface Shortcode {
  readonly name: string;
  /** Values by name in lower case. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Values without a name, in order. */
  readonly values: readonly string[];
  /** Null when it has no closing tag. */
  readonly content: readonly ShortcodeNode[] | null;
}

/**
 * Splits a text into shortcodes and the plain text between them. Prose in brackets is not a shortcode: a name unknown to
 * `isKnown` counts only if it has a named value (`id="3"`), a closing tag or an underscore, or if it has a hyphen and stands
 * alone on its line. Nothing inside tags, comments, code or preformatted text counts. `[[name]]` becomes text without its
 * outer brackets, the inner ones written as `&#91;` and `&#93;`, so that parsing is idempotent. Takes linear time.
 */
export function parseShortcodes(source: string, isKnown: (name: string) => boolean): ShortcodeNode[] {
  const tags = [...listTags(source)];
  const closers = pairTags(tags);
  const roots: ShortcodeNode[] = [];
  const open: { readonly content: ShortcodeNode[]; readonly closer: FoundTag }[] = [];
  const target = () => open.at(-1)?.content ?? roots;
  let textStart = 0;
  const takeText = (end: number, next: number) => {
    if (end > textStart) target().push(source.slice(textStart, end));
    textStart = next;
  };
  const takeLiterally = (at: number, end: number) => {
    takeText(at - 1, end + 1);
    target().push(`&#91;${source.slice(at + 1, end - 1)}&#93;`);
  };

  for (const found of tags) {
    const { at, tag } = found;
    const closer = closers.opened.get(found);
    if (at < textStart) continue;
    if (tag.isClosing) {
      if (!closers.closing.has(found)) continue;
      takeText(at, tag.end);
      if (open.at(-1)?.closer === found) open.pop();
    } else if (closer !== undefined || counts(source, found, isKnown)) {
      const end = (closer ?? found).tag.end;
      if (source[at - 1] === '[' && source[end] === ']') {
        takeLiterally(at, end);
        continue;
      }
      takeText(at, tag.end);
      const content: ShortcodeNode[] | null = closer && open.length < MAX_DEPTH ? [] : null;
      target().push({ name: tag.name, attributes: tag.attributes, values: tag.values, content });
      if (closer && content) open.push({ content, closer });
    }
  }
  takeText(source.length, source.length);
  return roots;
}

/** How deeply shortcodes may nest. A deeper one becomes a sibling of the shortcode around it. */
const MAX_DEPTH = 16;

interface FoundTag {
  readonly at: number;
  readonly tag: ShortcodeTag;
}

function* listTags(source: string): Generator<FoundTag> {
  let offset = 0;
  let codeDepth = 0;
  for (const piece of splitHtml(source)) {
    const end = offset + piece.source.length;
    if (piece.kind === 'tag' && piece.name === 'code') codeDepth = Math.max(0, codeDepth + (piece.isClosing ? -1 : 1));
    if (piece.kind === 'text' && codeDepth === 0) {
      for (const { index } of piece.source.matchAll(/\[/g)) {
        const tag = readShortcodeTag(source, offset + index);
        if (tag) yield { at: offset + index, tag };
      }
    }
    offset = end;
  }
}

/** Pairs tags: a closing tag closes the last open tag of its name. */
function pairTags(tags: readonly FoundTag[]) {
  const opened = new Map<FoundTag, FoundTag>();
  const closing = new Set<FoundTag>();
  const waiting: FoundTag[] = [];
  const waitingByName = new Map<string, number>();
  const count = (name: string, change: number) => waitingByName.set(name, (waitingByName.get(name) ?? 0) + change);
  for (const found of tags) {
    const { name, isClosing, isVoid } = found.tag;
    if (!isClosing) {
      if (isVoid) continue;
      waiting.push(found);
      count(name, 1);
      continue;
    }
    if (!waitingByName.get(name)) continue;
    for (let last = waiting.pop(); last; last = waiting.pop()) {
      count(last.tag.name, -1);
      if (last.tag.name !== name) continue;
      opened.set(last, found);
      closing.add(found);
      break;
    }
  }
  return { opened, closing };
}

/** Whether a tag without a closing tag is a shortcode rather than prose in brackets. */
function counts(source: string, { at, tag }: FoundTag, isKnown: (name: string) => boolean): boolean {
  if (isKnown(tag.name) || tag.attributes.size > 0 || tag.name.includes('_')) return true;
  return tag.name.includes('-') && isLineEdge(source, at - 1, -1) && isLineEdge(source, tag.end, 1);
}

/** Whether only spaces separate an index from the edge of its line, a tag, or another shortcode. */
function isLineEdge(source: string, from: number, step: 1 | -1): boolean {
  let at = from;
  while (source[at] === ' ' || source[at] === '\t') at += step;
  const character = source[at];
  return character === undefined || (step === 1 ? '\n<[' : '\n>]').includes(character);
}

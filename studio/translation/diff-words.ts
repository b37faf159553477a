import { diffArrays } from 'diff';
import { type Locale, languageTags } from '#cms-schema/locale.ts';

/** A piece of a text that is either shared with the other text or not. */
export interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
}

/**
 * Compares two texts word by word (Chinese is segmented into words too) and marks what was removed from the earlier and
 * added to the later one. The pieces of each make up the whole text. Punctuation and spaces between two changed words
 * count as changed, so that the change is readable.
 */
export function diffWords(before: string, after: string, locale: Locale): { before: Piece[]; after: Piece[] } {
  // Shared punctuation alone does not count, so without this, two identical texts of just a comma would differ.
  const isSame = before === after;
  const [old, now] = [before, after].map((text) => cut(text, locale));
  const { gone, added } = isSame
    ? { gone: new Set<number>(), added: new Set<number>() }
    : compare(old ?? [], now ?? []);
  return { before: join(old ?? [], gone), after: join(now ?? [], added) };
}

/**
 * The same for two rich texts, which stay as they are apart from `<del>` and `<ins>` around the words that changed. Takes
 * sanitized HTML; tags and attributes are not compared.
 */
export function diffRichTexts(before: string, after: string, locale: Locale): { before: string; after: string } {
  const [old, now] = [cutHtml(before, locale), cutHtml(after, locale)];
  const words = (parts: readonly HtmlPart[]) => parts.flatMap(({ isTag, text }) => (isTag ? [] : [text]));
  const [oldWords, nowWords] = [words(old), words(now)];
  const isSame = oldWords.join('') === nowWords.join('');
  const { gone, added } = compare(oldWords, nowWords);
  return isSame ? { before, after } : { before: markWords(old, gone, 'del'), after: markWords(now, added, 'ins') };
}

/**
 * With more insertions and deletions than this, two texts are not compared further: they count as changed completely.
 */
const MAX_EDITS = 1_000;

function cut(text: string, locale: Locale): string[] {
  const segments = new Intl.Segmenter(languageTags[locale], { granularity: 'word' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

interface HtmlPart {
  readonly isTag: boolean;
  readonly text: string;
}

/** Tags, and the words between them; an entity is a word. */
function cutHtml(html: string, locale: Locale): HtmlPart[] {
  return html
    .split(/(<(?:[^>"']|"[^"]*"|'[^']*')*>|&(?:#x?)?[a-zA-Z\d]+;)/)
    .flatMap((text, at): HtmlPart[] =>
      at % 2 === 1
        ? [{ isTag: text.startsWith('<'), text }]
        : cut(text, locale).map((word) => ({ isTag: false, text: word })),
    );
}

/** `changed`: positions among the words. Neighbouring changed words share an element, which never contains a tag. */
function markWords(parts: readonly HtmlPart[], changed: ReadonlySet<number>, element: 'del' | 'ins'): string {
  let html = '';
  let isOpen = false;
  let word = 0;
  for (const { isTag, text } of parts) {
    const isChanged = !isTag && changed.has(word);
    if (isChanged !== isOpen) html += isChanged ? `<${element}>` : `</${element}>`;
    isOpen = isChanged;
    html += text;
    if (!isTag) word += 1;
  }
  return isOpen ? `${html}</${element}>` : html;
}

/** The positions of words that only one of two texts has. */
function compare(old: readonly string[], now: readonly string[]): { gone: Set<number>; added: Set<number> } {
  const gone = new Set(old.keys());
  const added = new Set(now.keys());
  for (const [from, to] of sharedWords(old, now)) {
    gone.delete(from);
    added.delete(to);
  }
  return { gone, added };
}

/** A longest common subsequence of words, without isolated spaces and punctuation. */
function sharedWords(old: readonly string[], now: readonly string[]): [number, number][] {
  const pairs: [number, number][] = [];
  let [from, to] = [0, 0];
  for (const { added, removed, count } of diffArrays([...old], [...now], { maxEditLength: MAX_EDITS }) ?? []) {
    if (!added && !removed) for (let at = 0; at < count; at++) pairs.push([from + at, to + at]);
    if (!added) from += count;
    if (!removed) to += count;
  }
  return pairs.filter(
    ([from, to], at) =>
      isWord(old[from] ?? '') ||
      follows(pairs[at - 1], [from - 1, to - 1]) ||
      follows(pairs[at + 1], [from + 1, to + 1]),
  );
}

function follows(pair: [number, number] | undefined, [from, to]: [number, number]): boolean {
  return pair !== undefined && pair[0] === from && pair[1] === to;
}

function isWord(segment: string): boolean {
  return /[\p{Letter}\p{Number}]/u.test(segment);
}

function join(words: readonly string[], changed: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = [];
  for (const [at, text] of words.entries()) {
    const last = pieces.at(-1);
    const isChanged = changed.has(at);
    if (last?.isChanged === isChanged) pieces[pieces.length - 1] = { text: last.text + text, isChanged };
    else pieces.push({ text, isChanged });
  }
  return pieces;
}

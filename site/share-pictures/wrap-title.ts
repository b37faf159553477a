import { type Locale, languageTags } from '#cms-schema/locale.ts';
import { listCharacters } from '#kit/text/characters.ts';

type Measure = (text: string) => number;

export interface WrapOptions {
  readonly locale: Locale;
  readonly width: number;
  readonly mostLines: number;
  readonly measure: Measure;
}

/**
 * Breaks a title into lines of about equal length, between words of its language: Chinese has no spaces, and its lines must not
 * start with closing punctuation. A title that does not fit is truncated with an ellipsis.
 */
export function wrapTitle(title: string, { locale, width, mostLines, measure }: WrapOptions): string[] {
  const pieces = cutPieces(title, locale).flatMap((piece) => splitWide(piece, width, measure));
  const lines = fill(pieces, width, measure);
  if (lines.length > mostLines) return cutLines(lines, mostLines, width, measure);
  return balance(pieces, lines, width, measure);
}

/** How many lines a title takes at a width. */
export function countLines(title: string, options: Omit<WrapOptions, 'mostLines'>): number {
  return wrapTitle(title, { ...options, mostLines: Number.POSITIVE_INFINITY }).length;
}

/** Words with their punctuation; a space belongs to the word before it. */
function cutPieces(title: string, locale: Locale): string[] {
  const segments = new Intl.Segmenter(languageTags[locale], { granularity: 'word' }).segment(title.trim());
  const pieces: string[] = [];
  let opening = '';
  for (const { segment } of segments) {
    if (/^[\p{Ps}\p{Pi}]+$/u.test(segment)) {
      opening += segment;
      continue;
    }
    const isClosing = opening === '' && /^[\s\p{Pe}\p{Pf}\p{Po}\p{Pd}\p{S}]+$/u.test(segment);
    const last = pieces.at(-1);
    if (isClosing && last !== undefined) pieces[pieces.length - 1] = last + segment;
    else pieces.push(opening + segment);
    opening = '';
  }
  return opening === '' ? pieces : [...pieces, opening];
}

/** Splits a word that is longer than a line, such as a URL or a model name. */
function splitWide(piece: string, width: number, measure: Measure): string[] {
  if (measure(piece.trimEnd()) <= width) return [piece];
  const parts: string[] = [];
  let part = '';
  for (const segment of listCharacters(piece)) {
    if (part !== '' && measure(part + segment) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}

function fill(pieces: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}

/** Fills lines at the narrowest width that needs no more of them, so that the last line is not a single word. */
function balance(pieces: readonly string[], lines: readonly string[], width: number, measure: Measure): string[] {
  let best = [...lines];
  let low = width / Math.max(lines.length, 1);
  let high = width;
  for (let step = 0; step < 7; step += 1) {
    const middle = (low + high) / 2;
    const tried = fill(pieces, middle, measure);
    const fits = tried.length <= lines.length && tried.every((line) => measure(line) <= width);
    if (fits) {
      best = tried;
      high = middle;
    } else low = middle;
  }
  return best;
}

function cutLines(lines: readonly string[], most: number, width: number, measure: Measure): string[] {
  const kept = lines.slice(0, most);
  let last = kept.pop() ?? '';
  while (last !== '' && measure(`${last}…`) > width) last = [...listCharacters(last)].slice(0, -1).join('').trimEnd();
  return [...kept, `${last.replace(/[\p{P}\s]+$/u, '')}…`];
}

import { simplifiedPairs } from './simplified.generated.ts';

/**
 * The form in which texts and queries are compared: without capitals, accents of Latin and Greek letters, widths
 * (ＱＲＳ, ｶﾞ), ligatures and characters that nobody sees, and with simplified Chinese characters.
 */
export function foldText(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; ) {
    const end = endOfCharacter(text, at);
    folded += foldCharacter(text, at, end);
    at = end;
  }
  return folded;
}

/** A folded text that knows where its characters come from. */
export interface FoldedText {
  readonly text: string;
  /** The position in the original of the character at a position of the folded text, or behind its end. */
  startOf(position: number): number;
  /** Where the character before a position of the folded text ends in the original. */
  endOf(position: number): number;
}

export function foldWithPlaces(text: string): FoldedText {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < text.length; ) {
    const end = endOfCharacter(text, at);
    const piece = foldCharacter(text, at, end);
    for (let index = 0; index < piece.length; index += 1) {
      starts.push(at);
      ends.push(end);
    }
    folded += piece;
    at = end;
  }
  return {
    text: folded,
    startOf: (position) => starts[position] ?? text.length,
    endOf: (position) => ends[position - 1] ?? 0,
  };
}

/** The ranges of characters that melt into no character before them: no marks, no second halves, no vowels of Hangul. */
const BASES = [
  [0x0000, 0x02ff],
  [0x2010, 0x2027],
  [0x3000, 0x3029],
  [0x3041, 0x3096],
  [0x30a0, 0x30ff],
  [0x3400, 0x9fff],
  [0xff01, 0xff5e],
] as const;
const isBase = new Uint8Array(0x10000);
for (const [first, last] of BASES) isBase.fill(1, first, last + 1);

/** A base with the marks behind it: marks, half-width voicing marks, the vowels and finals of a Hangul syllable. */
const CHARACTER = /.[\p{M}\uff9e\uff9f\u1160-\u11ff]*/suy;

function endOfCharacter(text: string, at: number): number {
  if (at + 1 >= text.length) return text.length;
  // Nearly all texts are ASCII and Chinese, so that the expression is rarely needed.
  if (isBase[text.charCodeAt(at)] === 1 && isBase[text.charCodeAt(at + 1)] === 1) return at + 1;
  CHARACTER.lastIndex = at;
  CHARACTER.test(text);
  return CHARACTER.lastIndex;
}

/** The folded forms of characters of one code unit, by that unit. */
const foldedUnits: string[] = [];

function foldCharacter(text: string, at: number, end: number): string {
  if (end > at + 1) return fold(text.slice(at, end));
  const unit = text.charCodeAt(at);
  foldedUnits[unit] ??= fold(text.charAt(at));
  return foldedUnits[unit];
}

function fold(character: string): string {
  const plain = stripAccents(character.normalize('NFKC').toLowerCase());
  return Array.from(plain, (letter) => simplified.get(letter) ?? SPELLINGS[letter] ?? letter).join('');
}

function stripAccents(character: string): string {
  const plain = character.replace(IGNORED, '');
  return ACCENTED.test(plain) ? plain.normalize('NFD').replace(/\p{M}/gu, '') : plain;
}

const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;
const ACCENTED = /^[\p{Script=Latin}\p{Script=Greek}]/u;

/** Letters and signs that Unicode does not decompose, as they are typed without the keyboard of their language. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  '♯': '#',
};

const simplified = readPairs(simplifiedPairs);

function readPairs(printed: string): ReadonlyMap<string, string> {
  const characters = Array.from(printed.replaceAll('\n', ''));
  const pairs = new Map<string, string>();
  for (let index = 0; index < characters.length; index += 2) {
    pairs.set(characters[index] ?? '', characters[index + 1] ?? '');
  }
  return pairs;
}

/** A name prepared for matching: the folded text, and the offsets at which its words start. */
export interface ComparedName {
  readonly folded: string;
  readonly starts: ReadonlySet<number>;
}

/** A model under its brand. */
export interface ComparedRow {
  readonly model: ComparedName;
  /** Every name of the brand, each followed by the model: `xiaomi14` finds the 14 of Xiaomi. */
  readonly withBrand: readonly ComparedName[];
}

/**
 * Folds a text for matching: ignores case, width, white space, accents and the punctuation that people leave out. Works
 * character by character, so that a letter whose lower case depends on its neighbours (Greek sigma) always folds the same.
 */
export function foldText(text: string): string {
  return Array.from(text, (character) => character.normalize('NFKD').toLowerCase())
    .join('')
    .replace(ignored, '');
}

/** Splits what was typed into folded words, all of which must match. */
export function foldQuery(query: string): string[] {
  return query.split(/\s+/).map(foldText).filter(Boolean);
}

/** Prepares the models of a brand for search. `brandNames` are unfolded and in any script. */
export function readRows(brandNames: readonly string[], models: readonly string[]): ComparedRow[] {
  const compared = models.map((model) => readName(model).name);
  // A name that occurs in some of the models is a series, not the brand: a search for "MatePad" must not find the P60.
  const isSeries = ({ folded }: ComparedName) =>
    compared.some(({ folded: model, starts }) =>
      [...starts].some(
        (at) => model.startsWith(folded, at) && (at + folded.length === model.length || starts.has(at + folded.length)),
      ),
    );
  const names = brandNames.map((name) => readName(name).name).filter((name) => name.folded && !isSeries(name));
  return compared.map((model) => ({
    model,
    withBrand: names.map((brand) => join(brand, model)),
  }));
}

/**
 * The rows that match a query. Each word must match the start of a word in the name; several words may also match one word of
 * the name. If some rows contain the words next to each other, as typed, only those are returned: "mate 60" does not find the
 * P60, nor "p 60" the Mate 60 Pro.
 */
export function findRows<Row extends ComparedRow>(words: readonly string[], rows: readonly Row[]): readonly Row[] {
  if (words.length === 0) return rows;
  const found = rows.filter((row) => words.every((word) => hasPhrase(row, [word])) || hasPhrase(row, [words.join('')]));
  const phrases = words.length === 1 ? [] : found.filter((row) => hasPhrase(row, words));
  return phrases.length > 0 ? phrases : found;
}

function hasPhrase({ model, withBrand }: ComparedRow, words: readonly string[]): boolean {
  return isPhrase(model, words) || withBrand.some((name) => isPhrase(name, words));
}

/** Whether the words occur next to each other, each at the start of a word. */
function isPhrase({ folded, starts }: ComparedName, words: readonly string[]): boolean {
  return [...starts].some((start) => {
    let at = start;
    return words.every((word) => {
      if (!starts.has(at) || !folded.startsWith(word, at)) return false;
      at += word.length;
      return true;
    });
  });
}

/** The ranges of the words in a text, in order and as offsets into the unfolded text. Adjacent ranges are merged. */
export function findRanges(text: string, words: readonly string[]): [start: number, end: number][] {
  const { name, offsets } = readName(text);
  const found: [number, number][] = [];
  for (const word of new Set([...words, words.join('')])) {
    for (const at of name.starts) {
      if (!word || !name.folded.startsWith(word, at)) continue;
      found.push([offsets[at]?.[0] ?? 0, offsets[at + word.length - 1]?.[1] ?? text.length]);
    }
  }
  return mergeRanges(found, (start, end) => foldText(text.slice(start, end)) === '');
}

/** Folds a name and maps every code unit of the result to its range in the text. */
function readName(text: string): { name: ComparedName; offsets: readonly (readonly [start: number, end: number])[] } {
  let folded = '';
  let before = '';
  let offset = 0;
  const starts = new Set<number>();
  const offsets: [number, number][] = [];
  for (const character of text) {
    const units = foldText(character);
    if (units !== '' && beginsWord(before, units)) starts.add(folded.length);
    for (let unit = 0; unit < units.length; unit += 1) offsets.push([offset, offset + character.length]);
    folded += units;
    // A combining mark does not end a word; a space, a hyphen or a bracket does.
    if (units !== '' || !/\p{M}/u.test(character)) before = units;
    offset += character.length;
  }
  return { name: { folded, starts }, offsets };
}

/** True at the start, after a separator, between letters and digits, and at every character of scripts without spaces. */
function beginsWord(before: string, next: string): boolean {
  if (before === '') return true;
  const [last, first] = [kindOf(before), kindOf(next)];
  return first === 'other' ? !/^\p{Sm}/u.test(next) : last !== first;
}

function kindOf(text: string): 'digit' | 'latin' | 'other' {
  if (/^\p{Nd}/u.test(text)) return 'digit';
  return /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(text) ? 'latin' : 'other';
}

function join(brand: ComparedName, model: ComparedName): ComparedName {
  const { length } = brand.folded;
  return {
    folded: brand.folded + model.folded,
    starts: new Set([...brand.starts, ...[...model.starts].map((at) => at + length)]),
  };
}

const ignored = /[\s\p{M}\-‐-―_.,·・'’()（）/]+/gu;

function mergeRanges(ranges: [number, number][], isGap: (start: number, end: number) => boolean): [number, number][] {
  const merged: [number, number][] = [];
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && (start <= last[1] || isGap(last[1], start))) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

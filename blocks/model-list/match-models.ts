/**
 * A text as it is compared: without case, width, white space, accents and the punctuation that people leave out. Folded
 * character by character: a letter whose lower case depends on its neighbours (Greek sigma) is the same everywhere.
 */
export function foldText(text: string): string {
  return Array.from(text, (character) => character.normalize('NFKD').toLowerCase())
    .join('')
    .replace(ignored, '');
}

/** What was typed, in folded words; all of them have to match. */
export function foldQuery(query: string): string[] {
  return query.split(/\s+/).map(foldText).filter(Boolean);
}

/**
 * Whether every word stands somewhere in the name of the brand (under any of its names) followed by the model, so that
 * `xiaomi14`, `小米 14` and `14 pro` all find the same phone. Everything is folded already.
 */
export function isMatch(words: readonly string[], brandNames: readonly string[], model: string): boolean {
  return words.every((word) => model.includes(word) || brandNames.some((name) => (name + model).includes(word)));
}

/** Where the words stand in a text, as offsets of the text itself, in order; neighbours become one range. */
export function findRanges(text: string, words: readonly string[]): [start: number, end: number][] {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let offset = 0;
  for (const character of text) {
    for (const unit of foldText(character).split('')) {
      folded += unit;
      starts.push(offset);
      ends.push(offset + character.length);
    }
    offset += character.length;
  }
  const found: [number, number][] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); word && at >= 0; at = folded.indexOf(word, at + word.length)) {
      found.push([starts[at] ?? 0, ends[at + word.length - 1] ?? text.length]);
    }
  }
  return mergeRanges(found, (start, end) => foldText(text.slice(start, end)) === '');
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

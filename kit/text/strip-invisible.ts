/**
 * A title or name in one line, without the characters that nobody sees and that only deceive there: control characters,
 * direction marks and overrides, invisible separators and fillers. Line breaks and tabs become spaces. What writing
 * needs stays: joiners in emoji and between letters of scripts that join, variation selectors of emoji and ideographs,
 * the tags of flags.
 */
export function stripInvisible(text: string): string {
  return isPlain.test(text) ? text : text.replace(LINE_BREAKS, ' ').replace(INVISIBLE, '');
}

/** The same for a longer text: its line breaks and tabs stay. */
export function stripInvisibleInLines(text: string): string {
  return text.replace(/[^\t\r\n]+/g, stripInvisible);
}

/** Whether the text has a character that `stripInvisible` takes out or replaces. */
export function hasInvisible(text: string): boolean {
  return stripInvisible(text) !== text;
}

/**
 * Whether the text has a character that is drawn as nothing, even one that writing needs elsewhere, or that no font knows.
 * For names that are compared: two that look the same would be two names.
 */
export function hasUnseen(text: string): boolean {
  return UNSEEN.test(text);
}

const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

const isPlain = /^[\u0020-\u007e\u3001\u3002\u4e00-\u9fff]*$/;
const LINE_BREAKS = /(?:\r\n|[\t\n\v\f\r\u0085\u2028\u2029])+/g;

const JOINING = [
  ...['Arabic', 'Syriac', 'Nko', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil'],
  ...['Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'],
]
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');

/** Each kind of character with what it may follow, and stand before, to mean something. */
const meant = [
  '(?<=\\p{Extended_Pictographic}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?)\\u200d(?=\\p{Extended_Pictographic})',
  `(?<=(?!\\p{Default_Ignorable_Code_Point})[${JOINING}])[\\u200c\\u200d]`,
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  '(?<=\\p{Script=Han})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  '(?<=\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]',
  '(?<=\\u{1f3f4}[\\u{e0020}-\\u{e007e}]{0,8})[\\u{e0020}-\\u{e007f}]',
].join('|');

const INVISIBLE = new RegExp(
  `(?!${meant})[\\p{Cc}\\p{Bidi_Control}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\ufff9-\\ufffb]`,
  'gu',
);

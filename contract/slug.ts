import { listCharacters } from '#kit/text/characters.ts';

/** Maximum bytes of a stored slug, as in WordPress. */
export const MAX_SLUG_BYTES = 200;

/**
 * A slug as WordPress stores it: lower case, words joined by hyphens, everything beyond ASCII percent-encoded in lower
 * case and cut at a whole grapheme. Takes titles, decoded and encoded slugs; returns '' if nothing is left.
 */
export function sanitizeSlug(text: string): string {
  return printSlug(text, (letters) => letters.toLowerCase());
}

/**
 * A slug as an editor chose it: keeps Latin capitals if it is otherwise well formed (`openApp`), because addresses in
 * apps and mails are spelled that way. Other text is sanitized like a title. No two slugs may differ only in case.
 */
export function spellSlug(text: string): string {
  const spelled = printSlug(text, (letters) => letters.replace(/[^A-Z]+/g, (others) => others.toLowerCase()));
  return decodeSlug(spelled) === decodeOctets(text).normalize('NFC') ? spelled : sanitizeSlug(text);
}

function printSlug(text: string, lower: (letters: string) => string): string {
  const plain = spellOutLetters(lower(stripAccents(stripTags(decodeOctets(text)).normalize('NFC'))))
    .normalize('NFC')
    .replace(/&[a-z\d#]+;/gi, '')
    .replace(/[\u00a0\u2010-\u2015/.]/g, '-')
    .replace(/\u00d7/g, 'x')
    .replace(REMOVED, '')
    .replace(/[\u0021-\u007e]/g, (sign) => (/[a-zA-Z0-9_-]/.test(sign) ? sign : ''))
    .replace(/[\s\p{Cc}]+/gu, '-');
  return trimHyphens(encodeWithin(plain.replace(/-{2,}/g, '-'), MAX_SLUG_BYTES));
}

/** The slug with `-2`, `-3` … appended, still within the limit. */
export function numberSlug(slug: string, number: number): string {
  const suffix = `-${number}`;
  return `${trimHyphens(encodeWithin(decodeSlug(slug), MAX_SLUG_BYTES - suffix.length))}${suffix}`;
}

/** For readers, editors and addresses: `%e8%a7%a6` becomes 触. Decoded text is left unchanged. */
export function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Names that WordPress reserves for feeds and page numbers, at every level. */
export function isReservedSlug(slug: string): boolean {
  return FEEDS.has(slug.toLowerCase()) || /^(?:page)?\d+$/i.test(slug);
}

const FEEDS: ReadonlySet<string> = new Set(['feed', 'rdf', 'rss', 'rss2', 'atom', 'embed']);

// Non-ASCII characters that WordPress drops: quotes, bullets, trademark signs, standalone accents, invisible characters.
const REMOVED =
  /[\u00a1\u00bf\u00ab\u00bb\u2039\u203a\u2018-\u201f\u2022\u00a9\u00ae\u00b0\u2026\u2122\u00b4\u02ca]|[\u0300\u0301\u030c\u030f\u0341]|[\u200b-\u200f\u202a-\u202e\u2028\u2029\ufeff\ufffc\u00ad\ufffd]/g;

function stripTags(text: string): string {
  return text.replace(/<[^<>]*>/g, '');
}

/** Latin letters lose their accents; other scripts keep their marks. */
function stripAccents(text: string): string {
  return text.replace(/\p{Script=Latin}/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));
}

/** Runs after accents and capitals are removed: only then does an accented ligature match one of these. */
function spellOutLetters(text: string): string {
  return text.replace(/[æœßøđłðþ]/g, (letter) => SPELLINGS[letter] ?? letter);
}

const SPELLINGS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 's',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ð: 'd',
  þ: 'th',
};

function decodeOctets(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (octets) => {
    const bytes = octets
      .slice(1)
      .split('%')
      .map((octet) => Number.parseInt(octet, 16));
    return new TextDecoder().decode(Uint8Array.from(bytes)).replaceAll('\ufffd', '');
  });
}

function encodeWithin(text: string, bytes: number): string {
  let result = '';
  for (const character of listCharacters(text)) {
    const encoded = Array.from(character, (sign) => (/[a-zA-Z0-9_-]/.test(sign) ? sign : percentEncode(sign))).join('');
    if (result.length + encoded.length > bytes) break;
    result += encoded;
  }
  return result;
}

function percentEncode(character: string): string {
  return [...new TextEncoder().encode(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

function trimHyphens(text: string): string {
  return text.replace(/^-+|-+$/g, '');
}

import type { ReactNode } from 'react';

/**
 * Keeps model names (`HT-A0618`, `iPhone 8`), figures with their unit (`1–5 ms`) and days (`2024 年 9 月 27 日`) on one line, in text
 * that is a plain string. Browsers break after a hyphen and at the space before a unit, Chinese text most of all. Other nodes pass untouched.
 */
export function wholeNames(children: ReactNode): ReactNode {
  if (typeof children !== 'string') return children;
  const parts = children.split(name);
  if (parts.length === 1) return children;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="h-name">
        {part}
      </span>
    ),
  );
}

/** The start and end indices of such names in a text. */
export function findNames(text: string): [number, number][] {
  return [...text.matchAll(new RegExp(name, 'g'))].map(({ index, 0: found }) => [index, index + found.length]);
}

/** Units as they stand after a figure, for regular expressions. */
export const unitPattern = '(?:%|°C|µm|µs|mm|cm|ms|s|min|kHz|Hz|mV|V|mA|A|mW|W|N|g|dB|KB|MB|GB|px|bit)';
const day =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December) \\d{1,2}, \\d{4}|\\d{4} 年 \\d{1,2} 月 \\d{1,2} 日';
/**
 * A day; a hyphenated word with a figure in it, at most 24 characters, perhaps with a unit; a figure, a space and a unit; or a Latin
 * word with a capital and the figure behind it.
 */
const name = new RegExp(
  `(${day}|(?<![\\w-])(?=[\\w.–-]{0,23}\\d)(?=[\\w.–-]{3,24}(?![\\w–-]))[A-Za-z0-9.]+(?:[-–][A-Za-z0-9.]*[A-Za-z0-9])+(?: ${unitPattern}(?![\\w]))?|(?<![\\w.])\\d[\\d.,]{0,15} ${unitPattern}(?![\\w])|(?<![\\w-])[a-z]{0,4}[A-Z][A-Za-z]{0,11} \\d(?:[\\d.,]{0,6}\\d)?(?![\\w–-])(?: ${unitPattern}(?![\\w]))?)`,
);

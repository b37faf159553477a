import { Converter } from 'opencc-js/t2cn';
import type { GeneratedFile } from './generated-files.ts';

/**
 * Prints a table of traditional Chinese characters and their simplified forms, by which the search takes both for the
 * same. Generated, because the library's dictionaries of phrases are 100 KB that comparing characters does not need.
 */
export function printSimplified(): GeneratedFile {
  // Traditional as in the standard of the dictionaries, as in Taiwan and as in Hong Kong.
  const converters = ['t', 'tw', 'hk'].map((from) => Converter({ from, to: 'cn' }));
  const convert = (character: string) =>
    converters.map((simplify) => simplify(character)).find((simplified) => simplified !== character);
  const simplifyFully = (character: string): string => {
    const simplified = convert(character);
    return simplified === undefined ? character : simplifyFully(simplified);
  };
  const pairs = IDEOGRAPHS.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  ).flatMap((character) => {
    const simplified = simplifyFully(character);
    return simplified === character ? [] : [`${character}${simplified}`];
  });
  const lines = Array.from({ length: Math.ceil(pairs.length / PER_LINE) }, (_, line) =>
    pairs.slice(line * PER_LINE, (line + 1) * PER_LINE).join(''),
  );
  return {
    path: 'cms/search/simplified.generated.ts',
    content: `// Written by \`npm run gen\` from the dictionaries of opencc-js (Apache-2.0). Do not edit.
/** Each traditional character, followed by its simplified form; line breaks mean nothing. */
export const simplifiedPairs = \`
${lines.join('\n')}
\`;
`,
  };
}

/** Extension A and the common ideographs; extensions B to H. */
const IDEOGRAPHS = [
  [0x3400, 0x9fff],
  [0x20000, 0x323af],
] as const;

const PER_LINE = 50;

import { pinyin } from 'pinyin-pro';
import type { BlockFolder } from './block-folders.ts';

/**
 * Prints the pinyin of each block's Chinese title and keywords, in full and as initials (`jiage jg`), for users who
 * search the drawer without an input method. Generated, not computed in the browser, because the library's dictionary
 * is 300 KB.
 */
export function printPinyin(folders: readonly BlockFolder[], notice: string): string {
  const entries = folders.map(({ definition }) => {
    const chinese = [definition.title.zh, ...definition.keywords].filter((words) => /\p{Script=Han}/u.test(words));
    return `  '${definition.name}': '${[...new Set(chinese.flatMap(spell))].join(' ')}',\n`;
  });
  return `// ${notice}
/** The pinyin of each block's Chinese title and keywords, whole and by initials: \`jiage jg\`. */
export const blockPinyin: Readonly<Record<string, string>> = {
${entries.join('')}};
`;
}

function spell(words: string): string[] {
  const syllables = pinyin(words, { toneType: 'none', v: true, type: 'array', nonZh: 'removed' });
  return [syllables.join(''), syllables.map((syllable) => syllable.charAt(0)).join('')];
}

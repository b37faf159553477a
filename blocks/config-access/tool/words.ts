import type words from './words.en.json';

export type ToolWords = typeof words;

/** The words of the tool in the language of the page; nobody needs the others. */
export async function loadToolWords(lang: string): Promise<ToolWords> {
  const { default: loaded } = await (lang.startsWith('zh') ? import('./words.zh.json') : import('./words.en.json'));
  return loaded;
}

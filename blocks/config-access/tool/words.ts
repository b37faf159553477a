import type words from './words.en.json';

export type ToolWords = typeof words;

/** Loads the interface text of the tool, only in the language of the page. */
export async function loadToolWords(lang: string): Promise<ToolWords> {
  const { default: loaded } = await (lang.startsWith('zh') ? import('./words.zh.json') : import('./words.en.json'));
  return loaded;
}

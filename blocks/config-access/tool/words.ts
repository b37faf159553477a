import type words from './words.en.json';

export type ToolWords = typeof words;

/** The words of the tool in the language of the page; nobody needs the others. */
export async function loadToolWords(lang: string): Promise<ToolWords> {
  const { default: loaded } = await (lang.startsWith('zh') ? import('./words.zh.json') : import('./words.en.json'));
  return loaded;
}

/** Puts values into the places of a text: `fill('{total} files', { total: 3 })`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

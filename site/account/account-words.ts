import type words from '../messages/account.en.json';

export type AccountWords = typeof words;

/** Loads the account texts, in the language of the page only. */
export async function loadAccountWords(): Promise<AccountWords> {
  const isChinese = document.documentElement.lang.startsWith('zh');
  const { default: loaded } = await (isChinese
    ? import('../messages/account.zh.json')
    : import('../messages/account.en.json'));
  return loaded;
}

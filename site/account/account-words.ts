import type words from '../messages/account.en.json';

export type AccountWords = typeof words;

/** The words of the account in the language of the page; no visitor needs the others. */
export async function loadAccountWords(): Promise<AccountWords> {
  const isChinese = document.documentElement.lang.startsWith('zh');
  const { default: loaded } = await (isChinese
    ? import('../messages/account.zh.json')
    : import('../messages/account.en.json'));
  return loaded;
}

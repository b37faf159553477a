import type { PlatformCalls } from '#session/calls.generated.ts';
import type words from './words.en.json';

export type Words = typeof words;
export type FoundAccounts = PlatformCalls['GET /companyAdmin/accounts']['result'];
export type CompanyAccount = FoundAccounts['accounts'][number];

/** Loads the interface text of the account list, only in the language of the page. */
export async function loadWords(lang: string): Promise<Words> {
  const { default: loaded } = await (lang.startsWith('zh') ? import('./words.zh.json') : import('./words.en.json'));
  return loaded;
}

import type { Locale } from '#cms-schema/locale.ts';
import type { SupportedListName } from '#cms-schema/supported.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { presentApps, presentModels } from './present-lists.ts';
import { loadList } from './store.ts';

/** The searchable words of these lists in a language. Models are listed with the names of their brand. */
export async function listWords(
  tx: Queryable,
  names: readonly SupportedListName[],
  locale: Locale,
): Promise<readonly string[]> {
  const words: string[] = [];
  if (names.includes('models')) {
    const { brands } = presentModels(await loadList(tx, 'models'), await loadList(tx, 'brands'), locale);
    for (const { names, sets } of brands) {
      words.push(names.replaceAll(',', ' '), ...sets.map(({ models }) => models.join('\n')));
    }
  }
  if (names.includes('apps')) {
    const { groups } = presentApps(await loadList(tx, 'apps'), locale);
    words.push(...groups.flatMap(({ apps }) => apps.map(({ name, client }) => `${name} ${client}`)));
  }
  return words;
}

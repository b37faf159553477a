import { caseTags } from '#blocks/case-grid/case-tags.ts';
import type { Localized } from '#cms-schema/locale.ts';
import type { TagKey } from './seed-document.ts';

/** The fields of work as terms, by slug; named like the options of the case filter. */
export const tags: Readonly<Record<TagKey, Localized>> = {
  'smartphones-and-tablets': caseTags.phonesAndTablets,
  laptops: caseTags.laptops,
  cars: caseTags.cars,
  apps: caseTags.apps,
  games: caseTags.games,
  'input-methods': caseTags.inputMethods,
};

import { isLocale, type Locale, locales } from '#cms-schema/locale.ts';
import type { Params } from './params.ts';
import { restErrors } from './rest-errors.ts';
import type { Args } from './route.ts';

/** How clients link an item to its version in another language, when creating it or later. */
export const translationArgs: Args = {
  translation_of: {
    description: 'Id of the item in another language that this one translates.',
    type: 'integer',
    minimum: 1,
  },
  translations: {
    description: 'Ids of its language versions by language: the same link, as responses show it.',
    type: 'object',
  },
};

/**
 * The id of the item that this one translates; undefined if none was sent. Throws `rest_invalid_param` for a language that
 * does not exist, and for ids that contradict each other.
 *
 * @param own the item itself, if it exists.
 */
export function readTranslationOf(
  params: Params,
  own: { readonly id: number; readonly locale: Locale } | null,
): number | undefined {
  const named = params.number('translation_of');
  const others = Object.entries(params.object('translations') ?? {}).flatMap(([locale, id]) => {
    if (!isLocale(locale)) throw refuse(`translations: there is no language "${locale}". Use ${locales.join(' or ')}.`);
    if (typeof id !== 'number') throw refuse(`translations[${locale}] must be the id of an item.`);
    if (own && (locale === own.locale) !== (id === own.id)) {
      throw refuse(`translations[${locale}] is ${id}, but this is item ${own.id} in the language ${own.locale}.`);
    }
    return id === own?.id ? [] : [id];
  });
  const [first, second] = [...new Set([...(named === undefined ? [] : [named]), ...others])];
  if (second !== undefined) throw refuse(`Items ${first} and ${second} cannot both be its other version: send one.`);
  return first;
}

function refuse(message: string) {
  return restErrors.invalidParam('translations', 'rest_invalid_param', message);
}

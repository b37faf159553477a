import type { Locale } from '#cms-schema/locale.ts';
import messages from '../messages/errors.json' with { type: 'json' };

type ErrorTexts = (typeof messages)[Locale];

/** What visitors are told when there is no page, or when it cannot be drawn (specification, section 2). */
export function getErrorTexts(locale: Locale): ErrorTexts {
  return messages[locale];
}

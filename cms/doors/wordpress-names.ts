import type { Localized } from '#cms-schema/locale.ts';

/** WordPress's names for the languages of the product. */
export const wordPressNames: Localized = { zh: 'zh_CN', en: 'en_US' };

import { createTranslator } from 'next-intl';
import type { Locale, Localized } from '#cms-schema/locale.ts';
import en from '../messages/en.json' with { type: 'json' };
import zh from '../messages/zh.json' with { type: 'json' };

const messages: Localized<typeof zh> = { zh, en };

/** Created once for each language: a translator keeps the messages that it has parsed. */
const translators = { zh: createTranslators('zh'), en: createTranslators('en') } as const;

type Translators = ReturnType<typeof createTranslators>;

/** The texts of a part of the site in a language. Numbers and days are those of China. */
export function getTranslations<Part extends keyof Translators>(locale: Locale, part: Part): Translators[Part] {
  return translators[locale][part];
}

function createTranslators(locale: Locale) {
  const options = { locale, messages: messages[locale], timeZone: 'Asia/Shanghai' } as const;
  return {
    archive: createTranslator({ ...options, namespace: 'archive' }),
    gate: createTranslator({ ...options, namespace: 'gate' }),
    preview: createTranslator({ ...options, namespace: 'preview' }),
    shell: createTranslator({ ...options, namespace: 'shell' }),
  };
}

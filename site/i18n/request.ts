import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale, type Localized } from '#cms-schema/locale.ts';
import en from '../messages/en.json' with { type: 'json' };
import zh from '../messages/zh.json' with { type: 'json' };

const messages: Localized<typeof zh> = { zh, en };

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = isLocale(requested) ? requested : defaultLocale;
  return { locale, messages: messages[locale], timeZone: 'Asia/Shanghai' };
});

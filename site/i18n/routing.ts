import { defineRouting } from 'next-intl/routing';
import { defaultLocale, locales } from '#cms-schema/locale.ts';

/** Chinese at `/`, English at `/en`. The address alone decides: no detection, no redirect by cookie. */
export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: 'as-needed',
  localeDetection: false,
  alternateLinks: false,
});

import type { Locale } from '#cms-schema/locale.ts';
import type messages from '../messages/zh.json';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}

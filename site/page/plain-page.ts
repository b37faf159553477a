import { type Locale, languageTags, localizePath } from '#cms-schema/locale.ts';
import en from '../messages/en.json' with { type: 'json' };
import zh from '../messages/zh.json' with { type: 'json' };
import { getErrorTexts } from './error-texts.ts';

const closed = { zh: zh.closed, en: en.closed };

/** These pages are text: nothing that may have failed is needed for them. */
function printPlainPage(locale: Locale, title: string, more: string): string {
  return `<!DOCTYPE html>
<html lang="${languageTags[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="font-family: system-ui, sans-serif; max-width: 40rem; margin: 20vh auto; padding: 0 1.5rem">
<h1>${title}</h1>
<p>${more}</p>
</body>
</html>
`;
}

/**
 * Shown, with status 503 and these headers, when a page cannot be rendered because the CMS is unreachable, or may or may
 * not exist. Search engines then retry and drop no page.
 */
export function printClosedPage(locale: Locale): string {
  return printPlainPage(locale, closed[locale].title, closed[locale].lede);
}

export const closedPageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Retry-After': '10',
} as const;

/** Shown when the error page cannot be drawn either. */
export function printErrorFallback(locale: Locale): string {
  const { error, home } = getErrorTexts(locale);
  return printPlainPage(locale, error.title, `<a href="${localizePath('/', locale)}">${home}</a>`);
}

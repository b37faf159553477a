import { NextResponse } from 'next/server';
import { type Locale, languageTags } from '#cms-schema/locale.ts';
import en from '../messages/en.json' with { type: 'json' };
import zh from '../messages/zh.json' with { type: 'json' };

const messages = { zh: zh.closed, en: en.closed };

/** Shown when a page cannot be rendered, or may or may not exist. With 503, search engines retry and drop no page. */
export function closedPage(locale: Locale): NextResponse {
  const { title, lede } = messages[locale];
  const html = `<!DOCTYPE html>
<html lang="${languageTags[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="font-family: system-ui, sans-serif; max-width: 40rem; margin: 20vh auto; padding: 0 1.5rem">
<h1>${title}</h1>
<p>${lede}</p>
</body>
</html>
`;
  return new NextResponse(html, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '10' },
  });
}

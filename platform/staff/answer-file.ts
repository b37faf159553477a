import { stripInvisible } from '#kit/text/strip-invisible.ts';

/**
 * A file download for staff: browsers save it instead of opening it, and do not cache it. `name` may contain any
 * characters.
 */
export function answerFile(
  body: string | ReadableStream<Uint8Array>,
  { name, mediaType, bytes }: { readonly name: string; readonly mediaType: string; readonly bytes?: number },
): Response {
  const shown = stripInvisible(name);
  const plainName = shown.replace(/[^A-Za-z0-9._-]/g, '_');
  return new Response(body, {
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(shown).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      ...(bytes !== undefined && { 'Content-Length': String(bytes) }),
    },
  });
}

export const csvType = 'text/csv; charset=utf-8';

import { readText } from '#kit/http/read-text.ts';
import { PlatformError } from './errors.ts';

/** Maximum bytes of a form; the longest has a message of a few thousand characters. */
export const LONGEST_FORM = 64 * 1024;

/** The values of a call, from the query of a GET or from the form. If a name occurs twice, the last value counts. */
export async function readValues(request: Request): Promise<Readonly<Record<string, string>>> {
  if (request.method === 'GET' || request.method === 'HEAD') {
    return Object.fromEntries(new URL(request.url).searchParams);
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isEmpty = request.body === null;
  if (isEmpty) return {};
  if (type !== 'application/x-www-form-urlencoded') {
    throw new PlatformError('badRequest', {
      problems: [{ field: '', message: 'Send the values as application/x-www-form-urlencoded.' }],
    });
  }
  const text = await readText(request, LONGEST_FORM);
  if (text === null) {
    throw new PlatformError('badRequest', {
      problems: [{ field: '', message: `Send at most ${LONGEST_FORM} bytes.` }],
    });
  }
  return Object.fromEntries(new URLSearchParams(text));
}

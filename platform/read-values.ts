import { PlatformError } from './errors.ts';

/** Maximum bytes of a form; the longest has a message of a few thousand characters. */
const LONGEST_FORM = 64 * 1024;

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
  return Object.fromEntries(new URLSearchParams(await readText(request)));
}

async function readText(request: Request): Promise<string> {
  const tooLong = () =>
    new PlatformError('badRequest', { problems: [{ field: '', message: `Send at most ${LONGEST_FORM} bytes.` }] });
  if (Number(request.headers.get('content-length')) > LONGEST_FORM) throw tooLong();
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.length;
    if (length > LONGEST_FORM) throw tooLong();
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

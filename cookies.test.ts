import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '#cms-schema/locale.ts';
import { DEVICE_LASTS } from '#platform/accounts/sign-in.ts';
import { deviceCookie, resetCookie } from '#platform/cookies.ts';
import { GRANT_LASTS } from '#platform/email-codes/model.ts';
import { localeCookie } from '#session/remember-locale.ts';
import { sessionCookies } from '#session/session-state.ts';
import { listSourceFiles } from './scripts/testing/source-files.ts';

/** Every cookie that visitors get, and for how long. */
const terms: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = {
  [localeCookie.name]: printDays(localeCookie.days),
  ...Object.fromEntries(sessionCookies.names.map((name) => [name, printDays(sessionCookies.days)])),
  [deviceCookie]: printDays(DEVICE_LASTS / 86_400),
  [resetCookie]: { zh: `${GRANT_LASTS / 60_000} 分钟`, en: `${GRANT_LASTS / 60_000} minutes` },
};

/** Who writes cookies of visitors. Those of staff are written by the CMS. */
const writers = [
  'platform/accounts/sign-in.ts',
  'platform/email-codes/operations.ts',
  'session/remember-locale.ts',
  'session/session-state.ts',
];

const policy = readFileSync(path.join(import.meta.dirname, 'demo/pages/legal/privacy.ts'), 'utf8');

test.each(locales)('the privacy policy names every cookie with its purpose and term, and no other (%s)', (locale) => {
  const text = new RegExp(`^ +${locale}: '(.*NEXT_LOCALE.*)',$`, 'm').exec(policy)?.[1] ?? '';
  const rows = [...text.matchAll(/<th scope="row"><code>(.+?)<\/code><\/th><td>(.+?)<\/td><td>(.+?)<\/td>/g)];
  const told = Object.fromEntries(rows.map(([, name = '', , term = '']) => [name, term.split(/[，;]/)[0]]));
  expect(told).toEqual(Object.fromEntries(Object.entries(terms).map(([name, term]) => [name, term[locale]])));
});

test('no other file gives visitors a cookie', () => {
  const found = listSourceFiles()
    .filter(({ isTest, room }) => !isTest && ['site', 'session', 'blocks', 'ui', 'platform', 'edge'].includes(room))
    .filter(({ file }) =>
      /Cookies\.set\(|\.cookie = |caller\.setCookie\(|cookieStore\.set/.test(
        readFileSync(path.join(import.meta.dirname, file), 'utf8'),
      ),
    )
    .map(({ file }) => file);
  expect(found.sort()).toEqual(writers);
});

function printDays(days: number): { zh: string; en: string } {
  return { zh: `${days} 天`, en: `${days} days` };
}

import { expect, it } from 'vitest';
import type { JsonObject } from '#cms-schema/json.ts';
import { createTranslate, loadLaterMessages, loadMessages } from '../../messages.ts';
import { describeRefusal } from './describe-refusal.ts';

await Promise.all([loadMessages('zh'), loadMessages('en')]);
await loadLaterMessages('desk');

const told = (code: string, data: JsonObject, locale: 'zh' | 'en' = 'en') =>
  describeRefusal({ code, data }, createTranslate(locale));

it('a redirect chain is explained at the new address and names the final target', () => {
  const data = { from: '/a', by: '/b', end: '/c' };
  expect(told('haptera_redirect_chain', data)).toEqual({
    field: 'to',
    text: '/a would redirect to /b, which redirects to /c. Redirect /a to /c directly.',
  });
  expect(told('haptera_redirect_chain', data, 'zh')?.text).toBe('/a 会跳到 /b，而它又跳到 /c。请让 /a 直接跳到 /c。');
});

it.each(['not_here', 'has_query', 'home', 'reserved'])(
  'an old address that is %s is explained at its field',
  (reason) => {
    const { field, text } = told('haptera_redirect_source', { reason }) ?? {};
    expect(field).toBe('from');
    expect(text).not.toMatch(/^desk\./);
  },
);

it('errors that do not concern a field return null', () => {
  expect(told('haptera_busy', {})).toBeNull();
});

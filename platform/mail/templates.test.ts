import { describe, expect, test } from 'vitest';
import { platformLocales } from '../locale.ts';
import { printMail } from './print-mail.ts';
import { fillTemplate, templates } from './templates.ts';

const publicUrl = 'https://haptera.example';
const values = {
  code: '482913',
  link: 'https://haptera.example/community/trial-account?key=a&b',
  newEmail: 'new@haptera.example',
  oldEmail: 'old@haptera.example',
  topic: 'Bug <report>',
  from: 'ada@haptera.example',
  content: 'First line\nSecond <b>line</b>',
  files: ['a.png', 'b.he'],
  name: 'Ada',
  company: 'Analytical & Co',
  facts: [['Phone', '+49 30 123456']],
  message: 'Call <me>',
};

test('a name in a mail holds no characters that nobody sees', () => {
  const content = { subject: 'From A\u202ed\u200ba', parts: [{ kind: 'text', text: 'By A\u2066da\nand B' }] } as const;
  const { subject, html, text } = printMail(content, 'en', publicUrl);
  expect(subject).toBe('From Ada');
  expect(text).toContain('By Ada\nand B');
  expect(html).toContain('By Ada');
});

const all = Object.keys(templates).flatMap((name) => platformLocales.map((locale) => ({ name, locale })));

describe.each(all)('the mail $name in $locale', ({ name, locale }) => {
  const content = fillTemplate(name, locale, values);
  if (content === null) throw new Error(`${name} takes other values.`);
  const { subject, html, text } = printMail(content, locale, publicUrl);

  test('is in its language', () => {
    expect(/[\u4e00-\u9fff]/.test(subject)).toBe(locale === 'zh');
    expect(html).toContain(locale === 'zh' ? 'lang="zh-CN"' : 'lang="en"');
  });

  test('has the same content as HTML and as plain text', () => {
    for (const part of content.parts) {
      const words = part.kind === 'code' ? part.code : part.kind === 'link' ? part.href : null;
      if (words !== null) expect(text).toContain(words);
      if (part.kind === 'text') expect(text).toContain(part.text);
    }
    expect(text).not.toMatch(/<(?:p|div|html)\b|&amp;/);
  });

  test('loads no external resources and contains no scripts', () => {
    expect(html).not.toMatch(/<(?:img|link|script|iframe|style)|url\(|\ssrc=/);
    expect(html).not.toMatch(/<b>|<me>|<report>/);
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(targets.filter((href) => !href.startsWith(publicUrl))).toEqual([]);
  });

  test('has no code and no link in its subject', () => {
    expect(subject).not.toMatch(/\d{4}|https?:/);
  });
});

test('a mail stored by another version of the program is not rendered if its values do not match', () => {
  expect(fillTemplate('passwordCode', 'en', { digits: '1' })).toBeNull();
  expect(fillTemplate('toString', 'en', {})).toBeNull();
});

test('characters that a reader does not see are taken out of everything that visitors write', () => {
  const hostile = { ...values, name: 'A\u202ed\u200ba', company: 'Co\u2066', message: 'One\u202e\nTwo\u200b' };
  const facts = [['Name', 'A\u202eda']];
  const content = fillTemplate('contactReceived', 'en', { ...hostile, facts });
  if (content === null) throw new Error('It takes other values.');
  const { subject, html, text } = printMail(content, 'en', publicUrl);
  for (const printed of [subject, html, text]) expect(printed).not.toMatch(/[\u200b\u202e\u2066]/);
  expect(subject).toBe('New business contact: Co');
  expect(text).toContain('> One\n> Two');
});

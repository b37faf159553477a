import { describe, expect, test } from 'vitest';
import { locales } from '#cms-schema/locale.ts';
import { docs } from './docs/docs.ts';
import { archives } from './files/archives.ts';
import { type EffectName, isEffectName, printEffect } from './files/effects.ts';
import { csharp, header } from './files/interfaces.ts';
import { tutorials } from './tutorials/tutorials.ts';

interface Sample {
  readonly where: string;
  readonly language: string;
  readonly code: string;
}

const inTexts: readonly Sample[] = [...docs, ...tutorials].flatMap(({ key, html }) =>
  locales.flatMap((locale) =>
    [...html[locale].matchAll(/<pre><code(?: class="language-(\w+)")?>(.*?)<\/code><\/pre>/gs)].map(
      ([, language = 'none', code = '']) => ({ where: `${key} ${locale}`, language, code: decode(code) }),
    ),
  ),
);
const inArchives: readonly Sample[] = Object.entries(archives).flatMap(([archive, { files }]) =>
  Object.entries(files).map(([name, code]) => ({
    where: `${archive} ${name}`,
    language:
      { he: 'json', json: 'json', hapteraproject: 'json', c: 'c', cs: 'csharp' }[name.replace(/.*\./, '')] ?? '',
    code,
  })),
);
const samples = [...inTexts, ...inArchives.filter(({ where }) => !/haptera\.h$|Haptera\.cs$/.test(where))];
const inLanguage = (language: string) => samples.filter((sample) => sample.language === language);

/** Parameters of each function of the header, by its name. */
const functionsInC = new Map(
  [...header.matchAll(/(haptera_\w+)\(([^)]*)\);/g)].map(([, name = '', parameters = '']) => [
    name,
    parameters === 'void' ? 0 : parameters.split(',').length,
  ]),
);
const membersInCsharp = new Set(
  [...csharp.matchAll(/public (?:\w+ )+(\w+)(?= ?[({=]| =>)/g)].map(([, name = '']) => name),
);

function decode(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** Code without comments and the texts in it. */
function bare(code: string): string {
  return code.replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '').replace(/"[^"\n]*"/g, '""');
}

/** The arguments of the call whose bracket opens at `from`, or null if it never closes. */
function argumentsAt(code: string, from: number): number | null {
  let depth = 0;
  let commas = 0;
  for (let at = from; at < code.length; at += 1) {
    const character = code[at] ?? '';
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if (depth === 1 && character === ',') commas += 1;
    if (depth === 0) return code.slice(from + 1, at).trim() === '' ? 0 : commas + 1;
  }
  return null;
}

test('the documents and tutorials have samples of every language, the same in both languages', () => {
  expect(new Set(inTexts.map(({ language }) => language))).toEqual(new Set(['none', 'json', 'csharp', 'c']));
  const codeIn = (locale: string) =>
    inTexts.filter(({ where }) => where.endsWith(` ${locale}`)).map(({ code }) => code);
  expect(codeIn('zh')).toEqual(codeIn('en'));
});

describe('effect files', () => {
  test.each(inLanguage('json').filter(({ where }) => !/package\.json|hapteraproject/.test(where)))(
    'in $where are what the design tool exports',
    ({ code }) => {
      const { name } = JSON.parse(code);
      expect(isEffectName(name)).toBe(true);
      if (isEffectName(name)) expect(code.trim()).toBe(printEffect(name).trim());
    },
  );

  test.each(inLanguage('json'))('in $where are JSON', ({ code }) => {
    expect(() => JSON.parse(code)).not.toThrow();
  });

  test('stay within the ranges that the documents state', () => {
    const printed = inLanguage('json').map(({ code }) => JSON.parse(code));
    for (const { transient, envelope } of printed) {
      if (transient) expect(transient.intensity).toBeLessThanOrEqual(100);
      if (!envelope) continue;
      for (const frequency of envelope.frequency) {
        expect(frequency).toBeGreaterThanOrEqual(30);
        expect(frequency).toBeLessThanOrEqual(500);
      }
      expect(envelope.start + envelope.duration).toBeLessThanOrEqual(1000);
    }
  });
});

describe('code', () => {
  const calls = [...inLanguage('c'), ...inLanguage('csharp')];

  test.each(calls)('in $where closes every bracket', ({ code }) => {
    for (const { index } of bare(code).matchAll(/[([{]/g)) expect(argumentsAt(bare(code), index)).not.toBeNull();
  });

  test.each(calls)('in $where plays effects that exist', ({ where, code }) => {
    const names = [...code.matchAll(/effects\["([\w-]+)"\]|"((?:keyboard|switch|road|recoil)-\w+|landing)"/g)].map(
      ([, indexed, plain]) => indexed ?? plain ?? '',
    );
    expect(names.filter((name) => !isEffectName(name))).toEqual([]);
    const [archive = ''] = where.split(' ');
    const packed = inArchives.filter((one) => one.where.startsWith(`${archive} effects/`));
    const has = (name: EffectName) => packed.some((one) => one.where.endsWith(`/${name}.he`));
    if (packed.length > 0) expect(names.filter(isEffectName).filter((name) => !has(name))).toEqual([]);
  });

  test.each(inLanguage('c'))('in $where calls what the header declares', ({ code }) => {
    const found = [...bare(code).matchAll(/\b(haptera_\w+)\(/g)].filter(
      ([, name = '']) => !/_(?:engine|effects)$/.test(name),
    );
    for (const { 0: call, 1: name = '', index } of found) {
      const from = index + call.length - 1;
      expect({ name, parameters: argumentsAt(bare(code), from) }).toEqual({ name, parameters: functionsInC.get(name) });
    }
  });

  test.each(inLanguage('csharp'))('in $where uses what the interface offers', ({ code }) => {
    const used = [...bare(code).matchAll(/\b(?:haptics|loop|before|road)\??\.(\w+)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !membersInCsharp.has(name))).toEqual([]);
  });
});

test('every name of an effect in a text stands for a file', () => {
  const listed = inTexts.filter(({ language }) => language === 'none').flatMap(({ code }) => code.split('\n'));
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.map((line) => line.trim()).filter((name) => !isEffectName(name))).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import type { Term } from '../../cms/term-calls.ts';
import { nameOf, pairTerms } from './pair-terms.ts';

let id = 0;
function aTerm(locale: 'zh' | 'en', name: string, slug: string): Term {
  id += 1;
  return { id, locale, name, slug, count: 0 };
}

describe('terms of both languages', () => {
  it('are paired by slug, in list order', () => {
    const [apps, cars, yingyong] = [
      aTerm('en', 'Apps', 'apps'),
      aTerm('en', 'Cars', 'cars'),
      aTerm('zh', '应用', 'apps'),
    ];
    expect(pairTerms([apps, cars, yingyong])).toEqual([
      { slug: 'apps', versions: { zh: yingyong, en: apps } },
      { slug: 'cars', versions: { zh: null, en: cars } },
    ]);
  });

  it('are named in the interface language, or else in the language that they have', () => {
    const [both, alone] = pairTerms([
      aTerm('zh', '应用', 'apps'),
      aTerm('en', 'Apps', 'apps'),
      aTerm('en', 'Cars', 'cars'),
    ]);
    if (!both || !alone) throw new Error('Two pairs were expected.');
    expect([nameOf(both, 'zh'), nameOf(both, 'en'), nameOf(alone, 'zh')]).toEqual(['应用', 'Apps', 'Cars']);
  });
});

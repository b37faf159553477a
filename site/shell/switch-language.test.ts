import { describe, expect, test } from 'vitest';
import { switchAddress } from './switch-language.ts';

const site = 'https://haptera.example';

describe('the language switch', () => {
  test.each([
    ['/en/community/resource', '/community/resource?tab=sdk', '/en/community/resource?tab=sdk'],
    [
      '/community/search',
      '/en/community/search?q=C%2B%2B%20触感&utm=x',
      '/community/search?q=C%2B%2B+%E8%A7%A6%E6%84%9F',
    ],
    ['/en/community/doc', '/community/doc?key=creator#install', '/en/community/doc?key=creator#install'],
    ['/en/community/doc', '/community/doc?post_id=7', '/en/community/doc?post_id=7'],
    ['/en/community/faq', '/community/faq#question-12', '/en/community/faq#question-12'],
    ['/en', '/?utm_source=x', '/en'],
  ])('to %s from %s leads to %s', (target, current, expected) => {
    expect(switchAddress(site + target, site + current)).toBe(site + expected);
  });

  test('to the note about a missing translation keeps nothing', () => {
    const note = `${site}/en#untranslated`;
    expect(switchAddress(note, `${site}/post/a?q=x#end`)).toBe(note);
  });

  test('follows the visitor: what was kept before is replaced', () => {
    const first = switchAddress(`${site}/en/community/resource`, `${site}/community/resource?tab=sdk`);
    expect(switchAddress(first, `${site}/community/resource?tab=code#list`)).toBe(
      `${site}/en/community/resource?tab=code#list`,
    );
  });
});

import { describe, expect, test } from 'vitest';
import { checkAnnouncements, findUnannouncedChanges } from './find-unannounced-changes.ts';

const schema = (page: string, more = '') => `
  schema { query: RootQuery }
  type RootQuery { page: Page blocks: [EditorBlock!]! }
  type Page { ${page} }
  interface EditorBlock { name: String! }
  type Hero implements EditorBlock { name: String! attributes: HeroAttributes! }
  type HeroAttributes { heading: String! }
  ${more}
`;

const changesFrom = (before: string, after: string, day = '2026-12-01') =>
  findUnannouncedChanges(
    { sdl: before, at: new Date('2026-11-22T12:00:00Z') },
    { sdl: after, at: new Date(`${day}T12:00:00Z`) },
  );

const deprecated = (day: string) => `@deprecated(reason: "Use title. Removed after ${day}.")`;

describe('a change of the API', () => {
  test('may add a field', () => {
    expect(changesFrom(schema('title: String'), schema('title: String slogan: String'))).toEqual([]);
  });

  test('must not remove a field that was not deprecated', () => {
    expect(changesFrom(schema('title: String slogan: String'), schema('title: String'))).toEqual([
      'Page.slogan was removed.',
    ]);
  });

  test('must not change the type of a field', () => {
    const before = schema(`title: String slogan: String! ${deprecated('2026-11-01')}`);
    expect(changesFrom(before, schema('title: Int slogan: String!'))).toEqual([
      'Page.title changed type from String to Int.',
    ]);
  });

  test('may remove a field on the day after its announced last day', () => {
    const before = schema(`title: String slogan: String ${deprecated('2027-03-01')}`);
    expect(changesFrom(before, schema('title: String'), '2027-03-01')).toEqual(['Page.slogan was removed.']);
    expect(changesFrom(before, schema('title: String'), '2027-03-02')).toEqual([]);
  });

  test('may remove a block once all of its own fields were announced', () => {
    const hero = 'type Hero implements EditorBlock { name: String! attributes: HeroAttributes!';
    const before = schema('title: String').replace(hero, `${hero} ${deprecated('2027-03-01')}`);
    const after = schema('title: String')
      .replace(/type Hero implements.*\n/, '')
      .replace(/type HeroAttributes.*\n/, '');
    expect(changesFrom(before, after, '2027-02-01')).not.toEqual([]);
    expect(changesFrom(before, after, '2027-03-02')).toEqual([]);
  });
});

describe('a deprecation', () => {
  test('must name the last day', () => {
    expect(changesFrom(schema('slogan: String'), schema('slogan: String @deprecated(reason: "Use title.")'))).toEqual([
      'Page.slogan is deprecated without a day: end its reason with "Removed after 2027-03-01."',
    ]);
  });

  test('must be at least ninety days before the last day', () => {
    expect(changesFrom(schema('slogan: String'), schema(`slogan: String ${deprecated('2027-02-28')}`))).toEqual([
      'Page.slogan must stay until 2027-03-01; its reason says 2027-02-28.',
    ]);
    expect(changesFrom(schema('slogan: String'), schema(`slogan: String ${deprecated('2027-03-01')}`))).toEqual([]);
  });

  test('must not move its last day to an earlier one', () => {
    const before = schema(`slogan: String ${deprecated('2027-03-01')}`);
    expect(changesFrom(before, schema(`slogan: String ${deprecated('2027-02-01')}`))).toEqual([
      'Page.slogan was promised until 2027-03-01; its reason now says 2027-02-01.',
    ]);
  });

  test('is checked before the first release too, when nothing else is promised', () => {
    const check = (page: string) =>
      checkAnnouncements(null, { sdl: schema(page), at: new Date('2026-12-01T12:00:00Z') });
    expect(check('title: String')).toEqual([]);
    expect(check(`slogan: String ${deprecated('2027-03-01')}`)).toEqual([]);
    expect(check(`slogan: String ${deprecated('2027-02-28')}`)).toEqual([
      'Page.slogan must stay until 2027-03-01; its reason says 2027-02-28.',
    ]);
  });
});

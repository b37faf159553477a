import { describe, expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { emptyDraft } from './model.ts';
import { aBox, aCard, aDraft, testDefinitions } from './testing/any-draft.ts';
import { countBlocking, listFieldProblems, listProblems } from './validation.ts';

const page = aDraft([aCard('a', { title: 'A' })], { excerpt: 'What this page is about.' });

describe('what is wrong with a page', () => {
  it('is nothing when all is well', () => {
    expect(codes(page)).toEqual([]);
  });

  it('names the block and the field', () => {
    const draft = aDraft([aBox('b', [aCard('a', { title: '', size: 'gone', rows: [{ label: 1 }] })])], {
      excerpt: 'x',
    });
    expect(listProblems(draft, { definitions: testDefinitions, locale: 'en' })).toMatchObject([
      { severity: 'incomplete', code: 'required', blockId: 'a', path: ['title'] },
      { severity: 'malformed', code: 'not_an_option', blockId: 'a', path: ['size'] },
      { severity: 'malformed', code: 'not_text', blockId: 'a', path: ['rows', 0, 'label'] },
    ]);
  });

  it('names a block that stands where it may not, and a slot that is too full', () => {
    const draft = aDraft(
      [
        { ...aCard('t', { title: 'x' }), type: 'haptera/sheet' },
        aBox(
          'b',
          [],
          ['1', '2', '3', '4'].map((id) => aCard(id, { title: id })),
        ),
      ],
      { excerpt: 'x' },
    );
    expect(codes(draft)).toEqual(['not_allowed_here', 'slot_too_many']);
  });

  it('covers the page: title, address, description, emptiness', () => {
    expect(codes(aDraft([], { title: ' ', slug: 'Not a slug' }))).toEqual([
      'title_missing',
      'slug_invalid',
      'page_empty',
      'seo_description_missing',
    ]);
    expect(
      codes({ ...page, slug: '触觉-sdk', meta: { seo_description: 'x'.repeat(161), seo_title: 'y'.repeat(61) } }),
    ).toEqual(['seo_title_long', 'seo_description_long']);
    expect(codes({ ...page, slug: encodeURIComponent('触觉').toLowerCase() })).toEqual([]);
    expect(codes({ ...page, slug: '触'.repeat(30) })).toEqual(['slug_too_long']);
  });

  it('takes an address with capitals, as apps and mails know it', () => {
    expect(codes({ ...page, slug: 'informationCollection' })).toEqual([]);
  });

  it('takes the address that the server makes of a Chinese title', () => {
    expect(codes({ ...page, slug: '座舱方案：按压有回应，滑动有质感' })).toEqual([]);
    expect(codes({ ...page, slug: encodeURIComponent('《触感》3-0，来了！').toLowerCase() })).toEqual([]);
    for (const slug of ['座舱 方案', '“触感”', '触感——3', '触感…', '-a', 'a-', 'a--b', 'a.b', 'Über']) {
      expect(codes({ ...page, slug }), slug).toEqual(['slug_invalid']);
    }
  });

  it('asks for descriptions of pictures only where it knows that there is none', () => {
    const draft = aDraft(
      [
        {
          kind: 'block',
          id: 'h',
          type: 'haptera/hero',
          version: 1,
          attributes: { heading: 'x', picture: { id: 7 } },
          slots: {},
        },
      ],
      { excerpt: 'x' },
    );
    const told = (alt: string | undefined) =>
      listProblems(draft, { definitions, locale: 'en', altOf: () => alt }).map(({ code }) => code);
    expect(told('')).toEqual(['alt_missing']);
    expect(told('A phone.')).toEqual([]);
    expect(told(undefined)).toEqual([]);
  });

  it('says of a block that could not be written which one it is', () => {
    const draft = aDraft([aCard('a', { title: 'x' }), aCard('b', { title: '\ud800' })], { excerpt: 'x' });
    expect(listProblems(draft, { definitions: testDefinitions, locale: 'zh' })).toMatchObject([
      { severity: 'malformed', code: 'unwritable_attribute', blockId: 'b' },
    ]);
  });

  it('forbids saving what is malformed, publishing what is incomplete, and nothing for advice', () => {
    const problems = (severity: 'malformed' | 'incomplete' | 'advice') => [
      { severity, code: 'x', blockId: null, path: [], message: { zh: '', en: '' } },
    ];
    expect([countBlocking(problems('malformed'), 'save'), countBlocking(problems('malformed'), 'publish')]).toEqual([
      1, 1,
    ]);
    expect([countBlocking(problems('incomplete'), 'save'), countBlocking(problems('incomplete'), 'publish')]).toEqual([
      0, 1,
    ]);
    expect([countBlocking(problems('advice'), 'save'), countBlocking(problems('advice'), 'publish')]).toEqual([0, 0]);
  });

  it('is known for one block at a key press without reading the page again', () => {
    const definition = testDefinitions.get('haptera/card');
    if (!definition) throw new Error('No card.');
    const node = aCard('a', { title: '' });
    expect(listFieldProblems(node, definition)).toMatchObject([{ code: 'required', blockId: 'a', path: ['title'] }]);
    expect(listFieldProblems(node, definition)).toBe(listFieldProblems(node, definition));
  });
});

describe('a slug that another part of the site answers at', () => {
  const slugCodes = (slug: string, isAtRoot: boolean) =>
    listProblems({ ...emptyDraft, slug }, { definitions: testDefinitions, locale: 'en', isAtRoot })
      .filter(({ path }) => path[0] === 'slug')
      .map(({ code }) => code);

  it('is told at its field before anybody publishes', () => {
    expect(slugCodes('preview', true)).toEqual(['slug_reserved']);
    expect(slugCodes('preview-2', true)).toEqual([]);
  });

  it('is fine below another page', () => {
    expect(slugCodes('preview', false)).toEqual([]);
  });
});

function codes(draft: Parameters<typeof listProblems>[0]): string[] {
  return listProblems(draft, { definitions: testDefinitions, locale: 'en' }).map(({ code }) => code);
}

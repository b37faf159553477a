import { describe, expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import type { BlockNode } from '#cms-schema/markup/document.ts';
import { emptyDraft } from './model.ts';
import { aBox, aCard, aDraft, testDefinitions } from './testing/any-draft.ts';
import { countBlocking, listFieldProblems, listProblems } from './validation.ts';

const page = aDraft([aCard('a', { title: 'A' })], { excerpt: 'What this page is about.' });

describe('the problems of a page', () => {
  it('mention a video that nobody can play', () => {
    const told = (attributes: BlockNode['attributes']) => {
      const video = { kind: 'block' as const, id: 'v', type: 'haptera/video', version: 1, slots: {} };
      const draft = aDraft([{ ...video, attributes: { title: 'x', ...attributes } }], { excerpt: 'x' });
      return listProblems(draft, { definitions, locale: 'en' }).map(({ severity, path }) => [severity, ...path]);
    };
    expect(told({})).toEqual([['advice', 'url']]);
    expect(told({ url: 'https://a.example/watch' })).toEqual([['advice', 'url']]);
    expect(told({ url: 'https://youtu.be/dQw4w9WgXcQ' })).toEqual([]);
    expect(told({ kind: 'file' })).toEqual([['advice', 'file']]);
    expect(told({ kind: 'file', file: { id: 7 } })).toEqual([]);
  });

  it('are empty for a valid page', () => {
    expect(codes(page)).toEqual([]);
  });

  it('name the block and the field', () => {
    const draft = aDraft([aBox('b', [aCard('a', { title: '', size: 'gone', rows: [{ label: 1 }] })])], {
      excerpt: 'x',
    });
    expect(listProblems(draft, { definitions: testDefinitions, locale: 'en' })).toMatchObject([
      { severity: 'incomplete', code: 'required', blockId: 'a', path: ['title'] },
      { severity: 'malformed', code: 'not_an_option', blockId: 'a', path: ['size'] },
      { severity: 'malformed', code: 'not_text', blockId: 'a', path: ['rows', 0, 'label'] },
    ]);
  });

  it('include misplaced blocks and slots with too many blocks', () => {
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

  it('advise against a block that belongs to another kind of page, where it may stay', () => {
    const block = (type: string) => ({ kind: 'block' as const, id: type, type, version: 1, attributes: {}, slots: {} });
    const nodes = [block('haptera/trial-account'), block('haptera/config-access'), block('haptera/divider')];
    const misplaced = (slug: string, type: 'page' | 'post', meta = {}) =>
      listProblems({ ...emptyDraft, slug, meta, nodes }, { definitions, locale: 'en', type })
        .filter(({ code }) => code === 'block_misplaced')
        .map(({ severity, blockId }) => `${severity} ${blockId}`);
    expect(misplaced('about', 'page')).toEqual(['advice haptera/trial-account', 'advice haptera/config-access']);
    expect(misplaced('trial-account', 'page')).toEqual(['advice haptera/config-access']);
    expect(misplaced('trial-account', 'page', { layout: 'configTool' })).toEqual([]);
    expect(misplaced('trial-account', 'post')).toHaveLength(2);
  });

  it('include the page’s title, slug, description and empty content', () => {
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

  it('do not include a slug with capital letters, which apps and mails link to', () => {
    expect(codes({ ...page, slug: 'informationCollection' })).toEqual([]);
  });

  it('do not include a slug that the server derives from a Chinese title', () => {
    expect(codes({ ...page, slug: '座舱方案：按压有回应，滑动有质感' })).toEqual([]);
    expect(codes({ ...page, slug: encodeURIComponent('《触感》3-0，来了！').toLowerCase() })).toEqual([]);
    for (const slug of ['座舱 方案', '“触感”', '触感——3', '触感…', '-a', 'a-', 'a--b', 'a.b', 'Über']) {
      expect(codes({ ...page, slug }), slug).toEqual(['slug_invalid']);
    }
  });

  it('include a missing picture description only if it is known to be missing', () => {
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

  it('advise of foreign blocks of which visitors see nothing, by their names', () => {
    const foreign = (source: string) => aDraft([{ kind: 'foreign', id: 'f', source }], { excerpt: 'x' });
    const [problem, ...others] = listProblems(
      foreign('<!-- wp:block {"ref":5} /-->\n<!-- wp:haptera/unknown {"id":"x"} /-->'),
      { definitions, locale: 'en' },
    );
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ severity: 'advice', code: 'draws_nothing', blockId: 'f' });
    expect(problem?.message.en).toContain('Synced pattern, haptera/unknown');
    expect(problem?.message.zh).toContain('同步样板、haptera/unknown');
    expect(codes(foreign('<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->'))).toEqual([]);
  });

  it('name a block that cannot be stored', () => {
    const draft = aDraft([aCard('a', { title: 'x' }), aCard('b', { title: '\ud800' })], { excerpt: 'x' });
    expect(listProblems(draft, { definitions: testDefinitions, locale: 'zh' })).toMatchObject([
      { severity: 'malformed', code: 'unwritable_attribute', blockId: 'b' },
    ]);
  });

  it('prevent saving if malformed and publishing if incomplete; advice prevents neither', () => {
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

  it('are cached per block, so that a key press does not check the whole page again', () => {
    const definition = testDefinitions.get('haptera/card');
    if (!definition) throw new Error('No card.');
    const node = aCard('a', { title: '' });
    expect(listFieldProblems(node, definition)).toMatchObject([{ code: 'required', blockId: 'a', path: ['title'] }]);
    expect(listFieldProblems(node, definition)).toBe(listFieldProblems(node, definition));
  });
});

describe('a slug that another part of the site uses', () => {
  const slugCodes = (slug: string, isAtRoot: boolean) =>
    listProblems({ ...emptyDraft, slug }, { definitions: testDefinitions, locale: 'en', isAtRoot })
      .filter(({ path }) => path[0] === 'slug')
      .map(({ code }) => code);

  it('is reported at its field before publishing', () => {
    expect(slugCodes('preview', true)).toEqual(['slug_reserved']);
    expect(slugCodes('preview-2', true)).toEqual([]);
  });

  it('is allowed below another page', () => {
    expect(slugCodes('preview', false)).toEqual([]);
  });
});

function codes(draft: Parameters<typeof listProblems>[0]): string[] {
  return listProblems(draft, { definitions: testDefinitions, locale: 'en' }).map(({ code }) => code);
}

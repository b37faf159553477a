import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#cms-schema/json.ts';
import type { PageDraft } from '../document/model.ts';
import { aBox, aCard, aDraft, aForeign, testDefinitions } from '../document/testing/any-draft.ts';
import { rebaseBeside, rebaseLanguage } from './rebase.ts';
import { isUnsaved, type LanguageState } from './session-state.ts';

const base = { draft: card({ title: 'a', figure: '1' }), revision: 3 };

describe('rebasing onto the state of the server', () => {
  it('recognises a save whose response was lost, and continues without a conflict', () => {
    const language = of(card({ title: 'ab typed on', figure: '1' }), [card({ title: 'ab', figure: '1' })]);
    expect(
      rebaseLanguage(language, { draft: card({ title: 'ab', figure: '1' }), revision: 4 }, testDefinitions),
    ).toEqual({
      conflicts: [],
      language: { base: { draft: card({ title: 'ab', figure: '1' }), revision: 4 }, draft: language.draft, sent: [] },
    });
  });

  it('recognises such a save even if another user has saved since', () => {
    const language = of(card({ title: 'abc', figure: '1' }), [card({ title: 'ab', figure: '1' })]);
    const { language: next, conflicts } = rebaseLanguage(
      language,
      { draft: card({ title: 'ab', figure: 'theirs' }), revision: 5 },
      testDefinitions,
    );
    expect(conflicts).toEqual([]);
    expect(next.draft).toEqual(card({ title: 'abc', figure: 'theirs' }));
  });

  it('reports a conflict only for the field that another user overwrote, not for the other fields of that save', () => {
    const language = of(card({ title: 'abc', figure: '3' }), [card({ title: 'ab', figure: '2' })]);
    const { conflicts } = rebaseLanguage(
      language,
      { draft: card({ title: 'theirs', figure: '2' }), revision: 5 },
      testDefinitions,
    );
    expect(conflicts).toEqual([
      { kind: 'field', blockId: 'a', path: ['title'], base: 'a', mine: 'abc', theirs: 'theirs' },
    ]);
  });

  it('does not restore a block that was deleted after a save whose response was lost', () => {
    const sent = aDraft([aCard('a', { title: 'a', figure: '1' }), aCard('new', { title: 'x' })]);
    const { language } = rebaseLanguage(of(base.draft, [sent]), { draft: sent, revision: 4 }, testDefinitions);
    expect(language.draft).toEqual(base.draft);
  });

  it('distinguishes a save that arrived from a later one that reverted its edit', () => {
    const sent = card({ title: 'ab', figure: '1' });
    const language = of(base.draft, [sent, base.draft]);
    const alone = rebaseLanguage(language, { draft: sent, revision: 4 }, testDefinitions);
    expect([alone.language.draft, alone.conflicts]).toEqual([base.draft, []]);
    const withMore = card({ title: 'ab', figure: 'theirs' });
    const { language: next } = rebaseLanguage(language, { draft: withMore, revision: 5 }, testDefinitions);
    expect(next.draft).toEqual(card({ title: 'a', figure: 'theirs' }));
  });

  it('keeps the old base until conflicts are resolved, so that nothing is overwritten', () => {
    const { language, conflicts } = rebaseLanguage(
      of(card({ title: 'mine', figure: '1' })),
      { draft: card({ title: 'theirs', figure: '2' }), revision: 4 },
      testDefinitions,
    );
    expect(conflicts).toHaveLength(1);
    expect(language).toEqual({ base, draft: card({ title: 'mine', figure: '2' }), sent: [] });
    expect(
      rebaseLanguage(language, { draft: card({ title: 'theirs', figure: '2' }), revision: 4 }, testDefinitions)
        .conflicts,
    ).toHaveLength(1);
  });

  it('ignores a revision that is not newer than its base', () => {
    const language = of(card({ title: 'mine', figure: '1' }));
    expect(rebaseLanguage(language, { draft: card({}), revision: 3 }, testDefinitions)).toEqual({
      language,
      conflicts: [],
    });
    expect(rebaseLanguage(language, { draft: card({}), revision: 2 }, testDefinitions).language).toBe(language);
  });

  it('recognises foreign markup that it had added to the page itself', () => {
    const copied = aDraft([aForeign('hash', '<p>old</p>'), aForeign('copy', '<p>old</p>')]);
    const moved = aDraft([aBox('b', [aForeign('copy', '<p>old</p>')]), aForeign('hash', '<p>old</p>')]);
    const read = aDraft([aForeign('hash', '<p>old</p>'), aForeign('hash-2', '<p>old</p>'), aCard('theirs')]);
    const { language, conflicts } = rebaseLanguage(
      { base: { draft: copied, revision: 1 }, draft: moved, sent: [] },
      { draft: read, revision: 2 },
      testDefinitions,
    );
    expect(conflicts).toEqual([]);
    expect(language.draft?.nodes).toEqual([...moved.nodes, aCard('theirs')]);
  });

  it('keeps translation sources of a deleted block that the server has dropped, without another save', () => {
    const meta = { haptera_sources: { gone: { title: '原文' } } };
    const mine = { ...card({ title: 'a', figure: '1' }), meta };
    const stored = { ...card({ title: 'a', figure: 'theirs' }), meta: { haptera_sources: {} } };
    const { language, conflicts } = rebaseLanguage(
      { base: { draft: mine, revision: 3 }, draft: mine, sent: [] },
      { draft: stored, revision: 4 },
      testDefinitions,
    );
    expect(conflicts).toEqual([]);
    expect(language.draft).toEqual({ ...stored, meta });
    expect(isUnsaved(language)).toBe(false);
  });

  it('recognises a save even if the server has dropped the translation sources of a deleted block', () => {
    const sources = (of: JsonObject) => ({ meta: { haptera_sources: of } });
    const nodes = [aCard('a', { title: 'a', figure: '1' }), aCard('new', { title: 'x' })];
    const { language } = rebaseLanguage(
      of(base.draft, [aDraft(nodes, sources({ gone: { title: '原文' } }))]),
      { draft: aDraft(nodes, sources({})), revision: 4 },
      testDefinitions,
    );
    expect(language.draft?.nodes).toEqual(base.draft.nodes);
  });

  it('uses the state of the server if there is no local state', () => {
    expect(rebaseLanguage({ base: null, draft: null, sent: [] }, base, testDefinitions)).toEqual({
      language: { base, draft: base.draft, sent: [] },
      conflicts: [],
    });
  });
});

describe('rebasing onto work that is stored beside the document', () => {
  it('merges work by the same user that is older than a publication, but only once', () => {
    const start = card({ title: 'a', figure: '1' });
    const published = { draft: card({ title: 'a', figure: '9' }), revision: 4 };
    const elsewhere = { draft: card({ title: 'elsewhere', figure: '1' }), edition: 'elsewhere', from: start };
    const mine = { base: { draft: start, revision: 3 }, draft: card({ title: 'a', figure: '1', more: 'x' }), sent: [] };
    const moved = rebaseLanguage(mine, published, testDefinitions);
    const { language, conflicts } = rebaseBeside(moved.language, elsewhere, testDefinitions, mine);
    expect(conflicts).toEqual([]);
    expect(language).toMatchObject({
      base: published,
      draft: card({ title: 'elsewhere', figure: '9', more: 'x' }),
      besideEdition: 'elsewhere',
    });
    const later = rebaseLanguage(language, { ...published, revision: 5 }, testDefinitions);
    expect(rebaseBeside(later.language, elsewhere, testDefinitions, language).language).toBe(later.language);
  });

  it('reports no conflict for own text that was published while it was edited further', () => {
    const beside = card({ title: 'mine', figure: '1' });
    const language = { ...of(card({ title: 'mine, and more', figure: '1' })), beside, besideEdition: 'known' };
    const published = { draft: card({ title: 'mine', figure: '2' }), revision: 4 };
    expect(rebaseLanguage(language, published, testDefinitions)).toMatchObject({
      conflicts: [],
      language: { draft: card({ title: 'mine, and more', figure: '2' }), besideEdition: 'known' },
    });
  });

  it('does not restore text that was deleted after a save whose response was lost', () => {
    const sent = aDraft([aCard('a', { title: 'a', figure: '1' }), aCard('new', { title: 'x' })]);
    for (const unanswered of [[sent], [sent, base.draft]]) {
      const { language, conflicts } = rebaseBeside(
        of(base.draft, unanswered),
        { draft: sent, edition: 'arrived' },
        testDefinitions,
      );
      expect([language.draft, conflicts]).toEqual([base.draft, []]);
      expect(language).toMatchObject({ beside: sent, besideEdition: 'arrived' });
    }
  });

  it('merges work by the same user on another device, and reports conflicts until they are resolved', () => {
    const elsewhere = { draft: card({ title: 'elsewhere', figure: '2' }), edition: 'elsewhere' };
    const apart = rebaseBeside(of(card({ title: 'a', figure: '1', more: 'x' })), elsewhere, testDefinitions);
    expect(apart).toMatchObject({
      conflicts: [],
      language: { draft: card({ title: 'elsewhere', figure: '2', more: 'x' }) },
    });
    const both = rebaseBeside(of(card({ title: 'mine', figure: '1' })), elsewhere, testDefinitions);
    expect(both.conflicts).toMatchObject([{ path: ['title'], mine: 'mine', theirs: 'elsewhere' }]);
    expect(both.language.draft).toEqual(card({ title: 'mine', figure: '2' }));
    expect(rebaseBeside(both.language, elsewhere, testDefinitions).conflicts).toMatchObject([{ path: ['title'] }]);
  });
});

function of(draft: PageDraft, sent: PageDraft[] = []): LanguageState {
  return { base, draft, sent };
}

function card(attributes: JsonObject): PageDraft {
  return aDraft([aCard('a', attributes)]);
}

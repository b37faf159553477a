import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#cms-schema/json.ts';
import type { PageDraft } from '../document/model.ts';
import { aBox, aCard, aDraft, aForeign, testDefinitions } from '../document/testing/any-draft.ts';
import { rebaseBeside, rebaseLanguage } from './rebase.ts';
import { isUnsaved, type LanguageState } from './session-state.ts';

const base = { draft: card({ title: 'a', figure: '1' }), revision: 3 };

describe('finding out what stands on the server', () => {
  it('recognises a save whose answer was lost, and writes on without a question', () => {
    const language = of(card({ title: 'ab typed on', figure: '1' }), [card({ title: 'ab', figure: '1' })]);
    expect(
      rebaseLanguage(language, { draft: card({ title: 'ab', figure: '1' }), revision: 4 }, testDefinitions),
    ).toEqual({
      conflicts: [],
      language: { base: { draft: card({ title: 'ab', figure: '1' }), revision: 4 }, draft: language.draft, sent: [] },
    });
  });

  it('does so also when somebody else has saved on top of it', () => {
    const language = of(card({ title: 'abc', figure: '1' }), [card({ title: 'ab', figure: '1' })]);
    const { language: next, conflicts } = rebaseLanguage(
      language,
      { draft: card({ title: 'ab', figure: 'theirs' }), revision: 5 },
      testDefinitions,
    );
    expect(conflicts).toEqual([]);
    expect(next.draft).toEqual(card({ title: 'abc', figure: 'theirs' }));
  });

  it('asks only for the field that somebody else overwrote, not for the others of that save', () => {
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

  it('does not bring back a block that I deleted after a save that arrived in silence', () => {
    const sent = aDraft([aCard('a', { title: 'a', figure: '1' }), aCard('new', { title: 'x' })]);
    const { language } = rebaseLanguage(of(base.draft, [sent]), { draft: sent, revision: 4 }, testDefinitions);
    expect(language.draft).toEqual(base.draft);
  });

  it('knows the save that arrived from a later one that took its edit back', () => {
    const sent = card({ title: 'ab', figure: '1' });
    const language = of(base.draft, [sent, base.draft]);
    const alone = rebaseLanguage(language, { draft: sent, revision: 4 }, testDefinitions);
    expect([alone.language.draft, alone.conflicts]).toEqual([base.draft, []]);
    const withMore = card({ title: 'ab', figure: 'theirs' });
    const { language: next } = rebaseLanguage(language, { draft: withMore, revision: 5 }, testDefinitions);
    expect(next.draft).toEqual(card({ title: 'a', figure: 'theirs' }));
  });

  it('keeps the old base while something waits for a decision, so that nothing is overwritten unseen', () => {
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

  it('hears no news that are older than what it knows', () => {
    const language = of(card({ title: 'mine', figure: '1' }));
    expect(rebaseLanguage(language, { draft: card({}), revision: 3 }, testDefinitions)).toEqual({
      language,
      conflicts: [],
    });
    expect(rebaseLanguage(language, { draft: card({}), revision: 2 }, testDefinitions).language).toBe(language);
  });

  it('knows foreign markup again that it had put on the page itself', () => {
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

  it('keeps what a deleted block was translated from, which the server has forgotten, and asks for no further save', () => {
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

  it('recognises a save although the server has forgotten what a deleted block was translated from', () => {
    const sources = (of: JsonObject) => ({ meta: { haptera_sources: of } });
    const nodes = [aCard('a', { title: 'a', figure: '1' }), aCard('new', { title: 'x' })];
    const { language } = rebaseLanguage(
      of(base.draft, [aDraft(nodes, sources({ gone: { title: '原文' } }))]),
      { draft: aDraft(nodes, sources({})), revision: 4 },
      testDefinitions,
    );
    expect(language.draft?.nodes).toEqual(base.draft.nodes);
  });

  it('takes what is there when nothing is here', () => {
    expect(rebaseLanguage({ base: null, draft: null, sent: [] }, base, testDefinitions)).toEqual({
      language: { base, draft: base.draft, sent: [] },
      conflicts: [],
    });
  });
});

describe('finding out what stands beside the document', () => {
  it('takes in what the same person wrote elsewhere before somebody published, and knows its name from then on', () => {
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

  it('does not ask about my own words when somebody published them and I have written on', () => {
    const beside = card({ title: 'mine', figure: '1' });
    const language = { ...of(card({ title: 'mine, and more', figure: '1' })), beside, besideEdition: 'known' };
    const published = { draft: card({ title: 'mine', figure: '2' }), revision: 4 };
    expect(rebaseLanguage(language, published, testDefinitions)).toMatchObject({
      conflicts: [],
      language: { draft: card({ title: 'mine, and more', figure: '2' }), besideEdition: 'known' },
    });
  });

  it('does not bring back what I deleted after a save that arrived in silence', () => {
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

  it('takes in what the same person wrote elsewhere, and asks where both wrote until somebody decides', () => {
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

import { describe, expect, test } from 'vitest';
import type { Revision } from '../cms/revision-calls.ts';
import { emptyDraft, type PageDraft } from '../document/model.ts';
import { draftOfRevision, printAutosave, readAutosave } from './stored-draft.ts';

const draft: PageDraft = {
  ...emptyDraft,
  title: 'Engine',
  slug: 'engine',
  meta: { seo_title: 'A -- title --> with <signs>', haptera_sources: { one: { heading: '原文' } } },
  nodes: [
    {
      kind: 'block',
      id: 'one',
      type: 'haptera/quote',
      version: 1,
      attributes: { quote: 'Words', name: 'Somebody' },
      slots: {},
    },
  ],
};

function revisionOf({ title, content, excerpt }: { title: string; content: string; excerpt: string }): Revision {
  return { id: 9, kind: 'autosave', authorId: 1, at: null, title, content, excerpt, documentRevision: 3, edition: '' };
}

describe('an autosave of a published page', () => {
  test('brings back slug and meta as well, which autosaves have no room for', () => {
    expect(readAutosave(revisionOf(printAutosave(draft)), emptyDraft)).toEqual(draft);
    const empty = { ...draft, nodes: [] };
    expect(readAutosave(revisionOf(printAutosave(empty)), emptyDraft)).toEqual(empty);
  });

  test('ends with one comment, whatever the texts hold', () => {
    const { content } = printAutosave(draft);
    expect(content.match(/-->/g)).toHaveLength(2);
    expect(content.endsWith('-->')).toBe(true);
  });

  test('made by another client leaves slug and meta as the document has them', () => {
    const revision = revisionOf({ title: 'New', content: '', excerpt: '' });
    expect(readAutosave(revision, draft)).toEqual({ ...draft, title: 'New', excerpt: '', nodes: [] });
  });
});

test('a revision keeps the present slug and meta', () => {
  const revision = revisionOf({ title: 'Old', content: '', excerpt: 'Short' });
  expect(draftOfRevision(revision, draft)).toEqual({ ...draft, title: 'Old', excerpt: 'Short', nodes: [] });
});

import { describe, expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { beginTranslation } from '#cms-schema/begin-translation.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import type { PageDraft } from '../document/model.ts';
import { createKnownDocuments, sourceLocaleOf } from './known-documents.ts';
import { anItem } from './testing/an-item.ts';

const both = { zh: { id: 1 }, en: { id: 2 } };
const startTranslation = (page: PageDraft): PageDraft => ({ ...page, ...beginTranslation(page, definitions, {}) });
const english = pageOf('Start together');

describe('the language that a page is translated from', () => {
  it('is the one that was written first', () => {
    expect(sourceLocaleOf(both, { zh: pageOf('一起开始'), en: english })).toBe('zh');
    expect(sourceLocaleOf({ zh: { id: 2 }, en: { id: 1 } }, { zh: pageOf('一起开始'), en: english })).toBe('en');
  });

  it('is English while the Chinese page is an untranslated copy of it', () => {
    const copy = startTranslation(english);
    expect(sourceLocaleOf(both, { zh: copy, en: english })).toBe('en');
    expect(sourceLocaleOf(both, { zh: pageOf('一起开始'), en: startTranslation(pageOf('一起开始')) })).toBe('zh');
    expect(sourceLocaleOf(both, { zh: copy, en: copy })).toBe('zh');
  });
});

describe('a save that this tab did not make', () => {
  const [me, other] = [
    { id: 1, name: 'Me' },
    { id: 2, name: 'Lei' },
  ];
  const found = (over: Partial<DocumentItem>) => {
    const known = createKnownDocuments({ zh: anItem('draft', 3), en: null }, me.id);
    known.keepFound({ ...anItem('draft', 4), modifiedBy: other, ...over });
    expect(known.get().zh?.revision).toBe(4);
    return known.foreignSaves();
  };

  it('counts as another editor’s if another person has changed something in it', () => {
    expect(found({ title: '新' })).toBe(1);
    expect(found({ meta: { seo_title: '新' } })).toBe(1);
    expect(found({ status: 'pending' })).toBe(1);
  });

  it('does not count if the page only made room for another one, or was saved by this user', () => {
    expect(found({ menuOrder: 7 })).toBe(0);
    expect(found({ title: '新', modifiedBy: me })).toBe(0);
  });
});

function pageOf(heading: string): PageDraft {
  const attributes = { heading, text: '', actions: [], tone: 'light' };
  const node = { kind: 'block', type: 'haptera/call-to-action', id: 'one', version: 1, attributes, slots: {} } as const;
  return { title: '', slug: '', excerpt: '', meta: {}, nodes: [node] };
}

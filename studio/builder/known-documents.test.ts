import { describe, expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { beginTranslation } from '#cms-schema/begin-translation.ts';
import type { PageDraft } from '../document/model.ts';
import { sourceLocaleOf } from './known-documents.ts';

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

function pageOf(heading: string): PageDraft {
  const attributes = { heading, text: '', actions: [], tone: 'light' };
  const node = { kind: 'block', type: 'haptera/call-to-action', id: 'one', version: 1, attributes, slots: {} } as const;
  return { title: '', slug: '', excerpt: '', meta: {}, nodes: [node] };
}

import { expect, it } from 'vitest';
import { emptyDraft } from '../document/model.ts';
import { createTranslate, loadMessages } from '../messages.ts';
import { nameProblem } from './name-problem.ts';

await Promise.all([loadMessages('en'), loadMessages('zh')]);

it.each([
  ['en', 'faq', ['items', 5, 'answer'], 'Questions: Question 6 · Answer'],
  ['zh', 'faq', ['items', 5, 'answer'], '常见问题：问答 6 · 回答'],
  ['en', 'faq', [], 'Questions'],
  ['en', null, ['meta', 'seo_description'], 'Description for search'],
  ['en', null, [], 'Page settings'],
] as const)(
  'in language %s, a problem is named after its block, item and field: %s %o',
  (uiLocale, blockId, path, name) => {
    const draft = {
      ...emptyDraft,
      nodes: [{ kind: 'block', id: 'faq', type: 'haptera/faq', version: 1, attributes: {}, slots: {} } as const],
    };
    expect(nameProblem({ blockId, path }, draft, uiLocale, createTranslate(uiLocale))).toBe(name);
  },
);

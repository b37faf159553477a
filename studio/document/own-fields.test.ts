import { describe, expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { beginTranslation } from '#cms-schema/begin-translation.ts';
import { group } from '#cms-schema/fields/group.ts';
import { list } from '#cms-schema/fields/list.ts';
import { number } from '#cms-schema/fields/number.ts';
import { text } from '#cms-schema/fields/text.ts';
import type { EditOptions } from '../saving/page-session.ts';
import { listDrift } from '../translation/list-drift.ts';
import { bringLacking, translate } from '../translation/translation-acts.ts';
import { bringItem } from './bring-item.ts';
import { editPage } from './edit-field.ts';
import { applyStep, type StepChanges } from './history.ts';
import { type Drafts, emptyDraft, type PageDraft } from './model.ts';
import { pruneSources } from './sources.ts';

const label = { zh: '字段', en: 'Field' };
/** Fields that a content type could have. */
const fields = {
  lede: text({ label }),
  year: number({ label, default: 0 }),
  facts: list({
    label,
    of: group({ label, fields: { name: text({ label }), figure: number({ label, default: 0 }) } }),
  }),
};

const meta = { lede: '先说结论', year: 2026, facts: [{ id: 'f1', name: '重量', figure: 12 }] };

describe('the translation of a type’s own fields', () => {
  it('starts with every text untranslated, even in lists, and with numbers copied', () => {
    const { zh, en } = begun();
    expect(toDo(zh, en)).toEqual([
      ['title', 'untranslated'],
      ['meta.lede', 'untranslated'],
      ['meta.facts.f1.name', 'untranslated'],
    ]);
    expect(en.meta).toMatchObject({ year: 2026, facts: [{ id: 'f1', figure: 12 }] });
  });

  it('is complete once each text is translated, and behind again once its source changes', () => {
    let drafts: Drafts = begun();
    for (const [path, words] of [
      [['title'], 'Case'],
      [['meta', 'lede'], 'What matters first'],
      [['meta', 'facts', 'f1', 'name'], 'Weight'],
    ] as const) {
      drafts = write(drafts, (editing) => {
        const drift = find(drafts, path.join('.'));
        translate({ ...editing, fields }, 'en', drift, words);
      });
    }
    expect(drafts.en?.meta).toMatchObject({
      lede: 'What matters first',
      facts: [{ id: 'f1', name: 'Weight', figure: 12 }],
    });
    expect(toDo(drafts.zh, drafts.en)).toEqual([]);

    drafts = step(drafts, editPage(drafts, 'zh', ['meta', 'facts'], [{ id: 'f1', name: '净重', figure: 12 }], fields));
    expect(toDo(drafts.zh, drafts.en)).toEqual([['meta.facts.f1.name', 'drifted']]);
  });

  it('records the old source text before it changes, even if none was recorded before', () => {
    const zh = { ...emptyDraft, meta };
    const en = {
      ...emptyDraft,
      meta: { ...meta, lede: 'What matters first', facts: [{ id: 'f1', name: 'Weight', figure: 12 }] },
    };
    const drafts = step({ zh, en }, editPage({ zh, en }, 'zh', ['meta', 'lede'], '结论在前', fields));
    expect(listDrift(drafts.zh ?? zh, drafts.en ?? en, fields)).toMatchObject([
      { path: ['meta', 'lede'], state: 'drifted', sourceThen: '先说结论', sourceNow: '结论在前' },
    ]);
  });

  it('copies an item that the translation lacks, with its text untranslated', () => {
    const start = begun();
    const facts = [...meta.facts, { id: 'f2', name: '厚度', figure: 3 }];
    let drafts = step(start, editPage(start, 'zh', ['meta', 'facts'], facts, fields));
    const lacking = listDrift(drafts.zh ?? emptyDraft, drafts.en ?? emptyDraft, fields).find((drift) => drift.lacking);
    if (!lacking) throw new Error('The item is not told of.');
    drafts = write(drafts, (editing) => bringLacking({ ...editing, fields }, 'en', lacking));
    expect(drafts.en?.meta.facts).toEqual(facts);
    expect(toDo(drafts.zh, drafts.en)).toContainEqual(['meta.facts.f2.name', 'untranslated']);
    const gone = { ...drafts, zh: { ...emptyDraft, meta: { ...meta, facts: [] } } };
    expect(bringItem(gone, 'en', lacking, definitions, fields)).toEqual({});
  });

  it('keeps a number equal in both languages unless it differed before', () => {
    const start = begun();
    const both = step(start, editPage(start, 'en', ['meta', 'facts'], [{ ...english('f1'), figure: 20 }], fields));
    expect(both.zh?.meta.facts).toEqual([{ id: 'f1', name: '重量', figure: 20 }]);
    const apart = { zh: both.zh, en: both.en && { ...both.en, meta: { ...both.en.meta, year: 1999 } } };
    const changed = step(apart, editPage(apart, 'zh', ['meta', 'year'], 2027, fields));
    expect([changed.zh?.meta.year, changed.en?.meta.year]).toEqual([2027, 1999]);
  });

  it('drops the translation sources of deleted items', () => {
    const { en } = begun();
    const stored = pruneSources({ ...en, meta: { ...en.meta, facts: [] } });
    expect(Object.keys(Object(Object(stored.meta.haptera_sources)['']))).toEqual(['title', 'meta.lede']);
  });
});

function english(id: string) {
  return { id, name: '重量', figure: 12 };
}

function begun(): { zh: PageDraft; en: PageDraft } {
  const zh = { ...emptyDraft, title: '案例', meta };
  const begin = beginTranslation({ ...zh, slug: '' }, definitions, fields);
  return { zh, en: { ...zh, ...begin } };
}

function toDo(zh: PageDraft | null, en: PageDraft | null): [string, string][] {
  return listDrift(zh ?? emptyDraft, en ?? emptyDraft, fields).map(({ path, state }) => [path.join('.'), state]);
}

function find({ zh, en }: Drafts, path: string) {
  const found = listDrift(zh ?? emptyDraft, en ?? emptyDraft, fields).find((drift) => drift.path.join('.') === path);
  if (!found) throw new Error(`${path} is in step.`);
  return found;
}

function step(drafts: Drafts, changes: StepChanges): Drafts {
  const next = applyStep(drafts, changes);
  if (!next) throw new Error('The step does not fit.');
  return next;
}

function write(
  drafts: Drafts,
  act: (editing: {
    drafts(): Drafts;
    edit(locale: 'zh' | 'en', changes: StepChanges, options: EditOptions): boolean;
  }) => void,
): Drafts {
  let now = drafts;
  act({
    drafts: () => now,
    edit: (_, changes) => {
      now = step(now, changes);
      return true;
    },
  });
  return now;
}

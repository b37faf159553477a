import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import type { Provenance } from '#cms-schema/provenance.ts';
import { driftOf } from '#cms-schema/translation/drift.ts';
import { bringItem } from './bring-item.ts';
import { applyChanges } from './change.ts';
import { editFields, editPage } from './edit-field.ts';
import { applyStep, emptyHistory, recordStep, undo } from './history.ts';
import type { Drafts, PageDraft } from './model.ts';
import { markStillRight } from './note-translation.ts';
import { listProposals } from './proposals.ts';
import { planSource } from './sources.ts';
import { aBox, aCard, aDraft, aForeign, testDefinitions } from './testing/any-draft.ts';
import { findBlock } from './tree.ts';

const start: Drafts = {
  zh: aDraft(
    [
      aCard('a', {
        title: '标题',
        body: '<p>正文。</p>',
        figure: '5',
        rows: [row('f', '频率', '5'), row('s', '启停', '1')],
      }),
    ],
    { title: '引擎' },
  ),
  en: aDraft(
    [
      aCard('a', {
        title: 'Heading',
        body: '<p>Text.</p>',
        figure: '5',
        rows: [row('f', 'Frequency', '5'), row('s', 'Start', '1')],
      }),
    ],
    { title: 'Engine' },
  ),
};

describe('drift between the languages', () => {
  it('does not exist on a page that was not edited since it was translated', () => {
    expect(states(start)).toEqual(['inStep']);
  });

  it('is reported when the source changes, with the old source, the new source and the translation', () => {
    const drafts = edit(start, 'zh', 'a', ['title'], '新标题');
    expect(open(drafts)).toEqual([
      {
        blockId: 'a',
        path: ['title'],
        sourcePath: ['title'],
        state: 'drifted',
        sourceThen: '标题',
        sourceNow: '新标题',
        translation: 'Heading',
        lacking: null,
      },
    ]);
    expect(open(edit(drafts, 'zh', 'a', ['title'], '标题'))).toEqual([]);
  });

  it('is not reported where the source is empty on purpose, however that was recorded', () => {
    const drafts = edit(edit(start, 'en', 'a', ['title'], 'From'), 'zh', 'a', ['title'], '');
    const noted = (provenance: Provenance) =>
      open({
        ...drafts,
        en: applyChanges(draftOf(drafts, 'en'), planSource(draftOf(drafts, 'en'), 'a', ['title'], provenance)),
      });
    expect(noted({ state: 'translated', from: '' })).toEqual([]);
    expect(noted({ state: 'untranslated' })).toEqual([]);
    expect(noted({ state: 'translated', from: '标题' })).toMatchObject([{ state: 'orphan' }]);
  });

  it('ends when the translation is updated or marked as still correct', () => {
    const drifted = edit(start, 'zh', 'a', ['title'], '新标题');
    expect(open(edit(drifted, 'en', 'a', ['title'], 'New heading'))).toEqual([]);
    const [entry] = open(drifted);
    if (!entry) throw new Error('No drift.');
    const marked = applyChanges(draftOf(drifted, 'en'), markStillRight(draftOf(drifted, 'en'), entry));
    expect(open({ ...drifted, en: marked })).toEqual([]);
    expect(open(edit({ ...drifted, en: marked }, 'zh', 'a', ['title'], '又一个标题'))).toMatchObject([
      { sourceThen: '新标题' },
    ]);
  });

  it('is reported in both directions: a change of the English text affects the Chinese one', () => {
    const drafts = edit(start, 'en', 'a', ['title'], 'Other');
    expect(open(drafts)).toEqual([]);
    expect(
      driftOf(draftOf(drafts, 'en'), draftOf(drafts, 'zh'), testDefinitions).filter(({ state }) => state === 'drifted'),
    ).toMatchObject([{ path: ['title'], sourceThen: 'Heading', sourceNow: 'Other' }]);
  });

  it('is not caused by white space, by reordering blocks or rows, or by a shared field', () => {
    const spaced = edit(start, 'zh', 'a', ['body'], '<p>正文。</p>\n');
    expect(open(edit(spaced, 'zh', 'a', ['body'], '  <p>正文。</p>'))).toEqual([]);
    const noted = edit(
      edit(start, 'en', 'a', ['rows', 'f', 'label'], 'Rate'),
      'en',
      'a',
      ['rows', 's', 'label'],
      'Begin',
    );
    expect(open(edit(noted, 'zh', 'a', ['rows'], [row('s', '启停', '1'), row('f', '频率', '5')]))).toEqual([]);
    expect(open(edit(noted, 'zh', 'a', ['figure'], '6'))).toEqual([]);
    const moved = { ...start, zh: aDraft([aCard('new'), ...draftOf(start, 'zh').nodes], { title: '引擎' }) };
    expect(open(moved)).toEqual([]);
  });

  it('identifies the changed row even if the rows were reordered', () => {
    const noted = edit(
      edit(start, 'en', 'a', ['rows', 'f', 'label'], 'Rate'),
      'en',
      'a',
      ['rows', 's', 'label'],
      'Begin',
    );
    const moved = edit(noted, 'zh', 'a', ['rows'], [row('s', '启停', '1'), row('f', '频率', '5')]);
    expect(open(edit(moved, 'zh', 'a', ['rows', 'f', 'label'], '频段'))).toMatchObject([
      {
        path: ['rows', 'f', 'label'],
        sourcePath: ['rows', 'f', 'label'],
        sourceThen: '频率',
        sourceNow: '频段',
        translation: 'Rate',
      },
    ]);
  });

  it('follows rows that are deleted or moved in the translation', () => {
    const three: Drafts = {
      zh: aDraft([aCard('a', { rows: [row('a', '一'), row('b', '二'), row('c', '三')] })], { title: '' }),
      en: aDraft([aCard('a', { rows: [row('a', ''), row('b', ''), row('c', '')] })], { title: '' }),
    };
    let drafts = three;
    for (const [id, word] of Object.entries({ a: 'One', b: 'Two', c: 'Three' }))
      drafts = edit(drafts, 'en', 'a', ['rows', id, 'label'], word);
    drafts = edit(drafts, 'zh', 'a', ['rows'], [row('b', '二'), row('c', '三')]);
    drafts = edit(drafts, 'en', 'a', ['rows'], [row('b', 'Two'), row('c', 'Three')]);
    expect(open(drafts)).toEqual([]);
    drafts = edit(drafts, 'en', 'a', ['rows'], [row('c', 'Three'), row('b', 'Two')]);
    expect(open(drafts)).toEqual([]);
    expect(open(edit(drafts, 'zh', 'a', ['rows', 'b', 'label'], '二号'))).toMatchObject([
      { translation: 'Two', sourceThen: '二' },
    ]);
  });

  it('includes untranslated texts, even copied ones, and texts whose source no longer exists', () => {
    const drafts: Drafts = {
      zh: aDraft([aCard('a', { title: '标题', body: '<p>正文。</p>', more: { note: 'True HD', extra: '' } })], {
        title: '',
      }),
      en: aDraft([aCard('a', { title: '', body: '<p>正文。</p>', more: { note: 'True HD', extra: 'Only here' } })], {
        title: '',
      }),
    };
    expect(open(drafts).map(({ path, state }) => [path.join('.'), state])).toEqual([
      ['title', 'untranslated'],
      ['body', 'untranslated'],
      ['more.extra', 'orphan'],
    ]);
  });

  it('includes items that the translation lacks, which can be copied to their place without changing the others', () => {
    const drafts = {
      zh: aDraft([aCard('a', { rows: [row('n', '新', '0'), row('f', '频率', '5'), row('v', '电压', '3')] })]),
      en: aDraft([aCard('a', { rows: [row('f', 'Frequency', '5')] })]),
    };
    const lacking = open(drafts).filter((entry) => entry.lacking !== null);
    expect(lacking.map((entry) => entry.lacking)).toEqual([
      { item: ['rows', 'n'], list: ['rows'], place: ['rows', 0], at: 0 },
      { item: ['rows', 'v'], list: ['rows'], place: ['rows', 2], at: 1 },
    ]);
    const brought = lacking.reduceRight(
      (current: Drafts, entry) => required(applyStep(current, bringItem(current, 'en', entry, testDefinitions))),
      drafts,
    );
    expect(attributesOf(brought, 'en')).toEqual({
      rows: [row('n', '新', '0'), row('f', 'Frequency', '5'), row('v', '电压', '3')],
    });
    expect(attributesOf(brought, 'zh')).toEqual(attributesOf(drafts, 'zh'));
    expect(open(brought).map(({ path, sourceNow }) => [path.join('.'), sourceNow])).toEqual([
      ['rows.n.label', '新'],
      ['rows.v.label', '电压'],
    ]);
  });

  it('also follows items that are not groups', () => {
    const tag = (id: string, value: string) => ({ id, value });
    const drafts: Drafts = {
      zh: aDraft([aCard('a', { tags: [tag('p', '手机'), tag('c', '座舱')] })]),
      en: aDraft([aCard('a', { tags: [tag('c', 'Cockpit'), tag('p', 'Phone')] })]),
    };
    expect(open(drafts)).toEqual([]);
    expect(open(edit(drafts, 'zh', 'a', ['tags', 'c', 'value'], '车内'))).toMatchObject([
      { path: ['tags', 'c', 'value'], sourceThen: '座舱', sourceNow: '车内', translation: 'Cockpit' },
    ]);
  });

  it('includes the page’s title, excerpt and search texts', () => {
    const edited = applyStep(start, editPage(start, 'zh', ['title'], '新引擎'));
    expect(open(required(edited))).toMatchObject([
      { blockId: '', path: ['title'], sourceThen: '引擎', sourceNow: '新引擎' },
    ]);
    const both = required(applyStep(required(edited), editPage(required(edited), 'en', ['title'], 'New engine')));
    expect(open(both)).toEqual([]);
    const seo = required(applyStep(both, editPage(both, 'zh', ['meta', 'seo_title'], '搜索标题')));
    expect(open(seo)).toMatchObject([{ path: ['meta', 'seo_title'], state: 'untranslated' }]);
  });

  it('disappears when the edit is undone', () => {
    const changes = editFields(start, 'zh', 'a', [{ path: ['title'], value: '新标题' }], testDefinitions);
    const history = recordStep(emptyHistory, 'zh', { action: 'edit', at: 0, changes });
    const back = undo(history, 'zh', required(applyStep(start, changes)));
    expect(open(back.drafts)).toEqual([]);
    expect(back.drafts.zh).toEqual(start.zh);
    expect(back.drafts.en?.nodes).toEqual(start.en?.nodes);
  });
});

describe('fields that both languages share', () => {
  it('are set in both at once, even in corresponding items', () => {
    const drafts = edit(edit(start, 'zh', 'a', ['figure'], '6'), 'zh', 'a', ['rows', 's', 'value'], '2');
    expect(attributesOf(drafts, 'en')).toMatchObject({
      title: 'Heading',
      figure: '6',
      rows: [row('f', 'Frequency', '5'), row('s', 'Start', '2')],
    });
    expect(attributesOf(edit(drafts, 'en', 'a', ['size'], 'large'), 'zh')).toMatchObject({ size: 'large' });
  });

  it('do not change in the other language when rows are moved, added or removed, or when texts change', () => {
    const reordered = edit(start, 'zh', 'a', ['rows'], [row('s', '启停', '1'), row('f', '频率', '5')]);
    expect(attributesOf(reordered, 'en')).toEqual(attributesOf(start, 'en'));
    const longer = edit(
      start,
      'zh',
      'a',
      ['rows'],
      [row('n', '新', '9'), row('f', '频率', '5'), row('s', '启停', '1')],
    );
    expect(attributesOf(longer, 'en')).toEqual(attributesOf(start, 'en'));
    expect(attributesOf(edit(longer, 'zh', 'a', ['rows', 'n', 'value'], '8'), 'en')).toEqual(attributesOf(start, 'en'));
    expect(attributesOf(edit(start, 'zh', 'a', ['title'], 'x'), 'en')).toEqual(attributesOf(start, 'en'));
  });

  it('are set in the right row even if the other language has more rows or another order', () => {
    const rows = [row('n', '新', '9'), row('s', '启停', '1'), row('f', '频率', '5')];
    const faster = edit(edit(start, 'zh', 'a', ['rows'], rows), 'zh', 'a', ['rows', 's', 'value'], '0.5');
    expect(attributesOf(faster, 'en')).toMatchObject({ rows: [row('f', 'Frequency', '5'), row('s', 'Start', '0.5')] });
    const wider = edit(faster, 'en', 'a', ['rows', 'f', 'value'], '30');
    expect(attributesOf(wider, 'zh')).toMatchObject({
      rows: [row('n', '新', '9'), row('s', '启停', '0.5'), row('f', '频率', '30')],
    });
    const renamed = edit(wider, 'en', 'a', ['rows', 'f', 'label'], 'Range');
    expect(open(renamed)).toMatchObject([{ state: 'untranslated', sourceNow: '新' }]);
  });

  it('are not changed in the other language if their values differed before', () => {
    const other: Drafts = {
      ...start,
      en: aDraft([aCard('a', { rows: [row('f', 'Frequency', '7'), row('s', 'Start', '1')] })]),
    };
    expect(attributesOf(edit(other, 'zh', 'a', ['rows', 'f', 'value'], '6'), 'en')).toMatchObject({
      rows: [row('f', 'Frequency', '7'), row('s', 'Start', '1')],
    });
  });

  it('are set in a single language if the other does not have the block', () => {
    const drafts = { ...start, en: aDraft([]) };
    expect(editFields(drafts, 'zh', 'a', [{ path: ['figure'], value: '6' }], testDefinitions)).toEqual({
      zh: [{ kind: 'set', id: 'a', path: ['figure'], before: '5', after: '6' }],
    });
  });
});

describe('an untranslated copy that is translated letter by letter', () => {
  it('causes no drift in its source, whichever language is the source', () => {
    const copy = applyChanges(
      draftOf(start, 'en'),
      planSource(draftOf(start, 'en'), 'a', ['title'], { state: 'untranslated' }),
    );
    let drafts: Drafts = { zh: start.zh, en: copy };
    for (const text of ['B', 'Be', 'Begin']) drafts = edit(drafts, 'en', 'a', ['title'], text);
    const reversed = { zh: drafts.en, en: drafts.zh };
    expect(open(drafts)).toEqual([]);
    expect(open(reversed)).toEqual([]);
    expect(open(edit(drafts, 'zh', 'a', ['title'], '开始'))).toMatchObject([{ state: 'drifted', sourceThen: '标题' }]);
  });
});

describe('proposals for the structure of the other language', () => {
  it('list missing, extra and moved blocks, each once', () => {
    const source = aDraft([
      aBox('new', [aCard('inside')]),
      aCard('c'),
      aCard('a'),
      aCard('b'),
      aBox('box', [aCard('in')]),
    ]);
    const target = aDraft([
      aCard('a'),
      aCard('b'),
      aCard('c'),
      aBox('extra', [aCard('x')]),
      aBox('box'),
      aCard('in'),
      aForeign('f'),
    ]);
    expect(
      listProposals(source, target).map((proposal) => [
        proposal.kind,
        'node' in proposal ? proposal.node.id : proposal.blockId,
      ]),
    ).toEqual([
      ['add', 'new'],
      ['remove', 'extra'],
      ['move', 'in'],
      ['move', 'c'],
    ]);
    expect(listProposals(source, source)).toEqual([]);
  });
});

function edit(drafts: Drafts, locale: Locale, id: string, path: FieldPath, value: JsonValue): Drafts {
  return required(applyStep(drafts, editFields(drafts, locale, id, [{ path, value }], testDefinitions)));
}

function open(drafts: Drafts) {
  return driftOf(draftOf(drafts, 'zh'), draftOf(drafts, 'en'), testDefinitions).filter(
    ({ state }) => state !== 'inStep',
  );
}

function states(drafts: Drafts): string[] {
  return [...new Set(driftOf(draftOf(drafts, 'zh'), draftOf(drafts, 'en'), testDefinitions).map(({ state }) => state))];
}

function attributesOf(drafts: Drafts, locale: Locale): JsonObject | undefined {
  return findBlock(draftOf(drafts, locale).nodes, 'a')?.attributes;
}

function draftOf(drafts: Drafts, locale: Locale): PageDraft {
  return required(drafts[locale]);
}

function row(id: string, label: string, value = ''): JsonObject {
  return { id, label, value };
}

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There is none.');
  return value;
}

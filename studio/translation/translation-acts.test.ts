import { expect, it } from 'vitest';
import type { Locale } from '#cms-schema/locale.ts';
import type { StepChanges } from '../document/history.ts';
import type { Drafts } from '../document/model.ts';
import { listProposals } from '../document/proposals.ts';
import { aCard, aDraft } from '../document/testing/any-draft.ts';
import type { EditOptions } from '../saving/page-session.ts';
import { bringAdditions, bringBlock, follow, settle } from './translation-acts.ts';

interface Done {
  readonly locale: Locale;
  readonly written: readonly string[];
  readonly action: EditOptions['action'];
}

/** Records which languages each step changes. */
function createDesk(drafts: Drafts) {
  const done: Done[] = [];
  const edit = (locale: Locale, step: StepChanges, { action }: EditOptions) => {
    done.push({ locale, written: Object.keys(step), action });
    return true;
  };
  return { editing: { drafts: () => drafts, edit }, done };
}

const aCall = (id: string) => ({ ...aCard(id), type: 'haptera/call-to-action' });
const chinese = aDraft([aCall('both'), aCall('new')]);
const english = aDraft([aCall('both'), aCall('own')]);

it('each action changes only its own language', () => {
  const { editing, done } = createDesk({ zh: chinese, en: english });
  const [proposal] = listProposals(chinese, english).filter(({ kind }) => kind === 'remove');
  const [, own] = english.nodes;
  if (!proposal || !own) throw new Error('The pages do not differ.');
  follow(editing, 'en', proposal);
  settle(editing, 'en', 'new');
  bringBlock(editing, 'zh', own);
  const step = (locale: Locale) => ({ locale, written: [locale], action: 'translation' });
  expect(done).toEqual([step('en'), step('en'), step('zh')]);
});

it('all blocks that the source lacks are copied to it in one step', () => {
  const { editing, done } = createDesk({ zh: aDraft([]), en: english });
  bringAdditions(editing, 'zh');
  expect(done).toEqual([{ locale: 'zh', written: ['zh'], action: 'translation' }]);
});

it('nothing can be copied while one language does not exist', () => {
  const { editing, done } = createDesk({ zh: chinese, en: null });
  bringAdditions(editing, 'en');
  settle(editing, 'en', 'new');
  expect(done).toEqual([]);
});

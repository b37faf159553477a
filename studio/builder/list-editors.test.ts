import { describe, expect, test } from 'vitest';
import { createTranslate, loadMessages } from '../messages.ts';
import { listEditors, printEditors } from './list-editors.ts';

await Promise.all([loadMessages('zh'), loadMessages('en')]);
const [zh, en] = [createTranslate('zh'), createTranslate('en')];

function people(...names: (string | null)[]) {
  return listEditors(names.map((name, id) => ({ id, name: name ?? 'Me', isYou: name === null })));
}

describe('other editors of a page', () => {
  test.each([
    [['李雷'], '李雷 也在编辑', '李雷 is editing too'],
    [['Li Lei', null], 'Li Lei 也在编辑', 'Li Lei is editing too'],
    [['李雷', '韩梅梅'], '李雷 和 韩梅梅 也在编辑', '李雷 and 韩梅梅 are editing too'],
    [['李雷', '韩梅梅', 'Jim'], '李雷 和另外 2 人也在编辑', '李雷 and 2 others are editing too'],
    [[null, null], '你在另一处也打开了此页面', 'You have this page open elsewhere too'],
  ])('are named in one sentence: %j', (names, chinese, english) => {
    const editors = people(...names);
    expect([printEditors(editors, zh), printEditors(editors, en)]).toEqual([chinese, english]);
  });

  test('are listed once, however many tabs they have open', () => {
    expect(people('李雷', '李雷', null, null).map(({ name }) => name)).toEqual(['李雷', 'Me']);
  });

  test.each([
    ['李雷', '李雷'],
    ['欧阳娜娜', '娜娜'],
    ['Li Lei', 'LL'],
    ['Ana de la Cruz', 'AC'],
    ['jim', 'J'],
    ['', ''],
  ])('have initials: "%s" becomes "%s"', (name, initials) => {
    expect(people(name)[0]?.initials).toBe(initials);
  });
});

import type { Localized } from '../locale.ts';
import type { Problem } from '../problem.ts';
import type { Renamed } from './assign-ids.ts';
import type { Remark, RemarkCode } from './read-pieces.ts';
import { findTooDeep, MAX_MARKUP_DEPTH } from './scan-delimiters.ts';

/** Describes for editors what the parser had to decide on its own. No decision loses content. */
export function describeProblems(remarks: readonly Remark[], renamed: readonly Renamed[]): Problem[] {
  return [
    ...remarks.map(({ code, node, detail }) => createProblem(code, node.id, messages[code](detail))),
    ...renamed.map(({ node, oldId }) =>
      createProblem('duplicate_block_id', node.id, {
        zh: `编号“${oldId}”在页面中出现多次，此区块已改用新编号，保存后生效。`,
        en: `The id "${oldId}" is used more than once on this page. This block got a new id; save to keep it.`,
      }),
    ),
  ];
}

/** One problem, which prevents saving, if blocks are nested too deep anywhere, also in foreign markup. */
export function listNestingProblems(source: string): readonly Problem[] {
  const deep = findTooDeep(source);
  if (deep === null) return [];
  const { name, line } = deep;
  const message = {
    zh: `第 ${line} 行的区块“${name}”嵌套超过 ${MAX_MARKUP_DEPTH} 层，无法保存。请把它移到更外层。`,
    en: `The block "${name}" on line ${line} is nested more than ${MAX_MARKUP_DEPTH} deep, so this cannot be saved. Move it further out.`,
  };
  return [{ severity: 'malformed', code: 'markup_too_deep', path: [], message }];
}

function createProblem(code: string, blockId: string, message: Localized): Problem {
  return { severity: 'incomplete', code, blockId, path: [], message };
}

const messages: Readonly<Record<RemarkCode, (detail: string) => Localized>> = {
  block_too_deep: (name) => ({
    zh: `区块“${name}”嵌套过深，已按原样保留。请把它移到更外层。`,
    en: `The block "${name}" is nested too deeply, so it was left unchanged. Move it further out.`,
  }),
  block_without_slots: (name) => ({
    zh: `区块“${name}”里有内容，但它不能容纳内容，已按原样保留。请把内容移出。`,
    en: `The block "${name}" cannot contain anything, but has content, so it was left unchanged. Move the content out of it.`,
  }),
  hidden_block: (names) => ({
    zh: `区块 ${names} 位于本系统不显示的内容里，读者看不到它。请在原处把它移出，或在这里删除后重新添加。`,
    en: `${names} is inside markup that this system does not show, so readers would not see it. Move it out in the editor that wrote it, or delete it here and add the block again.`,
  }),
  invalid_block_id: (value) => ({
    zh: `区块编号“${value}”无效，已改用新编号，保存后生效。`,
    en: `"${value}" is not a valid block id. This block got a new id; save to keep it.`,
  }),
  invalid_block_version: (value) => ({
    zh: `区块版本“${value}”无效，已按第 1 版读取。请检查此区块。`,
    en: `"${value}" is not a valid block version, so the block was read as version 1. Check it.`,
  }),
  unbalanced_markup: () => ({
    zh: '从这里到页面末尾，有区块注释缺少开头或结尾，已按原样保留。请补全或删除它。',
    en: 'A block comment after this point has no beginning or no end, so the rest of the page was left unchanged. Complete or delete that comment.',
  }),
  unclosed_block: (name) => ({
    zh: `区块“${name}”没有结尾，已视为到页面末尾结束，保存后补全。`,
    en: `The block "${name}" is not closed, so it was read to the end of the page. Save to close it there.`,
  }),
  unknown_slot: (slot) => ({
    zh: `这里没有名为“${slot}”的位置，内容已放到第一个位置。请检查它的位置。`,
    en: `There is no slot "${slot}" here, so this was moved to the first one. Check where it belongs.`,
  }),
  unreadable_attributes: (name) => ({
    zh: `区块“${name}”的属性无法读取，已按原样保留。请重新创建此区块。`,
    en: `The attributes of the block "${name}" cannot be read, so it was left unchanged. Create the block again.`,
  }),
};

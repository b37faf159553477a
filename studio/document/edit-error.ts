import type { Localized } from '#cms-schema/locale.ts';

export type EditErrorCode =
  | 'block_not_found'
  | 'foreign_block'
  | 'into_itself'
  | 'not_allowed_here'
  | 'place_not_found'
  | 'slot_full'
  | 'too_deep'
  | 'wrong_parent';

/** An edit that is not possible in the document. `text` explains it in both languages of the studio. */
export class EditError extends Error {
  override readonly name = 'EditError';
  readonly status = 422;
  readonly code: EditErrorCode;
  readonly text: Localized;

  constructor(code: EditErrorCode) {
    super(texts[code].en);
    this.code = code;
    this.text = texts[code];
  }
}

const texts: Readonly<Record<EditErrorCode, Localized>> = {
  block_not_found: {
    zh: '此区块已不在页面上，可能已被删除。请重新选择。',
    en: 'This block is no longer on the page. It may have been deleted. Select another one.',
  },
  foreign_block: {
    zh: '此内容来自其他系统，不能在这里编辑，只能移动或删除。',
    en: 'This content comes from another system. It can be moved or deleted here, but not edited.',
  },
  into_itself: {
    zh: '区块不能移到自己里面。请选择外面的位置。',
    en: 'A block cannot be moved into itself. Choose a place outside it.',
  },
  not_allowed_here: {
    zh: '此处不接受这种区块。请选择其他位置。',
    en: 'This kind of block is not allowed here. Choose another place.',
  },
  place_not_found: {
    zh: '目标位置已不存在。请重新选择。',
    en: 'That place no longer exists. Choose another one.',
  },
  slot_full: {
    zh: '此处的区块数已达上限。请先移走一个。',
    en: 'This place is full. Move a block out of it first.',
  },
  too_deep: {
    zh: '区块嵌套过深。请放到更外层。',
    en: 'Blocks are nested too deep here. Choose a place further out.',
  },
  wrong_parent: {
    zh: '这种区块只能放在它所属的区块里。',
    en: 'This kind of block is only allowed inside the block it belongs to.',
  },
};

import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from '@tiptap/pm/inputrules';
import type { MarkType, Schema } from '@tiptap/pm/model';
import { goOnBehind, wrapInListAt } from './block-commands.ts';

/**
 * Markdown input at the start of a paragraph or around words, if the profile allows the result. Backspace reverts it.
 */
export function markdownRules({ nodes, marks }: Schema) {
  const { h2, h3, h4, ul, ol, blockquote, pre, hr } = nodes;
  const heading = (pattern: RegExp, type: typeof h2) => (type ? [textblockTypeInputRule(pattern, type)] : []);
  const list = (pattern: RegExp, type: typeof ul) =>
    type
      ? [
          new InputRule(pattern, (state, _match, start, end) =>
            state.selection.$from.node(-1).type.name === 'li' ? null : wrapInListAt(state.tr.delete(start, end), type),
          ),
        ]
      : [];
  return inputRules({
    rules: [
      ...heading(/^##\s$/, h2),
      ...heading(/^###\s$/, h3),
      ...heading(/^####\s$/, h4),
      ...list(/^[-+*]\s$/, ul),
      ...list(/^1[.)]\s$/, ol),
      ...(blockquote ? [wrappingInputRule(/^[>》]\s$/, blockquote)] : []),
      ...(pre ? [textblockTypeInputRule(/^```$/, pre, { code: {} })] : []),
      ...(hr
        ? [
            new InputRule(/^---$/, (state, _match, start, end) =>
              goOnBehind(state.tr.delete(start, end).replaceSelectionWith(hr.create())),
            ),
          ]
        : []),
      ...around('**', marks.strong),
      ...around('__', marks.strong),
      ...around('~~', marks.s),
      ...around('*', marks.em),
      ...around('_', marks.em),
      ...around('`', marks.code),
    ],
  });
}

/**
 * Text between two markers. Anything may precede a double marker, because Chinese has no spaces; a single marker after
 * a letter or a digit counts as part of a word or a formula (`2*3*4`, `a_b_c`).
 */
function around(sign: string, type: MarkType | undefined): InputRule[] {
  if (!type) return [];
  const [one = ''] = sign;
  const quoted = [...sign].map((each) => `\\${each}`).join('');
  const before = sign.length > 1 || one === '`' ? `[^\\${one}]` : `[^\\${one}a-zA-Z0-9]`;
  const pattern = new RegExp(`(^|${before})${quoted}([^\\s\\${one}](?:[^\\${one}]*[^\\s\\${one}])?)${quoted}$`);
  return [
    new InputRule(pattern, (state, [whole = '', prefix = '', words = ''], start, end) => {
      const from = start + prefix.length;
      // The last character is not in the document yet.
      if (whole.length - 1 !== end - start) return null;
      const tr = state.tr.delete(from + sign.length + words.length, end).delete(from, from + sign.length);
      return tr.addMark(from, from + words.length, type.create()).removeStoredMark(type);
    }),
  ];
}

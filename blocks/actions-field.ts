import { group } from '#cms-schema/fields/group.ts';
import { link } from '#cms-schema/fields/link.ts';
import { list } from '#cms-schema/fields/list.ts';
import { text } from '#cms-schema/fields/text.ts';

/** A field for the buttons of a block, which `BlockActions` renders. */
export function actionsField({ min = 0, max }: { readonly min?: number; readonly max: number }) {
  return list({
    label: { zh: '行动按钮', en: 'Actions' },
    help: { zh: '第一个最醒目。', en: 'The first one stands out.' },
    min,
    max,
    summary: 'label',
    of: group({
      label: { zh: '按钮', en: 'Action' },
      fields: {
        label: text({ label: { zh: '文字', en: 'Label' }, maxLength: 40, required: true }),
        link: link({ label: { zh: '链接', en: 'Link' }, required: true }),
      },
    }),
  });
}

import { fillIn } from '#kit/fill-in.ts';
import { draw } from '#ui/draw.ts';
import type { Difference } from './compare-with-colleague.ts';
import type { ToolPlace } from './view.ts';

export interface Conflict {
  readonly root: HTMLElement;
  /** The side chosen for each difference. */
  choices(): readonly { readonly field: Difference['field']; readonly takesTheirs: boolean; readonly theirs: string }[];
}

/** Shows the user's and the colleague's values side by side, to choose between field by field. */
export function drawConflict(
  differences: readonly Difference[],
  time: string,
  { words, heading }: Pick<ToolPlace, 'words' | 'heading'>,
): Conflict {
  const rows = differences.map(({ field, mine, theirs, proposed }) => {
    const option = (side: 'mine' | 'theirs', text: string) => {
      const input = draw('input', { type: 'radio', name: `conflict-${field}`, value: side });
      input.checked = side === proposed;
      const label = draw(
        'label',
        { class: 'tool-side' },
        input,
        draw('span', {}, draw('small', {}, words[side]), draw('span', {}, text || words.nothing)),
      );
      return { input, label };
    };
    const [own, other] = [option('mine', mine), option('theirs', theirs)];
    const root = draw('fieldset', {}, draw('legend', {}, words[field]), own.label, other.label);
    return { root, field, theirs, other };
  });
  const root = draw(
    'section',
    { class: 'tool-conflict', 'aria-labelledby': 'config-conflict' },
    draw(heading, { id: 'config-conflict', class: 'tool-title', tabindex: -1 }, words.conflict),
    draw('p', {}, rows.length > 0 ? fillIn(words.conflictNote, { time }) : words.conflictSame),
    ...rows.map((row) => row.root),
  );
  return {
    root,
    choices: () => rows.map(({ field, theirs, other }) => ({ field, theirs, takesTheirs: other.input.checked })),
  };
}

import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { printShortcut, type Shortcut, shortcuts } from './keyboard/shortcuts.ts';

/** Lists the keyboard shortcuts, in the order in which users learn them. */
export function ShortcutsSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useMessages();
  const isMac = navigator.platform.startsWith('Mac');
  const rows = [
    ...order.slice(0, 6).map((name) => ({ name, keys: [...shortcuts[name]] })),
    { name: 'words' as const, keys: [t('canvas.shortcuts.doubleClick'), ...shortcuts.editWords] },
    ...order.slice(6, 12).map((name) => ({ name, keys: [...shortcuts[name]] })),
    { name: 'copy' as const, keys: ['Mod+c'] },
    { name: 'cut' as const, keys: ['Mod+x'] },
    { name: 'paste' as const, keys: ['Mod+v'] },
    ...order.slice(12).map((name) => ({ name, keys: [...shortcuts[name]] })),
    { name: 'stillRight' as const, keys: ['Alt+Enter'] },
    { name: 'besideText' as const, keys: ['Alt+ArrowUp', 'Alt+ArrowDown'] },
  ];
  return (
    <Dialog title={t('canvas.shortcuts.title')} width={46} onClose={onClose}>
      <Where>{t('canvas.shortcuts.where')}</Where>
      <List>
        {rows.map(({ name, keys }) => (
          <div key={name}>
            <dt>{t(`canvas.shortcuts.${name}`)}</dt>
            <dd>
              {keys.map((combination) => (
                <kbd key={combination}>{printShortcut(combination, isMac)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </List>
    </Dialog>
  );
}

const order: readonly Exclude<Shortcut, 'editWords'>[] = [
  ...(['insert', 'previous', 'next', 'parent', 'child', 'edit', 'leave'] as const),
  ...(['moveUp', 'moveDown', 'moveOut', 'moveIn', 'duplicate'] as const),
  ...(['remove', 'undo', 'redo', 'save', 'help', 'translate'] as const),
];

const Where = styled.p`
  color: ${tone.textMuted};
`;

const List = styled.dl`
  margin-block-start: 0.75rem;
  columns: 20rem 2;
  column-gap: 2rem;

  > div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding-block: 0.25rem;
    border-block-end: 1px solid ${tone.line};
    break-inside: avoid;
  }
  dd {
    display: flex;
    gap: 0.25rem;
    margin: 0;
    white-space: nowrap;
  }
  kbd {
    padding: 0 0.375rem;
    border: 1px solid ${tone.lineStrong};
    border-radius: 3px;
    font-family: inherit;
    font-size: 0.75rem;
    line-height: 1.5rem;
  }
`;

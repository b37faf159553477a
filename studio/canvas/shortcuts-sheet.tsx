import { useId } from 'react';
import { styled } from 'styled-components';
import { theme, tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { ToolButton } from '../parts/panel-parts.tsx';
import { useModal } from '../parts/use-modal.ts';
import { printShortcut, type Shortcut, shortcuts } from './keyboard/shortcuts.ts';

/** What the keyboard can do, in the order in which one learns it. */
export function ShortcutsSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useMessages();
  const dialog = useModal();
  const id = useId();
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
    <Sheet ref={dialog} aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{t('canvas.shortcuts.title')}</h2>
        <ToolButton icon="close" label={t('canvas.shortcuts.close')} onClick={() => dialog.current?.close()} />
      </header>
      <p>{t('canvas.shortcuts.where')}</p>
      <dl>
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
      </dl>
    </Sheet>
  );
}

const order: readonly Exclude<Shortcut, 'editWords'>[] = [
  ...(['insert', 'previous', 'next', 'parent', 'child', 'edit', 'leave'] as const),
  ...(['moveUp', 'moveDown', 'moveOut', 'moveIn', 'duplicate'] as const),
  ...(['remove', 'undo', 'redo', 'save', 'help', 'translate'] as const),
];

const Sheet = styled.dialog`
  width: min(46rem, calc(100vw - 2rem));
  max-height: calc(100vh - 4rem);
  margin: auto;
  padding: 1.25rem;
  overflow-y: auto;
  border: 1px solid ${tone.line};
  border-radius: ${theme.radius.large};
  background-color: ${tone.surfaceRaised};
  color: ${tone.text};
  box-shadow: ${theme.shadow.overlay};
  font-size: 0.875rem;

  &::backdrop {
    background-color: rgb(11 15 23 / 30%);
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  h2 {
    font-size: 1.0625rem;
    font-weight: 600;
  }
  p {
    color: ${tone.textMuted};
  }
  dl {
    margin-block-start: 0.75rem;
    columns: 20rem 2;
    column-gap: 2rem;
  }
  dl > div {
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

import { type KeyboardEvent, useRef } from 'react';
import type { MessageKey } from '../../messages.ts';
import { useMessages } from '../../messages-context.tsx';
import { ToolButton } from '../../parts/panel-parts.tsx';
import type { StudioIconName } from '../../parts/studio-icon.tsx';

export type TableAct =
  | 'addRow'
  | 'addSection'
  | 'addColumn'
  | 'duplicateRow'
  | 'moveUp'
  | 'moveDown'
  | 'moveLeft'
  | 'moveRight'
  | 'removeLine'
  | 'removeColumn';

interface Tool {
  readonly act: TableAct;
  readonly icon: StudioIconName;
  readonly label: MessageKey;
  readonly keys?: string;
}

const tools: readonly Tool[] = [
  { act: 'addRow', icon: 'row-add', label: 'controls.table.addRow', keys: 'Ctrl+Enter' },
  { act: 'addColumn', icon: 'column-add', label: 'controls.table.addColumn', keys: 'Ctrl+Shift+Enter' },
  { act: 'addSection', icon: 'plus', label: 'controls.table.addSection' },
  { act: 'duplicateRow', icon: 'copy', label: 'controls.table.duplicateRow' },
  { act: 'moveUp', icon: 'arrow-up', label: 'controls.table.moveUp', keys: 'Alt+↑' },
  { act: 'moveDown', icon: 'arrow-down', label: 'controls.table.moveDown', keys: 'Alt+↓' },
  { act: 'moveLeft', icon: 'arrow-left', label: 'controls.table.moveLeft', keys: 'Alt+←' },
  { act: 'moveRight', icon: 'arrow-right', label: 'controls.table.moveRight', keys: 'Alt+→' },
  { act: 'removeLine', icon: 'row-remove', label: 'controls.table.removeLine', keys: 'Ctrl+Shift+⌫' },
  { act: 'removeColumn', icon: 'column-remove', label: 'controls.table.removeColumn' },
];

export interface TableToolsProps {
  readonly isLarge: boolean;
  readonly isReadOnly: boolean;
  onAct(act: TableAct): void;
  onLarge(isLarge: boolean): void;
  /** Returns the focus to the cell. */
  onLeave(): void;
}

/** What can be done with the row and the column of the cell that had the focus last. One tab stop. */
export function TableTools({ isLarge, isReadOnly, onAct, onLarge, onLeave }: TableToolsProps) {
  const { t } = useMessages();
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.key === 'Escape') onLeave();
    else if (step !== undefined) buttons[(at + step + buttons.length) % buttons.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={bar} className="tools" role="toolbar" aria-label={t('controls.table.tools')} onKeyDown={onKeyDown}>
      {!isReadOnly &&
        tools.map(({ act, icon, label, keys }, index) => (
          <ToolButton
            key={act}
            icon={icon}
            label={t(label)}
            {...(keys && { keys })}
            tabIndex={index === 0 ? 0 : -1}
            // Keep the caret in its cell.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onAct(act)}
          />
        ))}
      <ToolButton
        icon="fit"
        label={t(isLarge ? 'controls.table.small' : 'controls.table.large')}
        aria-pressed={isLarge}
        tabIndex={isReadOnly ? 0 : -1}
        onClick={() => onLarge(!isLarge)}
      />
    </div>
  );
}

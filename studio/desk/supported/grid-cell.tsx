import { type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ListColumn } from '#contract/supported-lists.ts';
import { takeCharacters } from '#kit/text/characters.ts';
import { tone } from '#ui/theme.ts';
import { useMessages } from '../../messages-context.tsx';
import type { CellPlace } from './edit-rows.ts';

export interface GridCellProps {
  readonly column: ListColumn;
  readonly index: number;
  readonly text: string;
  /** The problem text, if any. */
  readonly problem: string | null;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  /** The text being edited; null while not editing. */
  readonly draft: string | null;
  onPress(extend: boolean): void;
  onOpen(): void;
  onDraft(text: string | null): void;
  /** `step`: where the focus moves next. */
  onCommit(text: string, step: CellPlace | null): void;
}

/** One cell: its text, or its editor. */
export function GridCell(props: GridCellProps) {
  const { column, index, text, problem, isActive, isSelected, draft, onPress, onOpen } = props;
  const { uiLocale } = useMessages();
  const label = column.options?.find(({ value }) => value === text)?.label[uiLocale] ?? text;
  return (
    <Cell
      role="gridcell"
      aria-colindex={index + 1}
      aria-selected={isSelected}
      aria-invalid={problem !== null || undefined}
      title={problem ?? undefined}
      tabIndex={isActive ? 0 : -1}
      data-active={isActive || undefined}
      onMouseDown={(event) => {
        if (draft !== null || event.button !== 0) return;
        // Otherwise the browser would select text from the last cell to this one.
        if (event.shiftKey) event.preventDefault();
        event.currentTarget.focus();
        onPress(event.shiftKey);
      }}
      onDoubleClick={() => draft === null && onOpen()}
    >
      {draft === null ? <span>{label}</span> : <Editor {...props} draft={draft} />}
    </Cell>
  );
}

function Editor({ column, draft, onDraft, onCommit }: GridCellProps & { readonly draft: string }) {
  const { uiLocale } = useMessages();
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  // Escape removes the field, which also blurs it.
  const isDone = useRef(false);
  useEffect(() => {
    field.current?.focus();
  }, []);
  const end = (act: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    act();
  };
  const followKeys = (event: KeyboardEvent) => {
    // Keys belong to the input method while it is composing.
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'Enter' ? { row: event.shiftKey ? -1 : 1, column: 0 } : null;
    const side = event.key === 'Tab' ? { row: 0, column: event.shiftKey ? -1 : 1 } : null;
    if (event.key === 'Escape') end(() => onDraft(null));
    else if (step ?? side) end(() => onCommit(draft, step ?? side));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const shared = {
    ref: field,
    'aria-label': column.label[uiLocale],
    value: draft,
    onKeyDown: followKeys,
    onBlur: () => end(() => onCommit(draft, null)),
  };
  if (!column.options) {
    return <input {...shared} onChange={({ target }) => onDraft(takeCharacters(target.value, column.maxLength))} />;
  }
  return (
    <select {...shared} onChange={({ target }) => end(() => onCommit(target.value, null))}>
      {column.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label[uiLocale]}
        </option>
      ))}
    </select>
  );
}

const Cell = styled.div`
  position: relative;
  outline: none;
  cursor: cell;
  user-select: none;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[aria-selected='true'] {
    background-color: color-mix(in srgb, ${tone.accent} 9%, transparent);
  }
  &[aria-invalid] {
    box-shadow: inset 3px 0 ${tone.caution};
    background-color: color-mix(in srgb, ${tone.caution} 10%, transparent);
  }
  &[data-active] {
    box-shadow: inset 0 0 0 1px ${tone.lineStrong};
  }
  &[data-active]:focus,
  &[data-active]:focus-within {
    box-shadow: inset 0 0 0 2px ${tone.accent};
  }
  & > :is(input, select) {
    position: absolute;
    inset: 2px;
    padding: 0 0.5rem;
    border: 0;
    background-color: ${tone.surfaceRaised};
    color: inherit;
    font: inherit;
    outline: none;
  }
`;

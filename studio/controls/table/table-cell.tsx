import { type ClipboardEvent, type KeyboardEvent, memo } from 'react';
import type { Place } from './table-edits.ts';
import { useCellText } from './use-cell-text.ts';

/** What a cell can do; stable, so that typing in one cell renders no other. */
export interface CellActs {
  write(place: Place, text: string): void;
  /** The text of the cell after this one was typed into it. */
  printAs(place: Place, text: string): string;
  focus(place: Place): void;
  paste(place: Place, event: ClipboardEvent): void;
  press(event: KeyboardEvent<HTMLInputElement>): void;
}

export interface TableCellProps {
  readonly line: number;
  readonly column: number;
  /** The accessible name: of its row and its column. */
  readonly label: string;
  readonly text: string;
  readonly problem: string | null;
  readonly isReadOnly: boolean;
  readonly isRequired: boolean;
  readonly placeholder?: string;
  readonly acts: CellActs;
}

/** The text box of one cell. */
export const TableCell = memo(function TableCell(props: TableCellProps) {
  const { line, column, label, text, problem, isReadOnly, isRequired, placeholder, acts } = props;
  const place = { line, column };
  const box = useCellText(
    text,
    (typed) => acts.printAs(place, typed),
    (typed) => acts.write(place, typed),
  );
  return (
    <input
      {...box}
      type="text"
      autoComplete="off"
      data-cell={`${line}.${column}`}
      aria-label={label}
      aria-invalid={problem !== null || undefined}
      aria-required={isRequired || undefined}
      title={problem ?? undefined}
      placeholder={placeholder}
      readOnly={isReadOnly}
      onFocus={() => acts.focus(place)}
      onKeyDown={acts.press}
      onPaste={(event) => acts.paste(place, event)}
    />
  );
});

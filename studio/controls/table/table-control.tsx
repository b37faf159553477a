import { type ClipboardEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { itemIdOf } from '#cms-schema/fields/list-items.ts';
import { tableFields } from '#cms-schema/fields/table-fields.ts';
import { isJsonObject } from '#cms-schema/json.ts';
import { createBlockId } from '../../document/block-id.ts';
import { listIn } from '../../document/follow-columns.ts';
import { useMessages } from '../../messages-context.tsx';
import { readRange } from '../../parts/read-sheet.ts';
import type { ControlProps } from '../control.ts';
import { useFieldHost } from '../field-host.ts';
import { FieldRows } from '../field-rows.tsx';
import { isWithin } from '../is-within.ts';
import { nameCell } from './cell-names.ts';
import { parseCell, printCell } from './cell-text.ts';
import type { CellActs } from './table-cell.tsx';
import * as edits from './table-edits.ts';
import { TableFrame } from './table-frame.ts';
import { readTableKey } from './table-keys.ts';
import { TableLines } from './table-lines.tsx';
import { type TableAct, TableTools } from './table-tools.tsx';

const newId = () => createBlockId(new Set());

/**
 * The rows of a table, edited as a table: every cell is a text box; Tab, Enter and the arrow keys go from cell to cell, and
 * a range of a spreadsheet is pasted into the cells. Below it are the parts of the cell that had the focus last.
 */
export function TableControl(props: ControlProps<'list'>) {
  const { fields, values } = useFieldHost();
  const name = String(props.path[0]);
  const found = useMemo(() => tableFields(fields, name), [fields, name]);
  return found && <OpenTable {...props} table={edits.tableIn(found, values ?? undefined)} />;
}

function OpenTable({
  table,
  path,
  isReadOnly,
  id,
  labelId,
  describedBy,
}: ControlProps<'list'> & { readonly table: edits.Table }) {
  const { t, uiLocale } = useMessages();
  const { problems, target, noteLeft } = useFieldHost();
  const frame = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<edits.Place>({ line: 1, column: 0 });
  const [isLarge, setLarge] = useState(false);
  const { act, acts, note, focus } = useTableActs({
    table,
    active,
    setActive,
    frame,
    isReadOnly,
    ...(isLarge && { onLeave: () => setLarge(false) }),
  });
  const latest = useRef(table);
  latest.current = table;
  useEffect(() => {
    const place = target && placeIn(latest.current, target);
    if (place) setActive(place);
  }, [target]);
  useEffect(() => {
    if (isLarge) frame.current?.showPopover();
    else if (frame.current?.matches(':popover-open')) frame.current.hidePopover();
  }, [isLarge]);

  const parts = partsAt(table, active);

  return (
    <TableFrame ref={frame} id={id} role="group" aria-labelledby={labelId} popover={isLarge ? 'manual' : undefined}>
      <TableTools
        isLarge={isLarge}
        isReadOnly={isReadOnly}
        onAct={act}
        onLarge={setLarge}
        onLeave={() => focus(active)}
      />
      <div className="scroll">
        <TableLines
          table={table}
          problems={problems}
          isReadOnly={isReadOnly}
          labelId={labelId}
          describedBy={describedBy}
          acts={acts}
          onLeave={({ section, row }) => {
            const list = [...path, section, table.fields.shape.rows];
            const key = itemIdOf(listIn(table.sections[section], table.fields.shape.rows)[row]);
            if (key !== undefined) noteLeft(list, key);
          }}
        />
      </div>
      <p className="said">{note}</p>
      {parts && (
        <div className="parts">
          <h4>{nameCell(table, parts.line, parts.column, uiLocale)}</h4>
          <FieldRows
            fields={table.fields.cells.of.children}
            path={parts.path}
            values={isJsonObject(parts.cell) ? parts.cell : null}
          />
        </div>
      )}
      {!isReadOnly && <p className="about">{t('controls.table.help')}</p>}
    </TableFrame>
  );
}

interface TableActsOptions {
  readonly table: edits.Table;
  readonly active: edits.Place;
  setActive(place: edits.Place): void;
  readonly frame: { readonly current: HTMLElement | null };
  readonly isReadOnly: boolean;
  /** Leaves the large view, if it is open. */
  onLeave?(): void;
}

/** What the keys, the tools and the cells of a table do. */
function useTableActs({ table, active, setActive, frame, isReadOnly, onLeave }: TableActsOptions) {
  const { t } = useMessages();
  const { commitAll, announce, noteAdded } = useFieldHost();
  const [note, setNote] = useState('');
  const tell = (text: string) => {
    setNote(text);
    if (text !== '') announce(text);
  };
  const focus = (place: edits.Place) => {
    // At once, not in the next frame: keys pressed until then would be lost.
    flushSync(() => {});
    const box = findBox(frame.current, place);
    box?.focus();
    box?.select();
  };
  const act = (name: TableAct) => {
    const edit = runAct(name, table, active, newId);
    tell(
      edit
        ? ''
        : t(name.startsWith('move') || name.startsWith('remove') ? 'controls.table.edge' : 'controls.table.full'),
    );
    if (!edit) return;
    if (edit.added) noteAdded(edit.added.list, edit.added.id);
    commitAll(edit.patch);
    setActive(edit.place);
    focus(edit.place);
  };
  const write = (place: edits.Place, text: string) => {
    const [line, column] = [edits.linesOf(table)[place.line], edits.columnsOf(table)[place.column]];
    const path = line && column && edits.pathOf(table, line, column);
    if (path) commitAll(edits.writeText(table, line, column, text, newId), path);
  };
  const paste = (place: edits.Place, event: ClipboardEvent) => {
    const { clipboardData: data } = event;
    const range = readRange({ text: data.getData('text/plain'), html: data.getData('text/html') });
    if (!range || isReadOnly) return;
    event.preventDefault();
    event.stopPropagation();
    const { patch, dropped } = edits.pasteRange(table, place, range, newId);
    commitAll(patch);
    const isCut = dropped.rows > 0 || dropped.columns > 0;
    tell(isCut ? t('controls.table.dropped', dropped) : t('controls.table.pasted', { rows: range.length }));
    focus(place);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const key = readTableKey(event, event.currentTarget, isReadOnly);
    if (key === null || (key === 'leave' && !onLeave)) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'leave') onLeave?.();
    else if (key === 'tools') frame.current?.querySelector<HTMLElement>('.tools button')?.focus();
    else if (typeof key === 'string') act(key);
    else if (event.key === 'Enter' && !isReadOnly && active.line + key.line >= edits.linesOf(table).length)
      act('addRow');
    else focus({ line: active.line + key.line, column: active.column + key.column });
  };
  const latest = useRef({ table, write, paste, press });
  latest.current = { table, write, paste, press };
  const acts = useMemo<CellActs>(
    () => ({
      write: (place, text) => latest.current.write(place, text),
      paste: (place, event) => latest.current.paste(place, event),
      press: (event) => latest.current.press(event),
      focus: setActive,
      printAs: (place, text) => printAs(latest.current.table, place, text),
    }),
    [setActive],
  );
  return { act, acts, note, focus };
}

/** The box of a place; in a line without one there, the nearest one to the left, or its first. */
function findBox(frame: HTMLElement | null, { line, column }: edits.Place): HTMLInputElement | null {
  const inLine = [...(frame?.querySelectorAll<HTMLInputElement>(`[data-cell^="${line}."]`) ?? [])];
  return inLine.findLast(({ dataset }) => Number(dataset.cell?.split('.')[1]) <= column) ?? inLine[0] ?? null;
}

function runAct(name: TableAct, table: edits.Table, at: edits.Place, id: () => string): edits.TableEdit | null {
  switch (name) {
    case 'addRow':
      return edits.addRow(table, at, id);
    case 'addSection':
      return edits.addSection(table, at, id);
    case 'addColumn':
      return edits.addColumn(table, at, id);
    case 'duplicateRow':
      return edits.duplicateRow(table, at, id);
    case 'moveUp':
    case 'moveDown':
      return edits.moveLine(table, at, name === 'moveUp' ? -1 : 1);
    case 'moveLeft':
    case 'moveRight':
      return edits.moveColumn(table, at, name === 'moveLeft' ? -1 : 1);
    case 'removeLine':
      return edits.removeLine(table, at);
    case 'removeColumn':
      return edits.removeColumn(table, at);
  }
}

/** What the cell will show for a text that is typed into it. */
function printAs(table: edits.Table, place: edits.Place, text: string): string {
  const [line, column] = [edits.linesOf(table)[place.line], edits.columnsOf(table)[place.column]];
  if (line?.kind !== 'row' || column?.kind !== 'cells') return text;
  const { fields } = table;
  const { cell, unit } = edits.cellIn(table, line, column.index);
  return printCell(fields, { ...cell, ...parseCell(fields, text, unit, cell) });
}

/** The cell with several parts at a place; null if there is none. */
function partsAt(table: edits.Table, place: edits.Place) {
  const [line, column] = [edits.linesOf(table)[place.line], edits.columnsOf(table)[place.column]];
  if (line?.kind !== 'row' || column?.kind !== 'cells') return null;
  const path = edits.pathOf(table, line, column);
  const cell = edits.storedCell(table, line, column.index);
  return path && cell !== undefined ? { line, column, path, cell } : null;
}

function placeIn(table: edits.Table, target: readonly (string | number)[]): edits.Place | null {
  const columns = edits.columnsOf(table);
  for (const [line, each] of edits.linesOf(table).entries()) {
    if (each.kind !== 'row') continue;
    const column = columns.findIndex((shown) => {
      const path = edits.pathOf(table, each, shown);
      return path !== null && isWithin(target, path);
    });
    if (column >= 0) return { line, column };
  }
  return null;
}

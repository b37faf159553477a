import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ListRow } from '#contract/list-rows.ts';
import type { SupportedListFacts } from '#contract/supported-lists.ts';
import { useMessages } from '../../messages-context.tsx';
import { type CellPlace, type CellRange, copyCells, rangeOf } from './edit-rows.ts';
import { GridCell } from './grid-cell.tsx';
import { GridBox, GridRow, ROW_HEIGHT } from './grid-frame.tsx';

/** Edits by keyboard or clipboard. Row positions count all rows, including filtered ones. */
export interface GridActs {
  onWrite(place: CellPlace, text: string): void;
  onClear(range: CellRange): void;
  onPaste(range: CellRange, text: string): void;
  onInsert(below: number): void;
  onRemove(range: CellRange): void;
  onMove(range: CellRange, step: -1 | 1): void;
  onUndo(): void;
  onRedo(): void;
}

export interface ListGridProps extends GridActs {
  readonly facts: SupportedListFacts;
  readonly rows: readonly ListRow[];
  /** Positions of the visible rows. */
  readonly shown: readonly number[];
  readonly problems: ReadonlyMap<string, string>;
  /** The focused cell, counted among the visible rows. */
  readonly active: CellPlace;
  readonly anchor: CellPlace;
  onSelect(active: CellPlace, anchor?: CellPlace): void;
}

/** Rows rendered beyond the visible area, so that scrolling shows no gap. */
const BEYOND = 12;

export function problemKey(row: number, column: number): string {
  return `${row} ${column}`;
}

/** A list as a spreadsheet: arrow keys, typing, Shift ranges, clipboard. Only rows in view are rendered. */
export function ListGrid({ facts, rows, shown, problems, active, anchor, onSelect, ...acts }: ListGridProps) {
  const { t, uiLocale } = useMessages();
  const box = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState({ top: 0, height: 600 });
  const [draft, setDraft] = useState<string | null>(null);
  const hasFocus = useRef(false);
  const range = rangeOf(active, anchor);
  const isWhole = shown.length === rows.length;
  const storedRange = () => ({ ...range, top: shown[range.top] ?? 0, bottom: shown[range.bottom] ?? 0 });
  const last = { row: shown.length - 1, column: facts.columns.length - 1 };

  const go = (row: number, column: number, extend = false) => {
    const place = {
      row: Math.min(Math.max(row, 0), Math.max(last.row, 0)),
      column: Math.min(Math.max(column, 0), last.column),
    };
    setDraft(null);
    onSelect(place, extend ? anchor : place);
  };

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setSight({ top: element.scrollTop, height: element.clientHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !hasFocus.current) return;
    const top = active.row * ROW_HEIGHT;
    const head = ROW_HEIGHT;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + ROW_HEIGHT + head > element.scrollTop + element.clientHeight) {
      element.scrollTop = top + ROW_HEIGHT + head - element.clientHeight;
    }
    if (draft === null) element.querySelector<HTMLElement>('[data-active]')?.focus({ preventScroll: true });
  }, [active, draft]);

  const commit = (text: string, step: CellPlace | null) => {
    const row = shown[active.row];
    if (row !== undefined) acts.onWrite({ row, column: active.column }, text);
    setDraft(null);
    if (step) go(active.row + step.row, active.column + step.column);
  };

  const followKeys = (event: KeyboardEvent) => {
    if (draft !== null || shown.length === 0) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const arrow = arrows[event.key];
    const act = (): boolean => {
      if (isCommand && key === 'z') return run(event.shiftKey ? acts.onRedo : acts.onUndo);
      if (isCommand && key === 'y') return run(acts.onRedo);
      if (isCommand && key === 'a') return run(() => onSelect(last, { row: 0, column: 0 }));
      if (isCommand && key === 'Enter' && isWhole) return run(() => insert());
      if (isCommand && key === 'Backspace') return run(remove);
      if (event.altKey && isWhole && (key === 'ArrowUp' || key === 'ArrowDown'))
        return run(() => move(key === 'ArrowUp' ? -1 : 1));
      if (arrow && isCommand) {
        const row = arrow.row === 0 ? active.row : arrow.row > 0 ? last.row : 0;
        const column = arrow.column === 0 ? active.column : arrow.column > 0 ? last.column : 0;
        return run(() => go(row, column, event.shiftKey));
      }
      if (arrow) return run(() => go(active.row + arrow.row, active.column + arrow.column, event.shiftKey));
      if (key === 'Home') return run(() => go(active.row, 0, event.shiftKey));
      if (key === 'End') return run(() => go(active.row, last.column, event.shiftKey));
      if (key === 'PageUp' || key === 'PageDown') {
        const step = Math.max(1, Math.floor(sight.height / ROW_HEIGHT) - 2);
        return run(() => go(active.row + (key === 'PageUp' ? -step : step), active.column, event.shiftKey));
      }
      if (key === 'Enter' || key === 'F2') return run(() => setDraft(textAt(active)));
      if (key === 'Delete' || key === 'Backspace') return run(() => acts.onClear(storedRange()));
      if (event.key.length === 1 && !isCommand && !event.altKey && !facts.columns[active.column]?.options) {
        return run(() => setDraft(event.key === ' ' ? textAt(active) : event.key));
      }
      return false;
    };
    if (act()) event.preventDefault();
  };

  const textAt = ({ row, column }: CellPlace) => rows[shown[row] ?? -1]?.[facts.columns[column]?.key ?? ''] ?? '';
  const insert = () => {
    acts.onInsert(shown[range.bottom] ?? rows.length - 1);
    const place = { row: range.bottom + 1, column: 0 };
    onSelect(place, place);
  };
  const remove = () => acts.onRemove(storedRange());
  const move = (step: -1 | 1) => acts.onMove(storedRange(), step);

  const first = Math.max(0, Math.floor(sight.top / ROW_HEIGHT) - BEYOND);
  const end = Math.min(shown.length, Math.ceil((sight.top + sight.height) / ROW_HEIGHT) + BEYOND);
  // Always render the focused row, even when scrolled out of view: otherwise it would lose the focus.
  const drawn = [...new Set([active.row, ...Array.from({ length: end - first }, (_, index) => first + index)])]
    .filter((row) => row >= 0 && row < shown.length)
    .toSorted((a, b) => a - b);

  return (
    <GridBox
      ref={box}
      role="grid"
      aria-label={facts.label[uiLocale]}
      aria-rowcount={shown.length + 1}
      aria-colcount={facts.columns.length}
      aria-multiselectable
      style={{
        '--columns': facts.columns.map(({ options }) => (options ? '9rem' : 'minmax(0, 1fr)')).join(' '),
        '--least': `${3 + 9 * facts.columns.length}rem`,
      }}
      onScroll={({ currentTarget }) => setSight({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        hasFocus.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      }}
      onKeyDown={followKeys}
      onCopy={(event) => {
        if (draft !== null) return;
        event.clipboardData.setData('text/plain', copyCells(facts, shown.map(rowAt(rows)), range));
        event.preventDefault();
      }}
      onPaste={(event) => {
        if (draft !== null) return;
        acts.onPaste(storedRange(), event.clipboardData.getData('text/plain'));
        event.preventDefault();
      }}
    >
      <GridRow role="row" aria-rowindex={1} data-head="">
        <span role="presentation" />
        {/* biome-ignore-start lint/a11y/useSemanticElements: rows are positioned manually, so that those out of view need not be rendered */}
        {/* biome-ignore-start lint/a11y/useFocusableInteractive: a column header is not interactive */}
        {facts.columns.map(({ key, label, help }, index) => (
          <span key={key} role="columnheader" aria-colindex={index + 1} title={help?.[uiLocale]}>
            {label[uiLocale]}
          </span>
        ))}
        {/* biome-ignore-end lint/a11y/useFocusableInteractive: the same */}
        {/* biome-ignore-end lint/a11y/useSemanticElements: the same */}
      </GridRow>
      <div role="presentation" style={{ position: 'relative', height: shown.length * ROW_HEIGHT }}>
        {drawn.map((place) => {
          const row = shown[place] ?? 0;
          return (
            <GridRow
              key={row}
              role="row"
              aria-rowindex={place + 2}
              style={{ position: 'absolute', top: place * ROW_HEIGHT }}
            >
              <span role="presentation">{row + 1}</span>
              {facts.columns.map((column, index) => {
                const isActive = place === active.row && index === active.column;
                return (
                  <GridCell
                    key={column.key}
                    column={column}
                    index={index}
                    text={rows[row]?.[column.key] ?? ''}
                    problem={problems.get(problemKey(row, index)) ?? null}
                    isActive={isActive}
                    isSelected={isWithin(range, place, index)}
                    draft={isActive ? draft : null}
                    onPress={(extend) => go(place, index, extend)}
                    onOpen={() => {
                      go(place, index);
                      setDraft(rows[row]?.[column.key] ?? '');
                    }}
                    onDraft={setDraft}
                    onCommit={commit}
                  />
                );
              })}
            </GridRow>
          );
        })}
      </div>
      {shown.length === 0 ? <Nothing>{t('desk.supported.nothing')}</Nothing> : null}
    </GridBox>
  );
}

const arrows: Readonly<Record<string, CellPlace | undefined>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

function run(act: () => void): true {
  act();
  return true;
}

function rowAt(rows: readonly ListRow[]): (place: number) => ListRow {
  return (place) => rows[place] ?? {};
}

function isWithin({ top, bottom, left, right }: CellRange, row: number, column: number): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}

function Nothing({ children }: { readonly children: ReactNode }) {
  return <p style={{ padding: '2rem', textAlign: 'center' }}>{children}</p>;
}

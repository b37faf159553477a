import { Button } from 'antd';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { mergeRows } from '#contract/compare-rows.ts';
import { checkRows } from '#contract/list-rows.ts';
import { listFacts } from '#contract/supported-lists.ts';
import { tone } from '#ui/theme.ts';
import { isStale } from '../../cms/studio-error.ts';
import { readSupportedList, type SupportedList } from '../../cms/supported-list-calls.ts';
import { useErrorText } from '../../error-text.ts';
import { useMessages } from '../../messages-context.tsx';
import { useLeaveGuard } from '../../navigation.tsx';
import { parseClipboard } from '../../parts/parse-csv.ts';
import { Refused } from '../../parts/refused.tsx';
import { useSession } from '../../session-context.tsx';
import { useConfirm } from '../parts/confirm.tsx';
import { EmptyState } from '../parts/states.tsx';
import { useToasts } from '../parts/toasts.tsx';
import { UnsavedMark } from '../parts/unsaved-mark.tsx';
import { useDeskClient } from '../use-desk-client.ts';
import { hasNamedColumns } from './csv/read-list-file.ts';
import {
  type CellPlace,
  type CellRange,
  clearCells,
  insertRow,
  moveRows,
  pasteCells,
  rangeOf,
  removeRows,
  writeCell,
} from './edit-rows.ts';
import { beginHistory, stepHistory } from './edited-list.ts';
import { ImportDialog } from './import-dialog.tsx';
import { ListGrid, problemKey } from './list-grid.tsx';
import { ListTools } from './list-tools.tsx';
import { describeProblem } from './problem-text.ts';
import { VersionsDialog } from './versions-dialog.tsx';

export interface ListEditorProps {
  readonly loaded: SupportedList;
  onUnsaved(isUnsaved: boolean): void;
}

const start: CellPlace = { row: 0, column: 0 };

/** One list as a table. Nothing is sent until the whole list is saved; until then every step can be undone. */
export function ListEditor({ loaded, onUnsaved }: ListEditorProps) {
  const { t, uiLocale } = useMessages();
  const client = useDeskClient();
  const { act } = useSession();
  const toasts = useToasts();
  const errorText = useErrorText();
  const confirm = useConfirm();
  const facts = listFacts(loaded.name);
  /** The saved state that the edits are based on. */
  const [saved, setSaved] = useState(loaded);
  const [history, step] = useReducer(stepHistory, loaded, beginHistory);
  const [selection, setSelection] = useState({ active: start, anchor: start });
  const [query, setQuery] = useState('');
  const [dialog, setDialog] = useState<'versions' | { readonly pasted: string | null } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { rows, updated } = history.present;
  const latest = useRef(history.present);
  latest.current = history.present;
  const isChanged = rows !== saved.rows || updated !== saved.updated;
  useLeaveGuard(isChanged, confirm.leave);
  useEffect(() => onUnsaved(isChanged), [onUnsaved, isChanged]);

  const found = useMemo(() => checkRows(facts, rows).problems, [facts, rows]);
  const problems = useMemo(
    () =>
      new Map(
        found.map((problem) => {
          const column = facts.columns.findIndex(({ key }) => key === (problem.column ?? facts.key.at(-1)));
          return [problemKey(problem.row ?? 0, Math.max(0, column)), describeProblem(problem, facts, { t, uiLocale })];
        }),
      ),
    [facts, found, t, uiLocale],
  );
  const shown = useMemo(() => {
    const wanted = query.trim().toLowerCase();
    const fits = (row: (typeof rows)[number]) => Object.values(row).some((cell) => cell.toLowerCase().includes(wanted));
    return rows.flatMap((row, index) => (wanted === '' || fits(row) ? [index] : []));
  }, [rows, query]);
  const active = { ...selection.active, row: Math.min(selection.active.row, Math.max(0, shown.length - 1)) };
  const anchor = { ...selection.anchor, row: Math.min(selection.anchor.row, Math.max(0, shown.length - 1)) };
  const range = rangeOf(active, anchor);
  const storedRange: CellRange = { ...range, top: shown[range.top] ?? 0, bottom: shown[range.bottom] ?? 0 };

  const put = (next: typeof rows) => step({ kind: 'edit', next: { rows: next } });
  const insert = (below: number) => {
    setQuery('');
    put(insertRow(facts, rows, below));
    const place = { row: below + 1, column: 0 };
    setSelection({ active: place, anchor: place });
  };
  const move = (moved: CellRange, by: -1 | 1) => {
    const next = moveRows(rows, moved, by);
    if (next === rows) return;
    put(next);
    setSelection({
      active: { ...active, row: active.row + by },
      anchor: { ...anchor, row: anchor.row + by },
    });
  };
  // With a filter active, remove only the visible rows of the selection.
  const remove = () => {
    const gone = new Set(shown.slice(range.top, range.bottom + 1));
    put(query === '' ? removeRows(rows, storedRange) : rows.filter((_, index) => !gone.has(index)));
    setSelection({ active: { row: range.top, column: 0 }, anchor: { row: range.top, column: 0 } });
  };
  const showProblem = () => {
    const [first] = found;
    if (!first) return;
    setQuery('');
    const column = Math.max(
      0,
      facts.columns.findIndex(({ key }) => key === first.column),
    );
    const place = { row: first.row ?? 0, column };
    setSelection({ active: place, anchor: place });
  };

  const save = async () => {
    setBusy(true);
    try {
      const next = await act(() => client.supportedLists.save({ ...saved, rows, updated }));
      setSaved(next);
      // Edits made while the save was in flight are still unsaved.
      if (latest.current === history.present) step({ kind: 'open', list: next });
      toasts.tell(t('desk.supported.saved'));
    } catch (error) {
      if (!isStale(error)) return toasts.tellFailure(errorText(error));
      // Someone else saved meanwhile: merge both sides and let the user check the result.
      const theirs = readSupportedList(error.data.current);
      put(mergeRows(facts, saved.rows, rows, theirs.rows));
      setSaved(theirs);
      toasts.tellFailure(t('desk.supported.merged'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Frame>
      <p>{facts.description[uiLocale]}</p>
      <ListTools
        list={{ name: saved.name, rows, updated }}
        facts={facts}
        query={query}
        range={storedRange}
        mayMove={query === ''}
        canUndo={history.past.length > 0}
        canRedo={history.future.length > 0}
        onFind={setQuery}
        onDate={(day) => step({ kind: 'edit', next: { updated: day } })}
        onAdd={() => insert(query === '' && rows.length > 0 ? range.bottom : rows.length - 1)}
        onRemove={remove}
        onMove={(by) => move(storedRange, by)}
        onUndo={() => step({ kind: 'undo' })}
        onRedo={() => step({ kind: 'redo' })}
        onImport={() => setDialog({ pasted: null })}
        onVersions={() => setDialog('versions')}
      />
      {rows.length === 0 ? (
        <EmptyState title={t('desk.supported.empty')} hint={t('desk.supported.emptyHint')} />
      ) : (
        <ListGrid
          facts={facts}
          rows={rows}
          shown={shown}
          problems={problems}
          active={active}
          anchor={anchor}
          onSelect={(next, from = next) => setSelection({ active: next, anchor: from })}
          onWrite={(place, text) => put(writeCell(facts, rows, place, text))}
          onClear={(cleared) => put(clearCells(facts, rows, cleared))}
          onPaste={(target, text) => {
            // A table with names of columns is shown first, with what its columns become.
            if (hasNamedColumns(facts, text)) setDialog({ pasted: text });
            else put(pasteCells(facts, rows, target, parseClipboard(text)));
          }}
          onInsert={insert}
          onRemove={remove}
          onMove={move}
          onUndo={() => step({ kind: 'undo' })}
          onRedo={() => step({ kind: 'redo' })}
        />
      )}
      <Foot>
        <Refused refusal={isChanged ? (found.length > 0 ? t('refusal.problems') : null) : t('refusal.nothingChanged')}>
          {(button) => (
            <Button type="primary" onClick={save} loading={isBusy} {...button}>
              {t('desk.supported.save')}
            </Button>
          )}
        </Refused>
        {isChanged ? <UnsavedMark>{t('desk.supported.unsaved')}</UnsavedMark> : null}
        {found.length > 0 ? (
          <span role="status" data-wrong="">
            {t('desk.supported.problems', { count: found.length })}{' '}
            <Button type="link" size="small" onClick={showProblem}>
              {t('desk.supported.toProblem')}
            </Button>
          </span>
        ) : (
          <span>{t('desk.supported.hintSave')}</span>
        )}
      </Foot>
      <p>{t('desk.supported.keys')}</p>
      {dialog !== null && dialog !== 'versions' ? (
        <ImportDialog
          pasted={dialog.pasted}
          facts={facts}
          rows={rows}
          onClose={() => setDialog(null)}
          onApply={(next) => {
            setDialog(null);
            setQuery('');
            put(next);
            toasts.tell(t('desk.supported.applied'), {
              label: t('desk.supported.undo'),
              run: () => step({ kind: 'undo' }),
            });
          }}
        />
      ) : null}
      {dialog === 'versions' ? (
        <VersionsDialog
          name={saved.name}
          current={saved.revision}
          onClose={() => setDialog(null)}
          onRestore={(version) => {
            setDialog(null);
            step({ kind: 'edit', next: { rows: version.rows, updated: version.updated } });
            toasts.tell(t('desk.supported.restored', { revision: version.revision }));
          }}
        />
      ) : null}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 0.75rem;

  & > p {
    color: ${tone.textMuted};
    font-size: 0.8125rem;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;

  & > span {
    color: ${tone.textMuted};
    font-size: 0.8125rem;
  }
  & > [data-wrong] {
    color: ${tone.caution};
  }
`;

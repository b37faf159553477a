import { Button, Radio } from 'antd';
import { type ClipboardEvent, type DragEvent, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { compareRows, mergeRows } from '#contract/compare-rows.ts';
import type { ListRow } from '#contract/list-rows.ts';
import type { SupportedListFacts } from '#contract/supported-lists.ts';
import { tone } from '#ui/theme.ts';
import { useMessages } from '../../messages-context.tsx';
import { widthOf } from '../../parts/read-sheet.ts';
import { SheetColumns } from '../../parts/sheet-columns.tsx';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import {
  type FileProblem,
  guessMapping,
  type ListMapping,
  type ListTable,
  openListFile,
  openListText,
  readListTable,
  refuseFile,
} from './csv/read-list-file.ts';
import { ImportPreview } from './import-preview.tsx';

export interface ImportDialogProps {
  readonly facts: SupportedListFacts;
  /** The current rows of the table. */
  readonly rows: readonly ListRow[];
  /** Text that was pasted, to begin with. */
  readonly pasted: string | null;
  onClose(): void;
  onApply(rows: readonly ListRow[]): void;
}

/** A file or pasted text: its table and what its columns are, or why it cannot be read. */
interface Source {
  /** Of the file; null: pasted. */
  readonly name: string | null;
  readonly table: ListTable | FileProblem;
  readonly mapping: ListMapping;
}

/**
 * Reads a file or a pasted table, shows what its columns become and what it would change, and applies it only on request.
 */
export function ImportDialog({ facts, rows, pasted, onClose, onApply }: ImportDialogProps) {
  const { t, uiLocale } = useMessages();
  const open = (name: string | null, table: Source['table']): Source => {
    const mapping = 'code' in table ? { hasHead: false, columns: facts.columns } : guessMapping(facts, table);
    return { name, table, mapping };
  };
  const [source, setSource] = useState(() => (pasted === null ? null : open(null, openListText(pasted, ''))));
  const [isWhole, setWhole] = useState(pasted === null);
  const input = useRef<HTMLInputElement>(null);
  const file = useMemo(() => {
    if (!source) return null;
    return 'code' in source.table ? refuseFile(source.table) : readListTable(facts, source.table, source.mapping);
  }, [facts, source]);
  const list = uiLocale === 'zh' ? '、' : ', ';
  const next = useMemo(() => {
    if (!file || file.problems.length > 0) return null;
    // With an empty base, every row of the file counts as a change and is laid over the current rows.
    return isWhole ? file.rows : mergeRows(facts, [], file.rows, rows);
  }, [facts, file, isWhole, rows]);
  const changes = useMemo(() => next && compareRows(facts, rows, next), [facts, next, rows]);
  const isSame =
    changes !== null &&
    !changes.isReordered &&
    [changes.added, changes.changed, changes.removed].every(({ length }) => length === 0);

  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    setSource(open(chosen.name, openListFile(new Uint8Array(await chosen.arrayBuffer()))));
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const [first] = event.clipboardData.files;
    if (text === '' && !first) return;
    event.preventDefault();
    if (text === '') void read(first);
    else setSource(open(null, openListText(text, '')));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  };

  return (
    <DeskDialog
      title={t('desk.supported.importTitle', { list: facts.label[uiLocale] })}
      width={44}
      onClose={onClose}
      act={{
        label: t('desk.supported.apply'),
        refusal: next === null ? t('refusal.noFile') : isSame ? t('refusal.sameFile') : null,
        run: () => next && onApply(next),
      }}
    >
      <Frame onDragOver={(event) => event.preventDefault()} onDrop={drop} onPaste={paste}>
        <p>
          {t('desk.supported.importHint', {
            columns: facts.columns.map(({ label }) => label[uiLocale]).join(list),
          })}
        </p>
        <div>
          <input
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            aria-label={t('desk.supported.choose')}
            hidden
            onChange={({ target }) => {
              void read(target.files?.[0]);
              // Allows choosing the same file again after correcting it.
              target.value = '';
            }}
          />
          <Button onClick={() => input.current?.click()}>{t('desk.supported.choose')}</Button>{' '}
          <small>{t('desk.supported.drop')}</small>
        </div>
        {source && file ? (
          <>
            {'code' in source.table ? null : (
              <>
                <strong>
                  {source.name === null
                    ? t('desk.supported.readPasted', { count: file.rows.length })
                    : t('desk.supported.read', {
                        name: source.name,
                        encoding: file.encoding,
                        count: file.rows.length,
                      })}
                </strong>
                <ImportColumns
                  facts={facts}
                  table={source.table}
                  mapping={source.mapping}
                  onMapping={(mapping) => setSource({ ...source, mapping })}
                />
              </>
            )}
            {file.ignored.length > 0 ? (
              <p>{t('desk.supported.ignored', { columns: file.ignored.join(list) })}</p>
            ) : null}
            <Radio.Group
              value={isWhole}
              aria-label={t('desk.supported.mode')}
              onChange={({ target }) => setWhole(target.value === true)}
            >
              <Radio value={true}>{t('desk.supported.whole')}</Radio>
              <Radio value={false}>
                {t('desk.supported.part')} <small>{t('desk.supported.partHint')}</small>
              </Radio>
            </Radio.Group>
            <ImportPreview facts={facts} problems={file.problems} changes={changes} isSame={isSame} />
          </>
        ) : null}
      </Frame>
    </DeskDialog>
  );
}

interface ImportColumnsProps {
  readonly facts: SupportedListFacts;
  readonly table: ListTable;
  readonly mapping: ListMapping;
  onMapping(mapping: ListMapping): void;
}

function ImportColumns({ facts, table, mapping, onMapping }: ImportColumnsProps) {
  const { t, uiLocale } = useMessages();
  const { hasHead, columns } = mapping;
  const cells = table.records.map((record) => record.cells);
  const width = Math.min(MOST_COLUMNS, Math.max(columns.length, widthOf(cells)));
  const all = Array.from({ length: width }, (_, index) => columns[index] ?? null);
  return (
    <SheetColumns
      cells={cells}
      hasHead={hasHead}
      offered={[t('canvas.sheet.none'), ...facts.columns.map(({ label }) => label[uiLocale])]}
      chosen={all.map((column) => (column ? facts.columns.indexOf(column) + 1 : 0))}
      onHead={(next) => onMapping({ ...mapping, hasHead: next })}
      onChoose={(at, index) => {
        const chosen = facts.columns[index - 1] ?? null;
        const next = all.map((column, each) => (each === at ? chosen : column === chosen ? null : column));
        onMapping({ ...mapping, columns: next });
      }}
    />
  );
}

/** A list has a few columns; a sheet with more of them is shown and read up to here. */
const MOST_COLUMNS = 30;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  min-height: 14rem;
  align-content: start;

  & :is(p, small) {
    color: ${tone.textMuted};
    font-size: 0.8125rem;
  }
  & strong {
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`;

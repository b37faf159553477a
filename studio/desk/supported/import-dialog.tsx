import { Button, Radio } from 'antd';
import { type DragEvent, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { compareRows, mergeRows } from '#contract/compare-rows.ts';
import type { ListRow } from '#contract/list-rows.ts';
import type { SupportedListFacts } from '#contract/supported-lists.ts';
import { tone } from '#ui/theme.ts';
import { useMessages } from '../../messages-context.tsx';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { type ListFile, readListFile } from './csv/read-list-file.ts';
import { ImportPreview } from './import-preview.tsx';

export interface ImportDialogProps {
  readonly facts: SupportedListFacts;
  /** The current rows of the table. */
  readonly rows: readonly ListRow[];
  onClose(): void;
  onApply(rows: readonly ListRow[]): void;
}

interface ChosenFile extends ListFile {
  readonly name: string;
}

/** Reads a file, previews what it would change, and applies it only on request. */
export function ImportDialog({ facts, rows, onClose, onApply }: ImportDialogProps) {
  const { t, uiLocale } = useMessages();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [isWhole, setWhole] = useState(true);
  const input = useRef<HTMLInputElement>(null);
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
    setFile({ name: chosen.name, ...readListFile(facts, new Uint8Array(await chosen.arrayBuffer())) });
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
      <Frame onDragOver={(event) => event.preventDefault()} onDrop={drop}>
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
        {file ? (
          <>
            {file.encoding === '' ? null : (
              <strong>
                {t('desk.supported.read', { name: file.name, encoding: file.encoding, count: file.rows.length })}
              </strong>
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

const Frame = styled.div`
  display: grid;
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

import { Button, Input } from 'antd';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { SupportedListName } from '#cms-schema/supported.ts';
import { modelsPdfPath } from '#contract/downloads.ts';
import type { SupportedListFacts } from '#contract/supported-lists.ts';
import { tone } from '#ui/theme.ts';
import { useMessages } from '../../messages-context.tsx';
import { ToolButton } from '../../parts/panel-parts.tsx';
import { saveText } from '../parts/save-file.ts';
import { printCsv } from './csv/print-csv.ts';
import type { CellRange } from './edit-rows.ts';
import type { EditedList } from './edited-list.ts';

export interface ListToolsProps {
  readonly list: EditedList & { readonly name: SupportedListName };
  readonly facts: SupportedListFacts;
  readonly query: string;
  readonly range: CellRange;
  /** False while a search hides rows. */
  readonly mayMove: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  onFind(query: string): void;
  onDate(day: string | null): void;
  onAdd(): void;
  onRemove(): void;
  onMove(step: -1 | 1): void;
  onUndo(): void;
  onRedo(): void;
  onImport(): void;
  onVersions(): void;
}

/** Actions on the whole list and on the selected rows. */
export function ListTools(props: ListToolsProps) {
  const { list, facts, query, range, mayMove, canUndo, canRedo } = props;
  const { t, uiLocale } = useMessages();
  const date = useId();
  const isEmpty = list.rows.length === 0;
  const download = () => saveText(`${facts.label[uiLocale]}.csv`, printCsv(facts, list.rows, uiLocale));
  return (
    <Tools role="toolbar" aria-label={facts.label[uiLocale]}>
      <Input.Search
        allowClear
        value={query}
        placeholder={t('desk.supported.find')}
        aria-label={t('desk.supported.find')}
        onChange={({ target }) => props.onFind(target.value)}
      />
      <span>
        <Button size="small" onClick={props.onAdd}>
          {t('desk.supported.add')}
        </Button>
        <ToolButton
          icon="trash"
          label={t('desk.supported.remove')}
          keys="Ctrl ⌫"
          disabled={isEmpty}
          onClick={props.onRemove}
        />
        <ToolButton
          icon="arrow-up"
          label={t('desk.supported.up')}
          keys="Alt ↑"
          disabled={!mayMove || range.top === 0}
          onClick={() => props.onMove(-1)}
        />
        <ToolButton
          icon="arrow-down"
          label={t('desk.supported.down')}
          keys="Alt ↓"
          disabled={!mayMove || range.bottom >= list.rows.length - 1}
          onClick={() => props.onMove(1)}
        />
        <ToolButton
          icon="undo"
          label={t('desk.supported.undo')}
          keys="Ctrl Z"
          disabled={!canUndo}
          onClick={props.onUndo}
        />
        <ToolButton
          icon="redo"
          label={t('desk.supported.redo')}
          keys="Ctrl Y"
          disabled={!canRedo}
          onClick={props.onRedo}
        />
      </span>
      {facts.isDated ? (
        <label htmlFor={date}>
          {t('desk.supported.updated')}
          <input
            id={date}
            type="date"
            value={list.updated ?? ''}
            onChange={({ target }) => props.onDate(target.value || null)}
          />
          <Button size="small" type="text" onClick={() => props.onDate(today())}>
            {t('desk.supported.today')}
          </Button>
        </label>
      ) : null}
      <span data-end="">
        <Button size="small" onClick={props.onImport}>
          {t('desk.supported.import')}
        </Button>
        <Button size="small" disabled={isEmpty} onClick={download}>
          {t('desk.supported.export')}
        </Button>
        <Button size="small" onClick={props.onVersions}>
          {t('desk.supported.versions')}
        </Button>
        {list.name === 'models' ? (
          <Button size="small" href={modelsPdfPath(uiLocale)} target="_blank" rel="noopener">
            {t('desk.supported.pdf')}
          </Button>
        ) : null}
      </span>
    </Tools>
  );
}

/** Today's date in the editor's time zone. */
function today(): string {
  const now = new Date();
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;

  & > .ant-input-search {
    width: 16rem;
  }
  & > :is(span, label) {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem;
    font-size: 0.8125rem;
  }
  & > [data-end] {
    margin-inline-start: auto;
  }
  & input[type='date'] {
    padding: 0.125rem 0.375rem;
    border: 1px solid ${tone.lineStrong};
    border-radius: 6px;
    background-color: ${tone.surfaceRaised};
    color: inherit;
    font: inherit;
  }
`;

import { useState } from 'react';
import { styled } from 'styled-components';
import type { TableFields } from '#cms-schema/fields/table-fields.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import { Button } from '#ui/button.tsx';
import { tone } from '#ui/theme.ts';
import { nameColumn } from '../controls/table/cell-names.ts';
import { type FilledTable, fillFromSheet, labelColumn } from '../controls/table/fill-from-sheet.ts';
import {
  type ColumnUse,
  chooseUse,
  guessHead,
  guessUses,
  isSameUse,
  listUses,
  type SheetMapping,
} from '../controls/table/map-sheet.ts';
import { columnsOf, type Table, tableIn } from '../controls/table/table-edits.ts';
import type { AttributePatch } from '../document/actions/replace-attributes.ts';
import { createBlockId } from '../document/block-id.ts';
import { useMessages } from '../messages-context.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { type PastedSheet, widthOf } from '../parts/read-sheet.ts';
import { Refused } from '../parts/refused.tsx';
import { SheetColumns } from '../parts/sheet-columns.tsx';

export interface SheetDialogProps {
  /** The name of the block. */
  readonly block: string;
  readonly fields: TableFields;
  /** The values of the block. */
  readonly values: JsonObject;
  readonly sheet: PastedSheet;
  /** Receives the edit that fills the table, and how many rows it fills. */
  onFill(patch: readonly AttributePatch[], rows: number): void;
  onClose(): void;
}

/** Asks what the columns of a pasted sheet become in a table, with its first rows, before anything is changed. */
export function SheetDialog({ block, fields, values, sheet, onFill, onClose }: SheetDialogProps) {
  const { t } = useMessages();
  const table = tableIn(fields, values);
  const { cells, dropped } = sheet;
  const [hasHead, setHead] = useState(() => guessHead(cells));
  const [way, setWay] = useState<SheetMapping['way']>('replace');
  const [chosen, setChosen] = useState<readonly ColumnUse[] | null>(null);
  const offered = useOffered(table);
  const uses = chosen ?? guessUses(table, cells, { hasHead, way });
  const mapping = { hasHead, way, uses };
  const filled = fillFromSheet(table, cells, mapping, () => createBlockId(new Set()));
  const refusal = useRefusal(table, mapping, filled);
  const size = { rows: cells.length, columns: widthOf(cells) };
  return (
    <Dialog
      title={t('canvas.sheet.title', { block })}
      width={56}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" size="small" onClick={onClose}>
            {t('builder.cancel')}
          </Button>
          <Refused refusal={refusal}>
            {(button) => (
              <Button size="small" {...button} onClick={() => onFill(filled.patch, filled.rows)}>
                {t('canvas.sheet.fill')}
              </Button>
            )}
          </Refused>
        </>
      }
    >
      <Body>
        <p>{t('canvas.sheet.about', size)}</p>
        {(dropped.rows > 0 || dropped.columns > 0) && <p className="caution">{t('canvas.sheet.cut', size)}</p>}
        <fieldset>
          <legend>{t('canvas.sheet.way')}</legend>
          {(['replace', 'append'] as const).map((each) => (
            <label key={each}>
              <input type="radio" name="way" checked={way === each} onChange={() => setWay(each)} />
              {t(`canvas.sheet.${each}`)}
            </label>
          ))}
        </fieldset>
        <SheetColumns
          cells={cells}
          hasHead={hasHead}
          offered={offered.map(({ name }) => name)}
          chosen={uses.map((use) => offered.findIndex((each) => isSameUse(each.use, use)))}
          onHead={setHead}
          onChoose={(column, index) => {
            const { use } = offered[index] ?? {};
            if (use) setChosen(chooseUse(uses, column, use));
          }}
        />
        <div role="status">
          {refusal === null && <p>{t('canvas.sheet.fills', { rows: filled.rows })}</p>}
          {filled.dropped.rows > 0 && (
            <p className="caution">
              {t('canvas.sheet.dropped', {
                rows: filled.dropped.rows,
                groups: fields.sections.max,
                of: fields.rows.max,
              })}
            </p>
          )}
        </div>
      </Body>
    </Dialog>
  );
}

/** Why the table cannot be filled like this; null: it can. */
function useRefusal(table: Table, { uses, way }: SheetMapping, { rows, dropped }: FilledTable): string | null {
  const { t, uiLocale } = useMessages();
  const { fields } = table;
  const column = fields.columns.of.label[uiLocale];
  const [label] = columnsOf(table);
  if (labelColumn(table, uses) < 0 && label) {
    return t('canvas.sheet.needsLabel', { label: nameColumn(table, label, uiLocale) });
  }
  if (way === 'replace' && !uses.some(({ kind }) => kind === 'cells' || kind === 'new')) {
    return t('canvas.sheet.needsColumn', { column });
  }
  if (dropped.columns > 0) return t('canvas.sheet.tooMany', { count: fields.columns.max, column });
  return rows === 0 ? t('canvas.sheet.nothing') : null;
}

/** All that a column can become, each with its name. */
function useOffered(table: Table): readonly { readonly use: ColumnUse; readonly name: string }[] {
  const { t, uiLocale } = useMessages();
  const { columns, sections } = table.fields;
  return listUses(table).map((use) => {
    switch (use.kind) {
      case 'none':
        return { use, name: t('canvas.sheet.none') };
      case 'new':
        return { use, name: t('canvas.sheet.new', { column: columns.of.label[uiLocale] }) };
      case 'section':
        return { use, name: sections.of.label[uiLocale] };
      default:
        return { use, name: nameColumn(table, use, uiLocale) };
    }
  });
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;

  fieldset {
    display: grid;
    gap: 0.375rem;
    min-width: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-block-end: 0.25rem;
    padding: 0;
    color: ${tone.textMuted};
    font-size: 0.8125rem;
  }
  fieldset label {
    display: flex;
    align-items: baseline;
    gap: 0.5rem;
  }
  fieldset input {
    flex: none;
    accent-color: ${tone.accent};
  }
  .caution {
    color: ${tone.caution};
  }
  @media (pointer: coarse) {
    fieldset label {
      align-items: center;
      min-height: 2.75rem;
    }
  }
`;

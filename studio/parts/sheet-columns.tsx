import { useId } from 'react';
import { styled } from 'styled-components';
import { theme, tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { fieldBox } from './panel-parts.tsx';
import type { Sheet } from './read-sheet.ts';

export interface SheetColumnsProps {
  readonly cells: Sheet;
  /** Whether the first row names the columns. */
  readonly hasHead: boolean;
  /** What a column can become: names, the first of which says that it is left out. */
  readonly offered: readonly string[];
  /** For each column of the sheet, the index of what it becomes. */
  readonly chosen: readonly number[];
  onHead(hasHead: boolean): void;
  onChoose(column: number, index: number): void;
}

/** Rows of the sheet that are shown. */
const PREVIEW = 6;

/** The first rows of a pasted or imported table, with a choice above each column of what it becomes. */
export function SheetColumns({ cells, hasHead, offered, chosen, onHead, onChoose }: SheetColumnsProps) {
  const { t } = useMessages();
  const id = useId();
  const nameOf = (column: number) => {
    const text = (hasHead && cells[0]?.[column]?.trim()) || '';
    return t(text === '' ? 'canvas.sheet.column' : 'canvas.sheet.columnOf', { number: column + 1, text });
  };
  const more = cells.length - PREVIEW;
  return (
    <Frame>
      <label>
        <input type="checkbox" checked={hasHead} onChange={({ target }) => onHead(target.checked)} />
        {t('canvas.sheet.head')}
      </label>
      <p id={id}>{t('canvas.sheet.preview')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys */}
      <section className="scroll" aria-labelledby={id} tabIndex={0}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {chosen.map((use, column) => (
                <th key={nameOf(column)} scope="col">
                  <select
                    aria-label={nameOf(column)}
                    value={use}
                    onChange={({ currentTarget }) => onChoose(column, Number(currentTarget.value))}
                  >
                    {offered.map((name, index) => (
                      <option key={`${index} ${name}`} value={index}>
                        {name}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.slice(0, PREVIEW).map((row, index) => (
              <tr key={`${index} ${row[0]}`} data-head={(hasHead && index === 0) || undefined}>
                {chosen.map((use, column) => (
                  <td key={nameOf(column)} data-unused={use === 0 || undefined}>
                    {row[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {more > 0 && <p>{t('canvas.sheet.more', { count: more })}</p>}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;

  label {
    display: flex;
    align-items: baseline;
    gap: 0.5rem;
  }
  label input {
    flex: none;
    accent-color: ${tone.accent};
  }
  p {
    color: ${tone.textMuted};
    font-size: 0.8125rem;
  }
  .scroll {
    max-height: 20rem;
    overflow: auto;
    overscroll-behavior-x: contain;
    border: 1px solid ${tone.lineStrong};
    border-radius: ${theme.radius.small};
  }
  .scroll:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: 1px;
  }
  table {
    min-width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: 0.8125rem;
  }
  :is(th, td) {
    min-width: 10rem;
    max-width: 16rem;
    padding: 0.375rem 0.5rem;
    border-block-end: 1px solid ${tone.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    position: sticky;
    inset-block-start: 0;
    background-color: ${tone.surfaceSunken};
  }
  tr:last-child td {
    border-block-end: 0;
  }
  td[data-unused] {
    color: ${tone.textMuted};
    text-decoration: line-through;
  }
  [data-head] td {
    font-weight: ${theme.weight.heading};
  }
  select {
    ${fieldBox}
    font-weight: 400;
  }
  @media (pointer: coarse) {
    select,
    label {
      min-height: 2.75rem;
    }
    label {
      align-items: center;
    }
  }
`;

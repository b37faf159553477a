import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { css } from 'styled-components';
import { classNames } from './class-names.ts';
import { media, theme } from './theme.ts';

/** How a wide table fits a phone: `scroll` slides under a fixed first column, `stack` turns each row into a list. */
export const tablePhoneModes = ['scroll', 'stack'] as const;
export type TablePhoneMode = (typeof tablePhoneModes)[number];

export interface DataColumn {
  readonly key: string;
  readonly label: ReactNode;
  /** Shown once in the column's head, if all its figures have the same unit. */
  readonly unit?: string;
  /** Figures are set flush right in tabular numerals. */
  readonly isNumeric?: boolean;
}

export interface DataValue {
  readonly content: ReactNode;
  readonly unit?: string;
  /** Marks a value that differs from the one it is compared with. */
  readonly isDifferent?: boolean;
}

export type DataCell = string | number | null | DataValue;

export interface DataRow {
  readonly key: string;
  /** One cell for each column, in order; the first names the row. `null` shows a dash. */
  readonly cells: readonly DataCell[];
}

export interface DataTableProps extends TableFrameProps {
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
}

export function DataTable({ columns, rows, ...rest }: DataTableProps) {
  return (
    <TableFrame {...rest}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" data-numeric={column.isNumeric || undefined}>
              {column.label}
              {column.unit ? <span className="h-unit">{column.unit}</span> : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            {columns.map((column, index) => {
              const { content, unit, isDifferent } = dataValue(row.cells[index] ?? null);
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={column.key}
                  scope={index === 0 ? 'row' : undefined}
                  data-label={typeof column.label === 'string' ? column.label : undefined}
                  data-numeric={column.isNumeric || undefined}
                  data-different={isDifferent || undefined}
                >
                  <span className="h-cell">
                    {content}
                    {unit ? <span className="h-unit">{unit}</span> : null}
                  </span>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

export interface TableFrameProps extends ComponentPropsWithoutRef<'table'> {
  /** The table's name, also for assistive technology. */
  readonly caption: ReactNode;
  readonly isCaptionHidden?: boolean;
  readonly phone?: TablePhoneMode;
}

/** A styled table for your own `thead` and `tbody`. Cells may have `data-numeric`, `data-different` and `data-label`. */
export function TableFrame({
  caption,
  isCaptionHidden = false,
  phone = 'scroll',
  className,
  children,
  ...rest
}: TableFrameProps) {
  return (
    <div className="h-table-frame" data-phone={phone} {...(phone === 'scroll' ? scrollRegion(caption) : {})}>
      <table {...rest} className={classNames('h-table', className)}>
        <caption className={isCaptionHidden ? 'h-hidden' : undefined}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}

/** Scrollable content must be focusable and labelled. */
function scrollRegion(caption: ReactNode) {
  return { tabIndex: 0, role: 'region', 'aria-label': typeof caption === 'string' ? caption : undefined };
}

function dataValue(cell: DataCell): DataValue {
  if (cell === null || cell === '') return { content: '–' };
  return typeof cell === 'object' ? cell : { content: cell };
}

export const dataTableStyles = css`
  .h-table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: ${theme.size.small};
    line-height: 1.45;
    font-variant-numeric: tabular-nums lining-nums;
    text-align: start;

    & caption {
      padding-bottom: ${theme.space.x2};
      color: var(--text-muted);
      font-size: ${theme.size.small};
      text-align: start;
    }
    & th,
    & td {
      padding: 0.8125rem 1rem;
      border-bottom: ${theme.line.hair} solid var(--line);
      text-align: start;
      vertical-align: baseline;
      font-weight: ${theme.weight.text};
    }
    & :is(th, td):first-child {
      padding-inline-start: 0;
    }
    & :is(th, td):last-child {
      padding-inline-end: 0.375rem;
    }
    & thead th {
      position: sticky;
      top: var(--sticky-top, 0px);
      z-index: 1;
      border-bottom: ${theme.line.regular} solid var(--text);
      background-color: var(--surface);
      font-family: ${theme.font.heading};
      font-weight: ${theme.weight.heading};
      white-space: nowrap;
    }
    & tbody th {
      color: var(--text-muted);
    }
    & [data-numeric] {
      text-align: end;
    }
    & .h-unit {
      margin-inline-start: 0.3em;
      color: var(--text-muted);
      font-weight: ${theme.weight.text};
      white-space: nowrap;
    }
    & td .h-cell:has(> .h-unit) {
      white-space: nowrap;
    }
    & [data-different] .h-cell {
      padding: 0.0625rem 0.375rem;
      margin-inline: -0.375rem;
      border-radius: ${theme.radius.small};
      background-color: color-mix(in srgb, var(--data) 12%, transparent);
      box-shadow: inset 0 -${theme.line.regular} var(--data);

      ${media.forcedColors} {
        text-decoration: underline;
      }
    }
    ${media.hover} {
      & tbody tr {
        transition: background-color ${theme.duration.press} ${theme.ease.out};
      }
      & tbody tr:hover {
        background-color: color-mix(in srgb, var(--text) 5%, transparent);
      }
    }
  }

  .h-table-frame[data-phone='scroll'] {
    ${media.belowDesktop} {
      overflow: auto;
      max-height: 85vh;
      overscroll-behavior: contain auto;
      --sticky-top: 0px;

      & :is(th, td):first-child {
        position: sticky;
        left: 0;
        z-index: 1;
        min-width: 7rem;
        max-width: 45vw;
        background-color: var(--surface);
      }
      & thead th:first-child {
        z-index: 2;
      }
    }
  }

  .h-table-frame[data-phone='stack'] {
    ${media.phone} {
      & thead {
        display: none;
      }
      & :is(table, tbody, tr, caption) {
        display: block;
      }
      & tr {
        padding-block: ${theme.space.x2};
        border-bottom: ${theme.line.hair} solid var(--line);
      }
      & tbody th {
        display: block;
        padding: 0 0 0.25rem;
        border: 0;
        color: var(--text);
        font-family: ${theme.font.heading};
        font-weight: ${theme.weight.heading};
      }
      & td {
        display: flex;
        justify-content: space-between;
        gap: ${theme.space.x2};
        padding: 0.25rem 0;
        border: 0;
        text-align: end;
      }
      & td::before {
        content: attr(data-label);
        color: var(--text-muted);
        text-align: start;
      }
    }
  }
`;

import type { Field } from '#cms-schema/field.ts';
import { isFieldOf } from '#cms-schema/fields/is-field-of.ts';
import { type Problem, printPath } from '#cms-schema/problem.ts';
import { useMessages } from '../../messages-context.tsx';
import { isWithin } from '../is-within.ts';
import { nameCell, nameColumn } from './cell-names.ts';
import { type CellActs, TableCell } from './table-cell.tsx';
import { type Column, columnsOf, type Line, linesOf, pathOf, type Table, textAt } from './table-edits.ts';

export interface TableLinesProps {
  readonly table: Table;
  readonly problems: readonly Problem[];
  readonly isReadOnly: boolean;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly acts: CellActs;
  /** The focus left a row. */
  onLeave(line: Extract<Line, { kind: 'row' }>): void;
}

/** The lines of the table: names of the columns, then each section with its rows. */
export function TableLines({ table, labelId, describedBy, onLeave, ...shared }: TableLinesProps) {
  const { uiLocale } = useMessages();
  const columns = columnsOf(table);
  const cell = (line: number, kind: Line, column: number) => (
    <Cell {...shared} key={column} table={table} line={line} kind={kind} column={column} columns={columns} />
  );
  return (
    <table aria-labelledby={labelId} aria-describedby={describedBy}>
      <thead>
        <tr>
          {columns.map((column, index) =>
            column.kind === 'cells' ? (
              cell(0, { kind: 'head' }, index)
            ) : (
              <th key={column.name} scope="col">
                <span className="name">{nameColumn(table, column, uiLocale)}</span>
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {linesOf(table).map((line, at) => {
          if (line.kind === 'head') return null;
          if (line.kind === 'section') {
            return (
              <tr
                key={`section ${line.section}`}
                className="section"
                data-path={printPath([table.fields.names.sections, line.section])}
              >
                {cell(at, line, 0)}
              </tr>
            );
          }
          const path = [table.fields.names.sections, line.section, table.fields.shape.rows, line.row];
          return (
            <tr
              key={`row ${line.section}.${line.row}`}
              data-path={printPath(path)}
              onBlur={({ currentTarget, relatedTarget }) => {
                if (!currentTarget.contains(relatedTarget)) onLeave(line);
              }}
            >
              {columns.map((_, index) => cell(at, line, index))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface CellProps extends Omit<TableLinesProps, 'labelId' | 'describedBy' | 'onLeave'> {
  readonly line: number;
  readonly kind: Line;
  readonly column: number;
  readonly columns: readonly Column[];
}

function Cell({ table, problems, isReadOnly, acts, line, kind, column, columns }: CellProps) {
  const { uiLocale, t } = useMessages();
  const shown = columns[column];
  const path = shown && pathOf(table, kind, shown);
  if (!shown || !path) return null;
  const field = fieldOfText(table, kind, shown);
  const problem = problems.find((each) => isWithin(each.path, path))?.message[uiLocale] ?? null;
  const box = (
    <TableCell
      line={line}
      column={column}
      label={nameCell(table, kind, shown, uiLocale)}
      text={textAt(table, kind, shown)}
      problem={problem}
      isReadOnly={isReadOnly}
      isRequired={field !== null && isFieldOf('text', field) && field.required}
      {...(kind.kind === 'section' && { placeholder: t('controls.table.untitled') })}
      acts={acts}
    />
  );
  // Of a name of a column only the list of the columns has the place, so that links to it lead there.
  if (kind.kind === 'head') return <th scope="col">{box}</th>;
  const place = printPath(path);
  if (kind.kind === 'section') {
    return (
      <th scope="rowgroup" colSpan={columns.length} data-path={place}>
        {box}
      </th>
    );
  }
  return column === 0 ? (
    <th scope="row" data-path={place}>
      {box}
    </th>
  ) : (
    <td data-path={place}>{box}</td>
  );
}

/** The field of a cell that is a single text; null for a cell with several parts. */
function fieldOfText({ fields }: Table, line: Line, column: Column): Field | null {
  const { columns, sections, rows } = fields;
  if (line.kind === 'head') return columns.of.children[columns.summary ?? ''] ?? null;
  if (line.kind === 'section') return sections.of.children[sections.summary ?? ''] ?? null;
  return column.kind === 'text' ? (rows.of.children[column.name] ?? null) : null;
}

import { Table, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import type { Listed } from '../../cms/ask-for-page.ts';
import type { Answer } from '../../use-answer.ts';
import type { Pages } from '../use-pages.ts';
import { ErrorState, LoadingState, StaleNotice } from './states.tsx';
import { TableFrame } from './table-frame.ts';

export interface PagedTableProps<Row> {
  readonly answer: Answer<Listed<Row>>;
  readonly pages: Pages;
  readonly rowKey: keyof Row & string;
  readonly columns: TableProps<Row>['columns'];
  /** Shown instead of a table without rows. */
  readonly empty: ReactNode;
}

/** One page of a long list, with its loading, error and empty states. */
export function PagedTable<Row extends object>({
  answer: { value, error, reload },
  pages: { page, perPage, turnTo },
  rowKey,
  columns,
  empty,
}: PagedTableProps<Row>) {
  if (!value) return error ? <ErrorState error={error} onRetry={reload} /> : <LoadingState />;
  return (
    <>
      <StaleNotice error={error} onRetry={reload} />
      {value.items.length === 0 ? (
        empty
      ) : (
        <TableFrame>
          <Table<Row>
            size="small"
            tableLayout="fixed"
            rowKey={rowKey}
            dataSource={[...value.items]}
            columns={columns}
            pagination={
              value.total > perPage && {
                current: page,
                pageSize: perPage,
                total: value.total,
                showSizeChanger: false,
                onChange: turnTo,
              }
            }
          />
        </TableFrame>
      )}
    </>
  );
}

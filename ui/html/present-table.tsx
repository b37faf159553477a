import type { ReactElement } from 'react';

/** What scrolls must be reachable by keyboard. A group: a page may have many tables, and landmarks of one name are none. */
export function presentTable(table: ReactElement, key: number, label: string | undefined): ReactElement {
  const scrolling = { tabIndex: 0, ...(label ? { role: 'group', 'aria-label': label } : {}) };
  return (
    <div key={key} data-scroll="" {...scrolling}>
      {table}
    </div>
  );
}

/** For a picture in running text. */
export const pictureProps = { loading: 'lazy', decoding: 'async' } as const;

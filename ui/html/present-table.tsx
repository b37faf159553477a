import type { ReactElement } from 'react';

/** Scrollable content must be focusable. A group, not a region: a page may have many tables, too many for landmarks. */
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

import type { ReactElement } from 'react';

/** What scrolls must be reachable by keyboard, and a region needs a name. */
export function presentTable(table: ReactElement, key: number, label: string | undefined): ReactElement {
  const scrolling = { tabIndex: 0, ...(label ? { role: 'region', 'aria-label': label } : {}) };
  return (
    <div key={key} data-scroll="" {...scrolling}>
      {table}
    </div>
  );
}

/** For a picture in running text. */
export const pictureProps = { loading: 'lazy', decoding: 'async' } as const;

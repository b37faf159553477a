import type { ReactNode } from 'react';

/**
 * Clean HTML as React's elements, its texts unchanged; names and figures with their unit stay on one line. Pictures load when they are near; a table stands in a frame that
 * scrolls, named by its caption or else by `tableLabel`.
 */
export type PresentHtml = (html: string, tableLabel?: string) => ReactNode;

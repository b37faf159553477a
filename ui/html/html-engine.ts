import type { ReactNode } from 'react';

/**
 * Converts sanitized HTML to React elements. Names, and figures with their units, stay on one line. Pictures load lazily. Tables
 * get a scrolling frame, labelled by their caption or else by `tableLabel`.
 */
export type PresentHtml = (html: string, tableLabel?: string) => ReactNode;

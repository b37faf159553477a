import type { ReviewHtml } from '../html-engine.ts';

/**
 * No review in the browser: the server reviews what it stores and prints, so downloading the library is not worth it.
 */
export const reviewHtml: ReviewHtml = (html) => html;

import type { ReactNode } from 'react';
import type { Locale } from '#cms-schema/locale.ts';
import type { PageHead } from './page-head.ts';

/** A page with all its data, ready to be drawn. */
export interface PageView {
  readonly locale: Locale;
  readonly head: PageHead;
  /** The id of the element before which browsers paint nothing; null: they paint what they have. */
  readonly paintsAfter: string | null;
  /** The names of the modules that make parts of the page interactive. */
  readonly modules: readonly string[];
  readonly body: ReactNode;
}

import { type Locale, locales } from '#cms-schema/locale.ts';
import { isUnsaved } from '../saving/session-state.ts';
import type { OpenedPage } from './open-page.ts';
import { type ChangeSummary, isUnchanged, summarizeChanges } from './summarize-changes.ts';

/** The user's edits in one language that are not in the page. */
export interface KeptEdits {
  readonly locale: Locale;
  readonly summary: ChangeSummary;
  /** True if some of it is only on this device; otherwise the CMS keeps all of it beside the page. */
  readonly isUnsent: boolean;
}

export function listKeptEdits({ session }: Pick<OpenedPage, 'session'>): KeptEdits[] {
  const { languages } = session.state();
  return locales.flatMap((locale) => {
    const { base, draft } = languages[locale];
    if (!base || !draft || base.draft === draft) return [];
    const summary = summarizeChanges(base.draft, draft);
    return isUnchanged(summary) ? [] : [{ locale, summary, isUnsent: isUnsaved(languages[locale]) }];
  });
}

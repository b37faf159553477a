import type { Locale } from '#cms-schema/locale.ts';
import type { HistoryEntry } from '../cms/revision-calls.ts';
import type { Translate } from '../messages.ts';
import { printMoment } from '../print-moment.ts';

/** What was done, in a few words: “Published”, “Restored to the state of …”, “Translated from …”. */
export function nameEntry(entry: HistoryEntry, uiLocale: Locale, t: Translate): string {
  const { kind, action, status, source } = entry;
  const known = action ?? (kind === 'original' ? 'created' : 'saved');
  if (source?.kind === 'revision') {
    const time = printMoment(source.at, uiLocale, 'short');
    if (known === 'restored') return t('builder.history.restored', { time });
    return t('builder.history.again', { action: t(`builder.history.action.${known}`), time });
  }
  if (source?.kind === 'document' && (known === 'translated' || known === 'duplicated')) {
    const title = source.title.trim() || t('builder.history.untitled');
    return t(`builder.history.${known}`, { title, language: t(`builder.language.${source.locale}`) });
  }
  if (known === 'created' && status === 'publish') return t('builder.history.createdPublic');
  return t(`builder.history.action.${known}`);
}

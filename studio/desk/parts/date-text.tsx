import { languageTags } from '#cms-schema/locale.ts';
import { useMessages } from '../../messages-context.tsx';
import { printMoment } from '../../print-moment.ts';

/** A readable time: relative within a week, otherwise the date; the exact time as a tooltip. */
export function DateText({ at }: { readonly at: string | null }) {
  const { t, uiLocale } = useMessages();
  if (at === null) return null;
  const date = new Date(at);
  const tag = languageTags[uiLocale];
  return (
    <time dateTime={at} title={printMoment(at, uiLocale, 'short')}>
      {formatAgo(date, new Date(), tag, t('desk.documents.justNow')) ??
        new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(date)}
    </time>
  );
}

/** Null if more than a week away. */
function formatAgo(date: Date, now: Date, tag: string, justNow: string): string | null {
  const seconds = Math.round((date.getTime() - now.getTime()) / 1000);
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const size = Math.abs(seconds);
  if (size < 60) return justNow;
  if (size < 3600) return format.format(Math.trunc(seconds / 60), 'minute');
  if (size < 86_400) return format.format(Math.trunc(seconds / 3600), 'hour');
  if (size < 7 * 86_400) return format.format(Math.trunc(seconds / 86_400), 'day');
  return null;
}

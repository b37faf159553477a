import type { ReactNode } from 'react';
import type { Locale } from '#cms-schema/locale.ts';
import { printDay } from '#cms-schema/print-day.ts';
import { fillIn } from '#kit/fill-in.ts';
import messages from './messages.json';
import type { PublishedFacts } from './template-props.ts';

interface Props {
  readonly published: PublishedFacts | null;
  readonly locale: Locale;
  /** Further short facts, shown before the terms. */
  readonly children?: ReactNode;
}

/** A row of short facts: date, author, reading time and terms. Renders nothing if there are none. */
export function DocumentFacts({ published, locale, children }: Props) {
  if (!published && !children) return null;
  return (
    <p className="document-facts">
      {published && <time dateTime={published.day}>{printDay(published.day, locale)}</time>}
      {published?.author && (
        <span>
          <bdi>{published.author}</bdi>
        </span>
      )}
      {published?.minutes && <span>{fillIn(messages[locale].minutes, { minutes: published.minutes })}</span>}
      {children}
      {published?.terms.map((term) => (
        <span key={term}>{term}</span>
      ))}
    </p>
  );
}

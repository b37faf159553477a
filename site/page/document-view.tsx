import type { SendQuery } from '#cms-schema/define-load.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { PagePartsFragment } from '../generated/graphql.ts';
import { renderTemplate } from '../render-template.generated.tsx';
import { PageBlocks } from './page-blocks.tsx';
import { readPublishedFacts } from './read-published-facts.ts';

interface Props {
  readonly document: PagePartsFragment;
  readonly locale: Locale;
  /** How blocks ask for their live content. */
  readonly send: SendQuery;
}

/** A document as its type is drawn: by its template, with the blocks inside, or by its blocks alone. */
export function DocumentView({ document, locale, send }: Props) {
  const createHost = () => ({ locale, title: document.title, published: readPublishedFacts(document, locale) });
  const body = <PageBlocks page={document} locale={locale} send={send} isTitled />;
  const drawn = renderTemplate(document, createHost, body);
  return drawn ?? <PageBlocks page={document} locale={locale} send={send} />;
}

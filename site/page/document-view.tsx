import type { Parameters, SendQuery } from '#cms-schema/define-load.ts';
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
  /** What was sent of what its blocks read of the query of its address. */
  readonly parameters?: Parameters;
}

/** A document as its type is drawn: by its template, with the blocks inside, or by its blocks alone. */
export function DocumentView({ document, ...how }: Props) {
  const { locale } = how;
  const createHost = () => ({ locale, title: document.title, published: readPublishedFacts(document, locale) });
  const drawn = renderTemplate(document, createHost, <PageBlocks page={document} {...how} isTitled />);
  return drawn ?? <PageBlocks page={document} {...how} />;
}

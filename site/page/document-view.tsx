import type { Parameters, SendQuery } from '#cms-schema/define-load.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { PagePartsFragment } from '../generated/graphql.ts';
import { renderTemplate } from '../render-template.generated.tsx';
import { PageBlocks } from './page-blocks.tsx';
import { readPublishedFacts } from './read-published-facts.ts';

interface Props {
  readonly document: PagePartsFragment;
  readonly locale: Locale;
  /** Requests the live content of blocks. */
  readonly send: SendQuery;
  /** The query parameters in the request that blocks read. */
  readonly parameters?: Parameters;
}

/** Renders a document with its type's template around its blocks, or just its blocks if the type has no template. */
export function DocumentView({ document, ...how }: Props) {
  const { locale } = how;
  const createHost = () => ({ locale, title: document.title, published: readPublishedFacts(document, locale) });
  const drawn = renderTemplate(document, createHost, <PageBlocks page={document} {...how} isTitled />);
  return drawn ?? <PageBlocks page={document} {...how} />;
}

import type { Parameters, SendQuery } from '#cms-schema/define-load.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { PagePartsFragment } from '../generated/graphql.ts';
import { renderTemplate } from '../render-template.generated.tsx';
import { PageBlocks } from './page-blocks.tsx';

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
  const host = { locale: how.locale, title: document.title };
  const drawn = renderTemplate(document, host, <PageBlocks page={document} {...how} isTitled />);
  return drawn ?? <PageBlocks page={document} {...how} />;
}

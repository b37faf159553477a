import { titlingOf } from '#blocks/outline-level.ts';
import type { ContentTypeFacts } from '#cms-schema/define-content-type.ts';
import type { Parameters, SendQuery } from '#cms-schema/define-load.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { OpenedFacts, PlainHead } from '#content-types/plain-document.tsx';
import { contentTypes, isDocumentType } from '#contract/content-types.ts';
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

/**
 * Renders a document with its type's template around its blocks. If the type has none, the first block may open the
 * document; otherwise its title stands above the blocks.
 */
export function DocumentView({ document, ...how }: Props) {
  const { locale } = how;
  const createHost = () => ({ locale, title: document.title, published: readPublishedFacts(document, locale) });
  const drawn = renderTemplate(document, createHost, <PageBlocks page={document} {...how} titling="none" />);
  if (drawn) return drawn;
  const type = typeOf(document);
  const host = createHost();
  const blocks = (
    <PageBlocks
      page={document}
      {...how}
      titling={titlingOf(type)}
      head={<PlainHead type={type} host={host} />}
      afterOpening={<OpenedFacts type={type} host={host} />}
    />
  );
  return type.article === null ? blocks : <article>{blocks}</article>;
}

function typeOf({ contentTypeName }: Pick<PagePartsFragment, 'contentTypeName'>): ContentTypeFacts {
  if (isDocumentType(contentTypeName)) return contentTypes[contentTypeName];
  throw new Error(`The CMS has documents of a type that this site does not know: "${contentTypeName}".`);
}

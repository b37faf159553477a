import { titlingOf } from '#blocks/outline-level.ts';
import type { ContentTypeFacts } from '#cms-schema/define-content-type.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { OpenedFacts, PlainHead } from '#content-types/plain-document.tsx';
import { contentTypes, isDocumentType } from '#contract/content-types.ts';
import type { PagePartsFragment } from '../generated/graphql.ts';
import { renderTemplate } from '../render-template.generated.tsx';
import { PageBlocks, type PlacedBlock } from './page-blocks.tsx';
import { readPublishedFacts } from './read-published-facts.ts';

interface Props {
  readonly document: PagePartsFragment;
  readonly locale: Locale;
  readonly blocks: readonly PlacedBlock[];
}

/**
 * Renders a document with its type's template around its blocks. If the type has none, the first block may open the
 * document; otherwise its title stands above the blocks.
 */
export function DocumentView({ document, locale, blocks }: Props) {
  const placed = { signature: document.signature, locale, blocks };
  const createHost = () => ({ locale, title: document.title, published: readPublishedFacts(document, locale) });
  const drawn = renderTemplate(document, createHost, <PageBlocks {...placed} titling="none" />);
  if (drawn) return drawn;
  const type = typeOf(document);
  const host = createHost();
  const body = (
    <PageBlocks
      {...placed}
      titling={titlingOf(type)}
      head={<PlainHead type={type} host={host} />}
      afterOpening={<OpenedFacts type={type} host={host} />}
    />
  );
  return type.article === null ? body : <article>{body}</article>;
}

function typeOf({ contentTypeName }: Pick<PagePartsFragment, 'contentTypeName'>): ContentTypeFacts {
  if (isDocumentType(contentTypeName)) return contentTypes[contentTypeName];
  throw new Error(`The CMS has documents of a type that this site does not know: "${contentTypeName}".`);
}

import { styled } from 'styled-components';
import type { ContentTypeFacts } from '#cms-schema/define-content-type.ts';
import { localizePath } from '#cms-schema/locale.ts';
import { Container, Surface } from '#ui/surface.tsx';
import { theme, tone } from '#ui/theme.ts';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentHead } from './document-head.tsx';
import { DocumentPicture } from './document-picture.tsx';
import type { TemplateHost } from './template-props.ts';

interface Props {
  readonly type: ContentTypeFacts;
  readonly host: TemplateHost;
}

/**
 * The head of a document whose type has no template and whose body does not open it itself: its title as the page's `h1`
 * and, for an article, its facts and featured picture. No summary: that of many articles is cut from their first paragraph.
 */
export function PlainHead({ type, host }: Props) {
  const { locale, published } = host;
  return (
    <>
      <DocumentHead host={host} width="text" list={findList({ type, host })}>
        {type.article !== null && <DocumentFacts published={published} locale={locale} />}
      </DocumentHead>
      {type.article !== null && published?.picture && (
        <PictureBand>
          <Container width="text">
            <DocumentPicture picture={published.picture} className="document-picture" />
          </Container>
        </PictureBand>
      )}
    </>
  );
}

/** The facts of an article that opens with a block of its own, to be shown below that block; otherwise nothing. */
export function OpenedFacts({ type, host: { locale, published } }: Props) {
  if (type.article === null || published === null) return null;
  return (
    <FactsBand tone="tint">
      <Container>
        <DocumentFacts published={published} locale={locale} />
      </Container>
    </FactsBand>
  );
}

/** The page that lists the documents or stands above this one. An unpublished document does not know whether there is one. */
function findList({ type, host: { locale, published } }: Props) {
  if (published) return published.above && { href: published.above.href, label: published.above.title };
  return type.root === '/' ? null : { href: localizePath(type.root, locale), label: type.labels.many[locale] };
}

const PictureBand = styled(Surface)`
  padding-block-start: clamp(2.5rem, 2rem + 2vw, 4rem);

  .document-picture {
    overflow: clip;
    border-radius: ${theme.radius.large};
  }
`;

const FactsBand = styled(Surface)`
  padding-block: ${theme.space.x2};
  overflow-wrap: anywhere;

  .document-facts {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x05} ${theme.space.x3};
    margin: 0;
    color: ${tone.textMuted};
    font-size: ${theme.size.small};
    font-variant-numeric: tabular-nums;
  }
`;

import { styled } from 'styled-components';
import { localizePath } from '#cms-schema/locale.ts';
import { Band, Container } from '#ui/surface.tsx';
import { Lede, Text } from '#ui/text.tsx';
import { media, theme, tone } from '#ui/theme.ts';
import { BodyContents } from '../body-contents.tsx';
import { DocumentFacts } from '../document-facts.tsx';
import { DocumentHead } from '../document-head.tsx';
import { DocumentPicture } from '../document-picture.tsx';
import { NeighbourLinks } from '../neighbour-links.tsx';
import type { TemplateProps } from '../template-props.ts';
import { levels } from './levels.ts';
import words from './messages.json';
import definition from './type.ts';

/** A tutorial as an article: its facts and picture, the text beside its table of contents, and links to its neighbours. */
export function TutorialTemplate({ level, needs, host, children }: TemplateProps<typeof definition>) {
  const { locale, published } = host;
  return (
    <TutorialArticle>
      <DocumentHead
        host={host}
        width="text"
        list={{ href: localizePath(definition.root, locale), label: definition.labels.many[locale] }}
      >
        {published?.excerpt && <Lede>{published.excerpt}</Lede>}
        <DocumentFacts published={published} locale={locale}>
          <span>{levels[level][locale]}</span>
        </DocumentFacts>
        {needs && (
          <Text size="small" className="tutorial-needs">
            <strong>{words[locale].needs}</strong> {needs}
          </Text>
        )}
      </DocumentHead>
      <Band space="compact" as="div">
        <Container width="page" className="tutorial-body">
          {published && <BodyContents headings={published.headings} locale={locale} />}
          <div className="tutorial-text">
            {published?.picture && <DocumentPicture picture={published.picture} className="tutorial-picture" />}
            {children}
            {published && <NeighbourLinks {...published} locale={locale} />}
          </div>
        </Container>
      </Band>
    </TutorialArticle>
  );
}

const TutorialArticle = styled.article`
  overflow-wrap: anywhere;

  .tutorial-needs {
    padding-inline-start: ${theme.space.x2};
    border-inline-start: ${theme.line.strong} solid ${tone.accentFill};
  }
  .tutorial-needs strong {
    margin-inline-end: 0.5em;
  }

  .tutorial-body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x4};
  }
  .tutorial-text,
  .tutorial-body > nav {
    width: 100%;
    max-width: ${theme.width.text};
    margin-inline: auto;
  }
  .tutorial-picture {
    overflow: clip;
    margin-block-end: ${theme.space.x4};
    border-radius: ${theme.radius.large};
  }
  /* The body is a band with its own padding; here the article provides the spacing. */
  .tutorial-text .h-band {
    padding-block: 0;
  }

  ${media.page} {
    .tutorial-body {
      grid-template-columns: minmax(0, 1fr) ${theme.width.text} minmax(0, 1fr);
      gap: ${theme.space.x5};
    }
    .tutorial-body > nav {
      grid-area: 1 / 3;
    }
    .tutorial-text {
      grid-area: 1 / 2;
    }
  }
`;

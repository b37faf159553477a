import { styled } from 'styled-components';
import { faqTopics } from '#cms-schema/faq-topics.ts';
import { localizePath } from '#cms-schema/locale.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Band, Container } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { theme } from '#ui/theme.ts';
import { DocumentHead } from '../document-head.tsx';
import type { TemplateProps } from '../template-props.ts';
import messages from './messages.json';
import definition from './type.ts';

/** One question with its answer, for visitors who come from a search or a link, and a link to all questions. */
export function FaqTemplate({ topic, host, children }: TemplateProps<typeof definition>) {
  const { locale } = host;
  const home = localizePath(definition.root, locale);
  return (
    <FaqArticle>
      <DocumentHead
        host={host}
        width="text"
        list={{ href: home, label: definition.labels.many[locale] }}
        size="section"
      >
        <Text tone="muted" size="small">
          {faqTopics[topic][locale]}
        </Text>
      </DocumentHead>
      {children}
      <Band space="none" as="div">
        <Container width="text" className="faq-more">
          <Text tone="muted">{messages[locale].more}</Text>
          <ButtonLink href={home} variant="secondary" icon="arrow-right">
            {messages[locale].all}
          </ButtonLink>
        </Container>
      </Band>
    </FaqArticle>
  );
}

const FaqArticle = styled.article`
  overflow-wrap: anywhere;

  .faq-more {
    display: grid;
    gap: ${theme.space.x2};
    justify-items: start;
    padding-block-end: clamp(2.5rem, 2rem + 2vw, 4rem);
  }
`;

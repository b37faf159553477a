import { styled } from 'styled-components';
import { faqTopics } from '#cms-schema/faq-topics.ts';
import { localizePath } from '#cms-schema/locale.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { Heading } from '#ui/heading.tsx';
import { InlineHtml } from '#ui/rich-text.tsx';
import { Band, Container } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { theme } from '#ui/theme.ts';
import type { TemplateProps } from '../template-props.ts';
import messages from './messages.json';
import definition from './type.ts';

/** One question with its answer, for who comes from a search or a link, with the way to all others. */
export function FaqTemplate({ topic, host, children }: TemplateProps<typeof definition>) {
  const { locale, title, published } = host;
  const home = localizePath(definition.root, locale);
  return (
    <FaqArticle>
      <Band tone="tint" space="compact" as="header">
        <Container width="text" className="faq-head">
          <Eyebrow seed={published?.href ?? title}>
            <a href={home}>{definition.labels.many[locale]}</a>
          </Eyebrow>
          <Heading level={1} size="section">
            <InlineHtml html={title} />
          </Heading>
          <Text tone="muted" size="small">
            {faqTopics[topic][locale]}
          </Text>
        </Container>
      </Band>
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

  .faq-head {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x2};
  }
  .faq-head a {
    display: inline-block;
    padding-block: 0.625rem;
    color: inherit;
  }
  .faq-more {
    display: grid;
    gap: ${theme.space.x2};
    justify-items: start;
    padding-block-end: clamp(2.5rem, 2rem + 2vw, 4rem);
  }
`;

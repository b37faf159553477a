import { styled } from 'styled-components';
import { faqTopics } from '#cms-schema/faq-topics.ts';
import { localizePath } from '#cms-schema/locale.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { Heading } from '#ui/heading.tsx';
import { InlineHtml } from '#ui/rich-text.tsx';
import { Band, Container } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { theme } from '#ui/theme.ts';
import type { TemplateProps } from '../template-props.ts';
import definition from './type.ts';

/** One question with its answer, for who comes from a search or a link, with the way to all others. */
export function FaqTemplate({ topic, host, children }: TemplateProps<typeof definition>) {
  const { locale, title, published } = host;
  return (
    <FaqArticle>
      <Band tone="tint" space="compact" as="header">
        <Container width="text" className="faq-head">
          <Eyebrow seed={published?.href ?? title}>
            <a href={localizePath(definition.root, locale)}>{definition.labels.many[locale]}</a>
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
`;

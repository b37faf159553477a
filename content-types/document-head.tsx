import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { Heading, type HeadingSize } from '#ui/heading.tsx';
import { InlineHtml } from '#ui/rich-text.tsx';
import { Band, Container, type ContainerWidth } from '#ui/surface.tsx';
import { theme, tone } from '#ui/theme.ts';
import type { TemplateHost } from './template-props.ts';

interface Props {
  readonly host: TemplateHost;
  readonly width: ContainerWidth;
  /** The list that the document belongs to, or the page above it; null if there is none. */
  readonly list: { readonly href: string; readonly label: string } | null;
  /** Shown before the title. */
  readonly mark?: ReactNode;
  readonly size?: HeadingSize;
  /** Shown between the title and the text. A row of short facts has the class `document-facts`. */
  readonly children: ReactNode;
}

/** The head of a document: a link to the list that it belongs to, and the title. */
export function DocumentHead({ host: { title, published }, width, list, mark, size, children }: Props) {
  return (
    <Head tone="tint" space="compact" forwardedAs="header">
      <Container width={width} className="document-head">
        {list && (
          <Eyebrow seed={published?.href ?? title}>
            <a href={list.href}>{list.label}</a>
          </Eyebrow>
        )}
        {mark}
        <Heading level={1} size={size} words={htmlToText(title)}>
          {/[<&]/.test(title) ? <InlineHtml html={title} /> : title}
        </Heading>
        {children}
      </Container>
    </Head>
  );
}

const Head = styled(Band)`
  overflow-wrap: anywhere;

  .document-head {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x2};
  }
  .document-head a {
    display: inline-block;
    padding-block: 0.625rem;
    color: inherit;
  }
  .document-facts {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x05} ${theme.space.x3};
    color: ${tone.textMuted};
    font-size: ${theme.size.small};
    font-variant-numeric: tabular-nums;
  }
`;

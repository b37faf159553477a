import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '#ui/heading.tsx';
import { Band, Container } from '#ui/surface.tsx';
import { Lede } from '#ui/text.tsx';
import { theme } from '#ui/theme.ts';

interface Props {
  readonly title: string;
  readonly lede: string;
  /** What the visitor can do about it. */
  readonly children?: ReactNode;
}

/** A page with just a message: not found, a gate, an expired preview. */
export function MessagePage({ title, lede, children }: Props) {
  return (
    <MessageBand tone="light" space="compact">
      <Container className="message-body">
        <Heading level={1} size="title">
          {title}
        </Heading>
        <Lede>{lede}</Lede>
        {children}
      </Container>
    </MessageBand>
  );
}

export const MessageActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x2};
`;

const MessageBand = styled(Band)`
  display: grid;
  align-items: center;
  min-height: min(78svh, 40rem);

  .message-body {
    display: grid;
    grid-template-columns: minmax(0, 40rem);
    gap: ${theme.space.x3};
  }
  .message-body > .h-button {
    justify-self: start;
  }
`;

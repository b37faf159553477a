import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '#ui/heading.tsx';
import { Band, Container } from '#ui/surface.tsx';
import { Lede } from '#ui/text.tsx';
import { theme, tone } from '#ui/theme.ts';
import { Waveform } from '#ui/waveform/waveform.tsx';

interface Props {
  /** The seed of the waveform. */
  readonly code: string;
  readonly title: string;
  readonly lede: string;
  readonly children?: ReactNode;
}

/** A page with just a message: not found, a gate, an expired preview. */
export function MessagePage({ code, title, lede, children }: Props) {
  return (
    <MessageBand tone="dark" space="roomy">
      <Container className="message-body">
        <Heading level={1} size="title">
          {title}
        </Heading>
        <Lede>{lede}</Lede>
        {children}
      </Container>
      <Waveform seed={code} variant="hero" className="message-wave" />
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
  grid-template-rows: 1fr auto;
  gap: ${theme.space.x6};
  align-items: center;
  min-height: 78svh;
  padding-bottom: 0;
  overflow: clip;

  .message-body {
    display: grid;
    gap: ${theme.space.x3};
    justify-items: start;
  }
  .message-wave {
    color: ${tone.lineStrong};
  }
`;

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '#ui/heading.tsx';
import { Band, Container } from '#ui/surface.tsx';
import { Lede } from '#ui/text.tsx';
import { theme } from '#ui/theme.ts';
import { Waveform } from '#ui/waveform/waveform.tsx';

interface Props {
  /** Seeds the waveform; shown as it is when it is a status. */
  readonly code: string;
  readonly title: string;
  readonly lede: string;
  readonly children?: ReactNode;
}

/** A page that only has something to say: not found, error, expired preview. */
export function MessagePage({ code, title, lede, children }: Props) {
  return (
    <MessageBand tone="dark" space="roomy">
      <div className="message-wave">
        <Waveform seed={code} variant="hero" />
      </div>
      <Container width="content" className="message-body">
        <Heading level={1} size="title">
          {title}
        </Heading>
        <Lede>{lede}</Lede>
        {children}
      </Container>
    </MessageBand>
  );
}

const MessageBand = styled(Band)`
  display: grid;
  min-height: 78svh;
  align-items: center;
  overflow: clip;

  .message-wave {
    position: absolute;
    inset: auto 0 0;
    height: 40%;
    opacity: 0.45;
  }
  .message-body {
    position: relative;
    display: grid;
    gap: ${theme.space.x3};
    justify-items: start;
  }
`;

import { styled } from 'styled-components';
import { sampleSignature } from '#ui/feel/feel-curve.ts';
import { FeelPad } from '#ui/feel/feel-pad.tsx';
import { Band, Container } from '#ui/surface.tsx';
import { Lede } from '#ui/text.tsx';
import { headerHeight, media, theme } from '#ui/theme.ts';
import { createSignature } from '#ui/waveform/signature.ts';
import { actuatorLayers } from '../actuator-layers.tsx';
import { BlockActions } from '../block-actions.tsx';
import { HeroWords, wordsStyles } from './hero-words.tsx';
import { type OpeningProps, openingFrame } from './opening.ts';

/**
 * Visitors draw a curve and feel it, beginning with the page's own waveform. On a phone the pad follows the heading, in the first
 * screen.
 */
export function DrawOpening({ size, tone, host, lede, actions, ...words }: OpeningProps) {
  return (
    <DrawBand {...openingFrame(host, words.heading)} tone={tone} space="none" data-size={size}>
      <Container className="draw-body">
        <HeroWords {...words} lede="" actions={[]} host={host} size={size === 'full' ? 'display' : 'title'} />
        <FeelPad
          id={`${host.id}-feel`}
          data-attach="hero"
          locale={host.locale}
          curve={sampleSignature(createSignature(host.signature))}
          actuator={actuatorLayers(host.locale, host.isFirst)}
        />
        {(lede !== '' || actions.length > 0) && (
          <div className="draw-more">
            {lede && <Lede>{lede}</Lede>}
            <BlockActions actions={actions} size="large" className="hero-actions" />
          </div>
        )}
      </Container>
    </DrawBand>
  );
}

const DrawBand = styled(Band)`
  ${wordsStyles}
  overflow: clip;
  padding-block: clamp(1.25rem, 4svh, 3.5rem);

  &[data-nested] {
    border-radius: ${theme.radius.large};
  }
  .draw-body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x3} ${theme.space.x8};
  }
  .hero-words {
    gap: ${theme.space.x2};
    align-content: start;
  }
  /* With the heading, the picture and its buttons in the first screen of a phone. */
  .feel {
    --feel-stage: clamp(8rem, 21svh, 15rem);
  }
  .draw-more {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x3};
    align-content: start;
  }
  .hero-actions {
    margin: 0;
  }

  ${media.desktop} {
    &[data-size='full'] {
      min-height: calc(min(100svh, 60rem) - ${headerHeight});
    }
    .draw-body {
      grid-template-columns: minmax(0, 0.82fr) minmax(0, 1fr);
      grid-template-rows: auto 1fr;
    }
    .hero-words {
      gap: ${theme.space.x3};
    }
    .feel {
      --feel-stage: clamp(9rem, 24svh, 18rem);
      grid-area: 1 / 2 / span 2;
    }
    /* Half the screen is the pad: at the size of a display, a heading would break at every word or two. */
    h1 {
      font-size: clamp(2.75rem, 1rem + 3.4vw, 4.75rem);
    }
    h1:lang(zh) {
      font-size: clamp(2.25rem, 0.4rem + 4vw, 4.5rem);
    }
  }
`;

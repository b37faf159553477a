import { styled } from 'styled-components';
import { Icon } from '#ui/icon.tsx';
import { onPictureStyles } from '#ui/on-picture.ts';
import { Band, Container } from '#ui/surface.tsx';
import { headerHeight, tone as ink, media, theme } from '#ui/theme.ts';
import { Waveform } from '#ui/waveform/waveform.tsx';
import { BlockPicture } from '../block-picture.tsx';
import { HeroWords, wordsStyles } from './hero-words.tsx';
import messages from './messages.json';
import { type OpeningProps, openingFrame } from './opening.ts';

/** The device fills the first screen; the words stand on its dark side, and one button plays its effect. */
export function DeviceOpening({ picture, host, ...words }: OpeningProps) {
  return (
    <DeviceBand {...openingFrame(host, words.heading)} tone="dark" space="none">
      {picture && (
        <div className="hero-picture">
          <BlockPicture media={picture} sizes="100vw" priority={host.isFirst} portraitOnPhones />
        </div>
      )}
      <Container className="hero-stage">
        <div className="on-picture">
          <HeroWords {...words} host={host} size="title" ledeTone="normal" />
          <div className="hero-effect" data-attach="hero" data-seed={host.signature}>
            <button type="button" data-pattern="own">
              <Icon name="play" />
              {messages[host.locale].feelIt}
            </button>
            <Waveform seed={host.signature} variant="hero" />
          </div>
        </div>
      </Container>
    </DeviceBand>
  );
}

const DeviceBand = styled(Band)`
  ${wordsStyles}
  ${onPictureStyles}
  display: grid;
  isolation: isolate;
  overflow: clip;
  min-height: calc(min(100svh, 64rem) - ${headerHeight});

  &[data-nested] {
    min-height: 32rem;
    border-radius: ${theme.radius.large};
  }
  /* Pictures show the device beside a calm dark side: the words stand there, and the device stays whole. */
  .hero-picture {
    position: absolute;
    inset: 0 0 auto;
    height: min(58%, 28rem);
    mask-image: linear-gradient(#000 55%, transparent);
  }
  .hero-picture :is(picture, img) {
    width: 100%;
    height: 100%;
  }
  .hero-picture img {
    object-fit: cover;
    object-position: 72% 50%;
  }
  .hero-stage {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: end;
  }
  .on-picture {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x3};
    padding-block: ${theme.space.x2} ${theme.space.x4};
  }
  &:has(> .hero-picture) .hero-stage {
    padding-top: min(74vw, 38svh);
  }

  .hero-effect {
    display: flex;
    gap: ${theme.space.x2};
    align-items: center;
    visibility: hidden;
    touch-action: pan-y;
  }
  .hero-effect[data-attached] {
    visibility: visible;
  }
  .hero-effect button {
    display: flex;
    flex: none;
    gap: ${theme.space.x1};
    align-items: center;
    min-height: 2.75rem;
    padding-inline: 0.875rem 1.125rem;
    border: 1px solid ${ink.text};
    border-radius: 999px;
    color: ${ink.text};
    font-size: 1rem;
    cursor: pointer;
  }
  .hero-effect button:hover {
    background: ${ink.text};
    color: ${ink.surface};
  }
  .hero-effect > .h-wave {
    flex: 1;
    min-width: 0;
    max-width: 18rem;
    height: 2.75rem;
    min-height: 0;
    aspect-ratio: auto;
    color: ${ink.textMuted};
    cursor: pointer;
    mask-image: linear-gradient(90deg, #000 80%, transparent);
  }

  ${media.desktop} {
    .hero-picture {
      inset: 0;
      height: auto;
      mask-image: none;
    }
    .hero-stage,
    &:has(> .hero-picture) .hero-stage {
      align-items: center;
      padding-top: 0;
    }
    .on-picture {
      width: min(46%, 37rem);
      padding-block: ${theme.space.x6};
    }
  }
  ${media.print} {
    &&& {
      display: block;
      min-height: 0;
    }
    .hero-picture {
      position: static;
      height: auto;
      mask-image: none;
    }
    .hero-effect {
      display: none;
    }
  }
`;

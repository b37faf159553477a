import { styled } from 'styled-components';
import { Band, Container } from '#ui/surface.tsx';
import { media, theme } from '#ui/theme.ts';
import { BlockPicture } from '../block-picture.tsx';
import { HeroWords, wordsStyles } from './hero-words.tsx';
import { type OpeningProps, openingFrame } from './opening.ts';

/** A heading and a sentence: the task or the text below stands in the first screen. A picture belongs to an article. */
export function PlainOpening({ picture, tone, host, ...words }: OpeningProps) {
  return (
    <PlainBand {...openingFrame(host, words.heading)} tone={tone} space="none">
      <Container className="hero-plain" data-pictured={picture !== null || undefined}>
        <HeroWords {...words} host={host} size={picture ? 'title' : 'section'} />
        {picture && (
          <div className="hero-picture">
            <BlockPicture media={picture} sizes="(min-width: 1080px) 40vw, 92vw" priority={host.isFirst} />
          </div>
        )}
      </Container>
    </PlainBand>
  );
}

const PlainBand = styled(Band)`
  ${wordsStyles}
  padding-block: clamp(1.5rem, 4svh, 3rem) clamp(1.25rem, 3svh, 2rem);

  /* What follows on the same ground belongs to it. Styles stand between bands, so it is not the next sibling. */
  &[data-tone='light'] ~ [data-tone='light']:nth-child(2 of .h-band),
  &[data-tone='tint'] ~ [data-tone='tint']:nth-child(2 of .h-band),
  &[data-tone='dark'] ~ [data-tone='dark']:nth-child(2 of .h-band) {
    padding-block-start: ${theme.space.x2};
  }
  .hero-words {
    gap: ${theme.space.x15};
  }
  .hero-actions {
    margin-top: ${theme.space.x1};
  }
  .hero-plain {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x3} ${theme.space.x8};
    align-items: center;
  }
  .hero-picture img {
    border-radius: ${theme.radius.large};
  }
  &[data-nested] {
    border-radius: ${theme.radius.large};
  }
  ${media.desktop} {
    .hero-plain[data-pictured] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
    .hero-picture {
      max-height: 46svh;
    }
    .hero-picture :is(picture, img) {
      height: 100%;
      max-height: inherit;
      object-fit: cover;
    }
  }
`;

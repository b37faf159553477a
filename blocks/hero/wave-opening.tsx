import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { Band, Container } from '#ui/surface.tsx';
import { headerHeight, tone as ink, media, theme } from '#ui/theme.ts';
import { patternNames, printScale } from '#ui/waveform/patterns.ts';
import { createSignature } from '#ui/waveform/signature.ts';
import { Waveform } from '#ui/waveform/waveform.tsx';
import { WaveformAxis } from '#ui/waveform/waveform-axis.tsx';
import { BlockPicture } from '../block-picture.tsx';
import { HeroWords, wordsStyles } from './hero-words.tsx';
import messages from './messages.json';
import { type OpeningProps, openingFrame } from './opening.ts';

/** Below the text runs the page's own waveform, which responds to touch and pointer. */
export function WaveOpening({ picture, size, tone, host, ...words }: OpeningProps) {
  const labels = messages[host.locale];
  return (
    <WaveBand {...openingFrame(host, words.heading)} tone={tone} space="roomy" data-size={size}>
      <Container className="hero-body" data-pictured={picture !== null || undefined}>
        <HeroWords {...words} host={host} size={size === 'full' ? 'display' : 'title'} />
        {picture && (
          <div className="hero-picture" style={ratioOf(picture)}>
            <BlockPicture media={picture} sizes="(min-width: 1080px) 46vw, 92vw" priority={host.isFirst} />
          </div>
        )}
      </Container>
      <div className="hero-wave" data-attach="hero" data-seed={host.signature}>
        <Container className="hero-patterns">
          <fieldset>
            <legend>{labels.feel}</legend>
            {(['own', ...patternNames] as const).map((name) => (
              <button key={name} type="button" data-pattern={name} aria-pressed={name === 'own'}>
                {labels[name]}
              </button>
            ))}
          </fieldset>
          <p className="hero-scale">
            <span data-scale="">{printScale(createSignature(host.signature))}</span>
            <span className="hero-vibrates">{labels.vibrates}</span>
          </p>
        </Container>
        <Waveform seed={host.signature} variant="hero" />
        <WaveformAxis seed={host.signature} />
      </div>
    </WaveBand>
  );
}

/** The aspect ratio as a CSS variable; 3:2, as of a photo, if the size of the file is unknown. */
function ratioOf({ width, height }: { readonly width: number; readonly height: number }): CSSProperties & Ratio {
  return { '--ratio': width > 0 && height > 0 ? Math.round((width / height) * 1000) / 1000 : 1.5 };
}

interface Ratio {
  readonly '--ratio': number;
}

const WaveBand = styled(Band)`
  ${wordsStyles}
  overflow: clip;
  padding-top: clamp(2.5rem, 7svh, 6rem);
  padding-bottom: 0;

  .hero-body {
    position: relative;
    z-index: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x6} ${theme.space.x8};
    align-items: center;
    pointer-events: none;
  }
  .hero-body > * {
    min-width: 0;
    pointer-events: auto;
  }
  .hero-picture {
    width: 100%;
    /* Limits the height, so that the waveform fits into the first screen. */
    max-width: calc(clamp(14rem, 48svh, 28rem) * var(--ratio));
    margin-inline: auto;
  }
  .hero-picture img {
    border-radius: ${theme.radius.large};
  }

  --wave-least: 10rem;
  .hero-wave {
    position: relative;
    margin-top: ${theme.space.x4};
    color: ${ink.lineStrong};
    touch-action: pan-y;
  }
  .hero-patterns {
    position: relative;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x1} ${theme.space.x3};
    align-items: center;
    justify-content: space-between;
    visibility: hidden;
  }
  .hero-wave[data-attached] .hero-patterns {
    visibility: visible;
  }
  .hero-patterns fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x1};
    align-items: center;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .hero-patterns legend {
    float: left;
    padding: 0;
    margin-inline-end: ${theme.space.x1};
    color: ${ink.textMuted};
    font-size: 0.875rem;
  }
  .hero-patterns button {
    min-height: 2.75rem;
    padding-inline: 1rem;
    border: 1px solid ${ink.lineStrong};
    border-radius: 999px;
    background: none;
    color: ${ink.text};
    font: inherit;
    font-size: 0.875rem;
    cursor: pointer;
  }
  .hero-patterns button:hover {
    border-color: ${ink.text};
  }
  .hero-patterns button[aria-pressed='true'] {
    border-color: ${ink.accentFill};
    box-shadow: inset 0 0 0 1px ${ink.accentFill};

    ${media.forcedColors} {
      background-color: ${ink.accentFill};
      color: ${ink.onAccent};
      forced-color-adjust: none;
    }
  }
  .hero-scale {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.x2};
    margin: 0;
    color: ${ink.textMuted};
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  .hero-wave:not([data-vibrates]) .hero-vibrates {
    display: none;
  }
  .hero-wave > .h-wave {
    cursor: pointer;
    min-height: var(--wave-least);
    mask-image: linear-gradient(90deg, transparent, #000 2.5%, #000 97.5%, transparent);
  }

  &[data-size='full'] {
    min-height: calc(min(100svh, 64rem) - ${headerHeight});
  }
  &[data-nested] {
    border-radius: ${theme.radius.large};
  }
  &[data-nested] .hero-body {
    padding-inline: ${theme.space.x4};
  }

  /*
   * In one column, the waveform is in the first screen and the picture below it. Because the waveform arrives last, its space is
   * reserved; otherwise the picture would be there first.
   */
  ${media.belowDesktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto minmax(calc(max(var(--wave-least), 22.2vw) + 8.5rem), 1fr) auto;

    .hero-body {
      display: contents;
    }
    .hero-words {
      width: 100%;
      padding-inline: var(--gutter);
    }
    &[data-nested] .hero-words {
      padding-inline: ${theme.space.x4};
    }
    .hero-wave {
      grid-row: 2;
      align-self: end;
    }
    .hero-picture {
      grid-row: 3;
      width: calc(100% - 2 * var(--gutter));
      padding-block: ${theme.space.x2} ${theme.space.x4};
    }
  }
  ${media.phone} {
    .hero-patterns legend {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .hero-patterns button {
      padding-inline: 0.875rem;
    }
  }
  ${media.desktop} {
    &[data-size='full'] {
      display: flex;
      flex-direction: column;
    }
    /* Aligned to the top: a page renders while it loads, and centred content would move with every part that arrives. */
    &[data-size='full'] .hero-body {
      flex: 1;
      align-content: start;
    }
    .hero-body[data-pictured] {
      grid-template-columns: minmax(0, 1.08fr) minmax(0, 1fr);
    }
    .hero-picture {
      justify-self: end;
      width: min(100%, 28rem);
    }
    /* Less padding, so that the waveform starts within the first screen, together with the headline. */
    &[data-size='page'] {
      padding-top: clamp(2rem, 6svh, 4.5rem);
    }
  }
  ${media.print} {
    &&& {
      display: block;
      min-height: 0;
    }
    .hero-wave {
      display: none;
    }
  }
`;

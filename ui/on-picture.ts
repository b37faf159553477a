import { css } from 'styled-components';
import { media, theme } from './theme.ts';

/**
 * How much ink lies behind words that stand on a picture, from 0 to 1. With this much, the text colours of the dark tone are
 * legible on any picture, even on a white one; `on-picture.test.ts` computes it. So no picture has to be checked.
 */
export const scrimOpacity = 0.84;

const { ink } = theme.raw.color;
const inkAt = (share: number) => `color-mix(in srgb, ${ink} ${Math.round(100 * scrimOpacity * share)}%, transparent)`;
/** Eased, because the eye sees where a straight gradient begins. */
const fade = [1, 0.92, 0.74, 0.5, 0.26, 0.08, 0].map(inkAt).join(', ');

/**
 * For a box in the dark tone, `.on-picture`, that holds words in front of a picture: ink lies behind the whole box, and fades out
 * towards the picture, which is beside it on a desktop and above it elsewhere. The element around both clips what overflows.
 */
export const onPictureStyles = css`
  .on-picture {
    position: relative;
    z-index: 1;
  }
  .on-picture::before,
  .on-picture::after {
    content: '';
    position: absolute;
    z-index: -1;
    pointer-events: none;
  }
  .on-picture::before {
    inset: 0 -100vw -100vh;
    background: ${inkAt(1)};
  }
  .on-picture::after {
    inset: auto -100vw 100%;
    height: 7rem;
    background: linear-gradient(0deg, ${fade});
  }
  ${media.desktop} {
    .on-picture::before {
      inset: -100vh 0 -100vh -100vw;
    }
    .on-picture::after {
      inset: -100vh auto -100vh 100%;
      width: min(34vw, 32rem);
      height: auto;
      background: linear-gradient(90deg, ${fade});
    }
  }
  ${media.forcedColors} {
    .on-picture::before {
      background: Canvas;
      forced-color-adjust: none;
    }
  }
  ${media.print} {
    .on-picture::before,
    .on-picture::after {
      display: none;
    }
  }
`;

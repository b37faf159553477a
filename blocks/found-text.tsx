import { css } from 'styled-components';
import { tone as ink, media, theme } from '#ui/theme.ts';

/** A part of a text in which something was looked for. */
export interface FoundPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text with what was looked for marked. The frame around it has `foundTextStyles`. */
export function FoundText({ pieces }: { readonly pieces: readonly FoundPiece[] }) {
  return pieces.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}

export const foundTextStyles = css`
  mark {
    background: none;
    color: ${ink.accent};
    font-weight: ${theme.weight.heading};

    ${media.forcedColors} {
      text-decoration: underline;
    }
  }
`;

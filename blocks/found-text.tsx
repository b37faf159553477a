import { css } from 'styled-components';
import { tone as ink, media, theme } from '#ui/theme.ts';

/** A piece of a search result's text. */
export interface FoundPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text with its search matches highlighted. The surrounding frame must include `foundTextStyles`. */
export function FoundText({ pieces }: { readonly pieces: readonly FoundPiece[] }) {
  return <bdi>{pieces.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}</bdi>;
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

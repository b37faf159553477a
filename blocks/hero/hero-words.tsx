import { css } from 'styled-components';
import { Eyebrow } from '#ui/eyebrow.tsx';
import type { HeadingSize } from '#ui/heading.tsx';
import { Lede, type TextTone } from '#ui/text.tsx';
import { media, theme } from '#ui/theme.ts';
import { BlockActions } from '../block-actions.tsx';
import { BlockHeading } from '../block-heading.tsx';
import type { OpeningProps } from './opening.ts';

interface Props extends Pick<OpeningProps, 'eyebrow' | 'heading' | 'lede' | 'actions' | 'host'> {
  readonly size: HeadingSize;
  readonly ledeTone?: TextTone;
}

/** The text of an opening in one column. */
export function HeroWords({ eyebrow, heading, lede, actions, host, size, ledeTone }: Props) {
  return (
    <div className="hero-words">
      {eyebrow && <Eyebrow seed={host.signature}>{eyebrow}</Eyebrow>}
      <BlockHeading host={host} heading={heading} size={size} />
      {lede && <Lede tone={ledeTone}>{lede}</Lede>}
      <BlockActions actions={actions} size="large" className="hero-actions" />
    </div>
  );
}

/** For the band of an opening. */
export const wordsStyles = css`
  overflow-wrap: anywhere;

  .hero-words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x3};
    justify-items: start;
  }
  :is(h1, h2) {
    max-width: 15em;
    white-space: pre-line;
  }
  .hero-actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x2};
    margin-top: ${theme.space.x2};
  }
  ${media.phone} {
    .hero-actions {
      gap: ${theme.space.x15};
      margin-top: 0;
    }
    .hero-actions .h-button {
      min-height: 3rem;
      padding: 0.625rem 1.125rem;
      font-size: 1rem;
    }
  }
`;

import { styled } from 'styled-components';
import { Lede } from '#ui/text.tsx';
import { tone as ink, media, theme } from '#ui/theme.ts';
import { Waveform } from '#ui/waveform/waveform.tsx';
import { BlockActions } from '../block-actions.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { BlockHeading } from '../block-heading.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';

/** A call to action. Except in the one-line look, the waveform from the page's hero hangs from its upper edge. */
export function CallToAction({ heading, text, actions, look, tone, host }: BlockProps<typeof definition>) {
  return (
    <CallToActionFrame
      host={host}
      tone={tone}
      width="page"
      space={look === 'line' ? 'compact' : undefined}
      labelled={heading !== ''}
    >
      {look === 'wave' && (
        <div className="action-wave">
          <Waveform seed={host.signature} variant="hero" />
        </div>
      )}
      <div className="action" data-look={look} data-nested={host.depth > 0 || undefined}>
        <div className="action-words">
          <BlockHeading host={host} heading={heading} size={host.depth > 0 || look === 'line' ? 'section' : 'title'} />
          {text && <Lede>{text}</Lede>}
        </div>
        <BlockActions actions={actions} size="large" className="action-links" />
      </div>
    </CallToActionFrame>
  );
}

const CallToActionFrame = styled(BlockFrame)`
  overflow-wrap: anywhere;
  position: relative;
  container-type: inline-size;
  overflow: clip;

  .action-wave {
    position: absolute;
    inset: 0 0 auto;
    height: clamp(4.5rem, 11cqw, 9rem);
    overflow: clip;
    color: ${ink.lineStrong};
    pointer-events: none;
  }
  .action-wave > .h-wave {
    position: absolute;
    inset: auto 0;
    top: 0;
    height: 200%;
    min-height: 0;
    aspect-ratio: auto;
    translate: 0 -50%;
  }
  .action {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x4} ${theme.space.x8};
    padding-top: clamp(3.5rem, 8cqw, 7rem);
  }
  .action[data-look='line'] {
    align-items: center;
    padding-top: 0;
  }
  .action[data-look='wave'][data-nested] {
    padding-block: clamp(6rem, 13cqw, 11rem) ${theme.space.x2};
  }
  .action-words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x2};
    min-width: 0;
  }
  .action-words > .h-heading {
    max-width: 14em;
  }
  .action-links {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x2};
    align-items: center;
  }

  @container (min-width: 67.5rem) {
    .action {
      grid-template-columns: minmax(0, 1fr) fit-content(24rem);
    }
    .action[data-look='line'] {
      grid-template-columns: minmax(0, 1fr) fit-content(32rem);
    }
    .action[data-look='line'] > .action-links {
      justify-content: end;
    }
    .action[data-look='wave'] {
      align-items: end;
    }
    .action[data-look='wave'] > .action-links {
      flex-direction: column;
      align-items: stretch;
    }
  }
  /* Buttons are useless on paper. */
  ${media.print} {
    display: none;
  }
`;

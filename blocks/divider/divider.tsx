import { styled } from 'styled-components';
import { tone as ink, media } from '#ui/theme.ts';
import { Waveform } from '#ui/waveform/waveform.tsx';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';

/** Separates two blocks. To a screen reader, waveform and line are the same separator, and space is nothing. */
export function Divider({ look, size, tone, host }: BlockProps<typeof definition>) {
  return (
    <DividerFrame host={host} tone={tone} space="none">
      <div className="divider" data-size={size}>
        {look !== 'space' && <hr data-look={look} />}
        {look === 'waveform' && <Waveform seed={host.signature} />}
      </div>
    </DividerFrame>
  );
}

const DividerFrame = styled(BlockFrame)`
  .divider {
    --room: clamp(1.25rem, 1rem + 1vw, 2rem);
    padding-block: var(--room);
  }
  .divider[data-size='small'] {
    --room: clamp(0.5rem, 0.4rem + 0.4vw, 0.75rem);
  }
  .divider[data-size='large'] {
    --room: clamp(2.5rem, 2rem + 2.4vw, 5rem);
  }
  hr {
    border-color: ${ink.line};
  }
  hr[data-look='waveform'] {
    height: 0;
    border: 0;
  }
  ${media.print} {
    .divider {
      padding-block: 0.5rem;
    }
  }
`;

import { styled } from 'styled-components';
import { media, theme, tone } from '#ui/theme.ts';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';

export function Column({ look, content, host }: BlockProps<typeof definition>) {
  return (
    <ColumnFrame host={host}>
      <div className="column" data-look={look}>
        {content}
      </div>
    </ColumnFrame>
  );
}

const ColumnFrame = styled(BlockFrame)`
  .column {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${theme.space.x4};
  }
  .column[data-look='ruled'] {
    position: relative;
    padding-block-start: ${theme.space.x3};
    border-block-start: ${theme.line.regular} solid ${tone.lineStrong};
  }
  .column[data-look='ruled']::before {
    content: '';
    position: absolute;
    inset: 0 auto auto 0;
    width: ${theme.line.strong};
    height: 0.875rem;
    background-color: ${tone.accentFill};
  }
  .column[data-look='raised'] {
    block-size: 100%;
    padding: clamp(1.25rem, 2.4vw, 2rem);
    border: ${theme.line.hair} solid ${tone.line};
    border-radius: ${theme.radius.large};
    background-color: ${tone.surfaceRaised};
  }
  &:has(> .column[data-look='raised']) {
    block-size: 100%;
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

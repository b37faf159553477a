import { styled } from 'styled-components';
import { media, theme } from '#ui/theme.ts';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';

/** A row of columns. CSS counts them, because the content of a slot arrives already rendered. */
export function Columns({ ratio, gap, align, phoneOrder, tone, columns, host }: BlockProps<typeof definition>) {
  return (
    <ColumnsFrame host={host} tone={tone} space="compact">
      <div className="columns" data-ratio={ratio} data-gap={gap} data-align={align} data-phone={phoneOrder}>
        {columns}
      </div>
    </ColumnsFrame>
  );
}

const ColumnsFrame = styled(BlockFrame)`
  .columns {
    --gap: clamp(1.5rem, 3vw, 3rem);
    display: flex;
    flex-direction: column;
    gap: ${theme.space.x5} var(--gap);
  }
  .columns[data-gap='narrow'] {
    --gap: clamp(1rem, 1.6vw, 1.5rem);
  }
  .columns[data-gap='wide'] {
    --gap: clamp(2rem, 6vw, 6rem);
  }
  .columns[data-phone='reversed'] {
    flex-direction: column-reverse;
  }
  .columns > * {
    min-width: 0;
  }

  ${media.tablet} {
    .columns {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .columns[data-align='middle'] {
      align-items: center;
    }
    .columns[data-ratio='wideFirst']:not(:has(> :not(style):nth-of-type(3))) {
      grid-template-columns: minmax(0, 1.62fr) minmax(0, 1fr);
    }
    .columns[data-ratio='wideLast']:not(:has(> :not(style):nth-of-type(3))) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.62fr);
    }
    .columns:has(> :not(style):nth-of-type(3)):not(:has(> :not(style):nth-of-type(4))) {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    }
  }
  ${media.desktop} {
    .columns:has(> :not(style):nth-of-type(4)) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

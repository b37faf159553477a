import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SurfaceTone } from '#ui/surface.tsx';
import { theme } from '#ui/theme.ts';
import { BlockFrame } from './block-frame.tsx';
import { BlockHead } from './block-head.tsx';
import type { BlockHost } from './block-props.ts';

interface Props {
  readonly host: BlockHost;
  readonly tone: SurfaceTone;
  readonly heading: string;
  readonly intro?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form or tool beside its heading where there is room. Both align with the page edges like every other band. */
export function BesideHeading({ host, tone, heading, intro = '', className, children }: Props) {
  return (
    <Frame host={host} tone={tone} width="page" className={className} labelled={heading !== ''}>
      <div className="beside">
        <BlockHead host={host} heading={heading} intro={intro} className="beside-head" />
        <div>{children}</div>
      </div>
    </Frame>
  );
}

const Frame = styled(BlockFrame)`
  container-type: inline-size;

  .beside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x4} ${theme.space.x8};
    align-items: start;
  }
  .beside-head {
    display: grid;
    gap: ${theme.space.x2};
  }
  @container (min-width: 56rem) {
    .beside:has(> .beside-head) {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
  }
`;

import { styled } from 'styled-components';
import { theme } from '#ui/theme.ts';
import { BlockFrame } from '../block-frame.tsx';
import { BlockHead } from '../block-head.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';

/** Renders the band and the container once; the blocks inside are nested and render neither. */
export function Section({ heading, intro, anchor, width, space, tone, content, host }: BlockProps<typeof definition>) {
  const name = anchorName(anchor);
  return (
    <SectionFrame host={host} tone={tone} width={width} space={space} labelled={heading !== ''}>
      <div className="section-body" id={name === '' || name === host.id ? undefined : name}>
        <BlockHead
          host={host}
          heading={heading}
          intro={intro}
          size={host.depth > 0 ? 'sub' : undefined}
          className="section-head"
        />
        {content}
      </div>
    </SectionFrame>
  );
}

/** Turns what an editor typed into a fragment without spaces and punctuation. */
function anchorName(anchor: string): string {
  return anchor
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

const SectionFrame = styled(BlockFrame)`
  .section-body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: clamp(2rem, 1.5rem + 2vw, 3.5rem);
  }
  .section-head {
    display: grid;
    gap: ${theme.space.x2};
  }
`;

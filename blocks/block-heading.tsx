import { Heading, type HeadingSize } from '#ui/heading.tsx';
import { headingId, headingLevel } from './block-frame.tsx';
import type { BlockHost } from './block-props.ts';

export interface BlockHeadingProps {
  readonly host: BlockHost;
  readonly heading: string;
  /** Default: derived from its level. */
  readonly size?: HeadingSize | undefined;
}

/** The block's own heading, which labels its section; renders nothing if it is empty. */
export function BlockHeading({ host, heading, size }: BlockHeadingProps) {
  if (!heading) return null;
  return (
    <Heading id={headingId(host)} level={headingLevel(host)} size={size}>
      {heading}
    </Heading>
  );
}

import { Heading } from '#ui/heading.tsx';
import { Lede } from '#ui/text.tsx';
import { headingId, headingLevel } from './block-frame.tsx';
import type { BlockHost } from './block-props.ts';

interface Props {
  readonly host: BlockHost;
  readonly heading: string;
  readonly intro: string;
  readonly className: string;
}

/** The block's own heading with the sentences that lead into it; nothing where both are empty. */
export function BlockHead({ host, heading, intro, className }: Props) {
  if (!heading && !intro) return null;
  return (
    <div className={className}>
      {heading && (
        <Heading id={headingId(host)} level={headingLevel(host)}>
          {heading}
        </Heading>
      )}
      {intro && <Lede>{intro}</Lede>}
    </div>
  );
}

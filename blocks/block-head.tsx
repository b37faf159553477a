import { Lede } from '#ui/text.tsx';
import { BlockHeading, type BlockHeadingProps } from './block-heading.tsx';

interface Props extends BlockHeadingProps {
  readonly intro: string;
  readonly className: string;
}

/** The block's heading and introduction; renders nothing if both are empty. */
export function BlockHead({ intro, className, ...head }: Props) {
  if (!head.heading && !intro) return null;
  return (
    <div className={className}>
      <BlockHeading {...head} />
      {intro && <Lede>{intro}</Lede>}
    </div>
  );
}

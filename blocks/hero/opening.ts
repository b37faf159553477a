import { headingId } from '../block-frame.tsx';
import type { BlockHost, BlockProps } from '../block-props.ts';
import type definition from './block.ts';

/** What every opening gets: the fields of the block, of which it shows those that the editor sees. */
export type OpeningProps = BlockProps<typeof definition>;

/** Attributes of the outermost element, whichever opening it is. */
export function openingFrame(host: BlockHost, heading: string) {
  return {
    id: host.id,
    'data-nested': host.depth > 0 || undefined,
    'aria-labelledby': heading ? headingId(host) : undefined,
  };
}

import { BlockFrame } from '#blocks/block-frame.tsx';
import type { BlockHost } from '#blocks/block-props.ts';
import { laterPart } from '../parts/later.tsx';

/** Few pages have such markup, so its reader is loaded with the first one, or when the browser is idle. */
const ForeignWords = laterPart(async () => (await import('./foreign-words.tsx')).ForeignWords);

/** Renders markup that does not come from our blocks. */
export function ForeignBlock({ source, host }: { readonly source: string; readonly host: BlockHost }) {
  return (
    <BlockFrame host={host} width="text" space="compact">
      <ForeignWords source={source} />
    </BlockFrame>
  );
}

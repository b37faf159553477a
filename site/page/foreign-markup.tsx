import { BlockFrame } from '#blocks/block-frame.tsx';
import type { BlockHost } from '#blocks/block-props.ts';
import { playerHosts } from '#contract/player-hosts.ts';
import { RichText } from '#ui/rich-text.tsx';

/** Markup that no block of ours wrote: WordPress's own blocks and classic content, cleaned. */
export function ForeignMarkup({ html, host }: { readonly html: string; readonly host: BlockHost }) {
  if (html.trim() === '') return null;
  return (
    <BlockFrame host={host} width="text" space="compact">
      <RichText html={html} profile="document" frameHosts={playerHosts} />
    </BlockFrame>
  );
}

import { BlockFrame } from '#blocks/block-frame.tsx';
import type { BlockHost } from '#blocks/block-props.ts';
import { playerHosts } from '#contract/player-hosts.ts';
import { RichText } from '#ui/rich-text.tsx';

/** Markup that no block of ours wrote, as the site shows it. */
export function ForeignBlock({ source, host }: { readonly source: string; readonly host: BlockHost }) {
  return (
    <BlockFrame host={host} width="text" space="compact">
      <RichText html={source} profile="document" frameHosts={playerHosts} />
    </BlockFrame>
  );
}

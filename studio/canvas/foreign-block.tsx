import { useMemo } from 'react';
import { BlockFrame } from '#blocks/block-frame.tsx';
import type { BlockHost } from '#blocks/block-props.ts';
import { storedToHtml } from '#cms-schema/classic/stored-to-html.ts';
import { playerHosts } from '#contract/player-hosts.ts';
import { fitsHtml } from '#kit/html/html-too-large.ts';
import { RichText } from '#ui/rich-text.tsx';

/** Markup that no block of ours wrote, with the words and paragraphs that the site shows. */
export function ForeignBlock({ source, host }: { readonly source: string; readonly host: BlockHost }) {
  const html = useMemo(() => storedToHtml(source), [source]);
  return (
    <BlockFrame host={host} width="text" space="compact">
      <RichText html={fitsHtml(html) ? html : source} profile="document" frameHosts={playerHosts} />
    </BlockFrame>
  );
}

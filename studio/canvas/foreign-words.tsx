import { useMemo } from 'react';
import { storedToHtml } from '#cms-schema/classic/stored-to-html.ts';
import { playerHosts } from '#contract/player-hosts.ts';
import { fitsHtml } from '#kit/html/html-too-large.ts';
import { RichText } from '#ui/rich-text.tsx';

/** The text that the site shows for markup that does not come from our blocks. */
export function ForeignWords({ source }: { readonly source: string }) {
  const html = useMemo(() => storedToHtml(source), [source]);
  return <RichText html={fitsHtml(html) ? html : source} profile="document" frameHosts={playerHosts} />;
}

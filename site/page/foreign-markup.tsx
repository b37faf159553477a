import { BlockFrame } from '#blocks/block-frame.tsx';
import type { BlockHost } from '#blocks/block-props.ts';
import { HTML_BODY_ID } from '#cms-schema/html-body.ts';
import { Article } from './article/article.tsx';

/** Markup that no block of ours wrote: WordPress's own blocks, classic content, and bodies that are written as HTML. */
export function ForeignMarkup({ html, host }: { readonly html: string; readonly host: BlockHost }) {
  if (html.trim() === '') return null;
  return (
    <BlockFrame host={host} width="text" space="compact">
      <Article html={html} locale={host.locale} idPrefix={foreignPrefix(host.id)} />
    </BlockFrame>
  );
}

/** Keeps the headings of several texts on a page apart; a body that is one text needs no prefix. */
export function foreignPrefix(clientId: string): string {
  return clientId === HTML_BODY_ID ? '' : `${clientId}-`;
}

import { BlockFrame } from '#blocks/block-frame.tsx';
import type { BlockHost } from '#blocks/block-props.ts';
import { HTML_BODY_ID } from '#cms-schema/html-body.ts';
import { Article } from './article/article.tsx';

/** Markup from outside our own blocks: WordPress's own blocks, classic content, and bodies written as HTML. */
export function ForeignMarkup({ html, host }: { readonly html: string; readonly host: BlockHost }) {
  if (html.trim() === '') return null;
  return (
    <BlockFrame host={host} width="text" space="compact">
      <Article html={html} locale={host.locale} idPrefix={foreignPrefix(host.id)} />
    </BlockFrame>
  );
}

/** Keeps heading ids unique if a page has several texts. A body that is a single text needs no prefix. */
export function foreignPrefix(clientId: string): string {
  return clientId === HTML_BODY_ID ? '' : `${clientId}-`;
}

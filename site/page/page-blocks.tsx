import { Fragment, type ReactNode } from 'react';
import type { BlockHost } from '#blocks/block-props.ts';
import { hasHeading, type OutlineBlock, outlineLevel } from '#blocks/outline-level.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { EditorBlockPartsFragment, PagePartsFragment } from '../generated/graphql.ts';
import { renderBlock } from '../render-block.generated.tsx';

interface Props {
  readonly page: Pick<PagePartsFragment, 'title' | 'signature' | 'editorBlocks'>;
  readonly locale: Locale;
  /** The title stands above the blocks already, as the page's first heading. */
  readonly isTitled?: boolean;
}

/** The blocks of a page, from the flat list that the API gives to the tree that a reader sees. */
export function PageBlocks({ page, locale, isTitled = false }: Props) {
  const first = isTitled ? undefined : page.editorBlocks[0];
  const draw = (parent: string | null, slot: string | null, ancestors: readonly OutlineBlock[]): ReactNode =>
    page.editorBlocks
      .filter((block) => block.parentClientId === parent && block.slot === slot)
      .map((block) => {
        const outline = { hasHeading: drawsHeading(block), isFirst: block === first };
        const host: BlockHost = {
          locale,
          id: block.clientId,
          signature: page.signature,
          isFirst: outline.isFirst,
          depth: block.depth,
          level: outlineLevel(outline, ancestors),
        };
        const slots = (name: string) => draw(block.clientId, name, [...ancestors, outline]);
        return <Fragment key={block.clientId}>{renderBlock(block, host, slots)}</Fragment>;
      });
  return (
    <>
      {!isTitled && !(first && drawsHeading(first)) && <VisuallyHidden as="h1">{page.title}</VisuallyHidden>}
      {draw(null, null, [])}
    </>
  );
}

/** A block's attributes come under an alias of its own, beside plain values. */
function drawsHeading(block: EditorBlockPartsFragment): boolean {
  return Object.values(block).some((part: unknown) => typeof part === 'object' && hasHeading(part));
}

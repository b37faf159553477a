import { Fragment, type ReactNode } from 'react';
import type { BlockHost } from '#blocks/block-props.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { EditorBlockPartsFragment, PagePartsFragment } from '../generated/graphql.ts';
import { renderBlock } from '../render-block.generated.tsx';

interface Props {
  readonly page: Pick<PagePartsFragment, 'title' | 'signature' | 'editorBlocks'>;
  readonly locale: Locale;
}

/** The blocks of a page, from the flat list that the API gives to the tree that a reader sees. */
export function PageBlocks({ page, locale }: Props) {
  const first = page.editorBlocks[0]?.clientId;
  const childrenOf = (parent: string | null, slot: string | null): ReactNode =>
    page.editorBlocks
      .filter((block) => block.parentClientId === parent && block.slot === slot)
      .map((block) => {
        const host: BlockHost = {
          locale,
          id: block.clientId,
          signature: page.signature,
          isFirst: block.clientId === first,
          depth: block.depth,
        };
        return (
          <Fragment key={block.clientId}>
            {renderBlock(block, host, (name) => childrenOf(block.clientId, name))}
          </Fragment>
        );
      });
  return (
    <>
      {!hasHeading(page.editorBlocks[0]) && <VisuallyHidden as="h1">{page.title}</VisuallyHidden>}
      {childrenOf(null, null)}
    </>
  );
}

/** Whether a block draws a heading of its own; as the first of a page that is the `h1`. */
function hasHeading(block: EditorBlockPartsFragment | undefined): boolean {
  return Object.values(block ?? {}).some((attributes) => {
    const heading: unknown =
      typeof attributes === 'object' && attributes !== null && Reflect.get(attributes, 'heading');
    return typeof heading === 'string' && heading !== '';
  });
}

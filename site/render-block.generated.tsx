// Written by `npm run gen` from blocks/*/block.ts. Do not edit.
import type { BlockHost } from '#blocks/block-props.ts';
import { Hero } from '#blocks/hero/hero.tsx';
import type { ReactElement, ReactNode } from 'react';
import { ForeignMarkup } from './page/foreign-markup.tsx';
import type { EditorBlockPartsFragment } from './generated/graphql.ts';

/** Draws a block. `slots` gives what stands in a slot of it, already drawn. */
export function renderBlock(
  block: EditorBlockPartsFragment,
  host: BlockHost,
  slots: (name: string) => ReactNode,
): ReactElement {
  switch (block.__typename) {
    case 'HapteraHero':
      return <Hero {...block.hero} host={host} />;
    case 'ForeignBlock':
      return <ForeignMarkup html={block.renderedHtml} host={host} />;
  }
}

import type { BlockHost } from '#blocks/block-props.ts';
import type { CanvasPage } from './canvas-context.ts';
import type { NodePlace } from './node-store.ts';

/** The information that the page on the canvas gives to the block in a place. */
export function blockHostAt(
  place: NodePlace,
  { locale, signature }: Pick<CanvasPage, 'locale' | 'signature'>,
): BlockHost {
  const { node, depth, level } = place;
  return { locale, id: node.id, signature, isFirst: isFirstOfPage(place), depth, level };
}

export function isFirstOfPage({ depth, index }: Pick<NodePlace, 'depth' | 'index'>): boolean {
  return depth === 0 && index === 0;
}

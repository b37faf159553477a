import { blockComponents, type DrawBlock } from '#blocks/components.generated.tsx';
import { laterHook } from '../parts/later.tsx';

const live = laterHook(async () => (await import('#blocks/live-components.generated.tsx')).liveComponents);

/** The blocks that show live content, by their names: fetched with the first of them that a page holds. */
export const useLiveComponents = live.use;

/** How a block is drawn; undefined while that is not fetched. */
export function drawingOf(name: string): DrawBlock | undefined {
  return blockComponents.get(name) ?? live.get()?.get(name);
}

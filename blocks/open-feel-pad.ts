import { tell } from '#session/tell.ts';
import type { LivingPad } from '#ui/feel/attach-pad.ts';
import { openPad } from '#ui/feel/open-pad.ts';
import { soundMemory } from './sound-memory.ts';

/** Runs a pad with the toasts and the memory of this site. */
export function openFeelPad(root: HTMLElement): LivingPad {
  return openPad(root, { ...soundMemory, tell: (text) => tell(text, 'success') });
}

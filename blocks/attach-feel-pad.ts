import { attachPad } from '#ui/feel/attach-pad.ts';

/** Makes a `<FeelPad>` playable; its code is loaded when a visitor first touches it. */
export default function attachFeelPad(root: HTMLElement): () => void {
  return attachPad(root, async () => (await import('./open-feel-pad.ts')).openFeelPad);
}

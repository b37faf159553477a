import type { WaveformPlayer } from '#ui/waveform/waveform-player.ts';

/** Pressed, or only pointed at, at this place of the window. */
interface Touch {
  readonly x: number;
  readonly isPress: boolean;
}

/**
 * The waveform rests until somebody points at it, touches it or asks for it by keyboard: only then its player is fetched,
 * and it begins with what was asked for meanwhile.
 */
export default function attachWave(root: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let player: Promise<WaveformPlayer | null> | null = null;
  let first: Touch | null = null;

  const load = async (): Promise<WaveformPlayer | null> => {
    // A player that does not arrive leaves the drawing: nothing of the page is lost, so nobody is told.
    const module = await import('#ui/waveform/waveform-player.ts').catch(() => null);
    if (!module || signal.aborted) return null;
    return module.playWaveform(root, { seed: root.dataset.seed ?? '' });
  };
  const ask = (touch: Touch) => {
    // What is asked for later is heard by the player itself, once it is there.
    if (first === null || (touch.isPress && !first.isPress)) first = touch;
    if (player !== null) return;
    player = load();
    void player.then((loaded) => first && loaded?.touch(first.x, first.isPress));
  };
  const isStill = () => root.ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const hear = (event: MouseEvent) => {
    if (!isStill()) ask({ x: event.clientX, isPress: event.type === 'click' });
  };
  for (const name of ['pointerenter', 'click'] as const) root.addEventListener(name, hear, { signal });
  return () => {
    listening.abort();
    void player?.then((loaded) => loaded?.stop());
  };
}

import { tellMissingPart } from '#ui/missing-part.ts';
import type { CurvePlayer } from './play-curves.ts';

/** Plays a curve at the press of its button; the first press loads the player. */
export default function attachCurves(root: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const view = root.ownerDocument.defaultView;
  let player: Promise<CurvePlayer | null> | null = null;

  const fetchPlayer = () =>
    import('./play-curves.ts').then(
      ({ openCurves }) => openCurves(root),
      (error: unknown) => {
        player = null;
        root.dataset.failed = '';
        tellMissingPart(error);
        return null;
      },
    );
  const press = async ({ target }: Event) => {
    // Of its own window: on the builder's canvas that is another one.
    const button = view && target instanceof view.Element ? target.closest('[data-play]') : null;
    const curve = button?.closest<HTMLElement>('[data-curve]');
    if (!curve) return;
    delete root.dataset.failed;
    player ??= fetchPlayer();
    const opened = await player;
    if (!signal.aborted) opened?.press(curve);
  };
  root.addEventListener('click', press, { signal });
  return () => {
    listening.abort();
    void player?.then((opened) => opened?.stop());
  };
}

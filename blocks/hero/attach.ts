import { vibratesInHand } from '#ui/feel/feel-device.ts';
import { tellMissingPart } from '#ui/missing-part.ts';
import type { WaveformPlayer } from '#ui/waveform/waveform-player.ts';
import attachFeelPad from '../attach-feel-pad.ts';

/** An opening has a pad to draw on, or a waveform to press. */
export default function attachHero(root: HTMLElement): () => void {
  return root.matches('.feel') ? attachFeelPad(root) : attachWave(root);
}

/** What the visitor requested before the player has loaded. A press replaces mere pointing. */
type Wish = { readonly pattern: string } | { readonly x: number; readonly isPress: boolean };

/**
 * The waveform is static until a visitor points at it, presses it or chooses a pattern. Only then is its player loaded, which
 * starts with what was requested in the meantime.
 */
function attachWave(root: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const view = root.ownerDocument.defaultView;
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-pattern]')];
  // A single button plays; several choose.
  const choices = buttons.length > 1 ? buttons : [];
  let isAsked = false;
  let player: WaveformPlayer | null = null;
  let wish: Wish | null = null;

  const load = async () => {
    // If the player cannot be loaded, the static drawing stays.
    const module = await import('./play-wave.ts').catch(tellMissingPart);
    if (!module || !view || signal.aborted) return;
    player = module.playWave(root, view);
    if (wish) grant(player, wish);
  };
  const ask = (next: Wish) => {
    if (player) return grant(player, next);
    // Pointing fires repeatedly and must not override a press.
    if (wish === null || isPressed(next)) wish = next;
    if (isAsked) return;
    isAsked = true;
    void load();
  };
  const press = (event: MouseEvent) => {
    const pressed = buttons.find((button) => event.composedPath().includes(button));
    if (!pressed) return ask({ x: event.clientX, isPress: true });
    for (const button of choices) button.setAttribute('aria-pressed', String(button === pressed));
    ask({ pattern: pressed.dataset.pattern ?? '' });
  };
  const isStill = () => view?.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const point = (event: MouseEvent) => {
    if (!isStill()) ask({ x: event.clientX, isPress: false });
  };
  root.addEventListener('pointerenter', point, { signal });
  root.addEventListener('click', press, { signal });
  // Only devices that can vibrate show the note that they do.
  if (view && vibratesInHand(view)) root.dataset.vibrates = '';
  return () => {
    listening.abort();
    player?.stop();
    delete root.dataset.vibrates;
    for (const button of choices) button.setAttribute('aria-pressed', String(button === choices[0]));
  };
}

function isPressed(wish: Wish): boolean {
  return 'pattern' in wish || wish.isPress;
}

function grant(player: WaveformPlayer, wish: Wish): void {
  if ('pattern' in wish) player.show(wish.pattern);
  else player.touch(wish.x, wish.isPress);
}

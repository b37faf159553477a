import { tellMissingPart } from '../missing-part.ts';
import { readFeelDevice } from './feel-device.ts';

/** The code of a pad in use, which is loaded with its first event. */
export interface LivingPad {
  /** Reacts to an event inside the pad, or to another address. */
  take(event: Event): void;
  close(): void;
}

/** Loads it; `first` resolves to what runs the pad of this element. */
export type LoadPad = () => Promise<(root: HTMLElement) => LivingPad>;

const events = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'click', 'keydown', 'input', 'change'];

/** Keys that the curve answers instead of the page. */
const keys = /^(Arrow.+|Page.+|Home|End|Enter| )$/;

/**
 * Makes a pad playable. The code is loaded with the first press, focus or opened link, and then gets every event since then, so
 * that no stroke is lost.
 */
export function attachPad(root: HTMLElement, load: LoadPad): () => void {
  const view = root.ownerDocument.defaultView;
  const stage = root.querySelector<HTMLElement>('[data-stage]');
  if (!view || !stage) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  let waiting: Event[] | null = null;
  let pad: LivingPad | null = null;

  const fetchPad = () => {
    if (waiting) return;
    waiting = [];
    load().then(
      (open) => {
        if (signal.aborted) return;
        pad = open(root);
        for (const event of waiting ?? []) pad.take(event);
      },
      (error: unknown) => {
        waiting = null;
        tell(root, '[data-failed]');
        tellMissingPart(error);
      },
    );
  };
  const take = (event: Event) => {
    if (event.target === stage) {
      if ('key' in event && 'altKey' in event && !event.altKey && keys.test(String(event.key))) event.preventDefault();
      // The stroke goes on outside of the pad.
      if (event.type === 'pointerdown' && 'pointerId' in event) stage.setPointerCapture(Number(event.pointerId));
    }
    // A pointer that only passes by asks for nothing.
    if (event.type !== 'pointermove') fetchPad();
    if (pad) pad.take(event);
    else waiting?.push(event);
  };
  const follow = (event: Event) => {
    if (view.location.hash.startsWith(`#${root.id}=`)) take(event);
  };
  for (const kind of events) root.addEventListener(kind, take, { signal });
  root.addEventListener('focusin', fetchPad, { signal });
  view.addEventListener('hashchange', follow, { signal });
  view.addEventListener('gamepadconnected', () => tell(root, `[data-device="${readFeelDevice(view)}"]`), { signal });
  follow(new Event('hashchange'));
  root.dataset.felt = readFeelDevice(view);
  tell(root, `[data-device="${root.dataset.felt}"]`);
  if ('draws' in root.dataset) {
    stage.tabIndex = 0;
    stage.role = 'slider';
    stage.ariaLabel = stage.dataset.label ?? '';
    stage.ariaValueNow = '0';
  }
  return () => {
    listening.abort();
    pad?.close();
    for (const name of ['tabindex', 'role', 'aria-label', 'aria-valuenow', 'aria-valuetext'])
      stage.removeAttribute(name);
    delete root.dataset.felt;
    tell(root, '.none');
  };
}

/** Shows one of the notes below the pad in place of the others. */
function tell(root: HTMLElement, which: string): void {
  for (const note of root.querySelectorAll<HTMLElement>('.feel-note > :not(.h-hidden)')) {
    note.hidden = !note.matches(which);
  }
}

import type { LivingPad } from './attach-pad.ts';
import { readCurveText, writeCurve } from './curve-link.ts';
import { describeCurve, feelWords } from './describe-curve.ts';
import { clearCurve } from './edit-curve.ts';
import { type FeelCurve, padSamples } from './feel-curve.ts';
import { createFeelPlayer } from './feel-player.ts';
import { redoStep, undoStep } from './history.ts';
import {
  beginStroke,
  changeCurve,
  endStroke,
  extendStroke,
  moveInHistory,
  openState,
  type PadState,
  pressKey,
  shownCurve,
  tune,
} from './pad-state.ts';
import { createPadView, type PadView } from './pad-view.ts';
import { isPresetName, presetCurve } from './presets.ts';

/** What a pad needs of the page around it. */
export interface PadPage {
  /** Shows a toast. */
  readonly tell: (text: string) => void;
  /** Whether the visitor has muted sound during this visit. */
  readonly isMuted: () => boolean;
  readonly keepMuted: (isMuted: boolean) => void;
}

/** The state of a pad, and what its acts need. */
interface Control {
  readonly root: HTMLElement;
  readonly view: PadView;
  readonly page: PadPage;
  readonly own: FeelCurve;
  state(): PadState;
  /** Shows the next state; `says` tells screen readers what has changed. */
  set(next: PadState, says?: string): void;
  play(): void;
  stop(): void;
  hold(level: number, frequency: number): void;
}

/** Runs a pad: drawing, keyboard, undo, presets, links. */
export function openPad(root: HTMLElement, page: PadPage): LivingPad {
  const locale = root.dataset.locale === 'zh' ? 'zh' : 'en';
  const words = feelWords(locale);
  const view = createPadView(root, words);
  const own = readStart(root);
  const player = createFeelPlayer(view.window, { isMuted: page.isMuted, show: view.move });
  let state = openState(own);
  view.showMuted(page.isMuted());
  view.paint(state);
  const control: Control = {
    root,
    view,
    page,
    own,
    state: () => state,
    set(next, says) {
      state = next;
      view.paint(state);
      if (says !== undefined) view.say(`${says}. ${describeCurve(shownCurve(state), words)}`);
    },
    play() {
      const curve = shownCurve(state);
      player.play(curve);
      view.say(`${words.isPlaying}. ${describeCurve(curve, words)}`);
    },
    stop: player.stop,
    hold: player.hold,
  };
  return {
    take: (event) => takeEvent(control, event),
    close() {
      player.stop();
      // Read anew: on the builder's canvas an editor may have changed it.
      view.paint(openState(readStart(root)));
      view.close();
    },
  };
}

function takeEvent(control: Control, event: Event): void {
  const { view } = control;
  const { type, target } = event;
  if (type === 'hashchange') follow(control);
  else if (isKey(event)) press(control, event);
  else if (isPointer(event)) touch(control, event);
  else if (target === view.frequency) turn(control, type);
  else if (type === 'click') click(control, view.buttonOf(target));
}

function touch(control: Control, event: PointerEvent): void {
  const { root, view } = control;
  if (event.target !== view.stage) return;
  if ('draws' in root.dataset) draw(control, event);
  else if (event.type === 'pointerup') control.play();
}

function draw(control: Control, event: PointerEvent): void {
  const { view } = control;
  if (event.type === 'pointerdown' && event.button === 0 && event.isPrimary) {
    const place = view.placeOf(event);
    control.set(beginStroke(control.state(), event.pointerId, place));
    holdAt(control, place);
  }
  if (event.type === 'pointerdown' || event.pointerId !== control.state().stroke?.pointer) return;
  if (event.type === 'pointermove') {
    const moves = event.getCoalescedEvents();
    const places = (moves.length > 0 ? moves : [event]).map(view.placeOf);
    control.set(places.reduce(extendStroke, control.state()));
    for (const place of places.slice(-1)) holdAt(control, place);
    return;
  }
  const isKept = event.type === 'pointerup';
  control.stop();
  control.set(endStroke(control.state(), isKept));
  if (isKept) control.play();
}

/** What is being drawn is felt at once. */
function holdAt(control: Control, { index, level }: { index: number; level: number }): void {
  control.hold(level, shownCurve(control.state()).frequencies[index] ?? 0);
}

/** The slider of the frequency: moved, or let go. */
function turn(control: Control, type: string): void {
  if (type !== 'input' && type !== 'change') return;
  const isDone = type === 'change';
  control.set(tune(control.state(), Number(control.view.frequency?.value), isDone));
  if (isDone) control.play();
}

function press(control: Control, event: KeyboardEvent): void {
  const key = event.key.toLowerCase();
  const isShortcut = event.ctrlKey || event.metaKey;
  if (isShortcut && (key === 'z' || key === 'y')) {
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo(control);
    else undo(control);
  }
  if (isShortcut || event.altKey || event.target !== control.view.stage) return;
  if (key === 'enter' || key === ' ') control.play();
  const next = pressKey(control.state(), event.key);
  if (next !== control.state()) control.set(next);
}

function undo(control: Control): void {
  control.stop();
  control.set(moveInHistory(control.state(), undoStep), control.view.words.isUndone);
}

function redo(control: Control): void {
  control.stop();
  control.set(moveInHistory(control.state(), redoStep), control.view.words.isRedone);
}

function click(control: Control, button: HTMLElement | null): void {
  if (!button || button.ariaDisabled === 'true') return;
  const { preset, act } = button.dataset;
  if (preset !== undefined) {
    const curve = isPresetName(preset) ? presetCurve(preset) : control.own;
    control.set(changeCurve(control.state(), curve, preset));
    control.play();
  }
  const acts = new Map([
    ['play', () => (control.view.isPlaying() ? control.stop() : control.play())],
    ['undo', () => undo(control)],
    ['redo', () => redo(control)],
    ['clear', () => clear(control)],
    ['share', () => void share(control)],
    ['mute', () => mute(control)],
  ]);
  acts.get(act ?? '')?.();
}

function clear(control: Control): void {
  control.stop();
  control.set(changeCurve(control.state(), clearCurve(shownCurve(control.state()))), control.view.words.isCleared);
}

function mute({ page, view, stop }: Control): void {
  const isMuted = !page.isMuted();
  page.keepMuted(isMuted);
  view.showMuted(isMuted);
  if (isMuted) stop();
}

/** Shows the curve that the address names; anything else in the address changes nothing. */
function follow(control: Control): void {
  const [id, text = ''] = control.view.window.location.hash.slice(1).split('=', 2);
  const curve = id === control.root.id ? readCurveText(text) : null;
  if (!curve) return;
  control.set(changeCurve(control.state(), curve));
  control.view.stage.scrollIntoView({ block: 'center' });
}

async function share({ root, view, page, state }: Control): Promise<void> {
  const { location, history, navigator } = view.window;
  if (!location.protocol.startsWith('http')) {
    view.say(view.words.onPageOnly);
    return;
  }
  const address = new URL(location.href);
  address.hash = `${root.id}=${writeCurve(shownCurve(state()))}`;
  history.replaceState(history.state, '', address);
  try {
    await navigator.clipboard.writeText(address.href);
    page.tell(view.words.copied);
  } catch {
    // Browsers refuse it without permission, and do not offer it on insecure pages.
    page.tell(view.words.notCopied);
  }
}

function readStart(root: HTMLElement): FeelCurve {
  const silence = clearCurve({ levels: [], frequencies: Array.from({ length: padSamples }, () => 120) });
  return readCurveText(root.dataset.start ?? '') ?? silence;
}

/** Not `instanceof`: on the builder's canvas the events belong to another window. */
function isPointer(event: Event): event is PointerEvent {
  return event.type.startsWith('pointer');
}

function isKey(event: Event): event is KeyboardEvent {
  return event.type === 'keydown';
}

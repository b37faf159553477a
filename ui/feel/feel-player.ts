import { pulsePattern } from '../waveform/vibration-pattern.ts';
import { type FeelCurve, feelAt, readFacts, sampleStep, strongestIn } from './feel-curve.ts';
import { listActuators, vibratesInHand } from './feel-device.ts';
import { type GamepadStep, gamepadSteps, spreadOver } from './gamepad-steps.ts';
import { createSpeaker } from './speaker.ts';

/** One moment of playing. */
export interface FeelMoment {
  /** In ms from the start of the curve; null while a place is held. */
  readonly time: number | null;
  /** Where the moving mass is: -1…1, its full travel. Slowed down about ten times, so that an eye can follow. */
  readonly offset: number;
}

export interface FeelPlayer {
  /** Plays from the start, on all that this device has. */
  play(curve: FeelCurve): void;
  /** Lets one place of a curve be felt until the next call, for at most a moment on phones. */
  hold(level: number, frequency: number): void;
  stop(): void;
}

export interface FeelPlayerOptions {
  readonly isMuted: () => boolean;
  /** Called with each frame, and with null when it is over. */
  readonly show: (moment: FeelMoment | null) => void;
}

/** Only one curve of a page is felt at a time. */
let endOther = () => {};

/**
 * Plays curves: a phone vibrates, a connected controller shakes, all others sound. Ends when the tab is hidden. Only to be called from a
 * visitor's own act.
 */
export function createFeelPlayer(view: Window & typeof globalThis, { isMuted, show }: FeelPlayerOptions): FeelPlayer {
  const speaker = createSpeaker(view);
  let playing: { curve: FeelCurve; end: number; start: number; steps: readonly GamepadStep[]; next: number } | null =
    null;
  let held: { level: number; frequency: number } | null = null;
  let frame = 0;
  let last = 0;
  let phase = 0;

  const stop = () => {
    view.cancelAnimationFrame(frame);
    view.document.removeEventListener('visibilitychange', stop);
    frame = 0;
    const wasActive = playing !== null || held !== null;
    playing = null;
    held = null;
    speaker.stop();
    if (!wasActive) return;
    if (vibratesInHand(view)) view.navigator.vibrate(0);
    show(null);
  };
  const advance = (now: number) => {
    const time = playing ? Math.max(0, now - playing.start) : null;
    if (playing && time !== null) {
      if (time >= playing.end) {
        stop();
        return;
      }
      shakeUntil(time);
    }
    const { level, frequency } = playing && time !== null ? feelAt(playing.curve, time) : (held ?? silence);
    phase += (Math.min(now - last, 50) / 1_000) * (frequency / slowness) * 2 * Math.PI;
    last = now;
    show({ time, offset: Math.sin(phase) * level ** 0.7 });
    frame = view.requestAnimationFrame(advance);
  };
  const shakeUntil = (time: number) => {
    for (let step = playing?.steps[playing.next]; playing && step && step.start <= time; ) {
      shake(view, step);
      playing.next += 1;
      step = playing.steps[playing.next];
    }
  };
  const begin = () => {
    if (frame !== 0) return;
    last = view.performance.now();
    frame = view.requestAnimationFrame(advance);
    view.document.addEventListener('visibilitychange', stop);
  };
  const takeOver = () => {
    if (endOther !== stop) endOther();
    endOther = stop;
  };
  return {
    stop,
    play(curve) {
      takeOver();
      stop();
      const { length } = readFacts(curve);
      if (length === 0) return;
      const samples = length / sampleStep + 1;
      const played = { levels: curve.levels.slice(0, samples), frequencies: curve.frequencies.slice(0, samples) };
      if (vibratesInHand(view)) {
        view.navigator.vibrate([...pulsePattern(length, (start, end) => strongestIn(played, start, end))]);
      } else if (!isMuted()) {
        speaker.play(played);
      }
      playing = { curve: played, end: length, start: view.performance.now(), steps: gamepadSteps(played), next: 0 };
      begin();
    },
    hold(level, frequency) {
      takeOver();
      if (playing) stop();
      held = { level, frequency };
      if (vibratesInHand(view)) view.navigator.vibrate(Math.round(24 * level));
      else if (!isMuted()) speaker.hold(level, frequency);
      shake(view, { duration: 60, ...spreadOver(level, frequency) });
      begin();
    },
  };
}

const silence = { level: 0, frequency: 0 };

/** By how much the motion of the mass is slowed down: 120 Hz are shown as 10. */
const slowness = 12;

function shake(view: Window & typeof globalThis, step: Omit<GamepadStep, 'start'>): void {
  for (const actuator of listActuators(view)) {
    // Longer than the step, so that there is no gap before the next one, which replaces it.
    const effect = { duration: step.duration + 25, strongMagnitude: step.strong, weakMagnitude: step.weak };
    // Rejected if the controller was unplugged a moment ago: then it is not listed the next time.
    actuator.playEffect('dual-rumble', effect).catch(() => {});
  }
}

import { audioSchedule, gainOf } from './audio-schedule.ts';
import { clampFrequency, type FeelCurve } from './feel-curve.ts';

/** Sounds a curve. Only to be called from a visitor's own act: browsers keep silent otherwise. */
export interface Speaker {
  play(curve: FeelCurve): void;
  /** Sounds one place of a curve until the next call. */
  hold(level: number, frequency: number): void;
  stop(): void;
}

/** Seconds in which the sound fades: below it one hears a click. */
const fade = 0.015;

/**
 * Small speakers do not reach the frequencies that are felt: overtones let an ear hear the fundamental that is not there.
 */
const overtones = [0, 1, 0.55, 0.36, 0.22, 0.13, 0.07];

interface Voice {
  readonly tone: OscillatorNode;
  readonly gain: GainNode;
}

export function createSpeaker(view: Window & typeof globalThis): Speaker {
  let context: AudioContext | null = null;
  let voice: Voice | null = null;

  const speak = (audio: AudioContext): Voice => {
    const tone = audio.createOscillator();
    tone.setPeriodicWave(
      audio.createPeriodicWave(
        Float32Array.from(overtones, () => 0),
        Float32Array.from(overtones),
      ),
    );
    const gain = audio.createGain();
    gain.gain.value = 0;
    tone.connect(gain).connect(audio.destination);
    tone.start();
    voice = { tone, gain };
    return voice;
  };
  const wake = (): AudioContext => {
    context ??= new view.AudioContext({ latencyHint: 'interactive' });
    // Rejected only if the page is being left.
    if (context.state !== 'running') void context.resume();
    return context;
  };
  const stop = () => {
    if (!context || !voice) return;
    const { tone, gain } = voice;
    const now = context.currentTime;
    const level = gain.gain.value;
    gain.gain.cancelScheduledValues(now);
    gain.gain.setValueAtTime(level, now);
    gain.gain.setTargetAtTime(0, now, fade / 3);
    tone.stop(now + 2 * fade);
    voice = null;
  };
  return {
    stop,
    play(curve) {
      stop();
      const audio = wake();
      const { tone, gain } = speak(audio);
      const { duration, gains, frequencies } = audioSchedule(curve);
      const start = audio.currentTime + 0.01;
      gain.gain.setValueCurveAtTime(gains, start, duration);
      tone.frequency.setValueCurveAtTime(frequencies, start, duration);
      tone.stop(start + duration + fade);
    },
    hold(level, frequency) {
      const audio = wake();
      const { tone, gain } = voice ?? speak(audio);
      gain.gain.setTargetAtTime(gainOf(level), audio.currentTime, fade);
      tone.frequency.setTargetAtTime(clampFrequency(frequency), audio.currentTime, fade);
    },
  };
}

import { sampleSignature, sampleStep } from '#ui/feel/feel-curve.ts';
import { createFeelPlayer } from '#ui/feel/feel-player.ts';
import type { Signature } from '#ui/waveform/signature.ts';
import { playWaveform, type WaveformPlayer } from '#ui/waveform/waveform-player.ts';
import { soundMemory } from '../sound-memory.ts';

/** Animates the waveform of an opening, and lets it be felt at its own pace when it is pressed. */
export function playWave(root: HTMLElement, view: Window & typeof globalThis): WaveformPlayer {
  const player = createFeelPlayer(view, { isMuted: soundMemory.isMuted, show: () => {} });
  const feel = (signature: Signature) => player.play(sampleSignature(signature, signature.duration + 2 * sampleStep));
  const wave = playWaveform(root, { seed: root.dataset.seed ?? '', feel });
  return {
    ...wave,
    stop() {
      player.stop();
      wave.stop();
    },
  };
}

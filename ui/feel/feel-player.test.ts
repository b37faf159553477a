import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleEntered } from './feel-curve.ts';
import { createFeelPlayer, type FeelMoment } from './feel-player.ts';

const curve = sampleEntered({
  points: [0, 100, 0].map((intensity, index) => ({ time: index * 100, intensity, frequency: 60 })),
  transients: [],
});

afterEach(() => vi.unstubAllGlobals());

describe('a curve that is played', () => {
  it('vibrates on a phone, without a sound', () => {
    const { player, vibrated, sounds } = open({ isPhone: true });
    player.play(curve);
    expect(vibrated).toHaveLength(1);
    expect(sounds).toEqual([]);
    player.stop();
    expect(vibrated.at(-1)).toBe(0);
  });

  it('sounds on a computer, unless it is muted', () => {
    const loud = open({});
    loud.player.play(curve);
    expect(loud.sounds).toEqual([23, 23]);
    expect(loud.vibrated).toEqual([]);
    const muted = open({ isMuted: true });
    muted.player.play(curve);
    expect(muted.sounds).toEqual([]);
  });

  it('shakes a controller, one step after the other', () => {
    const { player, shaken, passTime } = open({ hasController: true });
    player.play(curve);
    passTime(10);
    expect(shaken).toHaveLength(1);
    passTime(120);
    expect(shaken).toHaveLength(3);
    expect(shaken[0]).toMatchObject({ duration: 75 });
  });

  it('shows its time and the motion of the mass, ends by itself, and says so once', () => {
    const { player, moments, passTime } = open({});
    player.play(curve);
    passTime(40);
    passTime(60);
    expect(moments.map((moment) => moment?.time)).toEqual([40, 100]);
    expect(moments.every((moment) => Math.abs(moment?.offset ?? 2) <= 1)).toBe(true);
    expect(moments[1]?.offset).not.toBe(0);
    passTime(110);
    passTime(20);
    expect(moments.slice(2)).toEqual([null]);
  });

  it('ends another one', () => {
    const first = open({});
    first.player.play(curve);
    first.passTime(40);
    open({}).player.play(curve);
    expect(first.moments.at(-1)).toBeNull();
  });

  it('ends when its tab is hidden', () => {
    const { player, moments } = open({});
    player.play(curve);
    window.document.dispatchEvent(new Event('visibilitychange'));
    expect(moments).toEqual([null]);
  });

  it('that is silent does nothing', () => {
    const { player, sounds, moments, passTime } = open({});
    player.play({ levels: [0, 0, 0], frequencies: [60, 60, 60] });
    passTime(50);
    expect([sounds, moments]).toEqual([[], []]);
  });
});

interface Devices {
  readonly isPhone?: boolean;
  readonly hasController?: boolean;
  readonly isMuted?: boolean;
}

/** A browser in which time passes by hand. */
function open({ isPhone = false, hasController = false, isMuted = false }: Devices) {
  const vibrated: unknown[] = [];
  const shaken: unknown[] = [];
  const moments: (FeelMoment | null)[] = [];
  // The number of values of each curve of a sound.
  const sounds: number[] = [];
  let now = 1_000;
  let frame: ((now: number) => void) | null = null;
  const parameter = () => ({
    value: 0,
    cancelScheduledValues: () => {},
    setValueAtTime: () => {},
    setTargetAtTime: () => {},
    setValueCurveAtTime: (values: Float32Array) => sounds.push(values.length),
  });
  const node = () => ({ connect: (next: unknown) => next, start: () => {}, stop: () => {}, setPeriodicWave: () => {} });
  class FakeAudio {
    readonly currentTime = 0;
    readonly state = 'running';
    createOscillator = () => ({ ...node(), frequency: parameter() });
    createGain = () => ({ ...node(), gain: parameter() });
    createPeriodicWave = () => ({});
  }
  const controller = {
    vibrationActuator: {
      playEffect: (_kind: string, effect: unknown) => {
        shaken.push(effect);
        return Promise.resolve('complete');
      },
    },
  };
  vi.stubGlobal('window', {
    AudioContext: FakeAudio,
    document: new EventTarget(),
    navigator: {
      vibrate: (pattern: unknown) => vibrated.push(pattern),
      getGamepads: () => (hasController ? [controller] : [null]),
    },
    matchMedia: () => ({ matches: isPhone }),
    performance: { now: () => now },
    requestAnimationFrame: (run: (now: number) => void) => {
      frame = run;
      return 1;
    },
    cancelAnimationFrame: () => {
      frame = null;
    },
  });
  const player = createFeelPlayer(window, { isMuted: () => isMuted, show: (moment) => moments.push(moment) });
  const passTime = (ms: number) => {
    now += ms;
    frame?.(now);
  };
  return { player, vibrated, shaken, moments, sounds, passTime };
}

'use client';

import { type ReactNode, useEffect, useRef } from 'react';

export interface HeroWaveProps {
  readonly seed: string;
  /** The drawn waveform: it stands until the player takes over, and for good without JavaScript or motion. */
  readonly children: ReactNode;
}

/** The doorway to the living waveform: the player comes after everything that one reads. */
export function HeroWave({ seed, children }: HeroWaveProps) {
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = container.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let isGone = false;
    let stop = () => {};
    const cancel = whenSettled(async () => {
      const player = await import('#ui/waveform/waveform-player.ts').catch(() => null);
      // A player that does not arrive leaves the drawing: nothing of the page is lost, so nobody is told.
      if (player && !isGone) stop = player.playWaveform(element, { seed });
    });
    return () => {
      isGone = true;
      cancel();
      stop();
    };
  }, [seed]);

  return (
    <div ref={container} className="hero-wave">
      {children}
    </div>
  );
}

/** Calls once the page has loaded and the browser is idle; a browser without idle callbacks waits a moment instead. */
function whenSettled(call: () => void): () => void {
  let cancelIdle = () => {};
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(call, { timeout: 2000 });
      cancelIdle = () => cancelIdleCallback(handle);
    } else {
      const handle = setTimeout(call, 300);
      cancelIdle = () => clearTimeout(handle);
    }
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    cancelIdle();
  };
}

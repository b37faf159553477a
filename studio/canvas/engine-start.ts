import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * The engine looks once for its style sheet and, missing it, brings one that loads a font from elsewhere. All that it shows
 * in this document is ours, so it is told that its sheet is there.
 */
export function useEngineWithoutOwnStyles(): boolean {
  const [isDone, setDone] = useState(false);
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--_puck-styles-loaded', '"true"');
    setDone(true);
  }, []);
  return isDone;
}

/** False at first: the engine mounts what is in it twice when it starts, and the panels would be drawn for nothing. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSettled(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isSettled;
}

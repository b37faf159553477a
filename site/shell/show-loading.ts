/**
 * Milliseconds until a navigation counts as slow and the bar appears, for which the bar then runs, and for which it fades out
 * (specification, section 9).
 */
const patience = 300;
const length = 5000;
const farewell = 500;

export type LoadingState = 'resting' | 'running' | 'finished';

export interface Loading {
  start(): void;
  /** Stops and hides the bar at once. */
  rest(): void;
}

/** Controls the bar while the next page is loading. */
export function showLoading(show: (state: LoadingState) => void): Loading {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const later = (run: () => void, delay: number) => timers.push(setTimeout(run, delay));
  const rest = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    show('resting');
  };
  const start = () => {
    rest();
    later(() => show('running'), patience);
    later(() => show('finished'), patience + length);
    later(rest, patience + length + farewell);
  };
  return { start, rest };
}

/**
 * Milliseconds: until a way to another page is slow enough to be told of, until the bar has run its whole length, and until
 * it is gone after that (specification, section 9).
 */
const patience = 300;
const length = 5000;
const farewell = 500;

export type LoadingState = 'resting' | 'running' | 'finished';

export interface Loading {
  start(): void;
  /** Nothing is on its way, or nobody sees it any more. */
  rest(): void;
}

/** What the bar shows while the next page is on its way. */
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

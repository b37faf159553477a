import { useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * Re-renders synchronously on every change that `subscribe` reports, before the next keystroke is handled. With
 * `useState`, React would render changes that no user event caused, such as another editor's text, in a later task;
 * someone typing until then would continue from the old text and overwrite the other editor's.
 *
 * @param subscribe must keep its identity for as long as its source does.
 */
export function useChanges(subscribe: (listener: () => void) => () => void): void {
  const count = useRef(0);
  const watch = useCallback(
    (draw: () => void) => {
      const onChange = () => {
        count.current += 1;
        draw();
      };
      const stop = subscribe(onChange);
      // Something may have changed between the first render and now.
      onChange();
      return stop;
    },
    [subscribe],
  );
  const get = () => count.current;
  useSyncExternalStore(watch, get, get);
}

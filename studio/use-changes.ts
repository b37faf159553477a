import { useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * Draws again with every change that `subscribe` tells of, before the next key is heard. With a state, React would draw what
 * comes from no press or key, such as another editor's words, in some later task; who types until then would write on from the
 * words before, and the other's would be lost.
 *
 * @param subscribe must be the same for as long as what it watches is.
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
      // Something may have happened between the first drawing and now.
      onChange();
      return stop;
    },
    [subscribe],
  );
  const get = () => count.current;
  useSyncExternalStore(watch, get, get);
}

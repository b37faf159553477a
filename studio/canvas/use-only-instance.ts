import { useEffect } from 'react';

let count = 0;

/**
 * Two canvases in one document would both hear every key, and one press would undo in both. The other language is shown by
 * the mirror, which only draws.
 *
 * @throws Error when another one is mounted already.
 */
export function useOnlyInstance(): void {
  useEffect(() => {
    count += 1;
    const isSecond = count > 1;
    if (isSecond) {
      count -= 1;
      throw new Error('Only one <BuilderCanvas> may be mounted. Show the other language with the mirror.');
    }
    return () => {
      count -= 1;
    };
  }, []);
}

import { useEffect } from 'react';

let count = 0;

/**
 * Ensures that only one canvas is mounted: two in one document would both handle every key, so that one press would
 * undo in both. The other language is shown by the mirror, which handles no keys.
 *
 * @throws Error if another one is already mounted.
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

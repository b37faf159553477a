import { useEffect, useState } from 'react';
import { useComposing } from './use-composing.ts';

/** Whether editing has stopped after a takeover. It waits for the end of an IME composition. */
export function useStopped(isTaken: boolean): boolean {
  const isComposing = useComposing();
  const [isStopped, setStopped] = useState(isTaken);
  useEffect(() => {
    if (!isTaken || !isComposing) setStopped(isTaken);
  }, [isTaken, isComposing]);
  return isStopped;
}

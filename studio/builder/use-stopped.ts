import { useEffect, useState } from 'react';
import { useComposing } from './use-composing.ts';

/** Whether a taken page can only be looked at by now: a word that is being composed is finished first. */
export function useStopped(isTaken: boolean): boolean {
  const isComposing = useComposing();
  const [isStopped, setStopped] = useState(isTaken);
  useEffect(() => {
    if (!isTaken || !isComposing) setStopped(isTaken);
  }, [isTaken, isComposing]);
  return isStopped;
}

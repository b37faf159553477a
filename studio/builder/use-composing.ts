import { useEffect, useState } from 'react';

/** Whether an input method is composing a word right now: whoever is about to stop an editor lets that word be finished. */
export function useComposing(): boolean {
  const [isComposing, setComposing] = useState(false);
  useEffect(() => {
    const begin = () => setComposing(true);
    const end = () => setComposing(false);
    document.addEventListener('compositionstart', begin);
    document.addEventListener('compositionend', end);
    return () => {
      document.removeEventListener('compositionstart', begin);
      document.removeEventListener('compositionend', end);
    };
  }, []);
  return isComposing;
}

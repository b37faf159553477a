import { useEffect, useState } from 'react';

/** Debounces typed text, so that a request is made only once the user pauses. Clearing takes effect at once. */
export function useSettled(text: string, milliseconds = 250): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return text === '' ? '' : settled;
}

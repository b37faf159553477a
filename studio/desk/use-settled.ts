import { useEffect, useState } from 'react';

/** What somebody types, once they pause: by then it is worth asking for. At once when it was cleared. */
export function useSettled(text: string, milliseconds = 250): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return text === '' ? '' : settled;
}

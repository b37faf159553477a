import { useState } from 'react';
import { useTextDraft } from '../use-text-draft.ts';

/**
 * A text box for a value that is printed as text: what is typed stays as it is typed while the focus is in the box, even if
 * the value would be printed in another way, unless the value changes from outside.
 *
 * @param print the text of the value that results from a text
 */
export function useCellText(printed: string, print: (text: string) => string, onWrite: (text: string) => void) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly leadsTo: string } | null>(null);
  const draft = useTextDraft<HTMLInputElement>(typed?.leadsTo === printed ? typed.text : printed, (text) => {
    setTyped({ text, leadsTo: print(text) });
    onWrite(text);
  });
  return { ...draft, onBlur: () => setTyped(null) };
}

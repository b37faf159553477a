import { type CompositionEvent, type FormEvent, useEffect, useRef, useState } from 'react';

interface TextElement {
  readonly value: string;
}

/**
 * Controls an input that supports IME composition. Every finished input is committed at once: a deferred commit could
 * be written to the block selected by then. A composition is shown while it lasts and committed once, when it ends, so
 * that neither the document nor its history ever contains half a word of pinyin.
 */
export function useTextDraft<Element extends HTMLElement & TextElement>(
  value: string,
  onCommit: (value: string) => void,
) {
  const [draft, setDraft] = useState<string | null>(null);
  const isComposing = useRef(false);
  const committed = useRef(value);
  useEffect(() => {
    committed.current = value;
  }, [value]);

  const commit = (text: string) => {
    // Some browsers also fire an input event at the end of a composition.
    if (text === committed.current) return;
    committed.current = text;
    onCommit(text);
  };
  return {
    value: draft ?? value,
    onChange(event: FormEvent<Element>) {
      const text = event.currentTarget.value;
      if (isComposing.current) setDraft(text);
      else commit(text);
    },
    onCompositionStart() {
      isComposing.current = true;
    },
    onCompositionEnd(event: CompositionEvent<Element>) {
      isComposing.current = false;
      setDraft(null);
      commit(event.currentTarget.value);
    },
  };
}

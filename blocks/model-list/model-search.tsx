'use client';
import { useEffect, useRef } from 'react';
import { attachModelSearch, type SearchWords } from './attach-model-search.ts';

/** Draws nothing of its own: it brings the list around it to life. */
export function ModelSearch({ words }: { readonly words: SearchWords }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const root = place.current?.closest<HTMLElement>('[data-model-list]');
    return root ? attachModelSearch(root, words) : undefined;
  }, [words]);
  return <span ref={place} hidden />;
}

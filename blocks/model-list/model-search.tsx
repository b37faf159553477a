'use client';
import { useEffect, useRef } from 'react';
import { attachModelSearch, type SearchWords } from './attach-model-search.ts';

/** Draws nothing of its own: it brings the list around it to life. */
export function ModelSearch({ words: { found, foundOne, none } }: { readonly words: SearchWords }) {
  const place = useRef<HTMLSpanElement>(null);
  // Not at every drawing: taking the search back would put the numbers that it found over those of the builder's edit.
  useEffect(() => {
    const root = place.current?.closest<HTMLElement>('[data-model-list]');
    return root ? attachModelSearch(root, { found, foundOne, none }) : undefined;
  }, [found, foundOne, none]);
  return <span ref={place} hidden />;
}

import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Tells those who hear the page what just happened. */
export interface Announcer {
  say(text: string): void;
  subscribe(listener: (text: string) => void): () => void;
}

export function createAnnouncer(): Announcer {
  const listeners = new Set<(text: string) => void>();
  return {
    say(text) {
      for (const listener of listeners) listener(text);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The same words twice in a row are another announcement: two regions take turns. */
export function LiveRegion({ announcer }: { readonly announcer: Announcer }) {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  useEffect(() => announcer.subscribe((text) => setSaid(({ turn }) => ({ text, turn: turn + 1 }))), [announcer]);
  return (
    <VisuallyHidden as="div">
      <div role="status" data-announcer="">
        {said.turn % 2 === 0 ? said.text : ''}
      </div>
      <div role="status" data-announcer="">
        {said.turn % 2 === 1 ? said.text : ''}
      </div>
    </VisuallyHidden>
  );
}

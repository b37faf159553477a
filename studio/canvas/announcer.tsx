import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Announces to screen readers what just happened. */
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

/** Two regions alternate, so that the same text twice in a row is announced twice. */
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

'use client';

import { useEffect } from 'react';
import { hydrated, hydratedEvent } from '#ui/hydration.ts';

/** Signals that React has hydrated a public page, as it does in development: attachments wait for this. */
export function HydrationMark(): null {
  useEffect(() => {
    document.documentElement.dataset[hydrated] = '';
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
}

'use client';

import { useEffect } from 'react';
import { hydrated, hydratedEvent } from '#ui/hydration.ts';

/** Where React runs on a public page, as while developing, attachments wait until it has taken over the markup. */
export function HydrationMark(): null {
  useEffect(() => {
    document.documentElement.dataset[hydrated] = '';
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
}

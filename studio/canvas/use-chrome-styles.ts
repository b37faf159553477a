import { useLayoutEffect } from 'react';
import type { SiteChrome } from './site-chrome.ts';

/**
 * Adds the styles of the site's header and footer, and its web font, to a frame, before all other styles, as on the site,
 * where they are part of the server's markup. Before the browser paints: the header is never seen without them.
 */
export function useChromeStyles(frame: Document | null, chrome: SiteChrome | null): void {
  const styles = chrome?.styles;
  useLayoutEffect(() => {
    if (!frame || styles === undefined) return;
    const element = frame.createElement('style');
    element.textContent = styles;
    frame.head.prepend(element);
    return () => element.remove();
  }, [frame, styles]);
}

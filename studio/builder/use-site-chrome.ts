import { useEffect, useState } from 'react';
import type { Locale } from '#cms-schema/locale.ts';
import { fetchSiteChrome, type SiteChrome } from '../canvas/site-chrome.ts';
import { followSiteChrome } from './follow-site-chrome.ts';

/**
 * The site's header and footer in a language, as on the page with this public path, or as on the home page without one.
 * Null until they are loaded, and if `locale` is null because they are not needed.
 */
export function useSiteChrome(locale: Locale | null, path: string | null): SiteChrome | null {
  const [found, setFound] = useState<{ readonly locale: Locale; readonly chrome: SiteChrome } | null>(null);
  useEffect(() => {
    if (locale === null) return;
    return followSiteChrome(
      (signal) => fetchSiteChrome({ locale, ...(path !== null && { path }) }, signal),
      (chrome) => setFound({ locale, chrome }),
    );
  }, [locale, path]);
  return found !== null && found.locale === locale ? found.chrome : null;
}

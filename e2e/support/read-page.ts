import type { Page } from '@playwright/test';

/** Facts from the HTML of a page, before any script or style. */
export interface PageFacts {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  readonly canonical: string;
  /** Addresses of the other languages by `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>;
  /** The text of each `h1`. */
  readonly headings: readonly string[];
  /** Addresses of this site that it links to, without fragment. */
  readonly links: readonly string[];
  /** Fragment links of the page without a target. */
  readonly brokenAnchors: readonly string[];
}

/**
 * Fetches a page and parses it in the browser page `reader` without opening it: takes milliseconds where a visit takes
 * a second.
 */
export async function readPage(reader: Page, url: string): Promise<PageFacts> {
  const response = await fetch(url, { redirect: 'manual' });
  const html = await response.text();
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}: ${html.slice(0, 200)}`);
  return reader.evaluate(
    ({ html, url }) => {
      const page = new DOMParser().parseFromString(html, 'text/html');
      const attributeOf = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name) ?? '';
      const own = [...page.querySelectorAll('a[href]')]
        .map((link) => new URL(link.getAttribute('href') ?? '', url))
        .filter(({ origin }) => origin === new URL(url).origin);
      return {
        lang: page.documentElement.lang,
        title: page.title,
        description: attributeOf('meta[name="description"]', 'content'),
        robots: attributeOf('meta[name="robots"]', 'content'),
        canonical: attributeOf('link[rel="canonical"]', 'href'),
        alternates: Object.fromEntries(
          [...page.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
            link.getAttribute('hreflang') ?? '',
            link.getAttribute('href') ?? '',
          ]),
        ),
        headings: [...page.querySelectorAll('h1')].map((heading) => heading.textContent?.trim() ?? ''),
        links: [...new Set(own.map(({ pathname, search }) => pathname + search))],
        brokenAnchors: own
          .filter(({ pathname, hash }) => pathname === new URL(url).pathname && hash.length > 1)
          .map(({ hash }) => decodeURIComponent(hash.slice(1)))
          // `#top` works without a target.
          .filter((id) => id !== 'top' && page.getElementById(id) === null),
      };
    },
    { html, url },
  );
}

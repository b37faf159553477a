import { type Locale, localizePath } from '#cms-schema/locale.ts';

/**
 * The site's header and footer as the published site renders them. They are server components of another room, so the
 * builder fetches what a visitor gets: one published page, cut down to what is around its content. So they are always
 * the live ones, styles and fonts included, and no second implementation can drift from the first.
 */
export interface SiteChrome {
  /** Null if the layout of the page has none. */
  readonly header: ChromePart | null;
  readonly footer: ChromePart | null;
  /** The class of the element around header, content and footer. */
  readonly frameClass: string;
  /** The CSS rules of the shell, including those of the web font. */
  readonly styles: string;
}

/** An element as its attributes (class, id, data) and its content, without anything executable. */
export interface ChromePart {
  readonly className: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly html: string;
}

/**
 * Fetches a published page, whose header and footer mark its place in the menus, or the home page if it has none yet.
 * Null if the site does not respond: the canvas then shows the content alone.
 */
export async function fetchSiteChrome(
  { locale, path = '/' }: { readonly locale: Locale; readonly path?: string },
  signal?: AbortSignal,
): Promise<SiteChrome | null> {
  try {
    const response = await fetch(localizePath(path, locale), { signal: signal ?? null, credentials: 'omit' });
    if (!response.ok && response.status !== 404) return null;
    return readSiteChrome(new DOMParser().parseFromString(await response.text(), 'text/html'));
  } catch {
    return null;
  }
}

/** Extracts the shell from a page of the site. The result contains nothing executable. */
export function readSiteChrome(page: Document): SiteChrome | null {
  const main = page.querySelector('main');
  const frame = main?.parentElement;
  const header = frame?.querySelector(':scope > header');
  const footer = frame?.querySelector(':scope > footer');
  if (!main || !frame) return null;
  const styles = [...page.querySelectorAll('style')].filter((style) => !main.contains(style));
  return {
    header: header ? readPart(header) : null,
    footer: footer ? readPart(footer) : null,
    frameClass: frame.className,
    styles: styles.map((style) => style.textContent.replace(HASTY_FACE, 'font-display:swap')).join('\n'),
  };
}

/**
 * With `optional`, a font that loads too late for one page is used on the visitor's next page. The canvas stays open
 * for hours, so it swaps the font in.
 */
const HASTY_FACE = /font-display:\s*optional/g;

function readPart(part: Element): ChromePart {
  disarm(part);
  const kept = [...part.attributes].filter(({ name }) => name === 'id' || name.startsWith('data-'));
  return {
    className: part.className,
    attributes: Object.fromEntries(kept.map(({ name, value }) => [name, value])),
    html: part.innerHTML,
  };
}

function disarm(part: Element): void {
  for (const element of part.querySelectorAll('script, style, iframe, object, embed, base')) element.remove();
  for (const element of [part, ...part.querySelectorAll('*')]) {
    for (const { name, value } of [...element.attributes]) {
      const runs =
        /^on|^(?:autofocus|popovertarget|srcdoc)$/i.test(name) || /^\s*(?:javascript|data|vbscript):/i.test(value);
      if (runs) element.removeAttribute(name);
    }
  }
}

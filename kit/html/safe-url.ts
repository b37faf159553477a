/** Which URLs are allowed besides those relative to the page. */
export interface UrlRules {
  /** Lower case, with the colon: `https:`. */
  readonly protocols: readonly string[];
  /** Rewrites protocol-relative URLs, `//host/path`, to `https://host/path`. Otherwise they are refused. */
  readonly upgradesSchemeless?: boolean;
}

/**
 * The URL cleaned for use in an attribute, or null when it is not allowed. White space and line breaks that browsers
 * ignore are removed; everything else, including Chinese, stays as written. Absolute web URLs must spell out
 * `https://host` and have no credentials; relative ones must stay on the page's own host, whatever their spelling.
 */
export function cleanUrl(source: string, { protocols, upgradesSchemeless = false }: UrlRules): string | null {
  const visible = trimControls(source.replace(/[\t\n\r]/g, ''));
  const text = upgradesSchemeless && /^\/\/[^/\\]/.test(visible) ? `https:${visible}` : visible;
  if (text === '' || hasControl(text)) return null;
  const url = parseUrl(text, PAGE);
  if (!url) return null;
  const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(text);
  if (!isAbsolute) return url.origin === PAGE ? text : null;
  if (!protocols.includes(url.protocol)) return null;
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (isWeb && (!/^https?:\/\/[^/\\]/i.test(text) || url.username !== '' || url.password !== '')) return null;
  return text;
}

/** Whether a URL returned by `cleanUrl` is an absolute web URL. */
export function isExternalUrl(url: string): boolean {
  return /^https?:/i.test(url);
}

/** A placeholder for the page that the URL will be resolved against. */
const PAGE = 'https://page.invalid';

function parseUrl(text: string, base: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}

function trimControls(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text.charCodeAt(start) <= 0x20) start += 1;
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end -= 1;
  return text.slice(start, end);
}

function hasControl(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}

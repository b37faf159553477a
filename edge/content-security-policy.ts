import { createHash } from 'node:crypto';
import { type InlineScript, listInlineScripts } from './inline-scripts.ts';
import { isDataOnlyScript } from './next/data-only-script.ts';

export interface PolicyRules {
  isSecure: boolean;
  frameSources: readonly string[];
}

/** The Content-Security-Policy of one response. `hashes` are in CSP syntax, with their quotes. */
export function printPolicy(rules: PolicyRules, page: { isFramedBySelf: boolean; hashes: readonly string[] }): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...page.hashes].join(' '),
    // React's server components and the editor write style elements and attributes; they carry no code.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    ["frame-src 'self'", ...rules.frameSources].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${page.isFramedBySelf ? "'self'" : "'none'"}`,
    ...(rules.isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

export interface HashedDocument {
  html: Buffer;
  hashes: string[];
  /** Number of scripts that will not run: injected ones, or a new form of framework script that we do not recognize. */
  refused: number;
}

/**
 * Hashes the inline scripts that only carry data. A nonce would be the usual way, but it cannot be used in a page that
 * is rendered once and served to everybody.
 */
export function hashDocument(html: Buffer, constants: readonly string[]): HashedDocument {
  const text = html.toString('utf8');
  const scripts = listInlineScripts(text);
  const allowed = scripts.filter((script) => isDataOnlyScript(script.text, constants));
  const refused = scripts.length - allowed.length;
  if (allowed.length <= MOST_HASHES) return { html, hashes: hashAll(allowed), refused };
  const merged = mergeNeighbours(text, allowed);
  return { ...merged, refused };
}

/** Each hash takes 54 bytes of a header, and proxies commonly accept 8 KB of headers in total. */
const MOST_HASHES = 64;

/** Merges adjacent scripts into one: consecutive statements do the same as consecutive elements. */
function mergeNeighbours(text: string, allowed: readonly InlineScript[]): { html: Buffer; hashes: string[] } {
  const groups: InlineScript[] = [];
  for (const script of allowed) {
    const last = groups.at(-1);
    if (last?.isBare && script.isBare && last.end === script.start) {
      groups[groups.length - 1] = { ...last, end: script.end, text: `${last.text};${script.text}` };
    } else {
      groups.push(script);
    }
  }
  let html = '';
  let at = 0;
  for (const group of groups) {
    html += text.slice(at, group.start);
    html += group.isBare ? `<script>${group.text}</script>` : text.slice(group.start, group.end);
    at = group.end;
  }
  return { html: Buffer.from(html + text.slice(at)), hashes: hashAll(groups) };
}

function hashAll(scripts: readonly InlineScript[]): string[] {
  const hashes = scripts.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

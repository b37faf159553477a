import { reviewHtml } from '#kit/html/engine/review-html.ts';
import { cleanTree } from './clean-tree.ts';
import { collectWords } from './collect-words.ts';
import type { FrameHost } from './frame-host.ts';
import { type HtmlProfile, profileTags } from './html-profiles.ts';
import { fitsHtml, requireHtmlFits } from './html-too-large.ts';
import { createText, printHtml } from './html-tree.ts';
import { dropFormatting, readForeignHtml } from './read-foreign-html.ts';
import { repairTree } from './repair-tree.ts';

/**
 * Reduces HTML to what the profile allows, in a structure that browsers parse back unchanged (so React finds what it
 * printed when it hydrates). Sanitizing the result again returns the same string. The cost grows with the length.
 * `frameHosts` are the hosts that a `document` may embed, none by default. Browser and server return the same; only the
 * parser differs (`docs/decisions/006-html-in-the-browser.md`).
 *
 * @throws HtmlTooLargeError `html_too_large` when the source, or what it expands to, is longer than `maxHtmlLength`.
 */
export function sanitizeHtml(html: string, profile: HtmlProfile, frameHosts: readonly FrameHost[] = []): string {
  if (!SPECIAL.test(html)) return html;
  requireHtmlFits(html);
  return settle(html, profile, frameHosts);
}

/** Text without any of these characters needs no sanitizing. */
const SPECIAL = /[&<>\0\r\u00a0]/;

/** HTML may grow, because formatting around several blocks has to be repeated in each of them. */
const MAX_GROWTH = 4;

/**
 * Repairing can produce something that must be cleaned (a level too deep, a link without text), and cleaning something
 * that must be repaired. So both are repeated until nothing changes, which is usually the second round. HTML that does
 * not settle is reduced to its text.
 */
function settle(html: string, profile: HtmlProfile, frameHosts: readonly FrameHost[]): string {
  let current = html;
  for (let round = 0; round < 8; round += 1) {
    const cleaned = clean(current, profile, frameHosts);
    const next = cleaned === current ? reviewHtml(cleaned, profile, frameHosts) : cleaned;
    if (next === current) return current;
    requireHtmlFits(next);
    current = next;
  }
  return printWords(current);
}

function clean(html: string, profile: HtmlProfile, frameHosts: readonly FrameHost[]): string {
  return (
    cleanOnce(html, profile, frameHosts) ?? cleanOnce(dropFormatting(html), profile, frameHosts) ?? printWords(html)
  );
}

/** Null when repairing expands it to several times its size, or beyond the maximum length. */
function cleanOnce(html: string, profile: HtmlProfile, frameHosts: readonly FrameHost[]): string | null {
  const cleaned = cleanTree(readForeignHtml(html), profile, frameHosts);
  const normal = printHtml(repairTree(cleaned, profileTags[profile].model));
  const isUnfolded =
    normal.length > MAX_GROWTH * (printHtml(cleaned).length + 100) ||
    (normal.length > 2 * html.length && !fitsHtml(normal));
  return isUnfolded ? null : normal;
}

function printWords(html: string): string {
  return printHtml([createText(collectWords(readForeignHtml(html)))]);
}

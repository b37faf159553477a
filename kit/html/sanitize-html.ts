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
 * HTML that only holds what the profile allows, in a structure that browsers read back unchanged (so what React prints
 * is what it finds when it hydrates). Sanitising the result again gives the same string. Cost grows with the length.
 * `frameHosts` says what a `document` may frame, nothing by itself. Browser and server give the same: only the parser differs (`docs/decisions/006-html-in-the-browser.md`).
 *
 * @throws HtmlTooLargeError `html_too_large` when the source, or what it unfolds to, is longer than `maxHtmlLength`.
 */
export function sanitizeHtml(html: string, profile: HtmlProfile, frameHosts: readonly FrameHost[] = []): string {
  if (!SPECIAL.test(html)) return html;
  requireHtmlFits(html);
  return settle(html, profile, frameHosts);
}

/** Text without any of these is the same before and after. */
const SPECIAL = /[&<>\0\r\u00a0]/;

/** Formatting around many blocks has to be repeated in each of them. */
const MAX_GROWTH = 4;

/**
 * Repair can bring to light what has to be cleaned (a level too deep, a link without its text) and the other way round,
 * so both are repeated until nothing changes; mostly that is the second time. What does not come to rest is reduced to
 * its text.
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

/** Null when repair unfolds it to several times its size, or beyond what may be kept. */
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

import type { FrameHost } from './frame-host.ts';
import type { HtmlProfile } from './html-profiles.ts';
import type { HtmlNode, TreeLimits } from './html-tree.ts';

/**
 * The tree a browser builds, with scripts off, when the HTML is set as the content of a `body`. Nothing in it is run or
 * loaded. Null when it goes beyond the limits.
 */
export type BuildTree = (html: string, limits: TreeLimits) => HtmlNode[] | null;

/**
 * A second opinion about clean HTML, by rules and a parser that share nothing with those that cleaned it but the table of
 * what may stay. What it gives is the same when it agrees.
 */
export type ReviewHtml = (html: string, profile: HtmlProfile, frameHosts: readonly FrameHost[]) => string;

import type { FrameHost } from './frame-host.ts';
import type { HtmlProfile } from './html-profiles.ts';
import type { HtmlNode, TreeLimits } from './html-tree.ts';

/**
 * The tree a browser builds, with scripting off, when the HTML is set as the content of a `body`. Nothing in it is run
 * or loaded. Null when it exceeds the limits.
 */
export type BuildTree = (html: string, limits: TreeLimits) => HtmlNode[] | null;

/**
 * A second opinion on cleaned HTML. Its parser and rules share nothing with those that cleaned it except the table of
 * allowed tags and attributes. If it agrees, it returns the HTML unchanged.
 */
export type ReviewHtml = (html: string, profile: HtmlProfile, frameHosts: readonly FrameHost[]) => string;

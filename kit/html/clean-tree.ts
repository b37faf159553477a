import { cleanAttributes } from './clean-attributes.ts';
import type { FrameHost } from './frame-host.ts';
import { type HtmlProfile, type ProfileTags, profileTags } from './html-profiles.ts';
import { createElement, type HtmlElement, type HtmlNode, isElement, noAttributes } from './html-tree.ts';

/**
 * The tree reduced to what the profile allows: elements that are not allowed are replaced by their children, wordless
 * elements are removed together with their content, and all attributes are cleaned.
 */
export function cleanTree(
  nodes: readonly HtmlNode[],
  profile: HtmlProfile,
  frameHosts: readonly FrameHost[],
): HtmlNode[] {
  return cleanNodes(nodes, { profile, tags: profileTags[profile], allowed: allowed[profile], frameHosts }, 0);
}

/** Elements whose content is not text for readers, or makes no sense without the element. */
export const wordlessTags: ReadonlySet<string> = new Set([
  ...['script', 'style', 'xmp', 'svg', 'math', 'title', 'template', 'applet'],
  ...['noembed', 'noframes', 'noscript', 'iframe', 'button', 'datalist', 'option', 'select', 'textarea'],
]);

/** Whether an element's content is not meant to be read. */
export function isWordless({ name, namespace }: HtmlElement): boolean {
  return namespace !== 'html' || wordlessTags.has(name);
}

const allowed = {
  inline: new Set(profileTags.inline.allowed),
  flow: new Set(profileTags.flow.allowed),
  document: new Set(profileTags.document.allowed),
} satisfies Record<HtmlProfile, ReadonlySet<string>>;

interface Rules {
  readonly profile: HtmlProfile;
  readonly tags: ProfileTags;
  readonly allowed: ReadonlySet<string>;
  readonly frameHosts: readonly FrameHost[];
}

/** Nesting depth. Deeper elements are replaced by their children, which no reader would notice. */
const MAX_DEPTH = 64;

function cleanNodes(nodes: readonly HtmlNode[], rules: Rules, depth: number): HtmlNode[] {
  const result: HtmlNode[] = [];
  for (const node of nodes) {
    const cleaned = isElement(node) ? cleanElement(node, rules, depth) : [node];
    for (const each of cleaned) result.push(each);
  }
  return result;
}

function cleanElement(element: HtmlElement, rules: Rules, depth: number): HtmlNode[] {
  const name = rules.tags.renamed.get(element.name) ?? element.name;
  const isKept =
    element.namespace === 'html' && rules.allowed.has(name) && depth < MAX_DEPTH && !isUndone(name, element);
  if (!isKept) return isWordless(element) ? [] : cleanNodes(element.children, rules, depth);
  const given = Object.fromEntries(element.attributes);
  const attributes = Object.entries(cleanAttributes(name, given, rules.profile, rules.frameHosts));
  return [
    createElement(
      name,
      cleanNodes(element.children, rules, depth + 1),
      attributes.length === 0 ? noAttributes : new Map(attributes),
    ),
  ];
}

/** Google Docs wraps everything that is copied in a `<b>` with normal font weight. */
function isUndone(name: string, { attributes }: HtmlElement): boolean {
  return name === 'strong' && /font-weight:\s*(?:normal|400)\b/i.test(attributes.get('style') ?? '');
}

import sanitize from 'sanitize-html';
import { cleanAttributes, listAttributes, playerHosts } from './clean-attributes.ts';
import { type HtmlProfile, type ProfileTags, profileTags } from './html-profiles.ts';
import { requireHtmlFits } from './html-too-large.ts';
import { normalizeHtml } from './normalize-html.ts';
import { isFormatting } from './repair-tree.ts';

/**
 * HTML that only holds what the profile allows, in a structure that browsers read back unchanged (so what React prints
 * is what it finds when it hydrates). Sanitising the result again gives the same string. Cost grows with the length.
 *
 * @throws HtmlTooLargeError `html_too_large` when the source, or what it unfolds to, is longer than `maxHtmlLength`.
 */
export function sanitizeHtml(html: string, profile: HtmlProfile): string {
  if (!SPECIAL.test(html)) return html;
  requireHtmlFits(html);
  return settle(html, profile);
}

/** Text with nothing left of its markup but bare tags of the given names. Entities are `&amp;` `&lt;` `&gt;` only. */
export function stripHtml(html: string, kept: readonly string[]): string {
  return filter(html, { ...COMMON, allowedTags: [...kept], allowedAttributes: {} });
}

/** Text without any of these is the same before and after. */
const SPECIAL = /[&<>\0\r\u00a0]/;

/**
 * Repair can bring to light what has to be filtered (a level too deep, a link without its text) and the other way
 * round, so both are repeated until nothing changes; mostly that is the second time. What does not come to rest is
 * reduced to its text.
 */
function settle(html: string, profile: HtmlProfile): string {
  let current = html;
  for (let round = 0; round < 8; round += 1) {
    const next = clean(current, profile);
    if (next === current) return current;
    requireHtmlFits(next);
    current = next;
  }
  return clean(stripHtml(html, []), profile);
}

function clean(html: string, profile: HtmlProfile): string {
  const { model } = profileTags[profile];
  const { full, withoutFormatting } = filters[profile];
  return (
    normalizeHtml(filter(html, full), model) ??
    normalizeHtml(filter(html, withoutFormatting), model) ??
    stripHtml(html, [])
  );
}

/**
 * One pass of the library. Its parser takes time by length times depth, so markup deeper than anybody would write is
 * taken for text with its tags removed.
 */
function filter(html: string, options: sanitize.IOptions): string {
  let depth = 0;
  const onOpenTag = () => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new TooDeep();
  };
  const onCloseTag = () => {
    depth -= 1;
  };
  try {
    return sanitize(html, { ...options, onOpenTag, onCloseTag });
  } catch (error) {
    if (error instanceof TooDeep) return filter(html.replace(/<[^<>]*>/g, ' '), options);
    throw error;
  }
}

const MAX_DEPTH = 1000;

class TooDeep extends Error {}

const COMMON: sanitize.IOptions = {
  disallowedTagsMode: 'discard',
  nestingLimit: 64,
  nonTextTags: [
    ...['script', 'style', 'xmp', 'svg', 'math', 'title', 'template'],
    ...['noembed', 'noframes', 'noscript', 'iframe', 'button', 'datalist', 'option', 'select', 'textarea'],
  ],
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  selfClosing: ['br', 'hr', 'img', 'source', 'track', 'wbr'],
};

const filters = {
  inline: createFilters('inline', profileTags.inline),
  flow: createFilters('flow', profileTags.flow),
  document: createFilters('document', profileTags.document),
} satisfies Record<HtmlProfile, unknown>;

function createFilters(profile: HtmlProfile, { allowed, renamed }: ProfileTags) {
  const full: sanitize.IOptions = {
    ...COMMON,
    allowedTags: [...allowed],
    allowedAttributes: listAttributes(profile),
    allowedSchemesByTag: profile === 'document' ? { img: ['http', 'https', 'data'] } : {},
    allowedIframeHostnames: [...playerHosts],
    transformTags: {
      '*': (tag, attributes) => {
        const tagName = renamed.get(tag) ?? tag;
        return { tagName, attribs: cleanAttributes(tagName, attributes, profile) };
      },
    },
  };
  return { full, withoutFormatting: { ...full, allowedTags: allowed.filter((name) => !isFormatting(name)) } };
}

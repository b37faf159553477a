import sanitize from 'sanitize-html';
import { listAttributes } from '../clean-attributes.ts';
import { wordlessTags } from '../clean-tree.ts';
import type { ReviewHtml } from '../html-engine.ts';
import { type HtmlProfile, profileTags } from '../html-profiles.ts';
import { printHtml } from '../html-tree.ts';
import { parseHtml } from '../parse-html.ts';

/** Uses sanitize-html; its output is parsed and printed again, to get our formatting. */
export const reviewHtml: ReviewHtml = (html, profile, frameHosts) =>
  printHtml(
    parseHtml(sanitize(html, { ...options[profile], allowedIframeHostnames: frameHosts.map(({ host }) => host) })),
  );

const options = {
  inline: createOptions('inline'),
  flow: createOptions('flow'),
  document: createOptions('document'),
} satisfies Record<HtmlProfile, sanitize.IOptions>;

function createOptions(profile: HtmlProfile): sanitize.IOptions {
  return {
    allowedTags: [...profileTags[profile].allowed],
    allowedAttributes: listAttributes(profile),
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: profile === 'document' ? { img: ['http', 'https', 'data'] } : {},
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [...wordlessTags],
    parseStyleAttributes: false,
    selfClosing: ['br', 'hr', 'img', 'source', 'track', 'wbr'],
  };
}

import { styled } from 'styled-components';
import type { FrameHost } from '#kit/html/frame-host.ts';
import { sanitizeHtmlCached } from '#kit/html/sanitize-html-cached.ts';
import { presentHtml } from '#ui/html/engine/present-html.tsx';
import { Prose, type ProseProps } from './prose.tsx';
import { theme, tone } from './theme.ts';
import { wordpressLayout } from './wordpress-layout.ts';

export interface RichTextProps extends Omit<ProseProps, 'children' | 'dangerouslySetInnerHTML'> {
  /** May be untrusted: it is always sanitized here. */
  readonly html: string;
  /** `flow` for the rich text of an editor, `document` for whole articles with players and layout classes. */
  readonly profile?: 'flow' | 'document';
  /** Hosts whose iframes a `document` may contain, such as video players. */
  readonly frameHosts?: readonly FrameHost[];
  /** The accessible name of scrolling tables without a caption, in the page's language. */
  readonly tableLabel?: string;
}

/**
 * Running text from HTML, the same on the server and in the browser.
 *
 * @throws HtmlTooLargeError `html_too_large` for more than `maxHtmlLength` characters.
 */
export function RichText({ html, profile = 'flow', frameHosts, tableLabel, as, ...rest }: RichTextProps) {
  const clean = sanitizeHtmlCached(html, profile, frameHosts);
  const content = presentHtml(clean, tableLabel);
  // The server sends a style tag with every styled instance, and most rich texts are plain paragraphs and lists.
  const needsStyle = profile === 'document' || STYLED_HERE.test(clean);
  return needsStyle ? (
    <RichProse {...rest} forwardedAs={as}>
      {content}
    </RichProse>
  ) : (
    <Prose {...rest} as={as}>
      {content}
    </Prose>
  );
}

export interface InlineHtmlProps {
  /** May be untrusted. Block elements in it are flattened to inline text. */
  readonly html: string;
}

/** The inline content of a heading or short text, with emphasis and links, without a wrapping element. */
export function InlineHtml({ html }: InlineHtmlProps) {
  return <>{presentHtml(sanitizeHtmlCached(html, 'inline'))}</>;
}

/** Elements that `Prose` leaves plain. */
const STYLED_HERE = /<(caption|details|dl|iframe|kbd|mark|table|video)\b/;

/** Running text with everything that a `document` may hold. */
export const RichProse = styled(Prose)`
  & [data-scroll] {
    margin-block: 1.75em;
    overflow-x: auto;
    overscroll-behavior-inline: contain;
    scrollbar-width: thin;
  }
  & [data-scroll] > table {
    margin-block: 0;
  }
  /* A table scrolls where it is too wide: its words stay whole, also in text that may break anywhere. */
  & :is(th, td) {
    min-width: 5em;
    overflow-wrap: break-word;
  }
  & :is(th, td) > p + p {
    margin-top: 0.5em;
  }
  & caption {
    padding-block-end: 0.625rem;
    color: ${tone.textMuted};
    text-align: start;
  }

  & dt {
    font-weight: ${theme.weight.heading};
  }
  & dd {
    margin-inline-start: 1.75em;
  }
  & dd + dt {
    margin-top: 0.8em;
  }

  & details {
    padding-block: 0.75em;
    border-block: ${theme.line.hair} solid ${tone.line};
  }
  & details + details {
    border-block-start: 0;
  }
  & summary {
    font-weight: ${theme.weight.medium};
    cursor: pointer;
  }
  & details[open] > summary {
    margin-bottom: 0.6em;
  }

  & mark {
    padding-inline: 0.15em;
    border-radius: ${theme.radius.small};
    background-color: color-mix(in srgb, ${tone.accentFill} 26%, transparent);
    color: inherit;
  }
  & kbd {
    padding: 0.1em 0.4em;
    border: ${theme.line.hair} solid ${tone.lineStrong};
    border-radius: ${theme.radius.small};
    box-shadow: inset 0 -1px 0 ${tone.lineStrong};
  }

  & :is(video, iframe) {
    width: 100%;
    border: 0;
    border-radius: ${theme.radius.medium};
  }
  & iframe {
    display: block;
    height: auto;
    aspect-ratio: 16 / 9;
  }
  & audio {
    width: 100%;
  }

  ${wordpressLayout}
`;

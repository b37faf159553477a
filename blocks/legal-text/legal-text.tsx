import { styled } from 'styled-components';
import { printDay } from '#cms-schema/print-day.ts';
import { fillIn } from '#kit/fill-in.ts';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Lede } from '#ui/text.tsx';
import { media, theme, tone } from '#ui/theme.ts';
import { BlockFrame, headingLevel } from '../block-frame.tsx';
import { BlockHeading } from '../block-heading.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import messages from './messages.json';

/**
 * A text that people must be able to navigate, cite and keep: sections are numbered as is usual in each language, and have the
 * same anchor in both.
 */
export function LegalText({ heading, summary, validFrom, sections, tone, host }: BlockProps<typeof definition>) {
  const words = messages[host.locale];
  const shown = sections
    .map((section, index) => ({ ...section, id: `${host.id}-${index + 1}` }))
    .filter((section) => section.heading.trim() !== '' || section.body !== '');
  const titled = shown.filter((section) => section.heading.trim() !== '');
  const contents = (
    <ol>
      {titled.map((section) => (
        <li key={section.id}>
          <a href={`#${section.id}`}>{section.heading}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <LegalFrame host={host} tone={tone} width="content" labelled={heading !== ''}>
      <article className="legal" data-locale={host.locale}>
        <header className="legal-head">
          <BlockHeading host={host} heading={heading} size={host.isFirst ? 'title' : undefined} />
          {validFrom && (
            <p className="legal-day">
              <time dateTime={validFrom}>{fillIn(words.validFrom, { day: printDay(validFrom, host.locale) })}</time>
            </p>
          )}
          {summary && <Lede>{summary}</Lede>}
        </header>
        {titled.length > 2 && (
          <nav className="legal-contents" aria-label={words.contents}>
            <details>
              <summary>{words.contents}</summary>
              {contents}
            </details>
            <div className="legal-contents-open">
              <p>{words.contents}</p>
              {contents}
            </div>
          </nav>
        )}
        <div className="legal-sections">
          {shown.map(({ id, heading: title, body }) => (
            <section key={id} id={id} className="legal-section">
              {title && (
                <div className="legal-title">
                  <Heading level={headingLevel(host, heading ? 1 : 0)} size="sub">
                    {title}
                  </Heading>
                  <a href={`#${id}`} className="legal-link" aria-label={fillIn(words.link, { heading: title })}>
                    <Icon name="link" />
                  </a>
                </div>
              )}
              {body && <RichText html={body} tableLabel={words.table} />}
            </section>
          ))}
        </div>
      </article>
    </LegalFrame>
  );
}

const LegalFrame = styled(BlockFrame)`
  .legal {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x5} ${theme.space.x8};
    counter-reset: section;
    overflow-wrap: anywhere;
  }
  .legal-head {
    display: grid;
    gap: ${theme.space.x2};
  }
  .legal-day {
    color: ${tone.textMuted};
    font-size: ${theme.size.small};
  }
  .legal-sections {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x6};
    max-width: ${theme.width.text};
  }
  .legal-section {
    counter-increment: section;
    scroll-margin-block-start: calc(var(--sticky-top, 0px) + ${theme.space.x3});
  }
  .legal-title {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.x2};
    margin-block-end: ${theme.space.x1};
  }
  /* A title of one line is as high as the link beside it; one of two lines keeps the same distance to the text below. */
  .legal-title > .h-heading {
    padding-block: ${theme.space.x1};
  }
  .legal-title > .h-heading::before {
    content: counter(section) '. ';
    color: ${tone.textMuted};
    font-variant-numeric: tabular-nums;
  }
  .legal[data-locale='zh'] .legal-title > .h-heading::before {
    content: counter(section, simp-chinese-informal) '、';
  }
  .legal-section:target .legal-title > .h-heading::before {
    color: ${tone.accent};
  }
  .legal-link {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: ${theme.radius.medium};
    color: ${tone.textMuted};
    font-size: 0.9375rem;
  }
  .legal-contents {
    font-size: ${theme.size.small};
  }
  .legal-contents summary {
    min-height: 2.75rem;
    align-content: center;
    cursor: pointer;
    font-weight: ${theme.weight.medium};
  }
  .legal-contents details {
    border-block: ${theme.line.hair} solid ${tone.line};
  }
  .legal-contents p {
    margin-block-end: ${theme.space.x1};
    font-weight: ${theme.weight.medium};
  }
  .legal-contents ol {
    margin: 0;
    padding-inline-start: 2.5em;
    padding-block-end: ${theme.space.x1};
  }
  .legal[data-locale='zh'] .legal-contents ol {
    list-style-type: simp-chinese-informal;
    /* 十一、 has three characters. */
    padding-inline-start: 3.25em;
  }
  .legal-contents li::marker {
    color: ${tone.textMuted};
    font-variant-numeric: tabular-nums;
  }
  .legal-contents a {
    display: block;
    padding-block: 0.625rem;
    color: inherit;
    text-decoration: none;
  }
  .legal-contents-open {
    display: none;
  }

  ${media.hover} {
    .legal-contents a:hover,
    .legal-link:hover {
      color: ${tone.accent};
    }
    .legal-link {
      opacity: 0;
    }
    .legal-title:hover > .legal-link,
    .legal-link:focus-visible {
      opacity: 1;
    }
  }
  ${media.desktop} {
    .legal:has(> .legal-contents) {
      grid-template-columns: minmax(0, 1fr) minmax(12rem, 17rem);
    }
    .legal-head {
      grid-column: 1 / -1;
      padding-block-end: ${theme.space.x4};
      border-block-end: ${theme.line.hair} solid ${tone.line};
    }
    .legal-contents {
      position: sticky;
      inset-block-start: calc(var(--sticky-top, 0px) + ${theme.space.x4});
      grid-column: 2;
      grid-row: 2;
      align-self: start;
    }
    .legal-contents details {
      display: none;
    }
    .legal-contents-open {
      display: block;
      max-height: calc(100vh - 10rem);
      overflow-y: auto;
    }
    .legal-contents-open a {
      padding-block: 0.375rem;
    }
    .legal-sections {
      grid-column: 1;
    }
  }
  ${media.print} {
    .legal:has(> .legal-contents) {
      display: block;
    }
    .legal-link,
    .legal-contents details {
      display: none;
    }
    .legal-contents {
      position: static;
      margin-block: ${theme.space.x3};
    }
    .legal-contents-open {
      display: block;
      max-height: none;
    }
    .legal-contents-open a {
      min-height: 0;
      padding-block: 0.125rem;
    }
    .legal-title {
      break-after: avoid;
    }
  }
`;

import { css } from 'styled-components';
import type { Locale } from '#cms-schema/locale.ts';
import { fillIn } from '#kit/fill-in.ts';
import { Heading, type HeadingLevel } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { tone as ink, media, theme } from '#ui/theme.ts';
import messages from './messages.json';

interface Props {
  readonly questions: readonly {
    readonly id: string;
    readonly question: string;
    /** HTML; may be untrusted. */
    readonly answer: string;
  }[];
  readonly locale: Locale;
  readonly level: HeadingLevel;
  readonly isFirstOpen: boolean;
}

/**
 * Questions as native `<details>`: they work without a script, and browsers open the one that contains a search match or the
 * target of a link. For that, the id is on the answer inside, not on the `<details>`. Must be rendered within
 * `questionStyles`.
 */
export function Questions({ questions, locale, level, isFirstOpen }: Props) {
  return (
    <div className="faq-list">
      {questions.map(({ id, question, answer }, index) => (
        <div key={id} className="faq-item">
          <details open={isFirstOpen && index === 0}>
            <summary>
              <Heading level={level} size="small">
                {question}
              </Heading>
            </summary>
            <div id={id} className="faq-answer">
              <RichText html={answer} />
            </div>
          </details>
          <a
            href={`#${encodeURIComponent(id)}`}
            className="faq-link"
            aria-label={fillIn(messages[locale].link, { question })}
          >
            <Icon name="link" />
          </a>
        </div>
      ))}
    </div>
  );
}

/** Included once per block, in the styles of its frame. */
export const questionStyles = css`
  .faq-list {
    border-block-start: ${theme.line.regular} solid ${ink.text};
  }
  .faq-item {
    position: relative;
    border-block-end: ${theme.line.hair} solid ${ink.line};
  }

  summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space.x3};
    min-height: 3.5rem;
    padding-block: ${theme.space.x2};
    padding-inline-end: ${theme.space.x1};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > .h-heading {
    font-size: 1.125rem;
    text-wrap: pretty;
  }
  summary::after {
    content: '';
    width: 0.875rem;
    height: 0.875rem;
    background:
      linear-gradient(currentColor 0 0) 50% 50% / 100% 1.5px no-repeat,
      linear-gradient(currentColor 0 0) 50% 50% / 1.5px 100% no-repeat;
    forced-color-adjust: none;
    transition:
      rotate ${theme.duration.settle} ${theme.ease.spring},
      background-size ${theme.duration.settle} ${theme.ease.out};
  }
  details[open] > summary::after {
    rotate: 180deg;
    background-size:
      100% 1.5px,
      1.5px 0;
  }
  .faq-item::before {
    content: '';
    position: absolute;
    inset: -1.5px auto auto 0;
    width: 3.5rem;
    height: ${theme.line.strong};
    background-color: ${ink.accentFill};
    scale: 0 1;
    transform-origin: 0 50%;
    transition: scale ${theme.duration.settle} ${theme.ease.out};
  }
  .faq-item:has(> details[open])::before {
    scale: 1 1;
  }

  .faq-answer {
    padding-block-end: ${theme.space.x3};
    padding-inline-end: ${theme.space.x6};
    scroll-margin-block-start: 8rem;
  }
  .faq-item:has(:target)::before {
    width: 100%;
  }
  .faq-link {
    position: absolute;
    inset-block-end: ${theme.space.x15};
    inset-inline-end: -0.4375rem;
    display: none;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: ${theme.radius.medium};
    color: ${ink.textMuted};
    font-size: 0.9375rem;
  }
  details[open] + .faq-link {
    display: grid;
  }

  ${media.hover} {
    summary:hover > .h-heading {
      color: ${ink.accent};
    }
    .faq-link:hover {
      color: ${ink.accent};
    }
  }
  ${media.motion} {
    @supports (interpolate-size: allow-keywords) {
      details {
        interpolate-size: allow-keywords;
      }
      details::details-content {
        block-size: 0;
        overflow: clip;
        transition:
          block-size ${theme.duration.settle} ${theme.ease.out},
          content-visibility ${theme.duration.settle} allow-discrete;
      }
      details[open]::details-content {
        block-size: auto;
      }
    }
  }
  ${media.print} {
    details::details-content {
      block-size: auto;
      content-visibility: visible;
    }
    summary::after,
    details[open] + .faq-link {
      display: none;
    }
  }
`;

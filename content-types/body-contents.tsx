import { styled } from 'styled-components';
import type { Locale } from '#cms-schema/locale.ts';
import { media, theme, tone } from '#ui/theme.ts';
import messages from './messages.json';
import type { BodyHeading } from './template-props.ts';

interface Props {
  readonly headings: readonly BodyHeading[];
  readonly locale: Locale;
}

/** Where the sections of a long text are, for two headings or more; nothing otherwise. On a phone it is folded. */
export function BodyContents({ headings, locale }: Props) {
  const shown = headings.filter(({ level }) => level <= 3);
  if (shown.length < 2) return null;
  const words = messages[locale].contents;
  const list = (
    <ol>
      {shown.map(({ id, level, words }) => (
        <li key={id} data-level={level}>
          <a href={`#${encodeURIComponent(id)}`}>{words}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <Contents aria-label={words}>
      <details>
        <summary>{words}</summary>
        {list}
      </details>
      <div className="contents-open">
        <p>{words}</p>
        {list}
      </div>
    </Contents>
  );
}

const Contents = styled.nav`
  font-size: ${theme.size.small};

  summary {
    min-height: 2.75rem;
    align-content: center;
    cursor: pointer;
    font-weight: ${theme.weight.medium};
  }
  details {
    padding-block: ${theme.space.x05};
    border-block: ${theme.line.hair} solid ${tone.line};
  }
  p {
    margin-bottom: ${theme.space.x1};
    font-weight: ${theme.weight.medium};
  }
  ol {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li[data-level='3'] {
    padding-inline-start: ${theme.space.x2};
  }
  a {
    display: block;
    padding-block: 0.5rem;
    color: ${tone.textMuted};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  .contents-open {
    display: none;
  }

  ${media.hover} {
    a:hover {
      color: ${tone.accent};
    }
  }
  ${media.page} {
    position: sticky;
    top: calc(var(--sticky-top, 0px) + ${theme.space.x4});
    align-self: start;

    details {
      display: none;
    }
    .contents-open {
      display: block;
      max-height: calc(100vh - 8rem);
      overflow-y: auto;
      border-inline-start: ${theme.line.hair} solid ${tone.line};
      padding-inline-start: ${theme.space.x2};
    }
  }
  ${media.print} {
    display: none;
  }
`;

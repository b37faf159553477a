import { styled } from 'styled-components';
import type { Locale } from '#cms-schema/locale.ts';
import { Icon } from '#ui/icon.tsx';
import { media, theme, tone } from '#ui/theme.ts';
import messages from './messages.json';
import type { PublishedFacts } from './template-props.ts';

type Props = Pick<PublishedFacts, 'previous' | 'next'> & { readonly locale: Locale };

/** Links to the previous and the next document; renders nothing if there is neither. */
export function NeighbourLinks({ previous, next, locale }: Props) {
  if (!previous && !next) return null;
  const words = messages[locale];
  return (
    <Links aria-label={words.neighbours}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span>
            <Icon name="chevron-left" />
            {words.previous}
          </span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span>
            {words.next}
            <Icon name="chevron-right" />
          </span>
          {next.title}
        </a>
      )}
    </Links>
  );
}

const Links = styled.nav`
  display: grid;
  gap: ${theme.space.x2};
  margin-block-start: ${theme.space.x6};
  overflow-wrap: anywhere;

  a {
    display: grid;
    align-content: start;
    gap: ${theme.space.x05};
    padding: ${theme.space.x2};
    border: ${theme.line.hair} solid ${tone.line};
    border-radius: ${theme.radius.medium};
    color: inherit;
    font-weight: ${theme.weight.medium};
    text-decoration: none;
  }
  span {
    display: inline-flex;
    gap: 0.4em;
    align-items: center;
    color: ${tone.textMuted};
    font-size: ${theme.size.small};
    font-weight: ${theme.weight.text};
  }
  a[rel='next'] {
    justify-items: end;
    text-align: end;
  }

  ${media.hover} {
    a:hover {
      border-color: ${tone.text};
    }
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    a[rel='next'] {
      grid-column: 2;
    }
  }
  ${media.print} {
    display: none;
  }
`;

import { css } from 'styled-components';
import type { ResolvedLink } from '#cms-schema/fields/link.ts';
import { Heading, type HeadingLevel } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { newTab } from '#ui/new-tab.ts';
import { Text } from '#ui/text.tsx';
import { tone as ink, media, theme } from '#ui/theme.ts';
import type { BlockHost } from '../block-props.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly link: ResolvedLink | null;
  readonly host: BlockHost;
  readonly level: HeadingLevel;
}

/** The title of a feature, which links if it leads anywhere, and its text. */
export function FeatureWords({ title, text, link, host, level }: Props) {
  return (
    <>
      {title && (
        <Heading level={level} size={host.depth > 0 ? 'small' : 'sub'}>
          {link ? (
            <a href={link.href} {...newTab(link.newTab)}>
              {title}
              <Icon name={link.external ? 'arrow-up-right' : 'arrow-right'} className="feature-arrow" />
            </a>
          ) : (
            title
          )}
        </Heading>
      )}
      {text && <Text tone="muted">{text}</Text>}
    </>
  );
}

/** For both layouts: the head, and a list whose items are clickable as a whole where they have a link. */
export const featureStyles = css`
  overflow-wrap: anywhere;

  .feature-head {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x2};
    margin-bottom: ${theme.space.x6};
  }
  .feature-list a {
    color: inherit;
    text-decoration: none;
  }
  .feature-list a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .feature-list a:focus-visible {
    outline: none;
  }
  .feature-list a:focus-visible::after {
    outline: 2px solid ${ink.focus};
    outline-offset: -4px;
  }
  .feature-arrow {
    display: inline-block;
    width: 0.8em;
    height: 0.8em;
    margin-inline-start: 0.4em;
    color: ${ink.accent};
    vertical-align: -0.04em;
    transition: transform ${theme.duration.settle} ${theme.ease.spring};
  }

  ${media.hover} {
    .feature-list > li:has(a:hover) .feature-arrow {
      transform: translateX(4px);
    }
  }
`;

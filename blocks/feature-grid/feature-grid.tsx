import { styled } from 'styled-components';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { newTab } from '#ui/new-tab.ts';
import { Text } from '#ui/text.tsx';
import { tone as ink, media, theme } from '#ui/theme.ts';
import { BlockFrame, headingLevel } from '../block-frame.tsx';
import { BlockHead } from '../block-head.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { featureIconNames } from './feature-icons.ts';

/** Features in a ruled grid, as on a data sheet. The whole cell of a feature with a link can be clicked. */
export function FeatureGrid({ heading, intro, features, columns, tone, host }: BlockProps<typeof definition>) {
  return (
    <FeatureGridFrame host={host} tone={tone} labelled={heading !== ''}>
      <BlockHead host={host} heading={heading} intro={intro} className="feature-head" />
      <ul className="feature-list" data-columns={Math.min(columnCounts[columns], features.length)}>
        {[...features.entries()].map(([index, { icon, title, text, link }]) => (
          <li key={`${index} ${title}`}>
            <Icon name={featureIconNames[icon]} size={32} className="feature-icon" />
            {title && (
              <Heading level={headingLevel(host, heading ? 1 : 0)} size={host.depth > 0 ? 'small' : 'sub'}>
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
          </li>
        ))}
      </ul>
    </FeatureGridFrame>
  );
}

const columnCounts = { two: 2, three: 3, four: 4 };

const FeatureGridFrame = styled(BlockFrame)`
  overflow-wrap: anywhere;
  .feature-head {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x2};
    margin-bottom: ${theme.space.x6};
  }
  .feature-list {
    --least: 15rem;
    --most: 3;
    --gap: clamp(1.5rem, 3vw, 3rem);
    display: grid;
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(100%, max(var(--least), (100% - (var(--most) - 1) * var(--gap)) / var(--most) - 0.02px)), 1fr)
    );
    column-gap: var(--gap);
    row-gap: ${theme.space.x3};
  }
  .feature-list[data-columns='2'] {
    --least: 20rem;
    --most: 2;
  }
  .feature-list[data-columns='4'] {
    --least: 13rem;
    --most: 4;
  }

  .feature-list > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    gap: ${theme.space.x1};
    justify-items: start;
    min-width: 0;
    padding-block: ${theme.space.x4};
    border-block-start: ${theme.line.regular} solid ${ink.lineStrong};
  }
  .feature-list > li::before {
    content: '';
    position: absolute;
    inset: 0 auto auto 0;
    width: ${theme.line.strong};
    height: 0.875rem;
    background-color: ${ink.accentFill};
  }
  .feature-icon {
    margin-bottom: ${theme.space.x2};
    color: ${ink.text};
  }
  /* Stacked features need less space: the rule separates them. */
  ${media.phone} {
    .feature-list {
      row-gap: ${theme.space.x1};
    }
    .feature-list > li {
      padding-block: ${theme.space.x3};
    }
    .feature-icon {
      margin-bottom: ${theme.space.x1};
    }
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
    .feature-list > li:has(a:hover) {
      border-color: ${ink.text};
    }
  }
`;

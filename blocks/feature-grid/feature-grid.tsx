import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { newTab } from '#ui/new-tab.ts';
import { Lede, Text } from '#ui/text.tsx';
import { media, theme, tone as ink } from '#ui/theme.ts';
import { styled } from 'styled-components';
import { BlockFrame, headingId, headingLevel } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { featureIconNames } from './feature-icons.ts';

/** Features in a ruled grid, as on a data sheet. A feature with a link is one target as a whole. */
export function FeatureGrid({ heading, intro, features, columns, tone, host }: BlockProps<typeof definition>) {
  return (
    <FeatureGridFrame host={host} tone={tone} labelled>
      <div className="feature-head">
        <Heading id={headingId(host)} level={headingLevel(host)}>
          {heading}
        </Heading>
        {intro && <Lede>{intro}</Lede>}
      </div>
      <div className="feature-clip">
        <ul className="feature-list" data-columns={columns}>
          {features.map(({ icon, title, text, link }, index) => (
            <li key={`${index} ${title}`}>
              <Icon name={featureIconNames[icon]} size={32} className="feature-icon" />
              <Heading level={headingLevel(host, 1)} size="sub">
                {link ? (
                  <a href={link.href} {...newTab(link.newTab)}>
                    {title}
                  </a>
                ) : (
                  title
                )}
              </Heading>
              {text && <Text tone="muted">{text}</Text>}
              {link && <Icon name={link.external ? 'arrow-up-right' : 'arrow-right'} className="feature-arrow" />}
            </li>
          ))}
        </ul>
      </div>
    </FeatureGridFrame>
  );
}

const FeatureGridFrame = styled(BlockFrame)`
  .feature-head {
    display: grid;
    gap: ${theme.space.x2};
    margin-bottom: ${theme.space.x6};
  }
  .feature-clip {
    overflow: clip;
    border-top: ${theme.line.regular} solid ${ink.text};
  }
  .feature-list {
    --least: 15rem;
    --most: 3;
    display: grid;
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(100%, max(var(--least), calc(100% / var(--most) - 0.02px))), 1fr)
    );
    margin: -1px 0 0 -1px;
  }
  .feature-list[data-columns='two'] {
    --least: 20rem;
    --most: 2;
  }
  .feature-list[data-columns='four'] {
    --most: 4;
  }

  .feature-list > li {
    position: relative;
    display: grid;
    grid-template-rows: auto auto 1fr;
    gap: ${theme.space.x1};
    justify-items: start;
    min-width: 0;
    padding: ${theme.space.x4} clamp(1.25rem, 2.4vw, 2.5rem) ${theme.space.x5};
    border-block-start: ${theme.line.hair} solid ${ink.line};
    border-inline-start: ${theme.line.hair} solid ${ink.line};
  }
  .feature-icon {
    margin-bottom: ${theme.space.x3};
    color: ${ink.accent};
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
    position: absolute;
    inset-block-start: calc(${theme.space.x4} + 0.25rem);
    inset-inline-end: clamp(1.25rem, 2.4vw, 2.5rem);
    color: ${ink.textMuted};
    transition:
      color ${theme.duration.quick} ${theme.ease.out},
      transform ${theme.duration.settle} ${theme.ease.spring};
  }

  ${media.hover} {
    .feature-list > li:has(a:hover) .feature-arrow {
      color: ${ink.accent};
      transform: translateX(4px);
    }
    .feature-list > li:has(a) {
      transition: background-color ${theme.duration.quick} ${theme.ease.out};
    }
    .feature-list > li:has(a:hover) {
      background-color: ${ink.surfaceRaised};
    }
  }
`;

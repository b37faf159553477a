import { styled } from 'styled-components';
import { Icon } from '#ui/icon.tsx';
import { swipeRow } from '#ui/swipe-row.ts';
import { tone as ink, media, theme } from '#ui/theme.ts';
import { BlockFrame, headingLevel } from '../block-frame.tsx';
import { BlockHead } from '../block-head.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { Chain } from './chain.tsx';
import { featureIconNames } from './feature-icons.ts';
import { FeatureWords, featureStyles } from './feature-words.tsx';

type Props = BlockProps<typeof definition>;

/** Features in a ruled grid, as on a data sheet, or as the links of a chain. */
export function FeatureGrid(props: Props) {
  return props.layout === 'chain' ? <Chain {...props} /> : <Grid {...props} />;
}

/** The whole cell of a feature with a link can be clicked. */
function Grid({ heading, intro, features, columns, tone, host }: Props) {
  // A link in every item makes the row usable by keyboard.
  const swipes = host.depth === 0 && features.length > 3 && features.every(({ link }) => link !== null);
  return (
    <GridFrame host={host} tone={tone} labelled={heading !== ''}>
      <BlockHead host={host} heading={heading} intro={intro} className="feature-head" />
      <ul
        className="feature-list"
        data-columns={Math.min(columnCounts[columns], features.length)}
        data-swipes={swipes || undefined}
      >
        {[...features.entries()].map(([index, { icon, ...words }]) => (
          <li key={`${index} ${words.title}`}>
            <Icon name={featureIconNames[icon]} size={32} className="feature-icon" />
            <FeatureWords {...words} host={host} level={headingLevel(host, heading ? 1 : 0)} />
          </li>
        ))}
      </ul>
    </GridFrame>
  );
}

const columnCounts = { two: 2, three: 3, four: 4 };

const GridFrame = styled(BlockFrame)`
  ${featureStyles}
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

  .feature-list[data-swipes] {
    ${swipeRow}
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
    .feature-list[data-swipes] {
      --swipe-item: min(68vw, 18rem);
    }
    .feature-list > li {
      padding-block: ${theme.space.x3};
    }
    .feature-icon {
      margin-bottom: ${theme.space.x1};
    }
  }
  ${media.hover} {
    .feature-list > li:has(a:hover) {
      border-color: ${ink.text};
    }
  }
`;

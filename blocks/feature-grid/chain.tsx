import { styled } from 'styled-components';
import { tone as ink, media, theme } from '#ui/theme.ts';
import { BlockFrame, headingLevel } from '../block-frame.tsx';
import { BlockHead } from '../block-head.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { chainPart, partBox } from './chain-parts.ts';
import { FeatureWords, featureStyles } from './feature-words.tsx';

/**
 * One picture of a chain: the signal runs through the drawing of each part, whose words stand below it. The part under the pointer
 * or with the focus lights up, and the signal passes through it.
 */
export function Chain({ heading, intro, features, tone, host }: BlockProps<typeof definition>) {
  return (
    <ChainFrame host={host} tone={tone} labelled={heading !== ''}>
      <BlockHead host={host} heading={heading} intro={intro} className="feature-head" />
      <ol className="feature-list" data-columns={Math.min(4, features.length)}>
        {[...features.entries()].map(([index, { icon, ...words }]) => (
          <li key={`${index} ${words.title}`}>
            <Part {...chainPart(icon)} />
            <div className="chain-words">
              <FeatureWords {...words} host={host} level={headingLevel(host, heading ? 1 : 0)} />
            </div>
          </li>
        ))}
      </ol>
    </ChainFrame>
  );
}

function Part({ body, signal }: ReturnType<typeof chainPart>) {
  return (
    <svg className="chain-part" viewBox={`0 0 ${partBox.width} ${partBox.height}`} aria-hidden="true" focusable="false">
      <path d={body} />
      <path d={signal} />
      <path d={signal} pathLength={100} className="chain-pulse" />
    </svg>
  );
}

const ChainFrame = styled(BlockFrame)`
  ${featureStyles}

  .feature-list {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x3};
  }
  .feature-list > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(5.5rem, 1fr) minmax(0, 2.2fr);
    gap: ${theme.space.x2};
    align-items: start;
    min-width: 0;
  }
  .chain-words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x1};
    justify-items: start;
  }

  .chain-part {
    width: 100%;
    fill: none;
    stroke: ${ink.lineStrong};
    stroke-width: 1.5px;
    stroke-linejoin: round;
    stroke-linecap: round;
    transition: stroke ${theme.duration.settle} ${theme.ease.out};
  }
  .chain-part path:not(.chain-pulse) {
    vector-effect: non-scaling-stroke;
  }
  .chain-part path:nth-of-type(2) {
    stroke: ${ink.data};
    transition: stroke ${theme.duration.settle} ${theme.ease.out};
  }
  .chain-pulse {
    stroke: ${ink.accentFill};
    stroke-width: 3px;
    stroke-dasharray: 14 120;
    stroke-dashoffset: 14;
  }

  .feature-list > li:is(:hover, :focus-within) .chain-part {
    stroke: ${ink.text};
  }
  .feature-list > li:is(:hover, :focus-within) .chain-part path:nth-of-type(2) {
    stroke: ${ink.accent};
  }
  ${media.motion} {
    .feature-list > li:is(:hover, :focus-within) .chain-pulse {
      animation: chain-pulse 1.1s linear infinite;
    }
  }
  @keyframes chain-pulse {
    to {
      stroke-dashoffset: -100;
    }
  }

  ${media.tablet} {
    .feature-list {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${theme.space.x5} 0;
    }
    .feature-list > li {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
    }
    .chain-words {
      padding-inline-end: ${theme.space.x4};
    }
  }
  ${media.desktop} {
    .feature-list[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .feature-list[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

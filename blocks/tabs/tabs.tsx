import { css, styled } from 'styled-components';
import { tone as ink, media, theme } from '#ui/theme.ts';
import { BlockFrame, headingId } from '../block-frame.tsx';
import { BlockHead } from '../block-head.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import messages from './messages.json';

/**
 * Every tab renders its label and then its panel, which is what phones, printers and browsers without scripts show. On wider
 * screens the labels form one row above the panels. Until the script has loaded, and if it never does, a label is a link, and
 * the panel that it links to is the visible one.
 */
export function Tabs({ heading, intro, tone, tabs, host }: BlockProps<typeof definition>) {
  const name = heading ? { 'data-labelled-by': headingId(host) } : { 'data-label': messages[host.locale].tabs };
  return (
    <TabsFrame host={host} tone={tone} labelled={heading !== ''}>
      <div className="tabs">
        <BlockHead
          host={host}
          heading={heading}
          intro={intro}
          size={host.depth > 0 ? 'sub' : undefined}
          className="tabs-head"
        />
        <div className="tabs-body" data-attach="tabs">
          <div data-tab-list="" {...name} />
          {tabs}
        </div>
      </div>
    </TabsFrame>
  );
}

/** A label whose panel is hidden. */
const shut = css`
  --label-ink: ${ink.textMuted};
  --mark: 0;
  --plus: 1;
`;

/** Only for media where panels can be opened: a list that folds on phones, one row of labels from tablets up. */
const folded = css`
  .tabs-body {
    border-block-end: ${theme.line.hair} solid ${ink.line};
  }
  .tab-label {
    border-block-start: ${theme.line.hair} solid ${ink.line};
    color: var(--label-ink, ${ink.text});
    cursor: pointer;
    transition: color ${theme.duration.quick} ${theme.ease.out};
  }
  .tab-label::before {
    inset-block-start: -1px;
    scale: var(--mark, 1) 1;
    transform-origin: 0 50%;
    transition: scale ${theme.duration.settle} ${theme.ease.out};
  }
  .tab-label::after {
    content: '';
    width: 0.875rem;
    height: 0.875rem;
    margin-inline: auto ${theme.space.x1};
    scale: var(--plus, 0);
    background:
      linear-gradient(currentColor 0 0) 50% 50% / 100% 1.5px no-repeat,
      linear-gradient(currentColor 0 0) 50% 50% / 1.5px 100% no-repeat;
    forced-color-adjust: none;
    transition: scale ${theme.duration.settle} ${theme.ease.out};
  }
  .tab-panel {
    display: var(--panel, grid);
  }
  ${media.hover} {
    .tab-label:hover {
      color: ${ink.text};
    }
  }

  ${media.tablet} {
    .tabs-body {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${theme.space.x4};
      border-block-end: 0;
    }
    .tabs-body::before {
      content: '';
      order: 1;
      flex: 0 0 100%;
      height: ${theme.line.regular};
      background-color: ${ink.lineStrong};
    }
    .tab-label {
      border: 0;
    }
    .tab-label::before {
      inset-block: auto -1.75px;
      width: 100%;
      height: 3px;
    }
    .tab-label::after {
      display: none;
    }
    .tab-panel {
      order: 2;
      flex: 0 0 100%;
      min-width: 0;
      padding-block: ${theme.space.x4} 0;
    }
  }
  ${media.motion} {
    [data-switched] .tab-panel:not([hidden]) {
      animation: tabs-settle ${theme.duration.settle} ${theme.ease.out};
    }
  }
  @keyframes tabs-settle {
    from {
      opacity: 0;
      translate: 0 4px;
    }
  }
`;

const TabsFrame = styled(BlockFrame)`
  .tabs {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x5};
  }
  .tabs-head {
    display: grid;
    gap: ${theme.space.x2};
  }
  .tabs-body {
    position: relative;
  }
  .tabs-body > :not([data-tab-list]) {
    display: contents;
  }
  [data-tab-list] {
    position: absolute;
  }
  .tab-label {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${theme.space.x15};
    min-height: 3.25rem;
    padding-block: ${theme.space.x15};
    border-block-start: ${theme.line.regular} solid ${ink.lineStrong};
    font-family: ${theme.font.heading};
    font-size: 1.125rem;
    font-weight: ${theme.weight.heading};
    line-height: 1.4;
    text-decoration: none;
  }
  .tab-label > .h-icon {
    width: 1.5rem;
    height: 1.5rem;
  }
  .tab-label::before {
    content: '';
    position: absolute;
    inset: -1.5px auto auto 0;
    width: 3.5rem;
    height: ${theme.line.strong};
    background-color: ${ink.accentFill};
  }
  .tab-panel {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x4};
    padding-block: ${theme.space.x1} ${theme.space.x4};
    scroll-margin-block-start: 10rem;
  }
  .tab-panel[hidden] {
    display: none;
  }
  @supports (content-visibility: hidden) {
    .tab-panel[hidden='until-found'] {
      display: block;
      padding: 0;
      content-visibility: hidden;
    }
  }

  @media screen and (scripting: enabled) {
    ${folded}
    .tabs-body:not([data-ready], :has(> :target, > * :target)) > :has(> .tab-label) ~ *,
    .tabs-body:not([data-ready]):has(> :target, > * :target) > :not(:target, :has(:target)) {
      ${shut}
      --panel: none;
    }
  }
  .tab-label[aria-selected='false'] {
    ${shut}
  }

  ${media.print} {
    .tab-panel[hidden] {
      display: grid;
      padding-block: ${theme.space.x1} ${theme.space.x4};
      content-visibility: visible;
    }
  }
`;

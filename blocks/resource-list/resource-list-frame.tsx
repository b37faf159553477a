import { styled } from 'styled-components';
import { tone as ink, media, theme } from '#ui/theme.ts';
import { BlockFrame } from '../block-frame.tsx';

export const ResourceListFrame = styled(BlockFrame)`
  overflow-wrap: anywhere;

  .resource-list-head {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x2};
    margin-bottom: ${theme.space.x4};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .resource-tabs {
    margin-bottom: ${theme.space.x3};
    border-bottom: ${theme.line.hair} solid ${ink.line};
  }
  .resource-tabs ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 ${theme.space.x3};
  }
  .resource-tabs a {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.x1};
    align-content: center;
    align-items: baseline;
    min-height: 3.25rem;
    margin-bottom: -1px;
    border-bottom: ${theme.line.strong} solid transparent;
    color: ${ink.textMuted};
    text-decoration: none;
  }
  .resource-tabs a[aria-current] {
    border-color: ${ink.accentFill};
    color: ${ink.text};
    font-weight: ${theme.weight.medium};
  }
  .resource-tabs small {
    color: ${ink.accent};
    font-size: ${theme.size.tiny};
  }

  .resource-item {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x1} ${theme.space.x3};
    padding-block: ${theme.space.x4};
    border-bottom: ${theme.line.hair} solid ${ink.line};
  }
  .resource-icon {
    color: ${ink.accent};
  }
  .resource-words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x1};
    align-content: start;
  }
  .resource-words .h-heading {
    font-size: ${theme.size.sub};
  }
  .resource-words .h-heading a {
    color: inherit;
    text-decoration: none;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x1} ${theme.space.x4};
    margin: ${theme.space.x1} 0 0;
    font-size: ${theme.size.small};
  }
  dt {
    color: ${ink.textMuted};
  }
  dd {
    margin: 0;
  }
  dd a {
    display: inline-block;
    padding-block: 0.375rem;
    color: ${ink.accent};
  }
  .resource-customer:not([hidden]) {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x05} ${theme.space.x2};
    align-items: center;
    margin: 0;
    padding: ${theme.space.x2} ${theme.space.x3};
    border-radius: ${theme.radius.large};
    background-color: ${ink.surfaceSunken};
    font-size: ${theme.size.small};
  }
  .resource-customer a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${ink.accent};
  }
  .resource-way {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x1};
    align-self: start;
    justify-items: start;
    color: ${ink.textMuted};
    font-size: ${theme.size.small};
    font-variant-numeric: tabular-nums;
  }
  .resource-way > p {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x05} ${theme.space.x2};
    margin: 0;
  }
  .resource-way > p:empty {
    display: none;
  }
  .resource-status {
    display: inline-flex;
    flex-wrap: wrap;
    gap: ${theme.space.x05};
    align-items: center;
  }
  .resource-status > span {
    flex: 1;
  }
  .resource-way a:not([hidden]) {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${ink.accent};
  }
  [hidden] {
    display: none;
  }

  .resource-note {
    display: grid;
    gap: ${theme.space.x2};
    margin-top: ${theme.space.x4};
    padding: ${theme.space.x3};
    border-radius: ${theme.radius.large};
    background-color: ${ink.surfaceSunken};
  }
  .resource-actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x2};
  }

  ${media.hover} {
    .resource-tabs a:hover,
    .resource-words .h-heading a:hover {
      color: ${ink.accent};
    }
  }
  ${media.tablet} {
    dl {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .resource-tabs ul {
      display: flex;
      gap: 0 ${theme.space.x4};
    }
    .resource-item {
      grid-template-columns: 2.5rem minmax(0, 1fr);
    }
    .resource-way {
      grid-column: 2;
    }
  }
  ${media.desktop} {
    .resource-item {
      grid-template-columns: 2.5rem minmax(0, 1fr) 14rem;
    }
    .resource-way {
      grid-column: 3;
    }
    .resource-note {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
  }
`;

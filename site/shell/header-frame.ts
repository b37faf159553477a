import { styled } from 'styled-components';
import { headerHeight, media, theme, tone } from '#ui/theme.ts';

/** The header of every public page, including its mobile menu. */
export const HeaderFrame = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${theme.layer.header};
  border-block-end: ${theme.line.hair} solid ${tone.line};
  transition-property: translate, opacity;
  transition-duration: ${theme.duration.settle};
  transition-timing-function: ${theme.ease.out};

  &[data-scroll='fade-out']:not(:focus-within) {
    translate: 0 -101%;
    opacity: 0;
  }
  .header-bar {
    display: flex;
    align-items: center;
    gap: min(${theme.space.x2}, 2vw);
    container-type: inline-size;
    height: ${headerHeight};
    max-width: calc(${theme.width.page} + 8rem);
    margin-inline: auto;
    padding-inline: min(1.25rem, 5vw);
  }
  .header-logo {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    margin-inline-end: auto;
    color: inherit;
    text-decoration: none;
  }
  .header-search,
  .header-language,
  .header-toggle {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${theme.space.x1};
    min-height: 2.75rem;
    min-width: 44px;
    padding-inline: min(${theme.space.x1}, 2vw);
    border: 0;
    background: none;
    color: inherit;
    font-size: ${theme.size.small};
    text-decoration: none;
    cursor: pointer;
    white-space: nowrap;
  }
  /* Letters of twice the size leave no room on a phone for more than the brand and three signs. */
  @container (max-width: 17rem) {
    .h-logo[data-lockup='en'] .h-logo-word {
      width: 3.5rem;
    }
    .header-language-name,
    .h-logo[data-lockup='zh'] .h-logo-word {
      display: none;
    }
  }
  .search-panel {
    position: fixed;
    inset: ${headerHeight} 0 auto;
    width: auto;
    max-width: none;
    margin: 0;
    padding: ${theme.space.x3} max(1.25rem, calc((100vw - ${theme.width.content}) / 2));
    border: 0;
    border-block-end: ${theme.line.hair} solid ${tone.line};
    overflow: visible;
  }
  .search-panel::backdrop {
    background: rgb(11 15 23 / 40%);
  }
  ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .menu-top {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.x1};
    min-height: 2.75rem;
    color: inherit;
    text-decoration: none;
    cursor: pointer;
    list-style: none;
    white-space: nowrap;

    &::-webkit-details-marker {
      display: none;
    }
    /* Where the visitor is: a line. What is open: a ground of its own. */
    &[aria-current],
    &[data-current] {
      text-decoration: underline;
      text-decoration-color: ${tone.accentFill};
      text-decoration-thickness: 2px;
      text-underline-offset: 0.5em;
    }
    @media (hover: hover) {
      &:hover {
        color: ${tone.accent};
      }
    }
  }
  .menu-group .h-icon {
    transition: rotate ${theme.duration.quick} ${theme.ease.out};
  }
  .menu-group[open] .menu-top .h-icon {
    rotate: 180deg;
  }
  .menu-group[open] > .menu-top {
    border-radius: ${theme.radius.medium};
    background: ${tone.surfaceRaised};

    ${media.forcedColors} {
      outline: 1px solid;
    }
  }
  .menu-panel a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    row-gap: 0.125rem;
    padding: ${theme.space.x15} ${theme.space.x2};
    border-radius: ${theme.radius.medium};
    color: inherit;
    text-decoration: none;

    &[aria-current] .menu-label {
      color: ${tone.accent};

      ${media.forcedColors} {
        text-decoration: underline;
      }
    }
    @media (hover: hover) {
      &:hover {
        background: ${tone.surfaceRaised};
      }
    }
  }
  .menu-panel [data-icon] {
    grid-row: 1 / 3;
    grid-column: 1;
    margin-inline-end: ${theme.space.x15};
    margin-block-start: 0.2em;
    color: ${tone.textMuted};
  }
  .menu-panel span {
    grid-column: 2;
  }
  .menu-note {
    color: ${tone.textMuted};
    font-size: ${theme.size.tiny};
  }
  .menu-languages,
  .menu-account {
    display: none;
  }

  .account-entry {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 2.75rem;
    padding-inline: ${theme.space.x15};
    border-radius: ${theme.radius.medium};
    color: inherit;
    font-size: ${theme.size.small};
    text-align: start;
    text-decoration: none;
    cursor: pointer;

    ${media.hover} {
      &:hover {
        background: ${tone.surfaceSunken};
      }
    }
    &[aria-busy='true'] {
      color: ${tone.textMuted};
      cursor: progress;

      &::after {
        content: '…';
      }
    }
  }
  .account-username,
  .account-type {
    padding-inline: ${theme.space.x15};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .account-username {
    padding-block-start: ${theme.space.x1};
    font-weight: ${theme.weight.medium};
  }
  .account-type {
    padding-block-end: ${theme.space.x1};
    color: ${tone.textMuted};
    font-size: ${theme.size.small};
  }
  &[data-session='in'] .account-entries,
  &:not([data-session='in']) .account-signed-in,
  &[data-session='in'] .account-visitor,
  &:not([data-session='in']) .account-name {
    display: none;
  }
  &:not([data-session]) .account-label {
    visibility: hidden;
  }

  ${media.belowDesktop} {
    .header-menu {
      position: fixed;
      inset: ${headerHeight} 0 0;
      width: auto;
      height: auto;
      max-width: none;
      max-height: none;
      margin: 0;
      padding: ${theme.space.x2} 1.25rem ${theme.space.x6};
      border: 0;
      overflow-y: auto;
      overscroll-behavior: contain;
    }
    .header-menu .menu-top {
      min-height: 3.5rem;
      border-block-end: ${theme.line.hair} solid ${tone.line};
      font-size: ${theme.size.sub};
    }
    .menu-panel {
      padding-block: ${theme.space.x1} ${theme.space.x2};
    }
    .menu-languages {
      position: relative;
      display: grid;
      grid-template-columns: 1fr 1fr;
      margin-block-start: ${theme.space.x3};
      border: ${theme.line.hair} solid ${tone.lineStrong};
      border-radius: ${theme.radius.round};
      overflow: hidden;
    }
    .menu-account {
      display: block;
      margin-block-start: ${theme.space.x3};
    }
    .menu-account .account-entries,
    .menu-account .account-signed-in {
      display: grid;
      gap: ${theme.space.x1};
    }
    .menu-account .account-entries {
      grid-template-columns: 1fr 1fr;
    }
    &:not([data-session='in']) .menu-account .account-signed-in,
    &[data-session='in'] .menu-account .account-entries {
      display: none;
    }
    .menu-account .account-entry {
      justify-content: center;
      border: ${theme.line.hair} solid ${tone.lineStrong};
      border-radius: ${theme.radius.round};
    }
    .menu-sign-in:not([hidden]) {
      margin-block-start: ${theme.space.x2};
      padding: ${theme.space.x3};
      border-radius: ${theme.radius.large};
    }
    .menu-languages > * {
      position: relative;
      display: grid;
      place-items: center;
      min-height: 2.75rem;
      color: inherit;
      text-decoration: none;
    }
    /* The half that lies under the language that is spoken. */
    .menu-languages::before {
      content: '';
      position: absolute;
      inset: 0 50% 0 0;
      border-radius: inherit;
      background: ${tone.accentFill};
      transition: translate ${theme.duration.settle} ${theme.ease.out};
    }
    .menu-languages[data-locale='en']::before {
      translate: 100% 0;
    }
    .menu-languages[data-locale='zh'] > :first-child,
    .menu-languages[data-locale='en'] > :last-child {
      color: ${tone.onAccent};
      forced-color-adjust: none;
    }
    .header-toggle .h-icon:last-of-type,
    .header-menu:popover-open ~ .header-toggle .h-icon:first-of-type {
      display: none;
    }
    .header-menu:popover-open ~ .header-toggle .h-icon:last-of-type {
      display: inline-block;
    }
  }

  ${media.desktop} {
    .header-bar {
      padding-inline: min(4rem, 6vw);
    }
    /* As much as large letters leave room for. */
    @container (max-width: 56rem) {
      .menu-list {
        gap: 0;
      }
      .menu-top {
        gap: 0;
        padding-inline: min(${theme.space.x05}, 0.5vw);
      }
      .header-language-name {
        display: none;
      }
      .header-account .account-label {
        position: absolute;
        width: 1px;
        height: 1px;
        clip-path: inset(50%);
      }
    }
    .header-toggle {
      display: none;
    }
    .header-menu {
      display: block;
      position: static;
      inset: auto;
      width: auto;
      height: auto;
      margin: 0;
      padding: 0;
      border: 0;
      overflow: visible;
      background: none;
    }
    .menu-list {
      display: flex;
      gap: ${theme.space.x1};
    }
    .menu-top {
      padding-inline: ${theme.space.x15};
      font-size: ${theme.size.small};
    }
    .menu-group {
      position: relative;
    }
    .menu-panel {
      position: absolute;
      inset: calc(100% + 0.5rem) auto auto 0;
      display: grid;
      min-width: 17rem;
      padding: ${theme.space.x1};
      border: ${theme.line.hair} solid ${tone.line};
      border-radius: ${theme.radius.large};
      background: ${tone.surface};
      box-shadow: ${theme.shadow.overlay};
    }
    li:last-of-type > .menu-group .menu-panel {
      inset-inline: auto 0;
    }
  }

  .header-printed {
    display: none;
  }
  ${media.print} {
    position: static;
    translate: none;

    .header-bar {
      height: auto;
      padding: 0 0 ${theme.space.x2};
    }
    :is(.header-menu, .header-search, .header-language, .header-account, .header-toggle) {
      display: none;
    }
    .header-printed {
      display: block;
      margin: 0;
      font-size: ${theme.size.tiny};
      text-align: end;
      overflow-wrap: anywhere;
    }
  }
`;

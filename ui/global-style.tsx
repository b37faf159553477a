import { createGlobalStyle, css, type RuleSet } from 'styled-components';
import { buttonStyles } from './button.tsx';
import { cardStyles } from './card.tsx';
import { dataTableStyles } from './data-table.tsx';
import { eyebrowStyles } from './eyebrow.tsx';
import { fieldStyles } from './field.tsx';
import { headingStyles } from './heading.tsx';
import { iconStyles } from './icon.tsx';
import { pictureStyles } from './picture.tsx';
import { proseStyles } from './prose.tsx';
import { stackStyles } from './stack.tsx';
import { surfaceStyles } from './surface.tsx';
import { tagStyles } from './tag.tsx';
import { textStyles } from './text.tsx';
import { textLinkStyles } from './text-link.tsx';
import { media, printTextFaces, theme } from './theme.ts';
import { visuallyHiddenStyles } from './visually-hidden.tsx';
import { logoStyles } from './waveform/logo.tsx';
import { waveformStyles } from './waveform/waveform.tsx';
import { waveformAxisStyles } from './waveform/waveform-axis.tsx';

interface Values {
  readonly [key: string]: string | Values;
}

/** The theme's variables as declarations. Written by hand: the theme's own `GlobalStyle` needs a provider, which breaks prerendering. */
function declare(names: Values, values: Values): string {
  return Object.entries(values)
    .map(([key, value]) => {
      const name = names[key];
      if (typeof value === 'string') return typeof name === 'string' ? `${name}:${value};` : '';
      return typeof name === 'object' ? declare(name, value) : '';
    })
    .join('');
}

/** Removes the fallbacks of variables, which are declared here and so need none: they would be a third of the sheet. */
function withoutFallbacks(styles: RuleSet): string {
  const text = styles.join('');
  let kept = '';
  let from = 0;
  for (const match of text.matchAll(/var\((--h-[\w-]+),/g)) {
    if (match.index < from) continue;
    kept += `${text.slice(from, match.index)}var(${match[1]})`;
    from = closing(text, match.index + 3) + 1;
  }
  return kept + text.slice(from);
}

/** The index of the parenthesis that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

const { font, size, leading, tracking, weight } = theme.vars;

/** What differs between scripts. Selected by the `lang` attribute, so that passages in the other language are right too. */
const scripts = css`
  [lang|='zh'] {
    ${size.display}: clamp(2.5rem, 1.3rem + 5vw, 5.25rem);
    ${size.title}: clamp(2rem, 1.4rem + 2.7vw, 3.625rem);
    ${size.section}: clamp(1.6875rem, 1.4rem + 1.25vw, 2.5rem);
    ${size.sub}: clamp(1.25rem, 1.15rem + 0.45vw, 1.5625rem);
    ${size.lede}: clamp(1.125rem, 1.06rem + 0.3vw, 1.3125rem);
    ${size.body}: 1rem;
    ${size.small}: 0.9375rem;
    ${leading.tight}: 1.18;
    ${leading.heading}: 1.3;
    ${leading.body}: 1.85;
    ${tracking.tight}: -0.01em;
    ${tracking.heading}: 0;
    ${tracking.label}: 0.02em;
    ${weight.medium}: 500;
    ${font.heading}: ${printTextFaces('zh')};
    ${font.text}: ${printTextFaces('zh')};
    --leading-lede: 1.75;
    --leading-small: 1.7;
    line-break: strict;
    text-spacing-trim: trim-start;
    text-autospace: normal;
  }

  [lang] {
    font-family: ${theme.font.text};
    line-height: ${theme.leading.body};
  }

  :lang(zh) :is(em, i, cite, dfn, address) {
    font-style: normal;
  }
  :lang(zh) em {
    text-emphasis: filled dot;
    text-emphasis-position: under right;
  }
`;

const base = css`
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }

  * {
    margin: 0;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* Not smooth: what is laid out on the way would move the place that a link leads to. */
    scroll-padding-top: 6rem;
  }

  body {
    min-height: 100vh;
    min-height: 100dvh;
    background-color: var(--surface);
    color: var(--text);
    font-family: ${theme.font.text};
    font-size: ${theme.size.body};
    line-height: ${theme.leading.body};
    font-weight: ${theme.weight.text};
    font-kerning: normal;
    font-synthesis-style: none;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    overflow-wrap: break-word;
    text-rendering: optimizeLegibility;
  }

  /* The face has no italics: without this, emphasis in Latin letters would be nothing to see. */
  :is(em, i, cite, dfn) {
    font-synthesis-style: auto;
  }

  :is(h1, h2, h3, h4, h5, h6) {
    font-family: ${theme.font.heading};
    font-size: inherit;
    font-weight: ${theme.weight.heading};
    line-height: ${theme.leading.heading};
    text-wrap: balance;
  }

  :is(p, li, dd, figcaption, blockquote) {
    text-wrap: pretty;
  }
  /* In Chinese every character is a word of its own: a last line of two of them is no widow to browsers. */
  :is(li, dd, figcaption, th, td):lang(zh) {
    text-wrap: balance;
  }

  :is(ul, ol)[class],
  :is(ul, ol)[role='list'] {
    padding: 0;
    list-style: none;
  }

  a {
    color: inherit;
    text-underline-offset: 0.22em;
    text-decoration-thickness: 1px;
  }

  :is(img, svg, video, canvas) {
    display: block;
    max-width: 100%;
  }

  :is(img, video) {
    height: auto;
  }

  :is(button, input, select, textarea) {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  button {
    background: none;
    border: 0;
    padding: 0;
  }

  :is(b, strong) {
    font-weight: ${theme.weight.heading};
  }

  :is(code, kbd, samp, pre) {
    font-family: ${theme.font.code};
    font-size: 0.92em;
  }

  :is(sup, sub) {
    font-size: 0.7em;
    line-height: 0;
  }

  hr {
    border: 0;
    border-top: ${theme.line.hair} solid var(--line);
  }

  fieldset {
    min-width: 0;
    padding: 0;
    border: 0;
  }

  dialog {
    padding: 0;
    border: 0;
  }

  ::selection {
    background-color: ${theme.color.signal};
    color: ${theme.color.ink};
  }
  [data-tone='signal'] ::selection {
    background-color: ${theme.color.ink};
    color: ${theme.color.paper};
  }

  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
    border-radius: 2px;
  }
  [tabindex='-1']:focus {
    outline: none;
  }

  /* What is open over the whole page holds it still. */
  :root:has([data-holds-page]:is(:popover-open, :modal)) {
    overflow: hidden;
    scrollbar-gutter: stable;
  }

  .h-skip {
    position: fixed;
    top: 0.75rem;
    left: 0.75rem;
    z-index: ${theme.layer.toast};
    padding: 0.75rem 1.25rem;
    border-radius: ${theme.radius.medium};
    background-color: ${theme.color.signal};
    color: ${theme.color.ink};
    font-weight: ${theme.weight.heading};
    text-decoration: none;
    translate: 0 -200%;

    &:focus {
      translate: 0 0;
    }
  }

  /*
   * Transitions are off rather than short: any duration would give every element a transition of all its properties, and
   * code that moves an element and then measures it would find it where it was.
   */
  ${media.stillness} {
    *,
    ::before,
    ::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`;

/** Prints everything black on white. Comes after the primitives, because it overrides their surfaces. */
const printed = css`
  ${media.print} {
    :root,
    [data-tone] {
      --surface: #fff;
      --surface-raised: #fff;
      --surface-sunken: #fff;
      --text: #000;
      --text-muted: #333;
      --line: #bbb;
      --line-strong: #666;
      --accent: #000;
      --data: #000;
    }
    .h-band {
      padding-block: 1.5rem;
    }
    .h-container {
      --gutter: 0px;
    }
    :is(.h-card, tr, figure, img, dl > div) {
      break-inside: avoid;
    }
    :is(h1, h2, h3, h4) {
      break-after: avoid;
    }
    /* Paper does not scroll, and is as narrow as what scrolls sideways on a screen. */
    :is(.h-table-frame, [data-scroll]) {
      overflow: visible !important;
      max-height: none !important;
    }
    .h-table :is(th, td) {
      position: static !important;
      max-width: none !important;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    .h-prose a[href^='http']::after {
      content: ' (' attr(href) ')';
      font-size: 0.85em;
      overflow-wrap: anywhere;
    }
    :is(.h-skip, .h-button, .h-wave[data-variant='hero']) {
      display: none;
    }
  }
`;

const primitives = [
  surfaceStyles,
  stackStyles,
  headingStyles,
  textStyles,
  iconStyles,
  eyebrowStyles,
  buttonStyles,
  textLinkStyles,
  tagStyles,
  cardStyles,
  pictureStyles,
  dataTableStyles,
  proseStyles,
  fieldStyles,
  waveformStyles,
  waveformAxisStyles,
  logoStyles,
  visuallyHiddenStyles,
];

/**
 * The base styles of a page: variables, reset, scripts, and the styles of every primitive. Mount it once per document, before
 * anything else. All of it is in cascade layers, so that a block's own styles win at any specificity.
 */
export const GlobalStyle = createGlobalStyle`
  @layer h-base, h-ui;

  @layer h-base {
    :root, [lang|='en'] { ${declare(theme.vars, theme.raw)} --leading-lede: 1.45; --leading-small: 1.55; }
    ${withoutFallbacks(base)}
    ${withoutFallbacks(scripts)}
  }

  @layer h-ui {
    ${primitives.map(withoutFallbacks).join('')}
    ${withoutFallbacks(printed)}
  }
`;

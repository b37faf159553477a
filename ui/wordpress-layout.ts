import { css } from 'styled-components';
import { media, theme, tone } from './theme.ts';

const galleries = '.gallery, .wp-block-gallery:not(:has(> .blocks-gallery-grid)), .blocks-gallery-grid';
const buttons = '.wp-block-button__link, .wp-element-button, .wp-block-file__button';

/** What WordPress's own style sheet does for its blocks in running text: their layout, in our measures and colours. */
export const wordpressLayout = css`
  & .aligncenter {
    margin-inline: auto;
    text-align: center;
  }
  & .has-text-align-center {
    text-align: center;
  }
  & .has-text-align-right {
    text-align: end;
  }
  & :is(figure, img).aligncenter {
    width: fit-content;
  }
  ${media.tablet} {
    & :is(.alignleft, .alignright) {
      max-width: 50%;
      margin-block: 0.3em 1em;
    }
    /* A player is as wide as its place, so a floated one needs a width. */
    & :is(.wp-block-embed, .wp-block-video):is(.alignleft, .alignright) {
      width: 50%;
    }
    & .alignleft {
      float: left;
      margin-inline: 0 1.75em;
    }
    & .alignright {
      float: right;
      margin-inline: 1.75em 0;
    }
    & :is(h2, h3, hr, [data-scroll], .wp-block-columns, .wp-block-cover, .wp-block-media-text) {
      clear: both;
    }
    &::after {
      content: '';
      display: block;
      clear: both;
    }
  }

  & :is(${galleries}) {
    display: grid;
    grid-template-columns: repeat(min(var(--columns, 3), 2), minmax(0, 1fr));
    gap: ${theme.space.x2};
    padding: 0;
    list-style: none;
  }
  & .columns-1 {
    --columns: 1;
  }
  & .columns-2 {
    --columns: 2;
  }
  & .columns-4 {
    --columns: 4;
  }
  & .columns-5 {
    --columns: 5;
  }
  & .columns-6 {
    --columns: 6;
  }
  & .columns-7 {
    --columns: 7;
  }
  & .columns-8 {
    --columns: 8;
  }
  & :is(${galleries}) > * {
    min-width: 0;
    margin: 0;
    padding: 0;
  }
  & :is(${galleries}) > figcaption {
    grid-column: 1 / -1;
  }
  & :is(${galleries}) :is(figure, img) {
    width: 100%;
    margin-block: 0;
  }
  & :is(${galleries}) > li::before {
    content: none;
  }
  & .is-cropped :is(figure, li):has(img) {
    display: flex;
    flex-direction: column;
  }
  & .is-cropped :is(figure, figure > a) {
    flex: 1;
  }
  & .is-cropped figure img {
    flex: 1;
    height: 100%;
    object-fit: cover;
  }

  & .wp-block-columns {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x2} ${theme.space.x3};
  }
  & .wp-block-columns.is-not-stacked-on-mobile {
    flex-wrap: nowrap;
  }
  & .wp-block-column {
    flex: 1 1 0;
    min-width: 0;
  }
  & .wp-block-column[style*='flex-basis'] {
    flex-grow: 0;
    flex-shrink: 1;
  }
  & .wp-block-column > :first-child {
    margin-block-start: 0;
  }
  & .wp-block-column.is-vertically-aligned-center {
    align-self: center;
  }
  & .wp-block-column.is-vertically-aligned-bottom {
    align-self: end;
  }

  & .wp-block-buttons {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x1} ${theme.space.x2};
    margin-block: 1.75em;
  }
  & :is(${buttons}) {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0.5rem 1.5rem;
    border: ${theme.line.hair} solid ${tone.accentFill};
    border-radius: ${theme.radius.medium};
    background-color: ${tone.accentFill};
    color: ${tone.onAccent};
    font-weight: ${theme.weight.medium};
    text-decoration: none;
  }
  & .is-style-outline > :is(${buttons}) {
    border-color: currentcolor;
    background: none;
    color: ${tone.text};
  }

  & .wp-block-cover {
    position: relative;
    display: grid;
    align-items: center;
    min-height: 20rem;
    padding: ${theme.space.x4} ${theme.space.x3};
    border-radius: ${theme.radius.medium};
    background-color: ${theme.color.ink};
    color: ${theme.color.paper};
    overflow: clip;
  }
  /* Cleaning puts a picture among blocks into a figure. */
  & .wp-block-cover > figure:has(> [class*='-background']) {
    display: contents;
  }
  & .wp-block-cover :is(.wp-block-cover__image-background, .wp-block-cover__video-background) {
    position: absolute;
    inset: 0;
    width: 100%;
    max-width: none;
    height: 100%;
    margin: 0;
    border-radius: 0;
    object-fit: cover;
    /* Words on it stay legible whatever the picture is. */
    opacity: 0.4;
  }
  & .wp-block-cover > :not(figure, img, video) {
    position: relative;
  }
  & .wp-block-cover :is(h2, h3, h4, p, a, li) {
    color: inherit;
  }

  & .wp-block-media-text {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x2} ${theme.space.x3};
    align-items: center;
    margin-block: 1.75em;
  }
  & .wp-block-media-text > .wp-block-media-text__media {
    margin: 0;

    & :is(img, video) {
      width: 100%;
    }
  }
  & .wp-block-media-text > .wp-block-media-text__content > :first-child {
    margin-block-start: 0;
  }

  ${media.phone} {
    & .wp-block-columns:not(.is-not-stacked-on-mobile) > .wp-block-column {
      flex-basis: 100% !important;
    }
    & .wp-block-media-text {
      grid-template-columns: minmax(0, 1fr) !important;
    }
  }
  ${media.tablet} {
    & :is(${galleries}) {
      grid-template-columns: repeat(var(--columns, 3), minmax(0, 1fr));
    }
    & .wp-block-columns {
      flex-wrap: nowrap;
    }
    & .wp-block-media-text {
      grid-template-columns: 50% minmax(0, 1fr);
    }
    & .wp-block-media-text.has-media-on-the-right {
      grid-template-columns: minmax(0, 1fr) 50%;
    }
    & .wp-block-media-text.has-media-on-the-right > .wp-block-media-text__media {
      grid-area: 1 / 2;
    }
    & .wp-block-media-text.has-media-on-the-right > .wp-block-media-text__content {
      grid-area: 1 / 1;
    }
  }
`;

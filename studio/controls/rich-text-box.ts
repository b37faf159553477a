import { styled } from 'styled-components';
import { theme, tone } from '#ui/theme.ts';
import { fieldBox } from '../parts/panel-parts.tsx';

export const RichTextBox = styled.div`
  ${fieldBox}
  position: relative;
  padding: 0;

  &[data-invalid] {
    border-color: ${tone.negative};
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 1px;
    padding: 0.125rem 3rem 0.125rem 0.125rem;
    border-block-end: 1px solid ${tone.line};
  }
  .source {
    position: absolute;
    inset: 0.25rem 0.25rem auto auto;
    padding: 0.125rem 0.3125rem;
    border-radius: ${theme.radius.small};
    color: ${tone.textMuted};
    font-size: 0.6875rem;
    cursor: pointer;
  }
  .source[aria-pressed='true'] {
    background-color: ${tone.text};
    color: ${tone.surface};
  }
  .lost {
    color: ${tone.caution};
    font-size: 0.75rem;
  }
  .lost:not(:empty) {
    padding: 0.375rem 0.5625rem;
    border-block-start: 1px solid ${tone.line};
  }
  .text {
    display: block;
    width: 100%;
    min-height: 2.125rem;
    max-height: 24rem;
    overflow-y: auto;
    padding: 0.4375rem 0.5625rem;
    border: 0;
    background: none;
    line-height: 1.6;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    outline: none;
  }
  .text[data-profile='flow'] {
    min-height: 6rem;
  }
  /* Line ends between paragraphs are nothing to see, those within are. */
  .text[data-profile='flow'],
  .text :is(ul, ol, blockquote, table) {
    white-space: normal;
  }
  .text :is(p, li, h2, h3, h4, td, th, caption, pre) {
    white-space: pre-wrap;
  }
  .code {
    padding-block-start: 2rem;
    font-family: ${theme.font.code};
    font-size: 0.75rem;
    field-sizing: content;
    resize: vertical;
  }
  .text > * + * {
    margin-block-start: 0.5em;
  }
  .text :is(ul, ol) {
    padding-inline-start: 1.5em;
  }
  .text ul {
    list-style: disc;
  }
  .text :is(h2, h3, h4) {
    font-size: 1em;
    font-weight: ${theme.weight.heading};
  }
  .text blockquote {
    padding-inline-start: 0.75em;
    border-inline-start: 2px solid ${tone.lineStrong};
  }
  .text a {
    color: ${tone.accent};
  }
  .link {
    display: grid;
    gap: 0.375rem;
    padding: 0.5rem;
    border-block-start: 1px solid ${tone.line};
    font-size: 0.8125rem;
  }
  .link > span {
    display: flex;
    gap: 0.375rem;
  }
  .hidden-label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

import { styled } from 'styled-components';
import { theme, tone } from '#ui/theme.ts';
import { fieldBox } from '../../parts/panel-parts.tsx';

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
    white-space: break-spaces;
    overflow-wrap: anywhere;
    outline: none;
  }
  .text[data-profile='flow'] {
    min-height: 6rem;
  }
  .code {
    padding-block-start: 2rem;
    font-family: ${theme.font.code};
    font-size: 0.75rem;
    white-space: pre-wrap;
    field-sizing: content;
    resize: vertical;
  }
  .text :is(p, h2, h3, h4, ul, ol, dl, blockquote, pre, figure, .table, .details, .sealed) + * {
    margin-block-start: 0.5em;
  }
  .text li > :is(ul, ol) {
    margin-block-start: 0;
  }
  .text :is(ul, ol) {
    padding-inline-start: 1.5em;
  }
  .text ul {
    list-style: disc;
  }
  .text ol {
    list-style: decimal;
  }
  .text ol[type='a'] {
    list-style: lower-alpha;
  }
  .text ol[type='A'] {
    list-style: upper-alpha;
  }
  .text ol[type='i'] {
    list-style: lower-roman;
  }
  .text ol[type='I'] {
    list-style: upper-roman;
  }
  .text :is(h2, h3, h4, dt, th, .summary) {
    font-size: 1em;
    font-weight: ${theme.weight.heading};
    text-align: start;
  }
  .text h2 {
    font-size: 1.1875em;
  }
  .text h3 {
    font-size: 1.0625em;
  }
  .text blockquote,
  .text .details {
    padding-inline-start: 0.75em;
    border-inline-start: 2px solid ${tone.lineStrong};
  }
  .text dd {
    margin-inline-start: 1.5em;
  }
  .text :is(code, kbd, pre) {
    font-family: ${theme.font.code};
    font-size: 0.9375em;
  }
  .text pre {
    padding: 0.5em 0.625em;
    border-radius: ${theme.radius.small};
    background-color: ${tone.surfaceSunken};
    white-space: pre-wrap;
  }
  .text a {
    color: ${tone.accent};
    text-decoration: underline;
  }
  .text img {
    max-width: 100%;
    height: auto;
  }
  .text hr {
    margin-block: 0.75em;
    border: 0;
    border-block-start: 1px solid ${tone.lineStrong};
  }
  .text .table {
    overflow-x: auto;
  }
  .text .caption,
  .text figcaption {
    color: ${tone.textMuted};
    font-size: 0.9375em;
  }
  .text table {
    width: 100%;
    border-collapse: collapse;
  }
  .text :is(td, th) {
    position: relative;
    min-width: 3em;
    padding: 0.25em 0.375em;
    border: 1px solid ${tone.lineStrong};
    vertical-align: top;
  }
  .text .selectedCell,
  .text .ProseMirror-selectednode {
    outline: 2px solid ${tone.focus};
    outline-offset: -2px;
  }
  .text .ProseMirror-gapcursor {
    position: relative;
    display: none;
  }
  .text .ProseMirror-gapcursor::after {
    content: '';
    position: absolute;
    width: 1.25em;
    border-block-start: 1px solid ${tone.text};
  }
  .text.ProseMirror-focused .ProseMirror-gapcursor {
    display: block;
  }
  .text.ProseMirror-hideselection *::selection {
    background: transparent;
  }
  @media (pointer: coarse) {
    .tools button {
      width: 2.75rem;
      height: 2.75rem;
    }
    .source {
      min-width: 2.75rem;
      min-height: 2.75rem;
    }
  }
  @media (forced-colors: active) {
    .tools [aria-pressed='true'],
    .source[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  .hidden-label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

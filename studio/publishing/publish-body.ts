import { styled } from 'styled-components';
import { theme, tone } from '#ui/theme.ts';

/** Content of the publish dialog, before and after publishing. */
export const PublishBody = styled.div`
  display: grid;
  gap: 0.875rem;

  section {
    padding: 0.75rem 0.875rem;
    border: 1px solid ${tone.line};
    border-radius: ${theme.radius.medium};
  }
  section:has(input:checked) {
    border-color: ${tone.lineStrong};
    box-shadow: inset 3px 0 0 ${tone.accentFill};
  }
  label,
  .choice {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 1.75rem;
    cursor: pointer;
  }
  input[type='checkbox'],
  input[type='radio'] {
    flex: none;
    width: 1.0625rem;
    height: 1.0625rem;
    accent-color: ${tone.accentFill};
  }
  .status {
    margin-inline-start: auto;
    color: ${tone.textMuted};
    font-size: 0.75rem;
  }
  .about {
    display: grid;
    gap: 0.375rem;
    padding-inline-start: 1.5625rem;
    color: ${tone.textMuted};
    font-size: 0.8125rem;
  }
  code {
    overflow-wrap: anywhere;
  }
  .advice {
    color: ${tone.caution};
  }
  .blocking,
  .failure,
  .problem {
    color: ${tone.negative};
  }
  ul {
    margin: 0;
    padding-inline-start: 1.1rem;
  }
  summary {
    width: fit-content;
    cursor: pointer;
  }
  li button,
  .drift button,
  .unpublish {
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  .scheduled {
    display: grid;
    gap: 0.25rem;
    padding-block: 0.5rem 0.25rem;
    border-block-start: 1px solid ${tone.line};
  }
  .unpublish {
    justify-self: start;
    min-height: 1.75rem;
  }
  .take-down {
    display: grid;
    gap: 0.375rem;
    padding-block-start: 0.5rem;
    border-block-start: 1px solid ${tone.line};
  }
  .take-down > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
  }
  a {
    color: ${tone.accent};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .drift {
    color: ${tone.caution};
  }
  fieldset {
    display: grid;
    gap: 0.25rem;
    margin: 0;
    padding: 0;
    border: 0;
  }
  fieldset input:not([type='radio']) {
    max-width: 15rem;
    margin-inline-start: 1.5625rem;
  }
  fieldset p {
    color: ${tone.textMuted};
    font-size: 0.75rem;
    padding-inline-start: 1.5625rem;
  }
  legend {
    padding: 0;
    font-weight: 500;
  }
  .failure:empty {
    display: none;
  }
`;

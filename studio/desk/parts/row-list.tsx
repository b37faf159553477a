import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';

/** A short list inside a panel: each row has a title, small details, and actions at its end. */
export const RowList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
    padding-block: 0.5rem;
    border-top: 1px solid ${tone.line};
  }
  & strong {
    display: block;
    font-weight: 550;
  }
  & strong > small {
    display: inline;
    margin-inline-start: 0.5rem;
    font-weight: 400;
  }
  & small {
    display: block;
    color: ${tone.textMuted};
    font-size: 0.75rem;
    overflow-wrap: anywhere;
  }
`;

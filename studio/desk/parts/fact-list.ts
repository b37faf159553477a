import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';

/** A `dl` with a `div` around each term and its description. */
export const FactList = styled.dl`
  display: grid;
  gap: 0.5rem;
  font-size: 0.8125rem;

  & > div {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    gap: 0.5rem;
  }
  & dt {
    color: ${tone.textMuted};
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;

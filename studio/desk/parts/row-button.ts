import { styled } from 'styled-components';

/** Opens the item of a table row. */
export const RowButton = styled.button`
  display: grid;
  width: 100%;
  gap: 0.125rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: 0.8125rem;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover > strong {
    text-decoration: underline;
  }
  & > strong {
    font-weight: 550;
  }
`;

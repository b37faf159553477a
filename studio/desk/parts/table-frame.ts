import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';

/** The border around a table of the desk. */
export const TableFrame = styled.div`
  overflow: hidden;
  border: 1px solid ${tone.line};
  border-radius: 8px;
  background-color: ${tone.surfaceRaised};

  & .ant-table-row:last-child > .ant-table-cell {
    border-bottom: 0;
  }
`;

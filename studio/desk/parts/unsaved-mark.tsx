import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';

/** Marks unsaved changes. */
export const UnsavedMark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  color: ${tone.textMuted};
  font-size: 0.8125rem;

  &::before {
    content: '';
    width: 0.4375rem;
    height: 0.4375rem;
    border-radius: 50%;
    background-color: ${tone.accent};
  }
`;

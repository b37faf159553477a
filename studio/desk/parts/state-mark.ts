import { styled } from 'styled-components';
import { theme, tone } from '#ui/theme.ts';

/** The word for a state behind a ring. Who uses it gives each state a colour and, for those who see none, a form of its own. */
export const StateMark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  font-size: 0.75rem;
  white-space: nowrap;
  color: ${tone.textMuted};

  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border: 1.5px solid currentColor;
    border-radius: ${theme.radius.round};
  }
`;

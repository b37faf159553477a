import { styled } from 'styled-components';
import { theme, tone } from '#ui/theme.ts';

/**
 * A state label with a ring. Users of it give each state a colour and, for those who cannot see colours, its own shape.
 */
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

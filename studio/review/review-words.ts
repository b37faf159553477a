import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';

/** A review comment, with line breaks preserved; long ones scroll. */
export const ReviewWords = styled.blockquote`
  max-height: 9rem;
  margin: 0;
  padding-inline-start: 0.75rem;
  overflow-y: auto;
  border-inline-start: 2px solid ${tone.lineStrong};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

import { css } from 'styled-components';
import { theme, tone } from '#ui/theme.ts';

/** Lines whose density shows the haptic level, for the `::before` of an element within `data-level`. Needs `levelPitches` around it. */
export const levelMark = css`
  content: '';
  flex: none;
  width: 1.5rem;
  height: 0.75rem;
  background: linear-gradient(90deg, ${tone.data} 1.5px, transparent 0) repeat-x;
  background-size: var(--level-pitch, 12px) 100%;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

export const levelPitches = css`
  [data-level='hd'] {
    --level-pitch: 6px;
  }
  [data-level='trueHd'] {
    --level-pitch: 3px;
  }
`;

/** The words beside the mark. */
export const levelWords = css`
  display: flex;
  align-items: center;
  gap: 0.625em;
  color: ${tone.textMuted};
  font-family: ${theme.font.heading};
  font-size: ${theme.size.tiny};
  font-weight: ${theme.weight.medium};
  line-height: 2rem;
`;

import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';

/** In pixels. All rows have the same height, so that rows out of view need not be rendered. */
export const ROW_HEIGHT = 34;

/** Scrolls both ways, so that the rest of the page stays in view. */
export const GridBox = styled.div`
  height: clamp(18rem, calc(100dvh - 23rem), 60rem);
  overflow: auto;
  border: 1px solid ${tone.line};
  border-radius: 8px;
  background-color: ${tone.surfaceRaised};
  overscroll-behavior: contain;
`;

/** Column widths are inherited from the box: `--columns`, and the minimum width `--least`. */
export const GridRow = styled.div`
  display: grid;
  grid-template-columns: 3rem var(--columns);
  width: 100%;
  /* The same in every row regardless of content, so that columns stay aligned when scrolled sideways. */
  min-width: var(--least);
  height: ${ROW_HEIGHT}px;

  & > * {
    display: flex;
    align-items: center;
    min-width: 0;
    padding: 0 0.625rem;
    border-inline-end: 1px solid ${tone.line};
    border-bottom: 1px solid ${tone.line};
  }
  & > [role='presentation'] {
    justify-content: flex-end;
    background-color: ${tone.surfaceSunken};
    color: ${tone.textMuted};
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
  }
  &[data-head] {
    position: sticky;
    top: 0;
    z-index: 2;
    background-color: ${tone.surfaceSunken};
    font-size: 0.8125rem;
    font-weight: 550;
  }
`;

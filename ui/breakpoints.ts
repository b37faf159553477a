/** Conditions of the design's breakpoints, for styles and for scripts that must agree with them. */
export const phoneQuery = '(max-width: 733.98px)';
export const desktopQuery = '(min-width: 1080px)';

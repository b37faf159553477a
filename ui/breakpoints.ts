/** Media queries of the design's breakpoints, shared by styles and scripts. */
export const phoneQuery = '(max-width: 733.98px)';
export const desktopQuery = '(min-width: 1080px)';

import { pageDrawings } from '#demo/drawings/pages/page-drawings.ts';
import type { GeneratedFile } from './generated-files.ts';

/** Renders the drawings of the seeded pages to files that the website serves. */
export function drawSamples(): GeneratedFile[] {
  return Object.entries(pageDrawings).map(([name, draw]) => ({
    path: `public/samples/${name}.svg`,
    content: `${draw()}\n`,
  }));
}

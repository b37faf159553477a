import { pageDrawings } from '#demo/drawings/pages/page-drawings.ts';
import type { GeneratedFile } from './generated-files.ts';

/** The drawings of the seeded pages, as files that the website serves. */
export function drawSamples(): GeneratedFile[] {
  return Object.entries(pageDrawings).map(([name, draw]) => ({
    path: `public/samples/${name}.svg`,
    content: `${draw()}\n`,
  }));
}

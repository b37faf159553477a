import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { theme } from './theme.ts';

/** The smallest text that visitors read, in rem: 14 px. */
const least = 0.875;

describe('text for visitors', () => {
  it('is at least 14 px in every size of the theme', () => {
    for (const [name, size] of Object.entries(theme.raw.size)) {
      expect(smallest(size), name).toBeGreaterThanOrEqual(least);
    }
  });

  it('is nowhere smaller in the styles of site, blocks, templates and primitives', () => {
    const root = path.join(import.meta.dirname, '..');
    const small = ['ui', 'blocks', 'content-types', 'site'].flatMap((room) =>
      readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.test|\.generated)\.tsx?$/.test(file))
        .flatMap((file) => {
          const source = readFileSync(path.join(root, room, file), 'utf8');
          const sizes = source.matchAll(/font-size: (?:clamp\()?(?<amount>[\d.]+)(?<unit>rem|px)/g);
          return [...sizes].flatMap(({ 0: rule, groups }) => {
            const rem = Number(groups?.amount) / (groups?.unit === 'px' ? 16 : 1);
            return rem < least ? [`${room}/${file}: ${rule}`] : [];
          });
        }),
    );
    expect(small).toEqual([]);
  });
});

/** In rem, of `0.9375rem` or the lower limit of `clamp(…)`. */
function smallest(size: string): number {
  return Number(/[\d.]+(?=rem)/.exec(size)?.[0]);
}

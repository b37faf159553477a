import { describe, expect, it } from 'vitest';
import type { Box } from './box.ts';
import { findZone, indexOfGap, type Zone } from './find-zone.ts';

const page: Zone = aZone(null, 0, null, { left: 0, top: 0, right: 1000, bottom: 2000 });
const section = aZone('section', 1, { left: 100, top: 100, right: 900, bottom: 900 });
const column = aZone('column', 2, { left: 200, top: 200, right: 500, bottom: 800 });

describe('the slot for a pointer position', () => {
  it('is the innermost one', () => {
    expect(findZone([page, section, column], { x: 300, y: 300 }, 50)).toBe(column);
    expect(findZone([page, section, column], { x: 600, y: 300 }, 50)).toBe(section);
  });

  it('is the page outside of any other slot, even over header and footer', () => {
    expect(findZone([page, section], { x: 500, y: -40 }, 50)).toBe(page);
    expect(findZone([page, section], { x: 500, y: 5000 }, 50)).toBe(page);
  });

  it('is the nearest one, up to a limit, for blocks that the page itself does not allow', () => {
    expect(findZone([section, column], { x: 60, y: 300 }, 50)).toBe(section);
    expect(findZone([section, column], { x: 20, y: 300 }, 50)).toBeNull();
  });
});

it('the index of a gap also counts blocks that are not rendered', () => {
  const boxes = [0, 2].map((index) => ({ index, box: page.inner }));
  expect([0, 1, 2].map((gap) => indexOfGap({ ...page, blocks: boxes }, gap))).toEqual([0, 2, 3]);
  expect(indexOfGap(page, 0)).toBe(0);
});

function aZone(id: string | null, depth: number, reach: Box | null, inner = reach): Zone {
  if (!inner) throw new Error('A zone has a box.');
  const parent = id === null ? null : { id, slot: 'content' };
  return { parent, depth, reach, inner, blocks: [], flow: { axis: 'y', isReversed: false } };
}

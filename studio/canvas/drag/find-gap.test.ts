import { describe, expect, it } from 'vitest';
import type { Box } from './box.ts';
import { findGap } from './find-gap.ts';

const inner: Box = { left: 0, top: 0, right: 600, bottom: 900 };
const down = { axis: 'y', isReversed: false } as const;
const across = { axis: 'x', isReversed: false } as const;

/** Left, top, width, height. */
function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

describe('the gap for a pointer position', () => {
  const column = [box(0, 0, 600, 100), box(0, 120, 600, 100), box(0, 240, 600, 100)];
  it.each([
    [49, 0],
    [51, 1],
    [169, 1],
    [171, 2],
    [500, 3],
  ])('in a column depends on the centres of the blocks: at %i it is gap %i', (y, index) => {
    expect(findGap(column, inner, down, { x: 300, y })).toMatchObject({ index, axis: 'y' });
  });

  it('in a row depends on the horizontal position', () => {
    const row = [box(0, 0, 100, 300), box(120, 0, 100, 200)];
    expect(findGap(row, inner, down, { x: 49, y: 280 })).toMatchObject({ index: 0, axis: 'x' });
    expect(findGap(row, inner, down, { x: 180, y: 10 })).toMatchObject({ index: 2, axis: 'x' });
  });

  it('in a grid is next to the nearest block of the row under the pointer', () => {
    const grid = [box(0, 0, 290, 100), box(310, 0, 290, 100), box(0, 120, 290, 100), box(310, 120, 290, 100)];
    expect(findGap(grid, inner, across, { x: 20, y: 180 }).index).toBe(2);
    expect(findGap(grid, inner, across, { x: 590, y: 50 }).index).toBe(2);
    expect(findGap(grid, inner, across, { x: 590, y: 180 }).index).toBe(4);
  });

  it('in columns that are reversed on a phone follows the order of the document', () => {
    const reversed = [box(0, 120, 600, 100), box(0, 0, 600, 100)];
    expect(findGap(reversed, inner, { axis: 'y', isReversed: true }, { x: 300, y: 10 }).index).toBe(2);
    expect(findGap(reversed, inner, { axis: 'y', isReversed: true }, { x: 300, y: 210 }).index).toBe(0);
  });

  it('next to a single block depends on the direction of the slot', () => {
    const [alone] = column;
    if (!alone) throw new Error('There is no block.');
    expect(findGap([alone], inner, across, { x: 500, y: 10 })).toMatchObject({ index: 1, axis: 'x' });
    expect(findGap([alone], inner, down, { x: 500, y: 10 })).toMatchObject({ index: 0, axis: 'y' });
  });

  it('in an empty slot is its start', () => {
    expect(findGap([], inner, down, { x: 300, y: 700 })).toMatchObject({ index: 0, line: { top: 0, bottom: 0 } });
  });
});

describe('the line that shows a gap', () => {
  it('is halfway between two blocks, whichever of them is under the pointer', () => {
    const column = [box(0, 0, 600, 100), box(0, 120, 600, 100)];
    for (const y of [90, 130]) {
      expect(findGap(column, inner, down, { x: 300, y }).line).toEqual({ left: 0, right: 600, top: 110, bottom: 110 });
    }
  });

  it('is at the edge of a block whose neighbour is in another row', () => {
    const grid = [box(0, 0, 290, 100), box(310, 0, 290, 100), box(0, 120, 290, 100)];
    expect(findGap(grid, inner, across, { x: 590, y: 50 }).line).toEqual({
      left: 600,
      right: 600,
      top: 0,
      bottom: 100,
    });
  });
});

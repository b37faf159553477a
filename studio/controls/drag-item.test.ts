import { describe, expect, it } from 'vitest';
import { placeAt } from './drag-item.ts';

/** Three closed items and an open one, with gaps of four pixels. */
const boxes = [
  { top: 0, height: 36 },
  { top: 40, height: 36 },
  { top: 80, height: 300 },
  { top: 384, height: 36 },
];

describe('the target index of a dragged item', () => {
  it('is its own index until it covers half of another item', () => {
    expect(placeAt(boxes, 1, 40)).toBe(1);
    expect(placeAt(boxes, 1, 19)).toBe(1);
    expect(placeAt(boxes, 0, 21)).toBe(0);
  });

  it('is the index of the last item it has passed', () => {
    expect(placeAt(boxes, 0, 23)).toBe(1);
    expect(placeAt(boxes, 1, 17)).toBe(0);
    expect(placeAt(boxes, 3, 0)).toBe(0);
  });

  it('depends on the leading edge, so that a tall item passes small ones early', () => {
    expect(placeAt(boxes, 2, 103)).toBe(3);
    expect(placeAt(boxes, 2, 57)).toBe(1);
    expect(placeAt(boxes, 3, 231)).toBe(3);
    expect(placeAt(boxes, 3, 229)).toBe(2);
  });

  it('can be the first and the last', () => {
    for (const from of boxes.keys()) {
      const { height } = boxes[from] ?? { height: 0 };
      expect(placeAt(boxes, from, 0)).toBe(0);
      expect(placeAt(boxes, from, 420 - height)).toBe(3);
    }
  });
});

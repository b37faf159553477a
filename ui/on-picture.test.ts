import { describe, expect, it } from 'vitest';
import { scrimOpacity } from './on-picture.ts';
import { contrast } from './testing/contrast.ts';
import { theme } from './theme.ts';

const { ink, paper, mist, inkLineStrong, signalBright } = theme.raw.color;

describe('words on a picture', () => {
  // The lightest picture there is leaves the least contrast to light words.
  const ground = blend(ink, '#ffffff', scrimOpacity);

  it.each([
    ['text', paper, 7],
    ['muted text', mist, 4.5],
    ['accents', signalBright, 4.5],
    ['the borders of buttons', inkLineStrong, 2.9],
  ])('%s can be read on a white picture', (_, color, least) => {
    expect(contrast(color, ground)).toBeGreaterThanOrEqual(least);
  });

  it('could not be read without the ink behind them', () => {
    expect(contrast(paper, blend(ink, '#ffffff', 0.4))).toBeLessThan(4.5);
  });
});

/** The colour that `over` gives at an opacity on top of `under`, as browsers blend: per channel in sRGB. */
function blend(over: string, under: string, opacity: number): string {
  const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const below = channels(under);
  const mixed = channels(over).map((channel, index) =>
    Math.round(channel * opacity + (below[index] ?? 0) * (1 - opacity)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

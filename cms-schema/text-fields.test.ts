import { describe, expect, it } from 'vitest';
import { hasWords } from './text-fields.ts';

describe('whether a text is to be translated', () => {
  it.each([
    'Hz',
    '30–500 Hz',
    '1ms',
    '≤ 2 mm',
    '65 gf',
    '3000 mAh',
    '1.2 m/s²',
    'USD 5',
    '99.9%',
    '5 kHz',
    '12 µm',
    '—',
  ])('a figure and a unit are not: %s', (text) => expect(hasWords(text)).toBe(false));

  it.each(['30 Hz or less', '毫秒', 'Minutes', 'True HD', 'on request', '5 years', 'maximum'])(
    'words are: %s',
    (text) => expect(hasWords(text)).toBe(true),
  );
});

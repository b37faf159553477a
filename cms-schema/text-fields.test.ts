import { describe, expect, it } from 'vitest';
import { hasWords } from './text-fields.ts';

describe('text that needs translation', () => {
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
  ])('does not include numbers and units: %s', (text) => expect(hasWords(text)).toBe(false));

  it.each(['30 Hz or less', '毫秒', 'Minutes', 'True HD', 'on request', '5 years', 'maximum'])(
    'includes words: %s',
    (text) => expect(hasWords(text)).toBe(true),
  );
});

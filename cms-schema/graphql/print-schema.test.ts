import { expect, test } from 'vitest';
import { defineBlock } from '../define-block.ts';
import { text } from '../fields/text.ts';
import { printSchema } from './print-schema.ts';

const words = { zh: '块', en: 'Block' };

test('the schema says until when a deprecated block and its fields are supported, and what to use instead', () => {
  const definition = defineBlock({
    name: 'haptera/test',
    title: words,
    description: words,
    category: 'text',
    deprecated: { until: '2027-06-01', instead: 'Use "hero".' },
    fields: { slogan: text({ label: words, deprecated: { until: '2027-03-01', instead: 'Use heading.' } }) },
    example: { zh: { attributes: { slogan: '' } }, en: { attributes: { slogan: '' } } },
  });
  const sdl = printSchema([definition], [], { general: [], reading: [] });
  expect(sdl).toContain('slogan: String! @deprecated(reason: "Use heading. Removed after 2027-03-01.")');
  expect(sdl).toContain(
    'attributes: HapteraTestAttributes! @deprecated(reason: "Use \\"hero\\". Removed after 2027-06-01.")',
  );
});

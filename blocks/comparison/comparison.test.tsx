import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { Comparison } from './comparison.tsx';

type Props = BlockProps<typeof definition>;

const before: Props['sides'][number] = {
  label: 'Before',
  picture: null,
  value: '320',
  unit: 'ms',
  text: 'One rumble.',
  points: [{ text: 'Only weak or strong' }],
};

it('names each side with a heading below its own, and shows its figure, text and points', () => {
  const html = draw({ heading: 'Before and after', sides: [before, { ...before, label: 'After', value: '3' }] });
  expect([...html.matchAll(/<h3[^>]*>([^<]*)<\/h3>/g)].map(([, label]) => label)).toEqual(['Before', 'After']);
  expect(html).toMatch(/<span>320<\/span> <span[^>]*>ms<\/span>/);
  expect(html).toContain('One rumble.');
  expect([...html.matchAll(/<li>([^<]*)<\/li>/g)]).toHaveLength(2);
});

it('lets the second side stand out unless both are level', () => {
  expect(draw({ sides: [before, before] })).not.toContain('data-level');
  expect(draw({ sides: [before, before], areLevel: true })).toContain('data-level');
});

it('has the same five parts on both sides, even if one says less: they share their rows', () => {
  const bare = { ...before, value: '', unit: '', text: '', points: [] };
  const html = draw({ sides: [before, bare] });
  const sides = [...html.matchAll(/<section class="comparison-side">(.*?)<\/section>/g)].map(([, side]) => side ?? '');
  const parts = sides.map((side) => [...side.matchAll(/<(h2|div|p|ul)[ >]/g)].map(([, tag]) => tag));
  expect(parts).toEqual([
    ['h2', 'div', 'p', 'p', 'ul'],
    ['h2', 'div', 'p', 'p', 'ul'],
  ]);
});

function draw(props: Partial<Props>): string {
  return renderToStaticMarkup(
    <Comparison
      heading=""
      intro=""
      sides={[]}
      note=""
      areLevel={false}
      tone="light"
      {...props}
      host={{ locale: 'en', id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}

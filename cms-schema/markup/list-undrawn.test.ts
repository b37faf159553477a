import { expect, it } from 'vitest';
import { listUndrawn, nameForeignBlock } from './list-undrawn.ts';

it('names blocks of which visitors see nothing, each once, in reading order, wherever they stand', () => {
  const source = [
    '<!-- wp:block {"ref":5} /-->',
    '<!-- wp:group --><div class="wp-block-group"><!-- wp:latest-posts /--><!-- wp:haptera/unknown {"id":"x"} /--></div><!-- /wp:group -->',
    '<!-- wp:block {"ref":6} /-->',
    '<!-- wp:shop/cart -->\n<!-- /wp:shop/cart -->',
  ].join('\n\n');
  expect(listUndrawn(source)).toEqual(['core/block', 'core/latest-posts', 'haptera/unknown', 'shop/cart']);
});

it('names nothing that has markup of its own, or nothing to show', () => {
  for (const source of [
    'Classic text.',
    '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->',
    '<!-- wp:paragraph --><p></p><!-- /wp:paragraph -->',
    '<!-- wp:spacer {"height":"2px"} /--><!-- wp:more --><!--more--><!-- /wp:more --><!-- wp:nextpage /-->',
    '<!-- wp:shop/note --><em>Text</em><!-- /wp:shop/note -->',
  ]) {
    expect(listUndrawn(source)).toEqual([]);
  }
});

it('survives any depth, and names at most twenty', () => {
  expect(listUndrawn(`${'<!-- wp:a/b -->'.repeat(10)}${'<!-- /wp:a/b -->'.repeat(10)}`)).toEqual(['a/b']);
  expect(() => listUndrawn('<!-- wp:a/b -->'.repeat(50_000))).not.toThrow();
  const many = Array.from({ length: 50 }, (_, index) => `<!-- wp:a/b${index} /-->`).join('');
  expect(listUndrawn(many)).toHaveLength(20);
});

it('is called what editors know, or else by its technical name', () => {
  expect(nameForeignBlock('core/block', 'en')).toBe('Synced pattern');
  expect(nameForeignBlock('shop/cart', 'zh')).toBe('shop/cart');
  expect(nameForeignBlock('constructor', 'zh')).toBe('constructor');
});

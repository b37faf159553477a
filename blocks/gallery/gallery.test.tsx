import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { resolveExample } from '#cms-schema/testing/resolve-example.ts';
import type { BlockProps } from '../block-props.ts';
import definition from './block.ts';
import { Gallery } from './gallery.tsx';

describe('the gallery', () => {
  it('renders nothing if all of its files are missing', () => {
    expect(draw({ pictures: [{ picture: null, caption: 'Gone' }] })).toBe('');
  });

  it('enlarges each picture without a script, by a button that says which one it is', () => {
    const html = draw({});
    const targets = [...html.matchAll(/<button type="button" popoverTarget="([^"]+)" aria-label="([^"]+)"/gi)];
    expect(targets.map(([, id]) => id)).toEqual(['b1-view-1', 'b1-view-2', 'b1-view-3']);
    expect(targets[0]?.[2]).toMatch(/^Enlarge picture 1 of 3: A game controller in layers/);
    for (const [, id] of targets) expect(html).toContain(`id="${id}" popover="auto" role="dialog"`);
  });

  it('leads from one enlarged picture to the next and to the previous one, not beyond the ends', () => {
    const [, ...views] = draw({}).split('class="gallery-view"');
    const leadsTo = views.map((view) =>
      [...view.matchAll(/popoverTarget="b1-view-(\d)"(?! popoverTargetAction)/gi)].map(([, to]) => to),
    );
    expect(leadsTo).toEqual([['2'], ['1', '3'], ['2']]);
    expect(views.every((view) => /popoverTargetAction="hide"/i.test(view))).toBe(true);
  });

  it('leaves out a picture whose file is missing, and counts the others', () => {
    const { pictures } = resolveExample(definition);
    const html = draw({ pictures: pictures.map((each, index) => (index === 1 ? { ...each, picture: null } : each)) });
    expect(html).toContain('Enlarge picture 2 of 2');
    expect(html).not.toContain('b1-view-3');
  });

  it('shows captions with their emphasis, without scripts', () => {
    const [first] = resolveExample(definition).pictures;
    const html = draw({
      pictures: first ? [{ ...first, caption: '<strong>A</strong><img src=x onerror=alert(1)>' }] : [],
    });
    expect(html).toContain('<strong>A</strong>');
    expect(html).not.toContain('onerror');
  });
});

/** Renders the example, with the given props instead of its own. */
function draw(props: Partial<BlockProps<typeof definition>>): string {
  return renderToStaticMarkup(
    <Gallery
      {...resolveExample(definition)}
      {...props}
      host={{ locale: 'en', id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}

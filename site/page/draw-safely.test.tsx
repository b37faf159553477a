import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { BlockHost } from '#blocks/block-props.ts';
import { createLog } from '#kit/log.ts';
import { createSafeDraw } from './draw-safely.tsx';

const host = (id: string): BlockHost => ({ locale: 'en', id, signature: 's', isFirst: false, depth: 0 });
const lines: string[] = [];
const log = createLog({ room: 'site', write: (line) => lines.push(line) });

function Broken({ names }: { readonly names: readonly string[] | null }) {
  if (names === null) throw new TypeError('names is null');
  return <ul>{names.map((name) => [<li key={name}>{name}</li>])}</ul>;
}
const Frame = ({ children }: { readonly children?: ReactNode }) => <section>{children}</section>;

describe('a block that throws when it is rendered', () => {
  it('is left out of its page and logged, however deep the error is, and the others are shown', () => {
    lines.length = 0;
    const { drawSafely, broken } = createSafeDraw(log, false);
    const page = [
      drawSafely('HapteraFine', host('a'), () => (
        <Frame key="a">
          <Broken names={['Kept']} />
        </Frame>
      )),
      drawSafely('HapteraBad', host('b'), () => (
        <Frame key="b">
          <p>{[<Broken key="x" names={null} />]}</p>
        </Frame>
      )),
      drawSafely('HapteraWorse', host('c'), () => {
        throw new Error('before any component');
      }),
    ];
    expect(renderToStaticMarkup(page)).toBe('<section><ul><li>Kept</li></ul></section>');
    expect([...broken]).toEqual(['b', 'c']);
    expect(lines).toEqual([
      expect.stringMatching(/block-not-drawn[\s\S]*HapteraBad|HapteraBad[\s\S]*names is null/),
      expect.stringContaining('HapteraWorse'),
    ]);
  });

  it('takes nothing of the block around it along, which is not tried twice', () => {
    const { drawSafely } = createSafeDraw(log, false);
    const Inner = vi.fn(() => <b>Inner</b>);
    const outer = drawSafely('HapteraColumns', host('a'), () => (
      <Frame>
        {drawSafely('HapteraBad', host('b'), () => (
          <Broken names={null} />
        ))}
        {drawSafely('HapteraFine', host('c'), () => (
          <Inner />
        ))}
      </Frame>
    ));
    expect(Inner).toHaveBeenCalledTimes(1);
    expect(renderToStaticMarkup(outer)).toBe('<section><b>Inner</b></section>');
  });

  it('shows its error in its place during development', () => {
    const { drawSafely } = createSafeDraw(log, true);
    const html = renderToStaticMarkup(drawSafely('HapteraBad', host('b'), () => <Broken names={null} />));
    expect(html).toContain('This block cannot be shown: HapteraBad');
    expect(html).toContain('names is null');
  });
});

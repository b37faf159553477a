import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { CallToAction } from './call-to-action.tsx';

type Props = BlockProps<typeof definition>;

describe('the call to action', () => {
  it('makes the first action with a target the primary one', () => {
    const html = draw([
      { label: 'Unpublished', link: null },
      { label: 'Contact sales', link: { href: '/en/community/business', newTab: false, external: false } },
      { label: 'Try it', link: { href: '/en/community/trial-account', newTab: false, external: false } },
    ]);
    const buttons = [...html.matchAll(/<a [^>]*data-variant="(\w+)"[^>]*>([^<]+)/g)].map(([, variant, label]) => [
      variant,
      label,
    ]);
    expect(buttons).toEqual([
      ['primary', 'Contact sales'],
      ['secondary', 'Try it'],
    ]);
  });

  it('still shows its heading if no action has a target', () => {
    const html = draw([]);
    expect(html).toContain('Put touch into it');
    expect(html).not.toMatch(/<a |<(div|p|ul)[^>]*><\/\1>/);
  });

  it('has no waveform in the one-line look', () => {
    expect(draw([])).toContain('<svg');
    expect(draw([], 'line')).not.toContain('<svg');
  });
});

function draw(actions: Props['actions'], look: Props['look'] = 'wave'): string {
  return renderToStaticMarkup(
    <CallToAction
      heading="Put touch into it"
      text=""
      actions={actions}
      look={look}
      tone="signal"
      host={{ locale: 'en', id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { OpenApp } from './open-app.tsx';

type Props = BlockProps<typeof definition>;

const to = (href: string, external = false) => ({ href, newTab: false, external });

describe('a page that opens the app', () => {
  it('does so by a plain link, which needs no script', () => {
    expect(draw({})).toMatch(/<a [^>]*href="haptera:\/\/open"[^>]*>Open the app/);
  });

  it.each(['javascript://x%0aalert(1)', 'data://text', 'haptera:open', 'open', ' haptera://x', 'haptera://a b', ''])(
    'has no link for what is no address of an app: %s',
    (scheme) => expect(draw({ scheme })).not.toMatch(/data-open=|javascript|data:\/\//),
  );

  it('offers the stores that there are, and knows where to lead who has no app', () => {
    const html = draw({ appStore: to('https://apps.example/ios', true), fallback: to('/en/community/open-app-fail') });
    expect(html).toMatch(/<a target="_blank" rel="noopener" href="https:\/\/apps\.example\/ios"/);
    expect(html).not.toContain('open-app-android"');
    expect(html).toContain('data-fallback="/en/community/open-app-fail"');
  });
});

describe('a page for when the app did not open', () => {
  it('says what works, leads back and gives the link to copy', () => {
    const html = draw({ moment: 'failed', opener: to('/en/community/openApp') });
    expect(html.match(/<li>/g)).toHaveLength(3);
    expect(html).toContain('data-link="/en/community/openApp"');
    expect(html).toMatch(/<a href="\/en\/community\/openApp"[^>]*>Try again/);
    expect(html).not.toContain('haptera://');
  });
});

function draw(props: Partial<Props>): string {
  return renderToStaticMarkup(
    <OpenApp
      heading="Open"
      text=""
      moment="open"
      scheme="haptera://open"
      appStore={null}
      androidStore={null}
      fallback={null}
      opener={null}
      tone="dark"
      {...props}
      host={{ locale: 'en', id: 'b1', signature: 'a page', isFirst: true, depth: 0 }}
    />,
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { OpenApp } from './open-app.tsx';

type Props = BlockProps<typeof definition>;

const to = (href: string, external = false) => ({ href, newTab: false, external });

describe('a page that opens the app', () => {
  it('uses a plain link, which needs no script', () => {
    expect(draw({})).toMatch(/<a [^>]*href="haptera:\/\/open"[^>]*>Open the app/);
  });

  it.each(['javascript://x%0aalert(1)', 'data://text', 'haptera:open', 'open', ' haptera://x', 'haptera://a b', ''])(
    'has no link for an address that no app can have: %s',
    (scheme) => expect(draw({ scheme })).not.toMatch(/data-open=|javascript|data:\/\//),
  );

  it('links to the stores that are given, and knows the help page for visitors without the app', () => {
    const html = draw({ appStore: to('https://apps.example/ios', true), fallback: to('/en/community/open-app-fail') });
    expect(html).toMatch(/<a target="_blank" rel="noopener" href="https:\/\/apps\.example\/ios"/);
    expect(html).not.toContain('open-app-android"');
    expect(html).toContain('data-fallback="/en/community/open-app-fail"');
  });
});

describe('the page shown when the app did not open', () => {
  it('says what works, links back and provides the link to copy', () => {
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

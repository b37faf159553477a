import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ConfigAccess } from './config-access.tsx';

type Props = Parameters<typeof ConfigAccess>[0];

const host = { locale: 'en', id: 'b1', signature: 's', isFirst: false, depth: 0 } as const;

function draw(props: Partial<Props> = {}): string {
  const fields = {
    heading: 'All files',
    needs: 'configTool',
    view: 'list',
    text: 'Nothing yet.',
    tone: 'light',
  } as const;
  return renderToStaticMarkup(<ConfigAccess {...fields} host={host} {...props} />);
}

/** The texts that the markup contains for a state, hidden or not. */
function partsOf(html: string, state: string): string[] {
  const parts = [...html.matchAll(/<(\w+)[^>]*data-for="([^"]*)"[^>]*>(.*?)<\/\1>/g)];
  return parts.filter(([, , states]) => states?.split(' ').includes(state)).map(([, , , text]) => text ?? '');
}

describe('access to the configuration tool', () => {
  it('asks a visitor to log in, in the words of the specification', () => {
    expect(partsOf(draw(), 'visitor')).toEqual(['This page is restricted. Please log in to access.', 'Log in']);
    const zh = draw({ host: { ...host, locale: 'zh' } });
    expect(partsOf(zh, 'visitor')).toEqual(['本页面仅对部分用户开放，请登录后查看。', '登录']);
  });

  it('shows only what anonymous visitors may see until a script has read the session', () => {
    const hidden = [...draw().matchAll(/<\w+[^>]*data-for="([^"]*)"[^>]*>/g)];
    expect(hidden.filter(([tag]) => !tag.includes('hidden')).map(([, states]) => states)).toEqual([
      'visitor',
      'visitor',
    ]);
  });

  it('links accounts without access to sales, and those with custom configuration to its page', () => {
    expect(partsOf(draw(), 'refused')).toContain('This page is for select users.');
    expect(partsOf(draw(), 'refused')).toContain('Contact sales');
    expect(draw()).toMatch(/data-for="custom" href="\/en\/community\/customConfig"/);
  });

  it('tells expired accounts what happens to their files, and how to renew', () => {
    const parts = partsOf(draw(), 'expired').join(' ');
    for (const part of ['Your account privileges have expired.', 'Upgrade account', 'Contact sales']) {
      expect(parts).toContain(part);
    }
  });

  it('shows its text while a list is empty', () => expect(partsOf(draw(), 'empty')[0]).toBe('Nothing yet.'));

  it('has a placeholder for the tool, except in views that show only text', () => {
    expect(draw()).toContain('data-tool=""');
    expect(draw({ view: 'text' })).not.toContain('data-tool');
    expect(draw({ needs: 'customConfig' })).not.toContain('data-tool');
  });

  it('has an h1 and the waveform of the page if it comes first', () => {
    const html = draw({ host: { ...host, isFirst: true } });
    expect(html).toMatch(/<h1[^>]*>All files<\/h1>/);
    expect(html).toContain('data-variant="rule"');
    expect(draw()).not.toContain('data-variant="rule"');
  });
});

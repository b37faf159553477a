import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Tab } from '../tab/tab.tsx';
import { Tabs } from './tabs.tsx';

const host = { locale: 'en', signature: 'a page', isFirst: false } as const;

describe('tabs', () => {
  it('say everything without a script: every label leads to its panel, which follows it', () => {
    const html = draw();
    for (const [id, label, content] of [
      ['one', 'First', 'One.'],
      ['two', 'Second', 'Two.'],
    ]) {
      expect(html).toMatch(
        new RegExp(
          `<a href="#${id}-panel" id="${id}-tab"[^>]*>.*?${label}.*?</a><div id="${id}-panel"[^>]*>${content}`,
        ),
      );
    }
  });

  it('claim no roles before they can keep them', () => {
    expect(draw()).not.toMatch(/role="tab|aria-selected| hidden=/);
  });

  it('leave the icon out where none is chosen', () => {
    expect([...draw().matchAll(/<svg/g)]).toHaveLength(1);
  });
});

function draw(): string {
  return renderToStaticMarkup(
    <Tabs
      heading="Tabs"
      intro=""
      tone="light"
      host={{ ...host, id: 'tabs', depth: 0 }}
      tabs={
        <>
          <Tab label="First" icon="chip" content="One." host={{ ...host, id: 'one', depth: 1 }} />
          <Tab label="Second" icon="none" content="Two." host={{ ...host, id: 'two', depth: 1 }} />
        </>
      }
    />,
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Tab } from './tab.tsx';
import { type TabIcon, tabIconNames, tabIcons } from './tab-icons.ts';

describe('a tab', () => {
  it('works without a script: its label links to its panel, which follows it', () => {
    expect(draw('chip')).toMatch(
      /<a href="#one-panel" id="one-tab"[^>]*>.*?Phones.*?<\/a><div id="one-panel"[^>]*>The panel\.<\/div>/,
    );
  });

  it('has no tab roles before a script implements them', () => {
    expect(draw('chip')).not.toMatch(/role="tab|aria-selected| hidden=/);
  });

  it('has a drawing for every icon that an editor can choose, and no drawing for "none"', () => {
    expect(Object.keys(tabIconNames).sort()).toEqual(Object.keys(tabIcons).sort());
    expect(draw('gameController')).toContain('data-icon="game-controller"');
    expect(draw('none')).not.toContain('<svg');
  });
});

function draw(icon: TabIcon): string {
  return renderToStaticMarkup(
    <Tab
      label="Phones"
      icon={icon}
      content="The panel."
      host={{ locale: 'en', id: 'one', signature: 'a page', isFirst: false, depth: 1 }}
    />,
  );
}

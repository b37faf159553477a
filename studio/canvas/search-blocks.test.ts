import { describe, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.generated.ts';
import { belongsToPage } from '#cms-schema/belongs-to-page.ts';
import { searchBlocks } from './search-blocks.ts';

describe('the drawer', () => {
  it('lists every block by category if nothing was typed', () => {
    expect(searchBlocks('').flatMap(({ blocks }) => blocks)).toHaveLength(blockDefinitions.length);
  });

  it('offers a block that belongs to one kind of page only there', () => {
    const offered = (slug: string, layout: string) =>
      searchBlocks('', (definition) => belongsToPage(definition, { type: 'page', slug, layout }))
        .flatMap(({ blocks }) => blocks)
        .map(({ name }) => name);
    const special = ['account-deletion', 'company-admin', 'config-access', 'open-app', 'trial-account'];
    const everywhere = offered('some-page', 'default');
    expect(everywhere).toHaveLength(blockDefinitions.length - special.length);
    const added = (names: readonly string[]) => names.filter((name) => !everywhere.includes(name));
    expect(everywhere).not.toContain('haptera/open-app');
    expect(added(offered('companyAdmin', 'default'))).toEqual(['haptera/company-admin']);
    expect(added(offered('some-page', 'configTool'))).toEqual(['haptera/config-access']);
    expect(added(offered('some-page', 'independent'))).toEqual(['haptera/open-app']);
  });

  it.each([
    ['规格', 'haptera/spec-table'],
    ['spec', 'haptera/spec-table'],
    ['ＳＰＥＣ', 'haptera/spec-table'],
    ['compare table', 'haptera/spec-table'],
    ['首屏', 'haptera/hero'],
    ['jiage', 'haptera/pricing-tiers'],
    ['JG', 'haptera/pricing-tiers'],
    ['ggb', 'haptera/spec-table'],
    ['zhushi', 'haptera/hero'],
    ['anniu', 'haptera/call-to-action'],
    ['lianxi', 'haptera/call-to-action'],
  ])('for the query “%s” finds %s', (text, name) => {
    expect(searchBlocks(text).flatMap(({ blocks }) => blocks.map((block) => block.name))).toContain(name);
  });

  it.each([
    ['tabs', 'haptera/tabs'],
    ['picture', 'haptera/picture'],
    ['quote', 'haptera/quote'],
    ['columns', 'haptera/columns'],
    ['图片', 'haptera/picture'],
    ['hero', 'haptera/hero'],
  ])('lists the block that is named “%s” first', (text, name) => {
    expect(searchBlocks(text)[0]?.blocks[0]?.name).toBe(name);
  });

  it('finds nothing for nonsense', () => {
    expect(searchBlocks('xyzzy')).toEqual([]);
  });
});

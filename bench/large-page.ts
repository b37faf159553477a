import { blockDefinitions } from '#blocks/definitions.generated.ts';

/**
 * Markup of the page that the budgets refer to: twenty blocks built from the blocks' own examples, among them four spec
 * tables of twelve rows and case grids of twelve and of twenty-four.
 */
export function largePage(): string {
  const blocks = [
    block('hero', {}),
    ...[1, 2, 3, 4].map(() => block('spec-table', { groups: specGroups() })),
    block('pricing-tiers', {}),
    block('case-grid', { cases: repeatItems('case-grid', 'cases', 12) }),
    block('case-grid', { cases: repeatItems('case-grid', 'cases', 24) }),
    ...['rich-text', 'media-text', 'feature-grid', 'figures', 'quote', 'picture'].flatMap((name) => [
      block(name, {}),
      block(name, {}),
    ]),
  ];
  return blocks.map((print, index) => print(`b${index}`)).join('\n\n');
}

function block(name: string, changes: object): (id: string) => string {
  const attributes = { ...exampleOf(name), ...changes };
  return (id) => {
    const json = JSON.stringify({ id, ...attributes })
      .replaceAll('--', '\\u002d\\u002d')
      .replaceAll('<', '\\u003c')
      .replaceAll('>', '\\u003e')
      .replaceAll('&', '\\u0026')
      .replaceAll('\\"', '\\u0022');
    return `<!-- wp:haptera/${name} ${json} /-->`;
  };
}

function exampleOf(name: string): object {
  const definition = blockDefinitions.find((known) => known.name === `haptera/${name}`);
  if (!definition) throw new Error(`There is no block ${name}.`);
  return definition.example.zh.attributes;
}

function repeatItems(name: string, list: string, count: number): unknown[] {
  const items: unknown = Reflect.get(exampleOf(name), list);
  if (!Array.isArray(items)) throw new Error(`${name}.${list} is no list.`);
  return Array.from({ length: count }, (_, index): unknown => items[index % items.length]);
}

function specGroups(): unknown[] {
  return [1, 2].map((group) => ({
    title: `组 ${group}`,
    rows: Array.from({ length: 6 }, (_, row) => ({
      label: `规格 ${row}`,
      unit: 'ms',
      values: [{ figure: '1.5' }, { figure: '2' }, { words: '支持', mark: 'none' }],
    })),
  }));
}

import type { Locale, Localized } from './locale.ts';
import type { DocumentNode } from './markup/document.ts';
import { listUndrawn, nameForeignBlock } from './markup/list-undrawn.ts';
import { walkNodes } from './markup/walk-nodes.ts';
import type { FieldPath } from './problem.ts';
import { walkLeaves } from './text-fields.ts';
import type { Definitions } from './typed-document.ts';

/** What an author should know about a block before it is published, though nothing prevents that. */
export interface Advice {
  readonly code: 'value_wanted' | 'draws_nothing';
  readonly blockId: string;
  readonly path: FieldPath;
  readonly message: Localized;
}

/** Fields that are not required, but without which a block says less than it should: a video without an address. */
export function listWanted(nodes: readonly DocumentNode[], definitions: Definitions): Advice[] {
  return [...walkNodes(nodes)].flatMap((node): Advice[] => {
    const definition = node.kind === 'block' ? definitions.get(node.type) : undefined;
    if (node.kind === 'foreign' || !definition) return [];
    return [...walkLeaves(definition.fields, node.attributes)].flatMap(({ place, field, value }): Advice[] => {
      const { wanted } = field;
      if (!wanted || (wanted.isMet ?? isFilled)(value)) return [];
      return [{ code: 'value_wanted', blockId: node.id, path: place, message: wanted.text }];
    });
  });
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;
}

/** Foreign blocks of which visitors see nothing: nobody should believe that they are on the page. */
export function listInvisible(nodes: readonly DocumentNode[]): Advice[] {
  return [...walkNodes(nodes)].flatMap((node): Advice[] => {
    const names = node.kind === 'foreign' ? listUndrawn(node.source) : [];
    if (names.length === 0) return [];
    const list = (locale: Locale) => names.map((name) => nameForeignBlock(name, locale));
    return [
      {
        code: 'draws_nothing',
        blockId: node.id,
        path: [],
        message: {
          zh: `访客看不到：${list('zh').join('、')}。它由其他系统生成，内容不在这里；已按原样保留。请删除，或改用本系统的区块。`,
          en: `Visitors see nothing of this: ${list('en').join(', ')}. Another system fills it in, so its content is not here; it is kept as it is. Delete it, or use a block of this system instead.`,
        },
      },
    ];
  });
}

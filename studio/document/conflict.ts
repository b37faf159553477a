import type { JsonValue } from '#cms-schema/json.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import type { FieldPath } from '#cms-schema/problem.ts';

/**
 * Something that two editors changed in different ways. Until it is resolved, the merged draft holds `mine` (a block or
 * item that one side deleted stays), and the conflict holds both versions.
 */
export type Conflict =
  | {
      readonly kind: 'field';
      /** Null for a field of the page, with a path such as `['title']` or `['meta', 'seo_title']`. */
      readonly blockId: string | null;
      readonly path: FieldPath;
      readonly base?: JsonValue;
      readonly mine?: JsonValue;
      readonly theirs?: JsonValue;
    }
  | {
      /** One side deleted the block, the other one changed it or something in it. */
      readonly kind: 'deleted';
      readonly blockId: string;
      readonly deletedBy: 'mine' | 'theirs';
      /** The version of the side that kept it. */
      readonly node: DocumentNode;
    }
  | {
      /** One side deleted a list item, the other one changed it. */
      readonly kind: 'item';
      readonly blockId: string;
      /** The path to the item. */
      readonly path: FieldPath;
      readonly deletedBy: 'mine' | 'theirs';
      /** The version of the side that kept it. */
      readonly item: JsonValue;
    }
  | {
      /**
       * The two sides have different things under one id: blocks of different type or version, or different foreign
       * markup.
       */
      readonly kind: 'node';
      readonly blockId: string;
      readonly mine: DocumentNode;
      readonly theirs: DocumentNode;
    };

import type { JsonValue } from '#cms-schema/json.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import type { FieldPath } from '#cms-schema/problem.ts';

/**
 * What two people changed in different ways. The merged draft holds `mine` (of a deleted block or item, that), and the
 * conflict holds both, until somebody decides.
 */
export type Conflict =
  | {
      readonly kind: 'field';
      /** Null: a field of the page; its path is then `['title']` or `['meta', 'seo_title']`. */
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
      /** As the side has it that kept it. */
      readonly node: DocumentNode;
    }
  | {
      /** One side deleted an item of a list, the other one changed it. */
      readonly kind: 'item';
      readonly blockId: string;
      /** To the item. */
      readonly path: FieldPath;
      readonly deletedBy: 'mine' | 'theirs';
      /** As the side has it that kept it. */
      readonly item: JsonValue;
    }
  | {
      /** Both sides have another thing under one id: a block of another type or version, or other foreign markup. */
      readonly kind: 'node';
      readonly blockId: string;
      readonly mine: DocumentNode;
      readonly theirs: DocumentNode;
    };

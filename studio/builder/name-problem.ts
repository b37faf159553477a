import { definitions } from '#blocks/definitions.generated.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { namePlace } from '#cms-schema/text-fields.ts';
import { nameBlockPlace } from '../canvas/name-block-place.ts';
import type { PageDraft } from '../document/model.ts';
import { pageFieldNames } from '../document/page-field-names.ts';
import { findNode } from '../document/tree.ts';
import type { DraftProblem } from '../document/validation.ts';
import type { Translate } from '../messages.ts';

/** The place of a problem, in words: `Tabs, tab 2 “Laptops” › Questions: Question 6 · Answer`. */
export function nameProblem(
  { blockId, path }: Pick<DraftProblem, 'blockId' | 'path'>,
  draft: PageDraft | null,
  uiLocale: Locale,
  t: Translate,
): string {
  const nodes = draft?.nodes ?? [];
  const node = blockId === null ? null : findNode(nodes, blockId);
  if (!node) {
    const field = pageFieldNames[String(path[0] === 'meta' ? path[1] : path[0])];
    return field ? t(field) : t('builder.page.title');
  }
  const definition = node.kind === 'block' ? definitions.get(node.type) : undefined;
  const field = path.length > 0 && definition ? namePlace(definition.fields, path, uiLocale) : null;
  const block = nameBlockPlace(nodes, node.id, uiLocale, t);
  return field ? t('builder.publish.place', { block, field }) : block;
}

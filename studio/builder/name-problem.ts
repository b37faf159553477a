import { definitions } from '#blocks/definitions.generated.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { namePlace } from '#cms-schema/text-fields.ts';
import { titleOf } from '../canvas/node-title.ts';
import type { PageDraft } from '../document/model.ts';
import { pageFieldNames } from '../document/page-field-names.ts';
import { findNode } from '../document/tree.ts';
import type { DraftProblem } from '../document/validation.ts';
import type { Translate } from '../messages.ts';

/** The place of a problem, in words: `Questions: Question 6 · Answer`. */
export function nameProblem(
  { blockId, path }: Pick<DraftProblem, 'blockId' | 'path'>,
  draft: PageDraft | null,
  uiLocale: Locale,
  t: Translate,
): string {
  const node = blockId === null || !draft ? null : findNode(draft.nodes, blockId);
  if (!node) {
    const field = pageFieldNames[String(path[0] === 'meta' ? path[1] : path[0])];
    return field ? t(field) : t('builder.page.title');
  }
  const definition = node.kind === 'block' ? definitions.get(node.type) : undefined;
  const field = path.length > 0 && definition ? namePlace(definition.fields, path, uiLocale) : null;
  const block = titleOf(node, uiLocale);
  return field ? t('builder.publish.place', { block, field }) : block;
}

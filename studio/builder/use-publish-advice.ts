import { useState } from 'react';
import { definitions } from '#blocks/definitions.generated.ts';
import { isFieldOf } from '#cms-schema/fields/is-field-of.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { getIn } from '#cms-schema/set-in.ts';
import { walkLeaves } from '#cms-schema/text-fields.ts';
import type { DocumentType } from '#contract/content-types.ts';
import { listExampleTexts } from '../document/example-texts.ts';
import type { PageDraft } from '../document/model.ts';
import { walk } from '../document/tree.ts';
import { type DraftProblem, listProblems } from '../document/validation.ts';
import { useSession } from '../session-context.tsx';
import { useAnswer } from '../use-answer.ts';
import { findDeadLinks } from './find-dead-links.ts';

/**
 * Advice before publishing, none of which is blocking. Collected once, when the dialog opens; null until it is there.
 */
export function usePublishAdvice(
  draft: PageDraft | null,
  locale: Locale,
  type: DocumentType,
): readonly DraftProblem[] | null {
  const { client } = useSession();
  const [opened] = useState(() => Date.now());
  const { value } = useAnswer(`advice ${locale} ${opened}`, async (signal) => {
    if (!draft) return [];
    const ids = listPictures(draft);
    const [links, pictures] = await Promise.all([
      findDeadLinks(draft, locale, client.search, signal),
      ids.length === 0 ? [] : client.media.list({ ids, perPage: ids.length }).then(({ items }) => items),
    ]);
    const alts = new Map(pictures.map(({ id, alt }) => [id, alt[locale]]));
    const own = listProblems(draft, { definitions, locale, type, altOf: (id) => alts.get(id) });
    const advice = own.filter(({ severity, code }) => severity === 'advice' && asked.has(code));
    return [...advice, ...links, ...listExampleTexts(draft, definitions)];
  });
  return value ?? null;
}

/** The advice that concerns what a reader or a search engine would miss. */
const asked = new Set([
  'page_empty',
  'seo_description_missing',
  'alt_missing',
  'draws_nothing',
  'value_wanted',
  'block_misplaced',
]);

/** The most that one request accepts. */
const MOST = 100;

function listPictures({ nodes }: PageDraft): number[] {
  const ids = [...walk(nodes)].flatMap(({ node }) => {
    const definition = node.kind === 'block' ? definitions.get(node.type) : undefined;
    if (node.kind === 'foreign' || !definition) return [];
    return [...walkLeaves(definition.fields, node.attributes)].flatMap(({ field, value }) => {
      const id = isFieldOf('media', field) ? getIn(value, ['id']) : undefined;
      return typeof id === 'number' ? [id] : [];
    });
  });
  return [...new Set(ids)].slice(0, MOST);
}

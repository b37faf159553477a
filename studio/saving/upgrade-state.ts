import { withItemIds } from '#cms-schema/fields/list-items.ts';
import { eachLocale } from '#cms-schema/locale.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { upgradeProvenance } from '#cms-schema/provenance.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import type { PageDraft } from '../document/model.ts';
import type { LanguageState, SessionState } from './session-state.ts';

/**
 * Upgrades what a tab stored before list items had ids: the items get the same ids that the server gave them. Undo
 * steps that replace whole lists no longer fit, and are skipped.
 */
export function upgradeState({ languages, history }: SessionState, definitions: Definitions): SessionState {
  return { languages: eachLocale((locale) => upgradeLanguage(languages[locale], definitions)), history };
}

function upgradeLanguage(language: LanguageState, definitions: Definitions): LanguageState {
  // The same draft stays the same object, so that comparisons by identity still show that nothing is unsaved.
  const known = new Map<PageDraft, PageDraft>();
  const upgrade = (draft: PageDraft): PageDraft => {
    const upgraded = known.get(draft) ?? upgradeDraft(draft, definitions);
    known.set(draft, upgraded);
    return upgraded;
  };
  const { base, draft, beside, sent } = language;
  return {
    ...language,
    base: base && { ...base, draft: upgrade(base.draft) },
    draft: draft && upgrade(draft),
    ...(beside && { beside: upgrade(beside) }),
    sent: sent.map(upgrade),
  };
}

function upgradeDraft(draft: PageDraft, definitions: Definitions): PageDraft {
  const nodes = draft.nodes.map((node) => upgradeNode(node, definitions));
  return { ...draft, nodes, meta: upgradeProvenance(draft.meta, nodes, definitions) };
}

function upgradeNode(node: DocumentNode, definitions: Definitions): DocumentNode {
  if (node.kind === 'foreign') return node;
  const slots = Object.entries(node.slots).map(([name, inner]): [string, DocumentNode[]] => [
    name,
    inner.map((child) => upgradeNode(child, definitions)),
  ]);
  const attributes = withItemIds(definitions.get(node.type)?.fields ?? {}, node.attributes, node.id);
  return { ...node, attributes, slots: Object.fromEntries(slots) };
}

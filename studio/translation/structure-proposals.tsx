import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { tone } from '#ui/theme.ts';
import { titleOf, wordsOf } from '../canvas/node-title.ts';
import { EditError } from '../document/edit-error.ts';
import type { PageDraft } from '../document/model.ts';
import type { Proposal } from '../document/proposals.ts';
import { findNode } from '../document/tree.ts';
import { useMessages } from '../messages-context.tsx';
import { SmallButton } from '../parts/panel-parts.tsx';

export interface StructureProposalsProps {
  readonly proposals: readonly Proposal[];
  readonly source: Locale;
  readonly translation: Locale;
  /** In the language of the translation. */
  readonly draft: PageDraft;
  onFollow(proposal: Proposal): void;
  /** Brings every block that the translation lacks. */
  onFollowAdditions(): void;
  /** Brings a block that only the translation has to the source. */
  onBringBack(node: DocumentNode): void;
}

/** Blocks that stand in one language alone, or elsewhere. Nothing of it happens by itself: a page may differ on purpose. */
export function StructureProposals({ proposals, source, translation, draft, ...acts }: StructureProposalsProps) {
  const { t, uiLocale } = useMessages();
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  if (proposals.length === 0) return null;
  const attempt = (act: () => void) => () => {
    setRefusal(null);
    try {
      act();
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      setRefusal(error.text[uiLocale]);
    }
  };
  const names = { source: t(`builder.language.${source}`), translation: t(`builder.language.${translation}`) };
  const lacking = proposals.filter(({ kind }) => kind === 'add').length;
  return (
    <Box aria-labelledby={id} data-proposals="">
      <h3 id={id}>{t('translation.structure.title')}</h3>
      {lacking > 1 && (
        <SmallButton onClick={attempt(acts.onFollowAdditions)}>
          {t('translation.structure.addAll', { ...names, count: lacking })}
        </SmallButton>
      )}
      <ul>
        {proposals.map((proposal) => {
          const node = proposal.kind === 'move' ? findNode(draft.nodes, proposal.blockId) : proposal.node;
          if (!node) return null;
          const about = `${titleOf(node, uiLocale)} ${wordsOf(node)}`;
          return (
            <li key={`${proposal.kind}/${node.id}`}>
              <p>
                <strong>{titleOf(node, uiLocale)}</strong> <span>{wordsOf(node)}</span>
              </p>
              <p className="state">{t(`translation.structure.state.${proposal.kind}`, names)}</p>
              <div className="acts">
                {proposal.kind === 'remove' && (
                  <SmallButton
                    aria-label={`${t('translation.structure.bringBack', names)}: ${about}`}
                    onClick={attempt(() => acts.onBringBack(node))}
                  >
                    {t('translation.structure.bringBack', names)}
                  </SmallButton>
                )}
                <SmallButton
                  aria-label={`${t(`translation.structure.${proposal.kind}`, names)}: ${about}`}
                  onClick={attempt(() => acts.onFollow(proposal))}
                >
                  {t(`translation.structure.${proposal.kind}`, names)}
                </SmallButton>
              </div>
            </li>
          );
        })}
      </ul>
      <p role="alert">{refusal}</p>
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: 0.5rem;
  padding: 0.75rem 0.875rem;
  border-block-end: 1px solid ${tone.line};

  h3 {
    font-size: 0.8125rem;
    font-weight: 600;
  }
  ul {
    display: grid;
    gap: 0.75rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    font-size: 0.8125rem;
    line-height: 1.5;
  }
  strong {
    font-weight: 500;
  }
  span,
  .state {
    color: ${tone.textMuted};
    font-size: 0.75rem;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
    margin-block-start: 0.25rem;
  }
  [role='alert'] {
    color: ${tone.negative};
    font-size: 0.75rem;
  }
  [role='alert']:empty {
    display: none;
  }
`;

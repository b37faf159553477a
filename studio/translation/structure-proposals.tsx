import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { tone } from '#ui/theme.ts';
import { titleOf, wordsOf } from '../canvas/node-title.ts';
import { EditError } from '../document/edit-error.ts';
import type { PageDraft } from '../document/model.ts';
import { type Differences, idOf, type Proposal } from '../document/proposals.ts';
import { findNode } from '../document/tree.ts';
import { useMessages } from '../messages-context.tsx';
import { SmallButton } from '../parts/panel-parts.tsx';

export interface StructureProposalsProps {
  readonly differences: Differences;
  readonly source: Locale;
  readonly translation: Locale;
  /** The draft in the language of the translation. */
  readonly draft: PageDraft;
  onFollow(proposal: Proposal): void;
  /** Copies every block that this language lacks and the other has. */
  onFollowAdditions(to: Locale): void;
  /** Copies a block that only the translation has to the source. */
  onBringBack(node: DocumentNode): void;
  /** Settles that the languages differ here on purpose. */
  onSettle(id: string): void;
  onProposeAgain(id: string): void;
  /** Shows the block in its language. */
  onGoTo(proposal: Proposal): void;
}

/** Milliseconds after an action in which rows are removed, and the focus may be lost with them. */
const AFTERMATH = 2000;

/**
 * Lists blocks that exist in only one language, or in different places. Nothing is applied automatically: a page may
 * differ on purpose.
 */
export function StructureProposals({ differences, source, translation, draft, ...acts }: StructureProposalsProps) {
  const { open, settled } = differences;
  const { t, uiLocale } = useMessages();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);
  const hasLeft = settled.length > 0;
  const actedAt = useRef(Number.NEGATIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when rows have been removed
  useEffect(() => {
    const isLost = document.activeElement === document.body && performance.now() - actedAt.current < AFTERMATH;
    if (isLost) box.current?.querySelector<HTMLElement>('li .name, .left')?.focus();
  }, [differences]);
  if (open.length === 0 && !hasLeft) return null;
  const attempt = (act: () => void) => {
    setRefusal(null);
    actedAt.current = performance.now();
    try {
      act();
      focusBeside(box.current);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      setRefusal(error.text[uiLocale]);
    }
  };
  const names = { source: t(`builder.language.${source}`), translation: t(`builder.language.${translation}`) };
  const count = (kind: Proposal['kind']) => open.filter((proposal) => proposal.kind === kind).length;
  const [lacking, extra] = [count('add'), count('remove')];
  const list = (proposals: readonly Proposal[], drawActs: (proposal: Proposal, about: string) => ReactNode) =>
    proposals.map((proposal) => {
      const node = proposal.kind === 'move' ? findNode(draft.nodes, proposal.blockId) : proposal.node;
      if (!node) return null;
      const [title, words] = [titleOf(node, uiLocale), wordsOf(node)];
      return (
        <li key={`${proposal.kind}/${node.id}`}>
          <button type="button" className="name" onClick={() => acts.onGoTo(proposal)}>
            {title} <span>{words}</span>
          </button>
          <p className="state">{t(`translation.structure.state.${proposal.kind}`, names)}</p>
          <div className="acts">{drawActs(proposal, `${title} ${words}`)}</div>
        </li>
      );
    });
  return (
    <Box ref={box} aria-labelledby={id} data-proposals="">
      {open.length > 0 && (
        <>
          <h3 id={id}>{t('translation.structure.title')}</h3>
          {lacking > 1 && (
            <SmallButton onClick={() => attempt(() => acts.onFollowAdditions(translation))}>
              {t('translation.structure.addAll', { ...names, count: lacking })}
            </SmallButton>
          )}
          {extra > 1 && (
            <SmallButton onClick={() => attempt(() => acts.onFollowAdditions(source))}>
              {t('translation.structure.bringAllBack', { ...names, count: extra })}
            </SmallButton>
          )}
          <ul>
            {list(open, (proposal, about) => (
              <>
                {proposal.kind === 'remove' && (
                  <Act name="bringBack" about={about} onClick={() => attempt(() => acts.onBringBack(proposal.node))}>
                    {t('translation.structure.bringBack', names)}
                  </Act>
                )}
                <Act name={proposal.kind} about={about} onClick={() => attempt(() => acts.onFollow(proposal))}>
                  {t(`translation.structure.${proposal.kind}`, names)}
                </Act>
                <Act name="leave" about={about} onClick={() => attempt(() => acts.onSettle(idOf(proposal)))}>
                  {t('translation.structure.leave')}
                </Act>
              </>
            ))}
          </ul>
        </>
      )}
      <p role="alert">{refusal}</p>
      {hasLeft && (
        <>
          <button
            type="button"
            className="left"
            {...(open.length === 0 && { id })}
            aria-expanded={isShown}
            onClick={() => setShown(!isShown)}
          >
            {t('translation.structure.left', { count: settled.length })}
          </button>
          {isShown && (
            <ul data-settled="">
              {list(settled, (proposal, about) => (
                <Act name="again" about={about} onClick={() => attempt(() => acts.onProposeAgain(idOf(proposal)))}>
                  {t('translation.structure.proposeAgain')}
                </Act>
              ))}
            </ul>
          )}
        </>
      )}
    </Box>
  );
}

interface ActProps {
  readonly name: string;
  readonly about: string;
  readonly children: string;
  onClick(): void;
}

function Act({ name, about, children, onClick }: ActProps) {
  return (
    <SmallButton data-act={name} aria-label={`${children}: ${about}`} onClick={onClick}>
      {children}
    </SmallButton>
  );
}

/**
 * Moves the focus before the focused row is removed: to the same action in the next row, so that the same key can be
 * pressed again, or else to that row's name. After the last row, to the previous row, or to the button that shows the
 * settled ones.
 */
function focusBeside(box: HTMLElement | null): void {
  const focused = document.activeElement;
  const row = focused?.closest('li');
  if (!(focused instanceof HTMLElement) || !row || !box?.contains(row)) return;
  const beside = row.nextElementSibling ?? row.previousElementSibling;
  const place =
    beside?.querySelector<HTMLElement>(`[data-act="${focused.dataset.act}"]`) ??
    beside?.querySelector<HTMLElement>('.name') ??
    box.querySelector<HTMLElement>('.left');
  if (place) place.focus();
  else focused.blur();
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
  .name {
    font-weight: 500;
    text-align: start;
    cursor: pointer;
  }
  .left {
    justify-self: start;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  :is(.name, .left):focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: 1px;
  }
  .name span,
  .left,
  .state {
    color: ${tone.textMuted};
    font-size: 0.75rem;
    font-weight: 400;
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

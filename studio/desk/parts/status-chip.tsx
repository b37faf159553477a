import { styled } from 'styled-components';
import type { DocumentState } from '#contract/document-state.ts';
import { tone } from '#ui/theme.ts';
import type { MessageKey } from '../../messages.ts';
import { useMessages } from '../../messages-context.tsx';
import { StateMark } from './state-mark.ts';

/** A label with a mark whose shape, not only its colour, distinguishes the states. */
export function StatusChip({ state, title }: { readonly state: DocumentState; readonly title?: string | undefined }) {
  const { t } = useMessages();
  return (
    <Chip data-state={state} title={title}>
      {t(stateNames[state])}
    </Chip>
  );
}

export const stateNames: Readonly<Record<DocumentState, MessageKey>> = {
  missing: 'desk.status.missing',
  draft: 'desk.status.draft',
  pending: 'desk.status.pending',
  scheduled: 'desk.status.scheduled',
  failed: 'desk.status.failed',
  published: 'desk.status.published',
  changed: 'desk.status.changed',
  changeScheduled: 'desk.status.changeScheduled',
  private: 'desk.status.private',
  trash: 'desk.status.trash',
};

const Chip = styled(StateMark)`
  flex: none;
  line-height: 1.5;

  &[data-state='published'],
  &[data-state='changed'],
  &[data-state='changeScheduled'] {
    color: ${tone.positive};
  }
  &[data-state='published']::before {
    background-color: currentColor;
  }
  &[data-state='changed']::before {
    background: linear-gradient(90deg, currentColor 50%, transparent 50%);
  }
  &[data-state='scheduled'] {
    color: ${tone.data};
  }
  &[data-state='scheduled']::before,
  &[data-state='changeScheduled']::before {
    border-style: dashed;
  }
  &[data-state='failed'] {
    color: ${tone.negative};
  }
  &[data-state='failed']::before,
  &[data-state='trash']::before {
    border-radius: 1px;
    transform: rotate(45deg);
  }
  &[data-state='missing']::before {
    height: 0;
    border-width: 1px 0 0;
  }
`;

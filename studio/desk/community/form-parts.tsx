import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';
import type { FormStatus } from '../../cms/community-calls.ts';
import { useMessages } from '../../messages-context.tsx';
import { StateMark } from '../parts/state-mark.ts';

/** A label with a mark whose shape, not only its colour, distinguishes the statuses. */
export function FormState({ status }: { readonly status: FormStatus }) {
  const { t } = useMessages();
  return <State data-status={status}>{t(`desk.community.statuses.${status}`)}</State>;
}

const State = styled(StateMark)`
  &[data-status='new'] {
    color: ${tone.accent};
  }
  &[data-status='new']::before {
    background-color: currentColor;
  }
  &[data-status='answered'] {
    color: ${tone.positive};
  }
  &[data-status='closed']::before {
    height: 0;
    border-width: 1px 0 0;
  }
`;

export const Excerpt = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${tone.textMuted};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

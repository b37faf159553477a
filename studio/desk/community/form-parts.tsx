import { styled } from 'styled-components';
import { theme, tone } from '#ui/theme.ts';
import type { FormStatus } from '../../cms/community-calls.ts';
import { useMessages } from '../../messages-context.tsx';

/** A word and a mark whose form, not only its colour, tells the states apart. */
export function FormState({ status }: { readonly status: FormStatus }) {
  const { t } = useMessages();
  return <State data-status={status}>{t(`desk.community.statuses.${status}`)}</State>;
}

const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  font-size: 0.75rem;
  white-space: nowrap;
  color: ${tone.textMuted};

  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border: 1.5px solid currentColor;
    border-radius: ${theme.radius.round};
  }
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

export const Framed = styled.div`
  overflow: hidden;
  border: 1px solid ${tone.line};
  border-radius: 8px;
  background-color: ${tone.surfaceRaised};

  & .ant-table-row:last-child > .ant-table-cell {
    border-bottom: 0;
  }
`;

/** Opens what its row is about. */
export const RowButton = styled.button`
  display: grid;
  width: 100%;
  gap: 0.125rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: 0.8125rem;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover > strong {
    text-decoration: underline;
  }
  & > strong {
    font-weight: 550;
  }
`;

export const Excerpt = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${tone.textMuted};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

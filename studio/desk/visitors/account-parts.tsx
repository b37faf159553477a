import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';
import type { VisitorAccount } from '../../cms/visitor-calls.ts';
import { useMessages } from '../../messages-context.tsx';
import { StateMark } from '../parts/state-mark.ts';

/** Remaining days that stand for "no end". */
const WITHOUT_END = 9_999;
/** Days within which an end counts as near. */
const SOON = 30;

/**
 * The standing of an account: a label with a mark whose shape, not only its colour, distinguishes the states; and whether its
 * mailbox is unproved.
 */
export function AccountState({ account }: { readonly account: VisitorAccount }) {
  const { t } = useMessages();
  const standing = standingOf(account);
  return (
    <Type>
      <State data-standing={standing}>{t(`desk.visitors.standings.${standing}`)}</State>
      {account.provedAt === null ? <small>{t('desk.visitors.standings.unproved')}</small> : null}
    </Type>
  );
}

/** The type of an account and its remaining days; expiry is shown by its standing instead. */
export function AccountType({ account }: { readonly account: VisitorAccount }) {
  const { t } = useMessages();
  const { roleCode, remainingDays } = account;
  return (
    <Type>
      <span>{t(`desk.visitors.roles.${roleCode}`)}</span>
      {roleCode === 'user' || remainingDays === 0 ? null : <small>{describeDays(remainingDays)}</small>}
    </Type>
  );

  function describeDays(days: number): string {
    if (days === WITHOUT_END) return t('desk.visitors.noEnd');
    return days < 0 ? t('desk.visitors.lastDay') : t('desk.visitors.days', { count: days });
  }
}

function standingOf({ suspendedAt, roleCode, remainingDays }: VisitorAccount) {
  if (suspendedAt !== null) return 'suspended';
  if (roleCode === 'user') return 'active';
  if (remainingDays === 0) return 'expired';
  return remainingDays <= SOON ? 'expiring' : 'active';
}

const State = styled(StateMark)`
  &[data-standing='active'] {
    color: ${tone.positive};
  }
  &[data-standing='active']::before {
    background-color: currentColor;
  }
  &[data-standing='expiring'] {
    color: ${tone.caution};
  }
  &[data-standing='suspended'] {
    color: ${tone.negative};
  }
  &[data-standing='suspended']::before {
    height: 0;
    border-width: 1.5px 0 0;
  }
`;

/** Stacked in the table's column, side by side where there is no such column. */
const Type = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 0.5rem;
  font-size: 0.8125rem;

  & > small {
    color: ${tone.textMuted};
    font-size: 0.75rem;
  }
`;

import { type AccountType, typesThatMay, type Visibility } from '#cms-schema/visibility.ts';
import { useMessages } from '../messages-context.tsx';

/** Formats who may access something: `Trial accounts, customers`. */
export function useVisibilityText(): (visibility: Visibility) => string {
  const { t } = useMessages();
  return (visibility) => {
    if (visibility === 'everyone' || visibility === 'signed-in') return t(wholes[visibility]);
    return typesThatMay(visibility)
      .map((type) => t(accountTexts[type]))
      .join(t('desk.visibility.and'));
  };
}

const wholes = { everyone: 'desk.visibility.everyone', 'signed-in': 'desk.visibility.signedIn' } as const;

export const accountTexts = {
  user: 'desk.visibility.user',
  trialCustomer: 'desk.visibility.trialCustomer',
  customer: 'desk.visibility.customer',
} as const satisfies Readonly<Record<AccountType, string>>;

/** Types of visitor accounts, by the platform's names. */
export const accountTypes = ['user', 'trialCustomer', 'customer'] as const;
export type AccountType = (typeof accountTypes)[number];

/** Who may access something: everyone, anyone who is signed in, or accounts of the listed types. */
export const visibilities = [
  'everyone',
  'signed-in',
  'user',
  'trialCustomer',
  'customer',
  'user,trialCustomer',
  'user,customer',
  'trialCustomer,customer',
] as const;
export type Visibility = (typeof visibilities)[number];

export function isVisibility(value: unknown): value is Visibility {
  return visibilities.some((visibility) => visibility === value);
}

/** The account types that have access. All of them for `everyone` too, although that also admits visitors without one. */
export function typesThatMay(visibility: Visibility): readonly AccountType[] {
  if (visibility === 'everyone' || visibility === 'signed-in') return accountTypes;
  return accountTypes.filter((type) => visibility.split(',').includes(type));
}

/** The visibility for some account types. All of them, or none, gives `signed-in`: nobody at all is not an option. */
export function visibleTo(types: readonly AccountType[]): Visibility {
  const named = accountTypes.filter((type) => types.includes(type)).join();
  return visibilities.find((visibility) => visibility === named) ?? 'signed-in';
}

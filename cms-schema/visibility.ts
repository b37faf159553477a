/** Kinds of accounts of visitors, by the platform's names. */
export const accountTypes = ['user', 'trialCustomer', 'customer'] as const;
export type AccountType = (typeof accountTypes)[number];

/** Who may have something: everybody, whoever is signed in, or accounts of the types that are named. */
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

/** The types of accounts that may have it; of what is for everyone as well, all of them. */
export function typesThatMay(visibility: Visibility): readonly AccountType[] {
  if (visibility === 'everyone' || visibility === 'signed-in') return accountTypes;
  return accountTypes.filter((type) => visibility.split(',').includes(type));
}

/** For accounts of some types; all of them are whoever is signed in, as no type at all would be nobody. */
export function visibleTo(types: readonly AccountType[]): Visibility {
  const named = accountTypes.filter((type) => types.includes(type)).join();
  return visibilities.find((visibility) => visibility === named) ?? 'signed-in';
}

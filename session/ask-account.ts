/** What somebody may ask the frame of a page for: to log in, to register, or to upgrade. */
export const accountWishes = ['login', 'register', 'upgrade'] as const;
export type AccountWish = (typeof accountWishes)[number];

/** Heard by the frame of the page, which fetches what the wish needs. */
export const askAccountEvent = 'haptera:ask-account';

export function askAccount(wish: AccountWish): void {
  document.dispatchEvent(new CustomEvent(askAccountEvent, { detail: wish }));
}

export function isAccountWish(value: unknown): value is AccountWish {
  return accountWishes.some((wish) => wish === value);
}

/** The account dialogs that a component can request from the frame of the page. */
export const accountWishes = ['login', 'register', 'forgot', 'upgrade'] as const;
export type AccountWish = (typeof accountWishes)[number];

/** The frame of the page listens for this event and loads the dialog on demand. */
export const askAccountEvent = 'haptera:ask-account';

export function askAccount(wish: AccountWish): void {
  document.dispatchEvent(new CustomEvent(askAccountEvent, { detail: wish }));
}

export function isAccountWish(value: unknown): value is AccountWish {
  return accountWishes.some((wish) => wish === value);
}

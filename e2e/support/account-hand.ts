import type { Page } from '@playwright/test';
import type { Locale } from '#cms-schema/locale.ts';
import en from '../../site/messages/account.en.json' with { type: 'json' };
import zh from '../../site/messages/account.zh.json' with { type: 'json' };
import { expect } from './journey.ts';
import { untilAlive } from './page-checks.ts';

export const accountWords = { zh, en } as const;

/** Drives the account forms like a user, on a wide screen or on a phone. */
export interface AccountHand {
  open(path: string): Promise<void>;
  ask(wish: 'login' | 'register'): Promise<void>;
  logIn(email: string, password: string): Promise<void>;
  register(email: string, password: string): Promise<void>;
  /** Opens the panel with the account's type and actions. */
  openAccount(): Promise<ReturnType<Page['locator']>>;
  /** Closes the panel, and the menu on a phone. */
  leave(): Promise<void>;
  untilOut(): Promise<void>;
}

export function accountHandOn(page: Page, locale: Locale, device: 'desktop' | 'phone'): AccountHand {
  const words = accountWords[locale];
  const isPhone = device === 'phone';
  const place = page.locator(isPhone ? '#site-menu .menu-account' : '#account-panel');
  const openPlace = async () => {
    if (await place.isVisible()) return;
    await page.locator(isPhone ? '.header-toggle' : '.header-account-button').click();
    await expect(place).toBeVisible();
  };
  const untilIn = (email: string) => expect(page.locator('.account-username').first()).toHaveText(email);
  const hand: AccountHand = {
    open: async (path) => {
      await page.goto(locale === 'zh' ? path : `/en${path === '/' ? '' : path}`);
      await untilAlive(page);
    },
    ask: async (wish) => {
      await openPlace();
      await place.locator(`[data-account-wish=${wish}]`).click();
      await expect(page.locator(`#${wish}-email`)).toBeFocused();
    },
    logIn: async (email, password) => {
      await hand.ask('login');
      await page.locator('#login-email').fill(email);
      await page.locator('#login-password').fill(password);
      await page.keyboard.press('Enter');
      await untilIn(email);
    },
    register: async (email, password) => {
      await hand.ask('register');
      await page.locator('#register-email').fill(email);
      await page.locator('#register-password').fill(password);
      await page.locator('#register-policy').check();
      await page.getByRole('button', { name: words.register.submit, exact: true }).click();
      await untilIn(email);
    },
    openAccount: async () => {
      await openPlace();
      return place;
    },
    leave: async () => {
      if (await place.isVisible()) await page.keyboard.press('Escape');
      await expect(place).toBeHidden();
    },
    untilOut: () => expect(page.locator('#site-header')).toHaveAttribute('data-session', 'out'),
  };
  return hand;
}

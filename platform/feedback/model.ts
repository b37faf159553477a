import type { PlatformLocale } from '../locale.ts';

export interface FeedbackFile {
  readonly id: string;
  /** Its name on the visitor's device, without folders. */
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
}

export interface NewFeedback {
  readonly id: string;
  /** From 1; for the names see `feedbackTypes`. */
  readonly type: number;
  readonly content: string;
  /** Empty: none, or the account's own. */
  readonly email: string;
  readonly accountId: string | null;
  readonly locale: PlatformLocale;
  readonly sender: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly files: readonly FeedbackFile[];
}

/** In the order of their numbers, from 1. */
export const feedbackTypeNames: Readonly<Record<PlatformLocale, readonly string[]>> = {
  zh: ['问题反馈', '账号权限', '使用咨询', '商务合作', '其他'],
  en: ['Bug report', 'Account permission', 'Usage consultation', 'Business cooperation', 'Other'],
};

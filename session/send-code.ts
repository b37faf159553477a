import { callPlatform } from './call-platform.ts';
import type { Outcome } from './outcome.ts';
import { readNothing } from './read-answers.ts';

/** The purposes of a code, with the platform's numbers. */
export const codeTypes = { reset: '2', deletion: '3', signIn: '4' } as const;

export function sendCode(username: string, purpose: keyof typeof codeTypes): Promise<Outcome<null>> {
  return callPlatform('POST /auth/sendEmail', { captcha: '', type: codeTypes[purpose], username }, readNothing);
}

/** Whether a code was sent, now or less than 60 s ago: the countdown keeps running in both cases. */
export function wasSent(outcome: Outcome<null>): boolean {
  return outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.code === earlyResend);
}

const earlyResend = 913;

/** Whether an error is about the verification code itself: wrong, expired or used up. */
export function isAboutCode(code: number): boolean {
  return code === 704 || code === 705 || code === 706;
}

import { callPlatform } from './call-platform.ts';
import type { Outcome } from './outcome.ts';
import { readNothing } from './read-answers.ts';

/** What a code is for, as the platform numbers it. */
export const codeTypes = { reset: '2', deletion: '3' } as const;

export function sendCode(username: string, purpose: keyof typeof codeTypes): Promise<Outcome<null>> {
  return callPlatform('POST /auth/sendEmail', { captcha: '', type: codeTypes[purpose], username }, readNothing);
}

/** Whether a code is in the mail, or was a moment ago: then the wait goes on. */
export function wasSent(outcome: Outcome<null>): boolean {
  return outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.code === earlyResend);
}

const earlyResend = 913;

/** Codes of refusals that speak of the code itself: wrong, over, used up. */
export function isAboutCode(code: number): boolean {
  return code === 704 || code === 705 || code === 706;
}

import { callPlatform } from './call-platform.ts';
import { forgetDrafts } from './drafts.ts';
import type { Failure, Outcome } from './outcome.ts';
import { readKey, readLogin, readNothing, readSignedIn } from './read-answers.ts';
import type { SealedFor } from './seal-password.ts';
import { clearSession, readToken, type Session, saveSession } from './session-state.ts';

/** The envelope was too old, or used: the platform gives a new one for the asking. */
const expiredEnvelope = 916;

/** Seals the passwords of a call and makes it. When the platform says that their material is over, once more with new one. */
export async function withSealed<Result>(
  passwords: readonly SealedFor[],
  call: (sealed: readonly string[]) => Promise<Outcome<Result>>,
): Promise<Outcome<Result>> {
  const first = await sealAndCall(passwords, call);
  const isOver = first.kind === 'refused' && first.code === expiredEnvelope;
  return isOver ? sealAndCall(passwords, call) : first;
}

async function sealAndCall<Result>(
  passwords: readonly SealedFor[],
  call: (sealed: readonly string[]) => Promise<Outcome<Result>>,
): Promise<Outcome<Result>> {
  const { sealPassword } = await import('./seal-password.ts');
  const material = await callPlatform('POST /auth/key', {}, readKey);
  if (material.kind !== 'done') return material;
  return call(await Promise.all(passwords.map((password) => sealPassword(material.result, password))));
}

/** Signs somebody in on this browser, in all its tabs. */
export async function signIn(userName: string, password: string): Promise<Outcome<Session>> {
  const outcome = await withSealed(
    [{ action: '/auth/communityLogin', username: userName, password }],
    ([userPwd = '']) =>
      callPlatform('POST /auth/communityLogin', { userName, userPwd, platform: 'community' }, readLogin),
  );
  if (outcome.kind === 'done') saveSession(outcome.result);
  return outcome;
}

/**
 * Asks the platform whether the kept token still lets somebody in: restores what it says of them, or forgets the session. A
 * platform that cannot be asked has said neither.
 */
export async function checkToken(): Promise<void> {
  const token = readToken();
  if (token === null) return;
  const outcome = await callPlatform('POST /app/checkToken', {}, readSignedIn, { isSilent: true });
  // Somebody may have signed in or out meanwhile.
  if (readToken() !== token) return;
  if (outcome.kind === 'done') saveSession({ ...outcome.result, token });
  else if (outcome.kind === 'refused' && outcome.code < 500) clearSession();
}

/** Ends the session on the platform and on this browser, with what was typed and not sent; null when it is over. */
export async function signOut(): Promise<Failure | null> {
  const outcome = await callPlatform('POST /auth/logout', {}, readNothing, { isSilent: true });
  const isOver = outcome.kind === 'done' || (outcome.kind === 'refused' && [401, 403].includes(outcome.code));
  if (!isOver) return outcome;
  // Whoever hears of the end has to know that it was meant.
  forgetDrafts();
  clearSession();
  return null;
}

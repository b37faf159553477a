import { callPlatform } from './call-platform.ts';
import { forgetDrafts } from './drafts.ts';
import type { Failure, Outcome } from './outcome.ts';
import { readKey, readLogin, readNothing, readSignedIn } from './read-answers.ts';
import type { SealedFor } from './seal-password.ts';
import { clearSession, readToken, type Session, saveSession } from './session-state.ts';

/** The sealing material is too old or already used: a new one can be requested. */
const expiredEnvelope = 916;

/** Seals the passwords of a call and makes it. If their material has expired, retries once with new material. */
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

/** Signs the user in, in all tabs of this browser. `captcha`: an emailed code, needed while attempts are held up. */
export async function signIn(userName: string, password: string, captcha = ''): Promise<Outcome<Session>> {
  const outcome = await withSealed(
    [{ action: '/auth/communityLogin', username: userName, password }],
    ([userPwd = '']) =>
      callPlatform(
        'POST /auth/communityLogin',
        { userName, userPwd, platform: 'community', ...(captcha !== '' && { captcha }) },
        readLogin,
      ),
  );
  if (outcome.kind === 'done') saveSession(outcome.result);
  return outcome;
}

/**
 * Validates the stored token with the platform: refreshes the session, or clears it if the token is refused. If the
 * platform is unavailable, nothing changes.
 */
export async function checkToken(): Promise<void> {
  const token = readToken();
  if (token === null) return;
  const outcome = await callPlatform('POST /app/checkToken', {}, readSignedIn, { isSilent: true });
  // Another login or logout may have happened meanwhile.
  if (readToken() !== token) return;
  if (outcome.kind === 'done') saveSession({ ...outcome.result, token });
  else if (outcome.kind === 'refused' && outcome.code < 500) clearSession();
}

/** Ends the session on the platform and in this browser, and deletes unsent drafts; null on success. */
export async function signOut(): Promise<Failure | null> {
  const outcome = await callPlatform('POST /auth/logout', {}, readNothing, { isSilent: true });
  const isOver = outcome.kind === 'done' || (outcome.kind === 'refused' && [401, 403].includes(outcome.code));
  if (!isOver) return outcome;
  // Before the session is cleared: listeners use this to tell a logout from a session that ended by itself.
  forgetDrafts();
  clearSession();
  return null;
}

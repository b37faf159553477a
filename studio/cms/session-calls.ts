import type { JsonValue } from '#cms-schema/json.ts';
import type { Ask } from './ask.ts';
import { readNumber, readObject, readText } from './read-json.ts';
import { readError } from './studio-error.ts';
import { readUser, type StudioUser } from './user-model.ts';

export interface SessionCalls {
  /** The user who is signed in with this browser; null for none. */
  current(signal?: AbortSignal): Promise<StudioUser | null>;
  /**
   * `pass`: from the link of a mail that says that sign-ins are held up. Rejects with `incorrect_password` 401, `too_many_retries` 429
   * (`data.retryAfterSeconds`), `haptera_busy` 503.
   */
  signIn(username: string, password: string, pass?: string | null): Promise<StudioUser>;
  signOut(): Promise<void>;
}

const path = '/haptera/v1/session';

/** `endOthers` aborts all other requests in flight. */
export function createSessionCalls(
  ask: Ask,
  keepNonce: (nonce: string | null) => void,
  endOthers: () => void,
): SessionCalls {
  const enter = (body: JsonValue | undefined): StudioUser => {
    const session = readObject(body, 'session');
    keepNonce(readText(session, 'nonce'));
    return readUser(session.user);
  };
  return {
    current: async (signal) => {
      // Enveloped: not being signed in is a normal answer here, but browsers log every 401 to the console.
      const { body } = await ask({ path, query: { _envelope: 1 }, signal });
      const envelope = readObject(body, 'session');
      const status = readNumber(envelope, 'status');
      if (status === 200) return enter(envelope.body);
      const error = readError(status, envelope.body);
      if (error.code === 'rest_not_logged_in') return null;
      throw error;
    },
    signIn: async (username, password, pass = null) =>
      enter((await ask({ path, method: 'POST', data: { username, password, ...(pass !== null && { pass }) } })).body),
    signOut: async () => {
      endOthers();
      await ask({ path, method: 'DELETE' });
      keepNonce(null);
    },
  };
}

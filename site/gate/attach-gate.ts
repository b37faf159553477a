import { hasToken, readSession, watchSession } from '#session/session-state.ts';
import { tellFailure } from '#session/tell-failure.ts';
import { tellMissingPart } from '#ui/missing-part.ts';
import { hasJustOpened } from './opening.ts';

/**
 * Opens the gate automatically for signed-in visitors, and asks all others to log in when they press its button. Account
 * code is loaded only then.
 */
export default function attachGate(gate: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const begin = async () => {
    try {
      const { openGate } = await import('./open-gate.ts');
      await openGate(gate);
    } catch (error) {
      tellFailure({ kind: 'network' });
      tellMissingPart(error);
    }
  };
  gate.querySelector('[data-open]')?.addEventListener('click', () => void begin(), { signal });
  const arrive = () => {
    if (!hasToken()) return;
    if (hasJustOpened(window.location.pathname)) void tellRefused(gate);
    else void begin();
  };
  let account = describeAccount();
  const follow = () => {
    const before = account;
    account = describeAccount();
    // The session event also fires when the start-up check confirms the session. Opening again then would loop between
    // the gate and a page that refuses this account.
    if (account === before) return;
    if (hasToken()) void begin();
    else void import('./open-gate.ts').then(({ resetGate }) => resetGate(gate), tellMissingPart);
  };
  watchSession(follow, signal);
  // A prerendered page may never be visited.
  const isDrawnAhead = 'prerendering' in document && document.prerendering === true;
  if (isDrawnAhead) document.addEventListener('prerenderingchange', arrive, { once: true, signal });
  else arrive();
  return () => listeners.abort();
}

/** A string that changes when another account signs in, or when the account's rights change. */
function describeAccount(): string {
  const session = readSession();
  return session === null ? '' : `${session.token} ${session.userInfo.roleCode}`;
}

async function tellRefused(gate: HTMLElement): Promise<void> {
  const { tellNotOpened } = await import('./open-gate.ts');
  await tellNotOpened(gate);
}

import { hasToken, readSession, watchSession } from '#session/session-state.ts';
import { tellFailure } from '#session/tell-failure.ts';
import { tellMissingPart } from '#ui/missing-part.ts';
import { hasJustOpened } from './opening.ts';

/**
 * A gate opens by itself for whoever is signed in, and asks all others to, once they press its button. What it needs of the
 * account is fetched then.
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
  // A browser may draw the page before anybody comes to it.
  const isDrawnAhead = 'prerendering' in document && document.prerendering === true;
  if (isDrawnAhead) document.addEventListener('prerenderingchange', arrive, { once: true, signal });
  else arrive();
  return () => listeners.abort();
}

/** Changes when another account signs in, or when this one gets other rights. */
function describeAccount(): string {
  const session = readSession();
  return session === null ? '' : `${session.token} ${session.userInfo.roleCode}`;
}

async function tellRefused(gate: HTMLElement): Promise<void> {
  const { tellNotOpened } = await import('./open-gate.ts');
  await tellNotOpened(gate);
}

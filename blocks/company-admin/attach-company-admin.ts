import { askAccount } from '#session/ask-account.ts';
import { callPlatform } from '#session/call-platform.ts';
import { readTotals } from '#session/read-answers.ts';
import { readSession, watchSession } from '#session/session-state.ts';
import { tellMissingPart } from '#ui/missing-part.ts';
import { showState } from '../show-state.ts';

/** Follows the session. Only for managers does it load the totals, or the code that runs the account list. */
export default function attachCompanyAdmin(root: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let shownFor: string | null = null;

  const show = async () => {
    const session = readSession();
    // Reload only if the token or the manager flag changed; changes to the remaining days do not affect this page.
    const forWhom = session ? `${session.token} ${session.ifGroupManager}` : '';
    if (forWhom === shownFor) return;
    shownFor = forWhom;
    if (session === null) return showState(root, 'visitor');
    if (session.ifGroupManager !== 1) return showState(root, 'refused');
    showState(root, 'reading');
    const isRead = root.dataset.view === 'totals' ? await showTotals(root) : await showAccounts(root, signal);
    if (shownFor === forWhom && !signal.aborted) showState(root, isRead ? 'ready' : 'failed');
  };
  const again = () => {
    shownFor = null;
    void show();
  };
  root.querySelector('[data-login]')?.addEventListener('click', () => askAccount('login'), { signal });
  root.querySelector('[data-retry]')?.addEventListener('click', again, { signal });
  watchSession(() => void show(), signal);
  void show();
  return () => {
    listening.abort();
    showState(root, 'visitor');
  };
}

async function showTotals(root: HTMLElement): Promise<boolean> {
  const outcome = await callPlatform('GET /companyAdmin/totals', {}, readTotals, { isSilent: true });
  if (outcome.kind !== 'done') return false;
  const { companyName, ...totals } = outcome.result;
  for (const [name, total] of Object.entries(totals)) {
    const place = root.querySelector(`[data-total=${name}]`);
    if (place) place.textContent = total.toLocaleString(root.ownerDocument.documentElement.lang);
  }
  const summary = root.querySelector('[data-summary]');
  if (summary) summary.textContent = companyName;
  return true;
}

async function showAccounts(root: HTMLElement, signal: AbortSignal): Promise<boolean> {
  try {
    const { manageAccounts } = await import('./manage-accounts.ts');
    return await manageAccounts(root, signal);
  } catch (error) {
    tellMissingPart(error);
    return false;
  }
}

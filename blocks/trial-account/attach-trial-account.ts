import { fillIn } from '#kit/fill-in.ts';
import { askAccount } from '#session/ask-account.ts';
import { callPlatform } from '#session/call-platform.ts';
import type { Outcome } from '#session/outcome.ts';
import { readTrial } from '#session/read-answers.ts';
import { hasToken, readSession, watchSession } from '#session/session-state.ts';
import { whileBusy } from '#ui/while-busy.ts';
import { showState } from '../show-state.ts';

/** What the platform says of a link that begins nothing. */
const refusals: Readonly<Record<number, string>> = { 910: 'expired', 911: 'invalid', 912: 'used' };

/** What the platform says of a contract without end. */
const WITHOUT_END = 9_999;

interface Trial {
  readonly username: string;
  readonly days: number;
  readonly expiresAt: string;
}

/** Who comes without a link is told how to apply, or what the account may do already. Else reads the link of a mail and says what it would begin; only a press begins it, for programs that look at mails follow links. */
export default function attachTrialAccount(root: HTMLElement): () => void {
  const view = root.ownerDocument.defaultView;
  const listening = new AbortController();
  const { signal } = listening;
  const key = new URLSearchParams(view?.location.search).get('key') ?? '';
  const show = (outcome: Outcome<Trial>, state: string) => {
    if (signal.aborted) return;
    if (outcome.kind !== 'done')
      return showState(root, (outcome.kind === 'refused' && refusals[outcome.code]) || 'failed');
    const { username, days, expiresAt } = outcome.result;
    const day = new Intl.DateTimeFormat(root.ownerDocument.documentElement.lang, { dateStyle: 'long' });
    const facts = { username, days: String(days), expires: day.format(new Date(expiresAt)) };
    for (const [name, fact] of Object.entries(facts)) {
      const place = root.querySelector(`[data-fact=${name}]`);
      if (place) place.textContent = fact;
    }
    showState(root, state);
  };
  const greet = () => {
    const user = readSession()?.userInfo;
    if (!user) return showState(root, 'none');
    if (user.roleCode === 'user') return showState(root, 'member');
    if (user.remainingDays === 0) return showState(root, 'used');
    const days = root.querySelector<HTMLElement>('[data-days]');
    if (days) {
      const { days: some, oneDay } = days.dataset;
      const left = user.remainingDays < 0 ? oneDay : fillIn(some ?? '', { days: user.remainingDays });
      days.textContent = user.remainingDays >= WITHOUT_END ? '' : (left ?? '');
    }
    showState(root, 'running');
  };
  const read = async () => {
    showState(root, 'reading');
    show(await callPlatform('POST /community/trialCustomer/readTrialLink', { key }, readTrial), 'valid');
  };
  const begin = () => callPlatform('POST /community/trialCustomer/confirmTrial', { key }, readTrial);
  const press = async ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    if ('retry' in button.dataset) return read();
    if ('apply' in button.dataset) return askAccount(hasToken() ? 'upgrade' : 'login');
    if ('login' in button.dataset) return askAccount('login');
    const outcome = await whileBusy(button, begin);
    if (outcome) show(outcome, 'started');
  };
  root.addEventListener('click', (event) => void press(event), { signal });
  if (key !== '') void read();
  else {
    watchSession(greet, signal);
    greet();
  }
  return () => {
    listening.abort();
    showState(root, 'none');
  };
}

import { callPlatform } from '#session/call-platform.ts';
import type { Failure } from '#session/outcome.ts';
import { readTrial } from '#session/read-answers.ts';
import { readSession, watchSession } from '#session/session-state.ts';
import { checkToken } from '#session/sign-in.ts';
import { showState } from '../show-state.ts';

/** The block's states for the platform's refusal codes of a link that cannot start a trial. */
const refusals: Readonly<Record<number, string>> = { 910: 'expired', 911: 'invalid', 912: 'used' };

interface Trial {
  readonly username: string;
  readonly days: number;
  readonly expiresAt: string;
}

export interface TrialLink {
  /** Shows what the link would start, or why it cannot. */
  read(): Promise<void>;
  /** Starts the trial and confirms it. */
  begin(): Promise<void>;
}

/** Handles the link from a mail. Every outcome is shown as a state of the block, until the signal aborts. */
export function openTrialLink(root: HTMLElement, key: string, signal: AbortSignal): TrialLink {
  /** Whether the start was requested here: if the link then counts as used, it was used here and the response was lost. */
  let isPressed = false;
  const tellBegun = () => {
    const isOwn = readSession()?.userInfo.username === root.querySelector('[data-fact=username]')?.textContent;
    show(root, isOwn ? 'open' : 'started');
    // The account data stored in this browser is older than the trial.
    if (isOwn) void checkToken();
  };
  const tellFailure = (failure: Failure) => {
    const state = (failure.kind === 'refused' && refusals[failure.code]) || 'failed';
    if (state === 'used' && isPressed) tellBegun();
    else show(root, state);
  };
  const followSession = () => {
    if (root.dataset.state === 'started') tellBegun();
  };
  watchSession(followSession, signal);
  return {
    read: async () => {
      const outcome = await callPlatform('POST /community/trialCustomer/readTrialLink', { key }, readTrial);
      if (signal.aborted) return;
      if (outcome.kind !== 'done') return tellFailure(outcome);
      tellFacts(root, outcome.result);
      show(root, 'valid');
    },
    begin: async () => {
      isPressed = true;
      const outcome = await callPlatform('POST /community/trialCustomer/confirmTrial', { key }, readTrial);
      if (signal.aborted) return;
      if (outcome.kind !== 'done') return tellFailure(outcome);
      tellFacts(root, outcome.result);
      tellBegun();
    },
  };
}

function tellFacts(root: HTMLElement, { username, days, expiresAt }: Trial): void {
  const day = new Intl.DateTimeFormat(root.ownerDocument.documentElement.lang, { dateStyle: 'long' });
  const facts = { username, days: String(days), expires: day.format(new Date(expiresAt)) };
  for (const [name, fact] of Object.entries(facts)) {
    const place = root.querySelector(`[data-fact=${name}]`);
    if (place) place.textContent = fact;
  }
}

/** Shows a state. If the focus was inside the block, moves it to the first visible button of that state. */
function show(root: HTMLElement, state: string): void {
  const hadKeyboard = root.contains(root.ownerDocument.activeElement);
  showState(root, state);
  if (hadKeyboard) root.querySelector<HTMLElement>('.trial-actions > :not([hidden])')?.focus();
}

import { callPlatform } from '#session/call-platform.ts';
import { readNothing } from '#session/read-answers.ts';
import { isEmail } from '#session/rules.ts';
import { tellProblem } from '#ui/field-problem.ts';
import type { AccountWords } from './account-words.ts';

/** The platform's code for "no account has this name". */
const unknownAccount = 511;

interface Wanted {
  readonly words: AccountWords;
  /** The problem to show, depending on whether the account exists; empty for none. */
  readonly problem: (exists: boolean) => string;
  /** Called after each edit and each check. */
  readonly changed: () => void;
  readonly formatError: string;
}

export interface EmailField {
  /** Whether the current value was looked up, and no problem with it is known. */
  isChecked(): boolean;
  /** Reports a malformed address; looks up a well-formed one, unless the result is already known. */
  check(): Promise<void>;
}

/**
 * Watches a field whose address must belong to an account, or must not. It is looked up as soon as it is well-formed, and
 * only if it changed.
 */
export function tendEmail(input: HTMLInputElement, { words, problem, changed, formatError }: Wanted): EmailField {
  let known: { email: string; exists: boolean | null } = { email: '', exists: null };
  const value = () => input.value.trim();
  const check = async () => {
    const email = value();
    const formal = sayFormOfEmail(email, words, formatError);
    if (formal !== '') {
      tellProblem(input, formal);
      return changed();
    }
    if (known.email !== email || known.exists === null) known = { email, exists: await askExists(email) };
    // The field changed during the request.
    if (value() !== email) return;
    tellProblem(input, known.exists === null ? '' : problem(known.exists));
    changed();
  };
  let waiting = 0;
  input.addEventListener('input', () => {
    tellProblem(input, '');
    changed();
    clearTimeout(waiting);
    if (isEmail(value()) && value() !== known.email) waiting = window.setTimeout(check, pause);
  });
  input.addEventListener('change', () => {
    clearTimeout(waiting);
    void check();
  });
  return {
    isChecked: () =>
      value() !== '' && known.email === value() && (known.exists === null || problem(known.exists) === ''),
    check,
  };
}

/** Milliseconds after the last keystroke. */
const pause = 500;

export function sayFormOfEmail(email: string, { rules }: AccountWords, formatError: string): string {
  if (email === '') return rules.emailMissing;
  return isEmail(email) ? '' : formatError;
}

/** Null when the lookup failed. */
async function askExists(username: string): Promise<boolean | null> {
  const outcome = await callPlatform('POST /auth/checkUsername', { username }, readNothing, { isSilent: true });
  if (outcome.kind === 'done') return true;
  return outcome.kind === 'refused' && outcome.code === unknownAccount ? false : null;
}

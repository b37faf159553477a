import { callPlatform } from '#session/call-platform.ts';
import { readNothing } from '#session/read-answers.ts';
import { isEmail } from '#session/rules.ts';
import { tellProblem } from '#ui/field-problem.ts';
import type { AccountWords } from './account-words.ts';

/** No account of that name. */
const unknownAccount = 511;

interface Wanted {
  readonly words: AccountWords;
  /** What is wrong with an account that there is, or with one that there is not. */
  readonly problem: (exists: boolean) => string;
  /** After every answer that changed something. */
  readonly changed: () => void;
  readonly formatError: string;
}

export interface EmailField {
  /** Whether what stands in the field was asked about, and nothing is known to be wrong with it. */
  isChecked(): boolean;
  /** Says what is wrong with the form of what stands there; then asks whether there is an account, unless that is known. */
  check(): Promise<void>;
}

/** An address that must belong to an account, or must not: asked for once it looks like an address, and only when it changed. */
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
    // Somebody typed on while the answer was on its way.
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

/** Milliseconds after the last key. */
const pause = 500;

export function sayFormOfEmail(email: string, { rules }: AccountWords, formatError: string): string {
  if (email === '') return rules.emailMissing;
  return isEmail(email) ? '' : formatError;
}

/** Null when nobody could say. */
async function askExists(username: string): Promise<boolean | null> {
  const outcome = await callPlatform('POST /auth/checkUsername', { username }, readNothing, { isSilent: true });
  if (outcome.kind === 'done') return true;
  return outcome.kind === 'refused' && outcome.code === unknownAccount ? false : null;
}

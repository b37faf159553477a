import { countDown } from '#kit/count-down.ts';
import { fillIn } from '#kit/fill-in.ts';
import type { Outcome } from './outcome.ts';
import { resendWait } from './rules.ts';
import { type codeTypes, sendCode, wasSent } from './send-code.ts';

interface CodeButton {
  readonly purpose: keyof typeof codeTypes;
  readonly readEmail: () => string;
  /** Whether the address has passed its check. */
  readonly isReady: () => boolean;
  readonly label: string;
  /** Contains `{seconds}`. */
  readonly waitLabel: string;
  readonly told: (outcome: Outcome<null>) => void;
}

/**
 * The button that sends a code: disabled until the address has passed its check, and for 60 s after a press, with a
 * countdown. If sending fails, it can be pressed again at once. Returns a function that updates the button's state.
 */
export function tendCodeButton(
  button: HTMLButtonElement,
  { purpose, readEmail, isReady, label, waitLabel, told }: CodeButton,
  signal?: AbortSignal,
): () => void {
  let left = 0;
  const update = () => {
    button.disabled = left > 0 || !isReady();
    const text = left > 0 ? fillIn(waitLabel, { seconds: left }) : label;
    // Replacing the text between press and release would swallow the click.
    if (button.textContent !== text) button.textContent = text;
  };
  const wait = (seconds: number) => {
    left = seconds;
    update();
  };
  const send = async () => {
    const stop = countDown(resendWait, wait);
    signal?.addEventListener('abort', stop);
    const outcome = await sendCode(readEmail(), purpose);
    if (!wasSent(outcome)) {
      stop();
      wait(0);
    }
    told(outcome);
  };
  button.addEventListener('click', () => void send(), signal ? { signal } : {});
  update();
  return update;
}

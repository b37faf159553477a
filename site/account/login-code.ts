import { isEmail } from '#session/rules.ts';
import { tell } from '#session/tell.ts';
import { tendCodeButton } from '#session/tend-code-button.ts';
import { draw } from '#ui/draw.ts';
import { drawButton, drawField } from '#ui/draw-field.ts';
import { tellProblem } from '#ui/field-problem.ts';
import type { AccountWords } from './account-words.ts';

/** The part of the login form that appears while attempts are held up: a code from the mailbox, beside the password. */
export interface LoginCode {
  readonly root: HTMLElement;
  /** Empty while it is hidden. */
  read(): string;
  show(): void;
  hide(): void;
  /** Reports a problem with the code. */
  tell(problem: string): void;
}

export function drawLoginCode({ login, forgot }: AccountWords, readEmail: () => string): LoginCode {
  const send = drawButton(forgot.send, { type: 'button', variant: 'secondary' });
  const { root: field, input } = drawField({
    id: 'login-code',
    label: forgot.code,
    inputMode: 'numeric',
    autocomplete: 'one-time-code',
    maxLength: 6,
    action: send,
  });
  const root = draw('div', { hidden: true, class: 'account-code' }, draw('p', { role: 'status' }, login.heldUp), field);
  const report = (problem: string) => {
    tellProblem(input, problem);
    input.focus();
  };
  const update = tendCodeButton(send, {
    purpose: 'signIn',
    readEmail,
    isReady: () => isEmail(readEmail()),
    label: forgot.send,
    waitLabel: forgot.sendAgain,
    told: (outcome) => {
      if (outcome.kind === 'done') {
        tell(outcome.message, 'success');
        report('');
      } else if (outcome.kind === 'refused') tellProblem(input, outcome.message);
    },
  });
  input.addEventListener('input', () => tellProblem(input, ''));
  return {
    root,
    read: () => (root.hidden ? '' : input.value.trim()),
    show: () => {
      const isNew = root.hidden;
      root.hidden = false;
      update();
      if (isNew) send.focus();
    },
    hide: () => {
      root.hidden = true;
      input.value = '';
      tellProblem(input, '');
    },
    tell: report,
  };
}

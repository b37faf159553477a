import { fillIn } from '#kit/fill-in.ts';
import { askAccount } from '#session/ask-account.ts';
import { callPlatform } from '#session/call-platform.ts';
import type { Failure, Outcome } from '#session/outcome.ts';
import { readNothing } from '#session/read-answers.ts';
import { isEmail, isPassword } from '#session/rules.ts';
import { clearSession } from '#session/session-state.ts';
import { withSealed } from '#session/sign-in.ts';
import { tell } from '#session/tell.ts';
import { draw } from '#ui/draw.ts';
import { tellProblem } from '#ui/field-problem.ts';
import { whileBusy } from '#ui/while-busy.ts';
import type { CompanyAccount, Words } from './company-account.ts';

export const accountActs = ['changeEmail', 'setPassword', 'remove'] as const;
export type AccountAct = (typeof accountActs)[number];

interface Act {
  readonly kind: AccountAct;
  readonly account: CompanyAccount;
  readonly words: Words;
  /** Whether it is the account of the manager who is signed in. */
  readonly isOwn: boolean;
  readonly done: () => void;
}

/** Said beside the field. */
const isTaken = (failure: Failure) => failure.kind === 'refused' && failure.code === 703;

/** Opens a dialog that asks for the new values or a confirmation, then performs the act. Input survives a failure. */
export function openAct(root: HTMLElement, { kind, account, words, isOwn, done }: Act): void {
  // A session on a computer left open must not be enough to change the own password: a mailed code is needed.
  const needsCode = kind === 'setPassword' && isOwn;
  const fields = needsCode ? [] : drawFields(kind, words);
  const doneWords = { changeEmail: words.emailDone, setPassword: words.passwordDone, remove: words.removeDone };
  const notes = {
    changeEmail: [words.emailNote, isOwn && words.ownEmailNote],
    setPassword: [isOwn && words.ownPasswordNote],
    remove: [words.removeNote],
  }[kind];
  const confirm = draw(
    'button',
    { type: 'submit', class: 'h-button', 'data-variant': 'primary', 'data-size': 'medium' },
    kind === 'remove' ? words.remove : needsCode ? words.ownPasswordWay : words.confirm,
  );
  const cancel = draw(
    'button',
    { type: 'button', class: 'h-button', 'data-variant': 'secondary', 'data-size': 'medium' },
    words.cancel,
  );
  const form = draw(
    'form',
    { novalidate: true },
    draw('h2', { id: 'company-act' }, words[kind]),
    draw('p', {}, account.username),
    ...notes.map((note) => note !== false && draw('p', {}, note)),
    ...fields.map(({ root: field }) => field),
    draw('div', { class: 'company-confirm' }, confirm, cancel),
  );
  const dialog = draw(
    'dialog',
    { class: 'h-surface', 'data-tone': 'light', 'data-holds-page': '', 'aria-labelledby': 'company-act' },
    form,
  );
  const run = async () => {
    if (needsCode) {
      dialog.close();
      return askAccount('forgot');
    }
    const [first, second] = fields.map(({ input }) => input);
    if (first && second) {
      const wrong = kind === 'changeEmail' ? !isEmail(first.value.trim()) : !isPassword(first.value);
      const differs = first.value.trim() !== second.value.trim();
      const [malformed, different] =
        kind === 'changeEmail' ? [words.wrongEmail, words.otherEmail] : [words.wrongPassword, words.otherPassword];
      const isMissing = kind === 'changeEmail' && first.value.trim() === '';
      tellProblem(first, wrong ? (isMissing ? words.missingEmail : malformed) : '');
      tellProblem(second, differs ? different : '');
      if (wrong || differs) return (wrong ? first : second).focus();
    }
    const outcome = await send(kind, account, [first?.value ?? '', second?.value ?? '']);
    if (outcome.kind === 'done') {
      dialog.close();
      if (isOwn) {
        tell(words.ownEmailDone, 'success');
        // The platform has ended it too.
        return clearSession();
      }
      tell(fillIn(doneWords[kind], { username: account.username, email: first?.value.trim() ?? '' }), 'success');
      return done();
    }
    if (outcome.kind !== 'refused' || !first) return;
    tellProblem(first, isTaken(outcome) ? words.emailExists : outcome.message);
    first.focus();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void whileBusy(confirm, run);
  });
  cancel.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  root.append(dialog);
  dialog.showModal();
  // Focus Cancel, so that pressing Enter twice does not delete.
  if (kind === 'remove') cancel.focus();
}

function drawFields(kind: AccountAct, words: Words) {
  if (kind === 'remove') return [];
  const isEmailChange = kind === 'changeEmail';
  const names = isEmailChange
    ? (['newEmail', 'newEmailConfirm'] as const)
    : (['newPassword', 'newPasswordConfirm'] as const);
  return names.map((name) => {
    const id = `company-${name}`;
    const input = draw('input', {
      id,
      type: isEmailChange ? 'email' : 'password',
      class: 'h-field-box',
      autocomplete: isEmailChange ? 'off' : 'new-password',
      'aria-describedby': `${id}-error`,
      'aria-required': 'true',
    });
    input.addEventListener('input', () => tellProblem(input, ''));
    const root = draw(
      'div',
      { class: 'h-field' },
      draw('label', { class: 'h-field-label', for: id }, words[name]),
      input,
      draw('p', { class: 'h-field-error h-field-live', id: `${id}-error` }),
    );
    return { root, input };
  });
}

function send(
  kind: AccountAct,
  { id }: CompanyAccount,
  [first = '', second = '']: readonly string[],
): Promise<Outcome<null>> {
  if (kind === 'remove') return callPlatform('POST /companyAdmin/deleteAccount', { id }, readNothing);
  if (kind === 'changeEmail') {
    const values = { id, newEmail: first.trim(), newEmailConfirm: second.trim() };
    return callPlatform('POST /companyAdmin/changeEmail', values, readNothing, { isSilent: isTaken });
  }
  const action = '/companyAdmin/setPassword';
  const secrets = [
    { action: `${action}#newPassword`, username: id, password: first },
    { action: `${action}#newPasswordConfirm`, username: id, password: second },
  ];
  return withSealed(secrets, ([newPassword = '', newPasswordConfirm = '']) =>
    callPlatform('POST /companyAdmin/setPassword', { id, newPassword, newPasswordConfirm }, readNothing),
  );
}

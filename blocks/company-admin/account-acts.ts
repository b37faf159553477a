import { fillIn } from '#kit/fill-in.ts';
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

/** The address is taken, the old password is wrong, or the new one is the old one: said beside the field. */
const isOfField = (failure: Failure) => failure.kind === 'refused' && [703, 402, 604].includes(failure.code);

/** Opens a dialog that asks for the new values or a confirmation, then performs the act. Input survives a failure. */
export function openAct(root: HTMLElement, { kind, account, words, isOwn, done }: Act): void {
  // A session on a computer left open must not be enough to change the own password: the old one is needed.
  const needsOld = kind === 'setPassword' && isOwn;
  const old = needsOld ? drawField('oldPassword', words) : null;
  const fields = drawFields(kind, words);
  const doneWords = { changeEmail: words.emailDone, setPassword: words.passwordDone, remove: words.removeDone };
  const notes = {
    changeEmail: [words.emailNote, isOwn && words.ownEmailNote],
    setPassword: [needsOld && words.ownPasswordNote],
    remove: [words.removeNote],
  }[kind];
  const confirm = draw(
    'button',
    { type: 'submit', class: 'h-button', 'data-variant': 'primary', 'data-size': 'medium' },
    kind === 'remove' ? words.remove : words.confirm,
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
    ...[...(old ? [old] : []), ...fields].map(({ root: field }) => field),
    draw('div', { class: 'company-confirm' }, confirm, cancel),
  );
  const dialog = draw(
    'dialog',
    { class: 'h-surface', 'data-tone': 'light', 'data-holds-page': '', 'aria-labelledby': 'company-act' },
    form,
  );
  const run = async () => {
    if (old) {
      tellProblem(old.input, old.input.value === '' ? words.missingOldPassword : '');
      if (old.input.value === '') return old.input.focus();
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
    const outcome = await send(kind, account, [first?.value ?? '', second?.value ?? ''], old?.input.value ?? null);
    if (outcome.kind === 'done') {
      dialog.close();
      if (isOwn && kind === 'changeEmail') {
        tell(words.ownEmailDone, 'success');
        // The platform has ended it too.
        return clearSession();
      }
      tell(
        fillIn(needsOld ? words.ownPasswordDone : doneWords[kind], {
          username: account.username,
          email: first?.value.trim() ?? '',
        }),
        'success',
      );
      return done();
    }
    if (outcome.kind !== 'refused' || !first) return;
    const place = old && outcome.code === 402 ? old.input : first;
    tellProblem(place, saidBeside(outcome.code, words) ?? outcome.message);
    place.focus();
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
  return names.map((name) => drawField(name, words));
}

const autocompletes = {
  newEmail: 'off',
  newEmailConfirm: 'off',
  oldPassword: 'current-password',
  newPassword: 'new-password',
  newPasswordConfirm: 'new-password',
} as const;

function drawField(name: keyof typeof autocompletes, words: Words) {
  const id = `company-${name}`;
  const autocomplete = autocompletes[name];
  const input = draw('input', {
    id,
    type: autocomplete === 'off' ? 'email' : 'password',
    class: 'h-field-box',
    autocomplete,
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
}

/** The words for a failure of one field, where those of the code do not say which it is. */
function saidBeside(code: number, words: Words): string | undefined {
  const said = new Map([
    [703, words.emailExists],
    [402, words.wrongOldPassword],
    [604, words.samePassword],
  ]);
  return said.get(code);
}

function send(
  kind: AccountAct,
  { id }: CompanyAccount,
  [first = '', second = '']: readonly string[],
  old: string | null,
): Promise<Outcome<null>> {
  if (kind === 'remove') return callPlatform('POST /companyAdmin/deleteAccount', { id }, readNothing);
  if (kind === 'changeEmail') {
    const values = { id, newEmail: first.trim(), newEmailConfirm: second.trim() };
    return callPlatform('POST /companyAdmin/changeEmail', values, readNothing, { isSilent: isOfField });
  }
  const action = '/companyAdmin/setPassword';
  const secrets = [
    { action: `${action}#newPassword`, username: id, password: first },
    { action: `${action}#newPasswordConfirm`, username: id, password: second },
    ...(old === null ? [] : [{ action: `${action}#oldPassword`, username: id, password: old }]),
  ];
  return withSealed(secrets, ([newPassword = '', newPasswordConfirm = '', oldPassword]) =>
    callPlatform(
      'POST /companyAdmin/setPassword',
      { id, newPassword, newPasswordConfirm, ...(oldPassword !== undefined && { oldPassword }) },
      readNothing,
      { isSilent: isOfField },
    ),
  );
}

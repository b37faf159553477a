import type { Outcome } from '#session/outcome.ts';
import { draw } from '#ui/draw.ts';
import { drawButton, drawField } from '#ui/draw-field.ts';
import { tellProblem } from '#ui/field-problem.ts';
import { whileBusy } from '#ui/while-busy.ts';
import type { AccountWords } from './account-words.ts';
import { sayPassword } from './login-form.ts';

interface PasswordStep {
  /** Also the prefix of the fields' ids. */
  readonly name: string;
  readonly submit: string;
  save(password: string, confirm: string): Promise<Outcome<null>>;
  done(): void;
  /** Called for a refusal. Returns whether it has dealt with it; otherwise the form shows it at the field. */
  refused(code: number): boolean;
}

/** A form for a new password and its repetition. */
export function drawPasswordStep(
  words: AccountWords,
  { name, submit: label, save, done, refused }: PasswordStep,
): { readonly root: HTMLFormElement; begin(): void } {
  const { forgot } = words;
  const password = drawField({
    id: `${name}-password`,
    label: forgot.newPassword,
    type: 'password',
    autocomplete: 'new-password',
    isRequired: true,
    hint: words.rules.passwordHint,
  });
  const confirm = drawField({
    id: `${name}-confirm`,
    label: forgot.confirm,
    type: 'password',
    autocomplete: 'new-password',
    isRequired: true,
  });
  const submit = drawButton(label);
  const root = draw('form', { novalidate: true }, password.root, confirm.root, submit);
  const isSame = () => password.input.value === confirm.input.value;
  const update = () => {
    submit.disabled = sayPassword(password.input.value, words) !== '' || !isSame();
    if (isSame()) tellProblem(confirm.input, '');
  };
  const checkConfirm = () => tellProblem(confirm.input, confirm.input.value === '' || isSame() ? '' : forgot.mismatch);
  password.input.addEventListener('change', () => {
    tellProblem(password.input, sayPassword(password.input.value, words));
    checkConfirm();
  });
  confirm.input.addEventListener('change', checkConfirm);
  for (const { input } of [password, confirm]) {
    input.addEventListener('input', () => {
      if (sayPassword(password.input.value, words) === '') tellProblem(password.input, '');
      update();
    });
  }
  root.addEventListener('submit', async (event) => {
    event.preventDefault();
    const outcome = await whileBusy(submit, () => save(password.input.value, confirm.input.value));
    if (outcome?.kind === 'done') {
      for (const { input } of [password, confirm]) input.value = '';
      update();
      return done();
    }
    if (outcome?.kind !== 'refused' || refused(outcome.code)) return;
    tellProblem(password.input, outcome.message);
    password.input.focus();
  });
  update();
  return { root, begin: () => password.input.focus() };
}

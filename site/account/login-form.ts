import type { FieldProblem } from '#session/outcome.ts';
import { isPassword } from '#session/rules.ts';
import { isAboutCode } from '#session/send-code.ts';
import { signIn } from '#session/sign-in.ts';
import { tell } from '#session/tell.ts';
import { draw } from '#ui/draw.ts';
import { drawButton, drawField } from '#ui/draw-field.ts';
import { tellProblem } from '#ui/field-problem.ts';
import { whileBusy } from '#ui/while-busy.ts';
import type { AccountWords } from './account-words.ts';
import { sayFormOfEmail } from './email-field.ts';
import { drawLoginCode } from './login-code.ts';
import type { PanelPart, PanelWays } from './panel-part.ts';

/** The platform's code for too many attempts. */
const heldUp = 429;

export function drawLoginForm(words: AccountWords, { show, close, carryEmail }: PanelWays): PanelPart {
  const { login } = words;
  const email = drawField({
    id: 'login-email',
    label: login.email,
    type: 'email',
    inputMode: 'email',
    autocomplete: 'username',
    isRequired: true,
    maxLength: 254,
  });
  const password = drawField({
    id: 'login-password',
    label: login.password,
    type: 'password',
    autocomplete: 'current-password',
    isRequired: true,
  });
  const code = drawLoginCode(words, () => email.input.value.trim());
  const submit = drawButton(login.submit);
  const register = draw('button', { type: 'button' }, login.register);
  const forgot = draw('button', { type: 'button' }, login.forgot);
  const root = draw(
    'form',
    { novalidate: true },
    draw('h2', { class: 'account-title', id: 'account-title-login', tabindex: '-1' }, login.title),
    email.root,
    password.root,
    code.root,
    submit,
    draw('p', { class: 'account-ways' }, register, forgot),
  );

  const checkEmail = () =>
    tellProblem(email.input, sayFormOfEmail(email.input.value.trim(), words, login.message.emailError));
  const checkPassword = () => tellProblem(password.input, sayPassword(password.input.value, words));
  email.input.addEventListener('change', checkEmail);
  password.input.addEventListener('change', checkPassword);
  for (const { input } of [email, password]) input.addEventListener('input', () => tellProblem(input, ''));
  // Another name may not be held up.
  email.input.addEventListener('input', code.hide);
  register.addEventListener('click', () => show('register'));
  forgot.addEventListener('click', () => {
    carryEmail(email.input.value);
    show('forgot');
  });
  root.addEventListener('submit', async (event) => {
    event.preventDefault();
    checkEmail();
    checkPassword();
    const wrong = root.querySelector<HTMLInputElement>('[aria-invalid]');
    if (wrong) return wrong.focus();
    const outcome = await whileBusy(submit, () => signIn(email.input.value.trim(), password.input.value, code.read()));
    if (outcome === null) return;
    if (outcome.kind === 'done') {
      password.input.value = '';
      code.hide();
      close();
      return tell(outcome.message || login.done, 'success');
    }
    if (outcome.kind !== 'refused') return;
    if (outcome.code === heldUp) return code.show();
    if (isAboutCode(outcome.code)) return code.tell(outcome.message);
    // A code that was accepted is used up, and this browser needs no other.
    code.hide();
    if (outcome.code < 900 && outcome.code !== 500) {
      tellProblem(password.input, outcome.message || login.wrong);
      password.input.focus();
    }
  });
  return {
    root,
    title: 'account-title-login',
    begin: () => email.input.focus(),
    setEmail: (address) => {
      email.input.value = address;
    },
  };
}

/** Whether the platform rejects the password itself: one that follows the rules may still be easy to guess. */
export function isAboutPassword({ problems }: { readonly problems: readonly FieldProblem[] }): boolean {
  return problems.some(({ field }) => field === 'password' || field === 'newPassword');
}

/** The rule that a password breaks, as a message; empty if it breaks none. */
export function sayPassword(password: string, { rules }: AccountWords): string {
  if (password === '') return rules.passwordMissing;
  return isPassword(password) ? '' : rules.password;
}

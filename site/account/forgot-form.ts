import { countDown } from '#kit/count-down.ts';
import { fillIn } from '#kit/fill-in.ts';
import { callPlatform } from '#session/call-platform.ts';
import { readNothing } from '#session/read-answers.ts';
import { resetCountdown } from '#session/rules.ts';
import { codeTypes, isAboutCode } from '#session/send-code.ts';
import { withSealed } from '#session/sign-in.ts';
import { tell } from '#session/tell.ts';
import { tendCodeButton } from '#session/tend-code-button.ts';
import { draw } from '#ui/draw.ts';
import { drawButton, drawField } from '#ui/draw-field.ts';
import { hasProblem, tellProblem } from '#ui/field-problem.ts';
import { whileBusy } from '#ui/while-busy.ts';
import type { AccountWords } from './account-words.ts';
import { tendEmail } from './email-field.ts';
import type { PanelPart, PanelWays } from './panel-part.ts';
import { drawPasswordStep } from './password-step.ts';

/** The platform's code for a reset whose mailed code was never verified, or too long ago. */
const unverifiedReset = 701;

/** Three steps: the mailed code, the new password, and the return to the login form. */
export function drawForgotForm(words: AccountWords, { show, carryEmail }: PanelWays): PanelPart {
  const { forgot } = words;
  const stepNote = draw('p', { class: 'account-step' });
  const back = draw('button', { type: 'button' }, forgot.login);
  let stopLeaving = () => {};

  const mail = drawMailStep(words, () => go(1));
  const fresh = drawPasswordStep(words, {
    name: 'forgot',
    submit: forgot.submit,
    save: (password, confirm) => saveReset(mail.readEmail(), password, confirm),
    done: () => go(2),
    refused: (code) => {
      if (code === unverifiedReset) go(0);
      return code === unverifiedReset;
    },
  });
  fresh.root.dataset.step = '1';
  const leaving = draw('p', { class: 'account-step' });
  const done = draw(
    'div',
    { 'data-step': '2', class: 'account-done', tabindex: '-1' },
    draw('p', {}, forgot.done),
    leaving,
  );
  const steps = [mail.root, fresh.root, done];
  const root = draw(
    'div',
    { 'data-mode': 'forgot' },
    draw('h2', { class: 'account-title', id: 'account-title-forgot', tabindex: '-1' }, forgot.title),
    stepNote,
    ...steps,
    draw('p', { class: 'account-ways' }, back),
  );

  const leave = () => {
    carryEmail(mail.readEmail());
    show('login');
    go(0);
  };
  const go = (step: number) => {
    stopLeaving();
    for (const [index, each] of steps.entries()) each.hidden = index !== step;
    stepNote.textContent = fillIn(forgot.steps, { step: step + 1 });
    if (step === 1) fresh.begin();
    if (step !== 2) return;
    mail.clearCode();
    done.focus();
    stopLeaving = countDown(resetCountdown, (left) => {
      leaving.textContent = fillIn(forgot.leaving, { seconds: left });
      if (left === 0 && root.isConnected && !root.hidden) leave();
    });
  };
  back.addEventListener('click', leave);
  go(0);
  return { root, title: 'account-title-forgot', begin: mail.begin, setEmail: mail.setEmail };
}

function saveReset(username: string, password: string, confirm: string) {
  const action = '/auth/forgetPassword/v2';
  const secrets = [
    { action: `${action}#newPassword`, username, password },
    { action: `${action}#newPasswordConfirm`, username, password: confirm },
  ];
  return withSealed(secrets, ([newPassword = '', newPasswordConfirm = '']) =>
    callPlatform('POST /auth/forgetPassword/v2', { username, newPassword, newPasswordConfirm }, readNothing),
  );
}

function drawMailStep(words: AccountWords, verified: () => void) {
  const { forgot, login, rules } = words;
  const send = drawButton(forgot.send, { type: 'button', variant: 'secondary' });
  const email = drawField({
    id: 'forgot-email',
    label: login.email,
    type: 'email',
    inputMode: 'email',
    autocomplete: 'username',
    isRequired: true,
    maxLength: 254,
  });
  const code = drawField({
    id: 'forgot-code',
    label: forgot.code,
    inputMode: 'numeric',
    autocomplete: 'one-time-code',
    isRequired: true,
    maxLength: 6,
    action: send,
  });
  const next = drawButton(forgot.next);
  const root = draw('form', { novalidate: true, 'data-step': '0' }, email.root, code.root, next);
  const readEmail = () => email.input.value.trim();
  const update = () => {
    updateSend();
    next.disabled = !checked.isChecked() || hasProblem(email.input);
  };
  const checked = tendEmail(email.input, {
    words,
    problem: (exists) => (exists ? '' : forgot.unknown),
    changed: () => update(),
    formatError: forgot.emailError,
  });
  const updateSend = tendCodeButton(send, {
    purpose: 'reset',
    readEmail,
    isReady: () => checked.isChecked() && !hasProblem(email.input),
    label: forgot.send,
    waitLabel: forgot.sendAgain,
    told: (outcome) => {
      if (outcome.kind === 'done') {
        tell(outcome.message, 'success');
        tellProblem(code.input, '');
        code.input.focus();
      } else if (outcome.kind === 'refused') tellProblem(code.input, outcome.message);
    },
  });
  code.input.addEventListener('input', () => tellProblem(code.input, ''));
  root.addEventListener('submit', async (event) => {
    event.preventDefault();
    const captcha = code.input.value.trim();
    if (captcha === '') {
      tellProblem(code.input, rules.codeMissing);
      return code.input.focus();
    }
    const values = { captcha, type: codeTypes.reset, username: readEmail() };
    const outcome = await whileBusy(next, () => callPlatform('POST /auth/checkEmailCaptcha', values, readNothing));
    if (outcome?.kind === 'done') return verified();
    if (outcome?.kind !== 'refused' || !isAboutCode(outcome.code)) return;
    tellProblem(code.input, outcome.message);
    code.input.focus();
  });
  update();
  return {
    root,
    readEmail,
    begin: () => email.input.focus(),
    setEmail: (address: string) => {
      email.input.value = address;
      if (address !== '') void checked.check();
      update();
    },
    clearCode: () => {
      code.input.value = '';
    },
  };
}

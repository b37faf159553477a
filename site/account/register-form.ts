import { localizePath } from '#cms-schema/locale.ts';
import { callPlatform } from '#session/call-platform.ts';
import { readIndustries, readNothing } from '#session/read-answers.ts';
import { signIn, withSealed } from '#session/sign-in.ts';
import { tell } from '#session/tell.ts';
import { draw } from '#ui/draw.ts';
import { drawButton, drawField, drawSelect, fillSelect } from '#ui/draw-field.ts';
import { hasProblem, tellProblem } from '#ui/field-problem.ts';
import { whileBusy } from '#ui/while-busy.ts';
import type { AccountWords } from './account-words.ts';
import { tendEmail } from './email-field.ts';
import { isAboutPassword, sayPassword } from './login-form.ts';
import type { PanelPart, PanelWays } from './panel-part.ts';

const takenAccount = 703;

export function drawRegisterForm(words: AccountWords, { show, close, carryEmail }: PanelWays): PanelPart {
  const { login, register, rules } = words;
  const email = drawField({
    id: 'register-email',
    label: login.email,
    type: 'email',
    inputMode: 'email',
    autocomplete: 'username',
    isRequired: true,
    maxLength: 254,
  });
  const password = drawField({
    id: 'register-password',
    label: login.password,
    type: 'password',
    autocomplete: 'new-password',
    isRequired: true,
    hint: rules.passwordHint,
  });
  const { optional } = register;
  const industry = drawSelect({
    ...{
      id: 'register-industry',
      label: register.industry,
      autocomplete: 'off',
      empty: register.industryEmpty,
      optional,
    },
  });
  const company = drawField({
    id: 'register-company',
    label: register.company,
    autocomplete: 'organization',
    maxLength: 100,
    optional,
  });
  const job = drawField({
    id: 'register-job',
    label: register.job,
    autocomplete: 'organization-title',
    maxLength: 100,
    optional,
  });
  const policy = draw('input', { type: 'radio', name: 'register-policy', id: 'register-policy' });
  const submit = drawButton(register.submit);
  const back = draw('button', { type: 'button' }, register.login);
  const root = draw(
    'form',
    { novalidate: true },
    draw('h2', { class: 'account-title', id: 'account-title-register', tabindex: '-1' }, register.title),
    email.root,
    password.root,
    industry.root,
    draw('div', { class: 'account-pair' }, company.root, job.root),
    drawPolicy(policy, words),
    submit,
    draw('p', { class: 'account-ways' }, back),
  );

  const update = () => {
    const fields = [email.input, password.input];
    submit.disabled = !policy.checked || fields.some((input) => input.value.trim() === '' || hasProblem(input));
  };
  const checked = tendEmail(email.input, {
    words,
    problem: (exists) => (exists ? register.exists : ''),
    changed: update,
    formatError: login.message.emailError,
  });
  password.input.addEventListener('input', () => {
    // Problems are reported on change, not while the user is still typing.
    if (sayPassword(password.input.value, words) === '') tellProblem(password.input, '');
    update();
  });
  password.input.addEventListener('change', () => {
    tellProblem(password.input, sayPassword(password.input.value, words));
    update();
  });
  policy.addEventListener('change', update);
  back.addEventListener('click', () => show('login'));
  update();

  const create = async () => {
    await checked.check();
    tellProblem(password.input, sayPassword(password.input.value, words));
    update();
    if (submit.disabled) return root.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
    const username = email.input.value.trim();
    const values = { industry: industry.select.value, company: company.input.value, job: job.input.value };
    const secret = { action: '/auth/appReg/v2', username, password: password.input.value };
    const made = await withSealed([secret], ([sealed = '']) =>
      callPlatform('POST /auth/appReg/v2', { username, password: sealed, ...values }, readNothing),
    );
    if (made.kind === 'refused' && made.code === takenAccount) {
      tellProblem(email.input, register.exists);
      update();
      email.input.focus();
    }
    if (made.kind === 'refused' && isAboutPassword(made)) {
      tellProblem(password.input, made.message);
      update();
      password.input.focus();
    }
    if (made.kind !== 'done') return;
    const signedIn = await signIn(username, password.input.value);
    if (signedIn.kind === 'done') {
      password.input.value = '';
      update();
      close();
      // Only after closing: a toast shown inside the dialog would disappear with it.
      return tell(made.message || register.done, 'success');
    }
    tell(made.message || register.done, 'success');
    // The account was created, but logging in failed: the user can do that by hand.
    carryEmail(username);
    show('login');
  };
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    void whileBusy(submit, create);
  });

  let hasIndustries = false;
  const listIndustries = async () => {
    if (hasIndustries) return;
    const outcome = await callPlatform('GET /api/dict/getDictItems/industry', {}, readIndustries, { isSilent: true });
    if (outcome.kind !== 'done') return;
    hasIndustries = true;
    const isChinese = document.documentElement.lang.startsWith('zh');
    fillSelect(
      industry.select,
      outcome.result.map(({ text, itemEnText, value }) => ({ value, text: isChinese ? text : itemEnText })),
    );
  };
  industry.select.addEventListener('focus', () => void listIndustries());
  return {
    root,
    title: 'account-title-register',
    begin: () => {
      email.input.focus();
      void listIndustries();
    },
    setEmail: (address) => {
      email.input.value = address;
      update();
    },
  };
}

function drawPolicy(radio: HTMLInputElement, { register }: AccountWords): HTMLElement {
  const locale = document.documentElement.lang.startsWith('zh') ? 'zh' : 'en';
  const link = (key: 'terms' | 'privacy', text: string) =>
    draw('a', { href: `${localizePath(`/${key}`, locale)}?lang=${locale}`, target: '_blank', rel: 'noopener' }, text);
  return draw(
    'label',
    { class: 'h-check', for: radio.id },
    radio,
    draw(
      'span',
      {},
      register.policyBefore,
      link('terms', register.policyTerms),
      register.policyAnd,
      link('privacy', register.policyPrivacy),
      register.policyAfter,
    ),
  );
}

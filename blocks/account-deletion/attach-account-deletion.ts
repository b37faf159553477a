import { callPlatform } from '#session/call-platform.ts';
import { readNothing } from '#session/read-answers.ts';
import { isEmail, isEmailCode } from '#session/rules.ts';
import { isAboutCode } from '#session/send-code.ts';
import { clearSession, readSession } from '#session/session-state.ts';
import { tendCodeButton } from '#session/tend-code-button.ts';
import { tellProblem } from '#ui/field-problem.ts';
import { whileBusy } from '#ui/while-busy.ts';
import { showState } from '../show-state.ts';

const unknownAccount = 511;
const keptAccount = 914;

/** Runs the deletion of an account: email address, mailed code, then success or a failure that can be retried. */
export default function attachAccountDeletion(root: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const email = root.querySelector<HTMLInputElement>('input[name=username]');
  const code = root.querySelector<HTMLInputElement>('input[name=captcha]');
  const send = root.querySelector<HTMLButtonElement>('[data-send-code]');
  const account = root.querySelector<HTMLElement>('[data-account]');
  const [next, confirm] = root.querySelectorAll<HTMLButtonElement>('form button[type=submit]');
  if (!email || !code || !send || !account || !next || !confirm) return () => {};
  const words = root.dataset;
  const username = () => email.value.trim();

  const goTo = (state: string, field: HTMLElement | null = null) => {
    if (signal.aborted) return;
    showState(root, state);
    field?.focus();
  };
  const toCode = async () => {
    const wrong = username() === '' ? words.missingEmail : isEmail(username()) ? '' : words.wrongEmail;
    tellProblem(email, wrong ?? '');
    if (wrong !== '') return email.focus();
    const outcome = await callPlatform('POST /auth/checkUsername', { username: username() }, readNothing, {
      isSilent: true,
    });
    if (outcome.kind === 'refused' && outcome.code === unknownAccount) {
      tellProblem(email, words.unknown ?? '');
      return email.focus();
    }
    account.textContent = username();
    goTo('code', code);
  };
  const remove = async () => {
    const captcha = code.value.trim();
    tellProblem(code, isEmailCode(captcha) ? '' : (words.wrongCode ?? ''));
    if (!isEmailCode(captcha)) return code.focus();
    const outcome = await callPlatform('POST /auth/deleteAccount', { username: username(), captcha }, readNothing);
    if (outcome.kind === 'done') {
      if (readSession()?.userInfo.username === username()) clearSession();
      return goTo('done');
    }
    if (outcome.kind === 'refused' && outcome.code === keptAccount) return goTo('vip');
    if (outcome.kind === 'refused' && isAboutCode(outcome.code)) {
      tellProblem(code, outcome.message);
      return code.focus();
    }
    goTo('failed', root.querySelector<HTMLElement>('[data-again]'));
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    const isFirst = event.target === email.form;
    void whileBusy(isFirst ? next : confirm, isFirst ? toCode : remove);
  };
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && 'back' in button.dataset) goTo('email', email);
    if (button && 'again' in button.dataset) goTo('code', code);
  };

  tendCodeButton(
    send,
    {
      purpose: 'deletion',
      readEmail: username,
      isReady: () => true,
      label: words.send ?? '',
      waitLabel: words.sendAgain ?? '',
      told: (outcome) => {
        if (outcome.kind === 'done') code.focus();
        tellProblem(code, outcome.kind === 'refused' ? outcome.message : '');
        if (outcome.kind === 'refused' && outcome.code === keptAccount) goTo('vip');
      },
    },
    signal,
  );
  root.addEventListener('submit', onSubmit, { signal });
  root.addEventListener('click', onClick, { signal });
  root.addEventListener('input', ({ target }) => target instanceof HTMLInputElement && tellProblem(target, ''), {
    signal,
  });
  return () => {
    listening.abort();
    send.disabled = false;
    send.textContent = words.send ?? '';
    showState(root, 'email');
  };
}

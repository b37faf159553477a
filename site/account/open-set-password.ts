import { fillIn } from '#kit/fill-in.ts';
import { callPlatform } from '#session/call-platform.ts';
import type { Failure } from '#session/outcome.ts';
import { readNothing, readPasswordLink } from '#session/read-answers.ts';
import { withSealed } from '#session/sign-in.ts';
import { tell } from '#session/tell.ts';
import { describeFailure } from '#session/tell-failure.ts';
import { draw } from '#ui/draw.ts';
import { drawButton } from '#ui/draw-field.ts';
import { whileBusy } from '#ui/while-busy.ts';
import { drawAccountDialog } from './account-dialog.ts';
import { type AccountWords, loadAccountWords } from './account-words.ts';
import { openSignIn } from './open-sign-in.ts';
import { drawPasswordStep } from './password-step.ts';

/** A dialog that sets a password with the key of an emailed link, then leads to the login form. */
export async function openSetPassword(key: string): Promise<void> {
  const words = await loadAccountWords();
  const content = draw(
    'section',
    { class: 'sign-in' },
    draw('h2', { class: 'account-title', id: 'account-title-set-password', tabindex: '-1' }, words.setPassword.title),
  );
  const dialog = drawAccountDialog(words, content);
  dialog.setAttribute('aria-labelledby', 'account-title-set-password');
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
  await fill(content, dialog, { key, words });
}

interface Link {
  readonly key: string;
  readonly words: AccountWords;
}

async function fill(content: HTMLElement, dialog: HTMLDialogElement, { key, words }: Link): Promise<void> {
  const { setPassword } = words;
  const note = draw('p', { role: 'status' }, setPassword.reading);
  const place = draw('div', { 'data-step': '0' }, note);
  content.append(place);
  const login = () => {
    dialog.close();
    void openSignIn('login');
  };
  const read = async () => {
    const outcome = await callPlatform('POST /auth/readPasswordLink', { key }, readPasswordLink, { isSilent: true });
    if (outcome.kind !== 'done') return explain(outcome);
    note.textContent = fillIn(setPassword.account, outcome.result);
    const form = drawPasswordStep(words, {
      name: 'set',
      submit: setPassword.submit,
      save: (password, confirm) => save(key, password, confirm),
      done: () => {
        login();
        tell(setPassword.done, 'success');
      },
      refused: (code) => {
        if (isAboutLink(code)) void read();
        return isAboutLink(code);
      },
    });
    place.replaceChildren(note, form.root);
    form.begin();
  };
  const explain = (failure: Failure) => {
    const isOver = failure.kind === 'refused' && isAboutLink(failure.code);
    note.textContent = isOver
      ? failure.message
      : `${setPassword.failed} (${describeFailure(failure, document.documentElement.lang)})`;
    const button = drawButton(isOver ? setPassword.forgot : setPassword.retry, { type: 'button' });
    button.addEventListener('click', () => {
      if (!isOver) return void whileBusy(button, read);
      dialog.close();
      void openSignIn('forgot');
    });
    place.replaceChildren(note, button);
    button.focus();
  };
  await read();
}

/** The platform's codes for a link that sets no password: expired, invalid, used. */
function isAboutLink(code: number): boolean {
  return code === 910 || code === 911 || code === 917;
}

/** The passwords are sealed for the key, because the link stands for the account. */
function save(key: string, password: string, confirm: string) {
  const action = '/auth/setPasswordByLink';
  const secrets = [
    { action: `${action}#newPassword`, username: key, password },
    { action: `${action}#newPasswordConfirm`, username: key, password: confirm },
  ];
  return withSealed(secrets, ([newPassword = '', newPasswordConfirm = '']) =>
    callPlatform('POST /auth/setPasswordByLink', { key, newPassword, newPasswordConfirm }, readNothing),
  );
}

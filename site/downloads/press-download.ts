import { localizePath } from '#cms-schema/locale.ts';
import { fillIn } from '#kit/fill-in.ts';
import { askAccount } from '#session/ask-account.ts';
import { callPlatform } from '#session/call-platform.ts';
import type { Failure } from '#session/outcome.ts';
import { readDownload } from '#session/read-answers.ts';
import { hasToken, readSession } from '#session/session-state.ts';
import { describeFailure } from '#session/tell-failure.ts';
import { draw } from '#ui/draw.ts';
import { whileBusy } from '#ui/while-busy.ts';
import { type AccountWords, loadAccountWords } from '../account/account-words.ts';
import { goOnAfterLogin } from './go-on-after-login.ts';

/** Requests a button's file from the platform and starts saving it, after asking signed-out visitors to log in. */
export async function pressDownload(button: HTMLButtonElement): Promise<void> {
  const words = await loadAccountWords();
  const tell = (...content: (string | Node)[]) =>
    button
      .closest('[data-download]')
      ?.querySelector('[data-told]')
      ?.replaceChildren(...content);
  const again = () => void pressDownload(button);
  if (!hasToken()) return askToLogIn(words, tell, again);
  const ticket = button.dataset.ticket ?? '';
  tell(words.download.preparing);
  const outcome = await whileBusy(button, () =>
    callPlatform('POST /community/resource/download', { ticket }, readDownload, { isSilent: true }),
  );
  if (outcome === null) return;
  if (outcome.kind === 'done') {
    save(outcome.result);
    return tell(fillIn(words.download.begun, { fileName: outcome.result.fileName }));
  }
  if (outcome.kind === 'refused' && (outcome.code === 401 || outcome.code === 403)) {
    return askToLogIn(words, tell, again);
  }
  tell(...describe(outcome, words));
  const isStandard = readSession()?.userInfo.roleCode === 'user';
  if (outcome.kind === 'refused' && outcome.code === 521 && isStandard) askAccount('upgrade');
}

function askToLogIn(words: AccountWords, tell: (text: string) => void, again: () => void): void {
  tell(words.download.login);
  goOnAfterLogin(again, () => tell(''));
  askAccount('login');
}

/** Clicks a `download` link, which saves the file without leaving the page. */
function save({ url, fileName }: { readonly url: string; readonly fileName: string }): void {
  const link = draw('a', { href: url, download: fileName });
  link.click();
}

/** What went wrong, as a sentence, followed by a link or button for what to do about it. */
function describe(failure: Failure, { download: words }: AccountWords): (string | Node)[] {
  const { lang } = document.documentElement;
  const said = describeFailure(failure, lang);
  const locale = lang.startsWith('zh') ? 'zh' : 'en';
  const business = () => draw('a', { href: localizePath('/community/business', locale) }, words.business);
  if (failure.kind !== 'refused') return [said];
  if (failure.code === 521 && readSession()?.userInfo.roleCode === 'user') {
    const upgrade = draw('button', { type: 'button' }, words.upgrade);
    upgrade.addEventListener('click', () => askAccount('upgrade'));
    return [`${said} `, upgrade];
  }
  if (failure.code === 521 || failure.code === 606) return [`${said} `, business()];
  if (failure.code === 522) {
    const reload = draw('button', { type: 'button' }, words.reload);
    reload.addEventListener('click', () => window.location.reload());
    return [`${said} ${words.changed} `, reload];
  }
  return [said];
}

import { localizePath, splitLocale } from '#cms-schema/locale.ts';
import { askAccount } from '#session/ask-account.ts';
import { readSession, type SignedIn } from '#session/session-state.ts';
import { checkToken, signOut } from '#session/sign-in.ts';
import { tell, tellLater } from '#session/tell.ts';
import { tellFailure } from '#session/tell-failure.ts';
import { draw } from '#ui/draw.ts';
import { whileBusy } from '#ui/while-busy.ts';
import { type AccountWords, loadAccountWords } from './account-words.ts';
import { describeAccount, mayUpgrade } from './describe-account.ts';
import { leavesOnLogout } from './leaves-on-logout.ts';

let isChecked = false;

/** Fills every account slot of the header for a signed-in user. The token is checked once per page. */
export async function showAccount(header: HTMLElement): Promise<void> {
  if (!isChecked) {
    isChecked = true;
    void checkToken();
  }
  const words = await loadAccountWords();
  const session = readSession();
  if (session === null) return;
  for (const place of header.querySelectorAll<HTMLElement>('[data-signed-in-place]')) {
    place.replaceChildren(...drawAccount(session, words));
  }
}

function drawAccount({ userInfo, ifGroupManager }: SignedIn, words: AccountWords): HTMLElement[] {
  const { account } = words;
  const locale = document.documentElement.lang.startsWith('zh') ? 'zh' : 'en';
  const name = draw('p', { class: 'account-username', title: userInfo.username }, userInfo.username);
  const logout = draw('button', { type: 'button', class: 'account-entry' }, account.logout);
  logout.addEventListener('click', () => void whileBusy(logout, () => logOut(words)));
  if (ifGroupManager === 1) {
    const href = localizePath('/companyAdmin/list', locale);
    return [name, draw('a', { class: 'account-entry', href }, account.companyAdmin), logout];
  }
  const line = draw('p', { class: 'account-type' }, describeAccount(userInfo, words));
  if (!mayUpgrade(userInfo)) return [name, line, logout];
  const upgrade = draw('button', { type: 'button', class: 'account-entry' }, account.upgrade);
  upgrade.addEventListener('click', () => askAccount('upgrade'));
  return [name, line, upgrade, logout];
}

/** Ends the session without a button, like the one in the account panel. */
export async function logOutNow(): Promise<void> {
  await logOut(await loadAccountWords());
}

/** Milliseconds between the click and the logout (specification, sections 4 and 9). */
const delay = 200;

async function logOut({ account, login }: AccountWords): Promise<void> {
  const bar = document.querySelector('.load-bar');
  bar?.setAttribute('data-state', 'running');
  await new Promise((resolve) => setTimeout(resolve, delay));
  const failure = await signOut();
  bar?.setAttribute('data-state', 'resting');
  if (failure !== null) {
    tellFailure(failure);
    return tell(account.logoutFailed, 'failure');
  }
  const { locale, path } = splitLocale(window.location.pathname);
  if (!leavesOnLogout(path)) return tell(login.message.doSuccess, 'success');
  tellLater(login.message.doSuccess, 'success');
  window.location.assign(localizePath('/', locale));
}

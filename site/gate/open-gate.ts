import { localizePath } from '#cms-schema/locale.ts';
import { askAccount } from '#session/ask-account.ts';
import { callPlatform } from '#session/call-platform.ts';
import type { Failure } from '#session/outcome.ts';
import { readOpenedDocument } from '#session/read-answers.ts';
import { hasToken, readSession } from '#session/session-state.ts';
import { describeFailure } from '#session/tell-failure.ts';
import { draw } from '#ui/draw.ts';
import { whileBusy } from '#ui/while-busy.ts';
import { type AccountWords, loadAccountWords } from '../account/account-words.ts';
import { goOnAfterLogin } from '../downloads/go-on-after-login.ts';
import { noteOpening } from './opening.ts';

/** Milliseconds after which a waiting visitor is told that this takes longer than usual. */
const LONG_WAIT = 10_000;

/** Requests the document from the platform and navigates to it, after asking signed-out visitors to log in. */
export async function openGate(gate: HTMLElement): Promise<void> {
  const { gate: words, download } = await loadAccountWords();
  const button = buttonOf(gate);
  if (!hasToken()) return askToLogIn(gate);
  if (button === null) return;
  const outcome = await whileBusy(button, async () => {
    label(button, words.open);
    tell(gate, words.opening);
    const late = setTimeout(() => tell(gate, words.late), LONG_WAIT);
    const ticket = gate.dataset.ticket ?? '';
    const answer = await callPlatform('POST /community/document/open', { ticket }, readOpenedDocument, {
      isSilent: true,
    });
    clearTimeout(late);
    return answer;
  });
  if (outcome === null) return;
  if (outcome.kind === 'done') {
    noteOpening(window.location.pathname);
    window.location.replace(outcome.result.url + window.location.hash);
    return;
  }
  const isOver = outcome.kind === 'refused' && (outcome.code === 401 || outcome.code === 403);
  if (isOver) return tell(gate, words.over);
  label(button, words.again);
  tell(gate, ...describe(outcome, download, gate.dataset.upgrade !== undefined));
}

/** Restores the original button label after a logout. */
export function resetGate(gate: HTMLElement): void {
  const button = buttonOf(gate);
  if (button?.dataset.label) label(button, button.dataset.label);
}

/** The platform let the account in, but the document was refused. To avoid a loop, only the reader can try again. */
export async function tellNotOpened(gate: HTMLElement): Promise<void> {
  const { gate: words } = await loadAccountWords();
  const button = buttonOf(gate);
  if (button) label(button, words.again);
  tell(gate, words.refused);
}

async function askToLogIn(gate: HTMLElement): Promise<void> {
  const { gate: words } = await loadAccountWords();
  tell(gate, words.login);
  // The gate watches the session, so it opens without a callback here.
  goOnAfterLogin(
    () => {},
    () => tell(gate),
  );
  askAccount('login');
}

function buttonOf(gate: HTMLElement): HTMLButtonElement | null {
  return gate.querySelector<HTMLButtonElement>('[data-open]');
}

/** Changes the text before a button's icon, and remembers the first one for `resetGate`. */
function label(button: HTMLButtonElement, text: string): void {
  const words = [...button.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
  if (!words) return;
  button.dataset.label ??= words.nodeValue ?? '';
  words.nodeValue = text;
}

function tell(gate: HTMLElement, ...content: (string | Node)[]): void {
  gate.querySelector('[data-told]')?.replaceChildren(...content);
}

/**
 * What went wrong, as a sentence, followed by a link or button for what to do about it.
 * @param hasUpgrade whether a trial account would open the gate.
 */
function describe(failure: Failure, words: AccountWords['download'], hasUpgrade: boolean): (string | Node)[] {
  const { lang } = document.documentElement;
  const said = describeFailure(failure, lang);
  if (failure.kind !== 'refused') return [said];
  if (failure.code === 521 && hasUpgrade && readSession()?.userInfo.roleCode === 'user') {
    const upgrade = draw('button', { type: 'button' }, words.upgrade);
    upgrade.addEventListener('click', () => askAccount('upgrade'));
    return [`${said} `, upgrade];
  }
  if (failure.code === 521 || failure.code === 606) {
    const href = localizePath('/community/business', lang.startsWith('zh') ? 'zh' : 'en');
    return [`${said} `, draw('a', { href }, words.business)];
  }
  if (failure.code === 522) {
    const reload = draw('button', { type: 'button' }, words.reload);
    reload.addEventListener('click', () => window.location.reload());
    return [`${said} ${words.changed} `, reload];
  }
  return [said];
}

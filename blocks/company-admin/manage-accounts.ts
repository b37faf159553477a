import { fillIn } from '#kit/fill-in.ts';
import { callPlatform } from '#session/call-platform.ts';
import { readAccounts } from '#session/read-answers.ts';
import { daysWithoutEnd } from '#session/rules.ts';
import { readSession } from '#session/session-state.ts';
import { bringStyle } from '#ui/bring-style.ts';
import { draw } from '#ui/draw.ts';
import { type AccountAct, accountActs, openAct } from './account-acts.ts';
import { type CompanyAccount, type FoundAccounts as Found, loadWords, type Words } from './company-account.ts';
import { companyStyle } from './company-style.ts';

const pageSize = 20;

/** Runs the list of a company's accounts: search, paging, and dialogs for changes. False if it could not be loaded. */
export async function manageAccounts(root: HTMLElement, signal: AbortSignal): Promise<boolean> {
  const { lang } = root.ownerDocument.documentElement;
  const words = await loadWords(lang);
  bringStyle(companyStyle);
  const rows = root.querySelector('tbody');
  const form = root.querySelector<HTMLFormElement>('[data-search]');
  const field = form?.querySelector('input');
  const summary = root.querySelector('[data-summary]');
  const table = rows?.closest('table');
  const place = root.querySelector('[data-page]');
  const pager = root.querySelector<HTMLElement>('.company-pages');
  if (!rows || !table || !form || !field || !summary || !place || !pager) return false;
  let page = 1;
  let keyword = '';
  let asked = 0;

  const read = async (wanted: number): Promise<boolean> => {
    asked += 1;
    const mine = asked;
    const outcome = await callPlatform('GET /companyAdmin/accounts', { keyword, page: wanted, pageSize }, readAccounts);
    if (outcome.kind !== 'done') return false;
    // A later request has been sent: ignore this response.
    if (mine !== asked || signal.aborted) return true;
    page = wanted;
    show(outcome.result);
    return true;
  };
  const show = ({ total, accounts }: Found) => {
    const pages = Math.max(1, Math.ceil(total / pageSize));
    summary.textContent = printFound(total, words);
    table.hidden = total === 0;
    pager.hidden = pages === 1;
    place.textContent = fillIn(words.page, { page, pages });
    for (const button of root.querySelectorAll<HTMLButtonElement>('[data-step]')) {
      const next = page + Number(button.dataset.step);
      button.disabled = next < 1 || next > pages;
    }
    rows.replaceChildren(...accounts.map((account) => drawRow(account, words, lang, act)));
  };
  const act = (kind: AccountAct, account: CompanyAccount) =>
    openAct(root, { kind, account, words, isOwn: isOwn(account), done: () => void readAgain(kind, account) });
  const readAgain = async (kind: AccountAct, account: CompanyAccount) => {
    await read(page);
    // The last account of the last page was deleted.
    if (page > 1 && rows.childElementCount === 0) await read(page - 1);
    if (signal.aborted) return;
    // The rows were rendered again, so the button that opened the dialog no longer exists and has lost the focus.
    const button = rows.querySelector<HTMLElement>(`[data-account='${account.id}'] [data-act=${kind}]`);
    (button ?? field).focus();
  };

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      keyword = field.value.trim();
      void read(1);
    },
    { signal },
  );
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null;
      if (button) void read(page + Number(button.dataset.step));
    },
    { signal },
  );
  return read(1);
}

function drawRow(
  account: CompanyAccount,
  words: Words,
  lang: string,
  act: (kind: AccountAct, account: CompanyAccount) => void,
): HTMLElement {
  const { username, registeredAt, lastLoginAt, remainingDays, isManager } = account;
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' });
  // Nobody deletes the own account here: the platform refuses it.
  const acts = accountActs.filter((kind) => kind !== 'remove' || !isOwn(account));
  const buttons = acts.map((kind) => {
    const button = draw(
      'button',
      { type: 'button', 'data-act': kind, 'aria-label': `${words[kind]}: ${username}` },
      words[kind],
    );
    button.addEventListener('click', () => act(kind, account));
    return button;
  });
  return draw(
    'tr',
    { 'data-account': account.id },
    draw('th', { scope: 'row' }, username, isManager && draw('small', {}, words.manager)),
    draw('td', { 'data-label': words.registeredAt }, day.format(new Date(registeredAt))),
    draw(
      'td',
      { 'data-label': words.lastLoginAt },
      lastLoginAt === null ? words.never : day.format(new Date(lastLoginAt)),
    ),
    draw('td', { 'data-label': words.remainingDays }, printDays(remainingDays, words)),
    draw('td', { class: 'h-card-acts' }, ...buttons),
  );
}

function isOwn({ username }: CompanyAccount): boolean {
  return readSession()?.userInfo.username === username;
}

function printFound(total: number, words: Words): string {
  if (total === 0) return words.empty;
  return total === 1 ? words.foundOne : fillIn(words.found, { total });
}

function printDays(days: number, words: Words): string {
  if (days === 0) return words.expired;
  if (days < 0) return words.lastDay;
  if (days >= daysWithoutEnd) return words.unlimited;
  return days === 1 ? words.oneDay : fillIn(words.days, { days });
}

import { localizePath } from '#cms-schema/locale.ts';
import { callPlatform } from '#session/call-platform.ts';
import { readNothing } from '#session/read-answers.ts';
import { readSession } from '#session/session-state.ts';
import { draw } from '#ui/draw.ts';
import { drawButton } from '#ui/draw-field.ts';
import { whileBusy } from '#ui/while-busy.ts';
import { drawAccountDialog } from './account-dialog.ts';
import { type AccountWords, loadAccountWords } from './account-words.ts';
import { stateOfUpgrade, type UpgradeState } from './describe-account.ts';

let dialog: HTMLDialogElement | null = null;
let drawnFor = '';

/** Offers to mail a trial to those who may have one, and links everybody to the business contact page. */
export async function openUpgrade(): Promise<void> {
  const words = await loadAccountWords();
  const user = readSession()?.userInfo;
  // After a change of account, or once its trial has begun or ended, the old dialog no longer applies.
  const forWhom = JSON.stringify([user?.username, stateOfUpgrade(user)]);
  if (forWhom !== drawnFor) dialog?.remove();
  if (dialog === null || forWhom !== drawnFor) dialog = drawUpgrade(words, stateOfUpgrade(user));
  drawnFor = forWhom;
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover();
  if (!dialog.open) dialog.showModal();
}

/** The platform's code for an account that has had its trial. */
const usedTrial = 912;

function drawUpgrade(words: AccountWords, state: UpgradeState): HTMLDialogElement {
  const { upgrade } = words;
  const locale = document.documentElement.lang.startsWith('zh') ? 'zh' : 'en';
  const text = draw('p', {}, state === 'trial' ? upgrade.text : upgrade[state]);
  const send = drawButton(upgrade.send, { type: 'button' });
  const sent = draw('p', { class: 'account-sent', role: 'status' });
  const business = draw(
    'a',
    { href: localizePath('/community/business', locale), class: 'h-button', 'data-size': 'medium' },
    upgrade.business,
  );
  const lead = (isTrial: boolean) => {
    send.hidden = !isTrial;
    business.dataset.variant = isTrial ? 'secondary' : 'primary';
  };
  lead(state === 'trial');
  const content = draw(
    'section',
    { class: 'account-upgrade' },
    draw('h2', { class: 'account-title', id: 'account-title-upgrade' }, upgrade.title),
    text,
    send,
    business,
    sent,
  );
  send.addEventListener('click', async () => {
    const language = locale === 'zh' ? 'cn' : 'en';
    const outcome = await whileBusy(send, () =>
      callPlatform('POST /community/trialCustomer/sendUpgradeTrialMail', { language }, readNothing),
    );
    if (outcome === null) return;
    const isUsed = outcome.kind === 'refused' && outcome.code === usedTrial;
    if (isUsed) {
      text.textContent = upgrade.trialOver;
      lead(false);
      return business.focus();
    }
    const isSent = outcome.kind === 'done';
    sent.dataset.tone = isSent ? 'positive' : 'negative';
    if (isSent) sent.textContent = upgrade.sent;
    else if (outcome.kind === 'refused') sent.textContent = outcome.message;
    if (!isSent) return;
    send.disabled = true;
    // A disabled button loses the focus.
    business.focus();
  });
  const made = drawAccountDialog(words, content);
  made.setAttribute('aria-labelledby', 'account-title-upgrade');
  return made;
}

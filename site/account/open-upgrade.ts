import { localizePath } from '#cms-schema/locale.ts';
import { callPlatform } from '#session/call-platform.ts';
import { readNothing } from '#session/read-answers.ts';
import { readSession } from '#session/session-state.ts';
import { draw } from '#ui/draw.ts';
import { drawButton } from '#ui/draw-field.ts';
import { whileBusy } from '#ui/while-busy.ts';
import { drawAccountDialog } from './account-dialog.ts';
import { loadAccountWords } from './account-words.ts';

let dialog: HTMLDialogElement | null = null;
let drawnFor = '';

/** Offers to mail a trial, and links to the business contact page. */
export async function openUpgrade(): Promise<void> {
  const words = await loadAccountWords();
  // After a change of account, the "sent" state of the old dialog no longer applies.
  const username = readSession()?.userInfo.username ?? '';
  if (username !== drawnFor) dialog?.remove();
  if (dialog === null || username !== drawnFor) dialog = drawUpgrade(words);
  drawnFor = username;
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover();
  if (!dialog.open) dialog.showModal();
}

function drawUpgrade(words: Awaited<ReturnType<typeof loadAccountWords>>): HTMLDialogElement {
  const { upgrade } = words;
  const locale = document.documentElement.lang.startsWith('zh') ? 'zh' : 'en';
  const send = drawButton(upgrade.send, { type: 'button' });
  const sent = draw('p', { class: 'account-sent', role: 'status' });
  const business = draw(
    'a',
    {
      href: localizePath('/community/business', locale),
      class: 'h-button',
      'data-variant': 'secondary',
      'data-size': 'medium',
    },
    upgrade.business,
  );
  const content = draw(
    'section',
    { class: 'account-upgrade' },
    draw('h2', { class: 'account-title', id: 'account-title-upgrade' }, upgrade.title),
    draw('p', {}, upgrade.text),
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

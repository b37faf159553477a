import { callPlatform } from '#session/call-platform.ts';
import { readNothing } from '#session/read-answers.ts';
import { describeFailure } from '#session/tell-failure.ts';
import { draw } from '#ui/draw.ts';
import { drawButton } from '#ui/draw-field.ts';
import { whileBusy } from '#ui/while-busy.ts';
import type { ConfigFile } from './config-file.ts';
import { say } from './download.ts';
import { isOneOf } from './tool-codes.ts';
import type { ToolPlace } from './view.ts';

/** `changed`: not deleted, because a colleague changed it first. `gone`: a colleague had already deleted it. */
export type DeleteEnd = 'deleted' | 'changed' | 'gone';

/** Asks for confirmation in a dialog, then deletes the file. A failure is shown in the dialog, which stays open. */
export function askToDelete(
  { id, name, version, fileName }: ConfigFile,
  { place, words, lang, signal }: ToolPlace,
  ended: (end: DeleteEnd) => void,
): void {
  const confirm = drawButton(words.remove);
  const cancel = drawButton(words.cancel, { type: 'button', variant: 'secondary' });
  const status = draw('p', { class: 'tool-said', role: 'status' });
  const form = draw(
    'form',
    { novalidate: true },
    draw('h2', { id: 'config-delete' }, words.removeTitle),
    draw('p', {}, draw('strong', {}, name), draw('small', {}, fileName)),
    draw('p', { id: 'config-delete-note' }, words.removeNote),
    status,
    draw('div', { class: 'tool-ways' }, confirm, cancel),
  );
  const dialog = draw(
    'dialog',
    {
      class: 'tool-dialog h-surface',
      'data-tone': 'light',
      'data-holds-page': '',
      'aria-labelledby': 'config-delete',
      'aria-describedby': 'config-delete-note',
    },
    form,
  );
  const close = (end: DeleteEnd) => {
    dialog.close();
    ended(end);
  };
  const remove = async () => {
    say(status, '', 'neutral');
    const outcome = await callPlatform('POST /community/configFile/delete', { id, version }, readNothing, {
      isSilent: true,
    });
    if (signal.aborted) return;
    if (outcome.kind === 'done') return close('deleted');
    const code = outcome.kind === 'refused' ? outcome.code : 0;
    if (isOneOf(code, 'changedMeanwhile')) return close('changed');
    if (isOneOf(code, 'notFound', 'missingResource')) return close('gone');
    say(status, describeFailure(outcome, lang), 'negative');
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void whileBusy(confirm, remove);
  });
  cancel.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  signal.addEventListener('abort', () => dialog.close());
  place.append(dialog);
  dialog.showModal();
  // Focus Cancel, so that pressing Enter twice does not delete.
  cancel.focus();
}

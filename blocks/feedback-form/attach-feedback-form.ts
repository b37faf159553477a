import { fillIn } from '#kit/fill-in.ts';
import { printBytes } from '#kit/print-bytes.ts';
import { callPlatform } from '#session/call-platform.ts';
import { findFeedbackFaults } from '#session/contact-rules.ts';
import { readNothing } from '#session/read-answers.ts';
import { sendWithProgress } from '#session/send-with-progress.ts';
import { draw } from '#ui/draw.ts';
import { tellProblem } from '#ui/field-problem.ts';
import { readForm, tendForm } from '../tend-form.ts';
import { chooseFiles } from './choose-files.ts';

const feedbackTypes = ['1', '2', '3', '4', '5'] as const;

/** Runs the feedback form. The chosen files are listed with their sizes, and can be removed until the form is sent. */
export default function attachFeedbackForm(root: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const place = root.querySelector<HTMLElement>('[data-files]');
  const input = place?.querySelector('input');
  const list = place?.querySelector('ul');
  const progress = place?.querySelector('progress');
  if (!(root instanceof HTMLFormElement) || !place || !input || !list || !progress) return () => {};
  let files: readonly File[] = [];

  const show = () => list.replaceChildren(...files.map(drawFile));
  const drawFile = (file: File) => {
    const remove = draw('button', { type: 'button' }, '×');
    remove.setAttribute('aria-label', fillIn(place.dataset.remove ?? '', { name: file.name }));
    remove.addEventListener('click', () => {
      files = files.filter((each) => each !== file);
      tellProblem(input, '');
      show();
      input.focus();
    });
    return draw('li', {}, draw('span', {}, file.name), draw('small', {}, printBytes(file.size)), remove);
  };
  const add = () => {
    const { files: chosen, leftOut } = chooseFiles(files, [...(input.files ?? [])]);
    files = chosen;
    const reasons = [...leftOut].map(([fault, names]) =>
      fillIn(place.dataset[fault] ?? '', { names: names.join(place.dataset.comma) }),
    );
    // Allows the same file to be chosen again after it was removed.
    input.value = '';
    show();
    tellProblem(input, reasons.join('\n'));
  };
  const values = () => ({ type: '', content: '', email: '', trap: '', ...readForm(root) });
  const send = async () => {
    const { type, ...texts } = values();
    const body = new FormData();
    for (const [name, value] of Object.entries({ type, ...texts })) body.set(name, value);
    for (const file of files) body.append('files', file);
    progress.hidden = files.length === 0;
    const input = { type: feedbackTypes.find((each) => each === type) ?? '5', content: texts.content };
    const outcome = await callPlatform('POST /community/feedback', input, readNothing, {
      body,
      send: sendWithProgress((share) => {
        progress.value = share;
      }),
    });
    progress.hidden = true;
    progress.value = 0;
    return outcome;
  };
  const sent = () => {
    files = [];
    tellProblem(input, '');
    show();
  };

  input.addEventListener('change', add, { signal });
  tendForm(root, { findFaults: () => findFeedbackFaults(values()), send, sent }, signal);
  return () => {
    listening.abort();
    list.replaceChildren();
  };
}

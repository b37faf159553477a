import { fillIn } from '#kit/fill-in.ts';
import { printBytes } from '#kit/print-bytes.ts';
import { configFileRules } from '#session/config-file-rules.ts';
import type { Failure } from '#session/outcome.ts';
import { describeFailure } from '#session/tell-failure.ts';
import { draw } from '#ui/draw.ts';
import { drawButton } from '#ui/draw-field.ts';
import { hasProblem, tellProblem } from '#ui/field-problem.ts';
import { tellMissingPart } from '#ui/missing-part.ts';
import { checkFile, mostBytes } from './check-file.ts';
import type { DraftFile } from './draft.ts';
import { isOneOf } from './tool-codes.ts';
import type { FileUpload, UploadState } from './upload.ts';
import type { ToolPlace } from './view.ts';

export interface FileField {
  readonly root: HTMLElement;
  /** The chosen file; null if there is none. */
  readonly chosen: () => DraftFile | null;
  /** Waits until the upload is complete. False if it cannot complete for now; the field shows why. */
  finish(): Promise<boolean>;
  /** Resumes an upload that stopped when the session ended. */
  resume(): void;
  /** Shows what is wrong with the file and focuses the field. */
  refuse(text: string): void;
  /** Removes the file; the platform discards what was uploaded. */
  clear(): void;
  /** Sets the text about the file currently in use. */
  tellCurrent(text: string): void;
}

/**
 * The file field of the form. The upload starts as soon as a file is chosen, while the user fills in the rest; invalid files are
 * refused before anything is sent. `kept` describes a file from an earlier page: once chosen again, its upload resumes.
 */
export function drawFileField(
  { words, lang, signal }: Pick<ToolPlace, 'words' | 'lang' | 'signal'>,
  { kept, label, changed }: { readonly kept: DraftFile | null; readonly label: string; readonly changed: () => void },
): FileField {
  let file: File | null = null;
  let known = kept;
  let upload: FileUpload | null = null;
  let state: UploadState | null = null;
  const waiting: ((arrived: boolean) => void)[] = [];

  const id = 'config-file';
  const input = draw('input', {
    id,
    type: 'file',
    accept: configFileRules.extensions.map((each) => `.${each}`).join(','),
    'aria-describedby': `${id}-hint ${id}-error`,
  });
  const current = draw('p', { class: 'h-field-hint' });
  const choose = draw('span', {}, words.choose);
  const drop = draw('label', { class: 'tool-drop', for: id }, choose, draw('small', {}, words.dropHere));
  const name = draw('strong');
  const size = draw('small');
  const status = draw('p', { class: 'tool-upload-said', role: 'status' });
  const bar = draw('progress', { max: 1, value: 0, 'aria-label': words.progress });
  const pause = drawButton(words.pause, { type: 'button', variant: 'secondary', size: 'small' });
  const remove = drawButton('×', { type: 'button', variant: 'quiet', size: 'small' });
  const box = draw(
    'div',
    { class: 'tool-upload', hidden: true },
    draw('p', { class: 'tool-upload-name' }, name, size),
    draw('span', { class: 'tool-upload-ways' }, pause, remove),
    bar,
    status,
  );
  const root = draw(
    'div',
    { class: 'h-field tool-file-field' },
    draw('span', { class: 'h-field-label' }, label),
    current,
    input,
    drop,
    draw('p', { class: 'h-field-hint', id: `${id}-hint` }, words.fileHint),
    box,
    draw('p', { class: 'h-field-error h-field-live', id: `${id}-error` }),
  );
  input.setAttribute('aria-label', label);

  const percentOf = (bytes: number) => (known && known.size > 0 ? Math.floor((bytes / known.size) * 100) : 0);
  const describe = (): string => {
    if (!known) return '';
    if (known.uploadId !== null) return words.sent;
    const percent = percentOf(state?.sent ?? known.sent);
    if (state === null) return fillIn(words.chooseAgain, { name: known.name, percent });
    if (state.kind === 'stopped')
      return fillIn(words.stopped, { percent, reason: describeFailure(state.failure, lang) });
    if (state.kind === 'waiting') return words.waiting;
    if (state.kind === 'paused') return fillIn(words.paused, { percent });
    return percent === 100 ? words.checking : fillIn(words.sending, { percent });
  };
  const show = () => {
    box.hidden = known === null;
    drop.dataset.small = known === null ? '' : 'yes';
    choose.textContent = known === null ? words.choose : words.chooseOther;
    if (known === null) return;
    const isArrived = known.uploadId !== null;
    const isResting = state?.kind === 'paused' || state?.kind === 'stopped';
    name.textContent = known.name;
    size.textContent = printBytes(known.size);
    bar.value = isArrived ? 1 : percentOf(state?.sent ?? known.sent) / 100;
    bar.hidden = isArrived;
    box.dataset.state = isArrived ? 'done' : (state?.kind ?? 'kept');
    pause.hidden = isArrived || file === null;
    pause.textContent = isResting ? words.continue : words.pause;
    remove.setAttribute('aria-label', fillIn(words.takeAway, { name: known.name }));
    // Screen readers announce changes of state, but not every percent.
    status.ariaLive = state?.kind === 'sending' ? 'off' : 'polite';
    status.textContent = describe();
  };
  const settle = (arrived: boolean) => {
    for (const go of waiting.splice(0)) go(arrived);
  };
  const note = (next: UploadState) => {
    const isBegun = state?.kind !== next.kind;
    state = next;
    if (known) known = { ...known, sent: next.sent, uploadId: next.kind === 'done' ? next.uploadId : null };
    show();
    if (isBegun || next.kind === 'done') changed();
    if (next.kind === 'done') settle(true);
    if (next.kind === 'stopped' || next.kind === 'paused') settle(false);
    if (next.kind === 'stopped' && isOfFile(next.failure)) reject(next.failure);
  };
  /** Another attempt with the same file would be refused again, so that only another file helps. */
  const reject = (failure: Failure) => {
    const values = { name: known?.name ?? '', reason: describeFailure(failure, lang) };
    // The platform has discarded it already.
    [upload, known] = [null, null];
    clear();
    tellProblem(input, fillIn(words.refusedFile, values));
  };
  const send = async (chosen: File) => {
    status.textContent = words.preparing;
    try {
      const { createUpload } = await import('./upload.ts');
      if (file !== chosen || signal.aborted) return;
      const told = {
        state: note,
        address: (address: string) => {
          if (known) known = { ...known, address };
          changed();
        },
      };
      upload = createUpload(chosen, known?.address ?? null, told, signal);
      upload.start();
    } catch (error) {
      tellMissingPart(error);
      note({ kind: 'stopped', sent: 0, failure: { kind: 'network' } });
    }
  };
  const take = (files: readonly File[]) => {
    const [chosen] = files;
    // Allows the same file to be chosen again after it was removed.
    input.value = '';
    if (!chosen) return;
    const fault = files.length > 1 ? 'oneFile' : checkFile(chosen);
    const values = { name: chosen.name, size: printBytes(chosen.size), most: printBytes(mostBytes(chosen.name)) };
    tellProblem(input, fault ? fillIn(words[fault], values) : '');
    if (fault) return;
    if (!isSame(chosen, known)) {
      forget();
      const { name, size, lastModified } = chosen;
      known = { ...{ name, size, lastModified }, address: null, sent: 0, uploadId: null };
    }
    file = chosen;
    show();
    changed();
    if (known?.uploadId === null) void send(chosen);
  };
  const forget = () => {
    const address = known?.address ?? null;
    if (upload) upload.cancel();
    else if (address !== null) void import('./upload.ts').then((part) => part.forget(address), tellMissingPart);
    [file, known, upload, state] = [null, null, null, null];
    settle(false);
  };
  const clear = () => {
    forget();
    tellProblem(input, '');
    show();
    changed();
  };
  const goOn = () => {
    if (upload) upload.start();
    else if (file) void send(file);
  };

  input.addEventListener('change', () => take([...(input.files ?? [])]));
  for (const kind of ['dragover', 'dragleave', 'drop'] as const) {
    drop.addEventListener(kind, (event) => {
      event.preventDefault();
      drop.toggleAttribute('data-over', kind === 'dragover');
      if (kind === 'drop') take([...(event.dataTransfer?.files ?? [])]);
    });
  }
  pause.addEventListener('click', () => {
    if (state?.kind === 'sending' || state?.kind === 'waiting') upload?.pause();
    else goOn();
  });
  remove.addEventListener('click', () => {
    clear();
    input.focus();
  });
  show();
  return {
    root,
    chosen: () => known,
    finish: async () => {
      if (known === null || known.uploadId !== null) return true;
      if (file === null) {
        tellProblem(input, fillIn(words.chooseAgain, { name: known.name, percent: percentOf(known.sent) }));
        input.focus();
        return false;
      }
      const arrived = new Promise<boolean>((resolve) => {
        waiting.push(resolve);
      });
      if (state?.kind === 'paused' || state?.kind === 'stopped') goOn();
      const isArrived = await arrived;
      if (!isArrived && hasProblem(input)) input.focus();
      return isArrived;
    },
    resume: () => {
      if (state?.kind === 'stopped') goOn();
    },
    refuse: (text) => {
      tellProblem(input, text);
      input.focus();
    },
    clear,
    tellCurrent: (text) => {
      current.textContent = text;
      current.hidden = text === '';
    },
  };
}

/** Whether the platform refused the file itself. */
export function isOfFile(failure: Failure): boolean {
  return failure.kind === 'refused' && isOneOf(failure.code, 'wrongFile', 'largeFile', 'unsupportedFile');
}

function isSame({ name, size, lastModified }: File, known: DraftFile | null): boolean {
  return known?.name === name && known.size === size && known.lastModified === lastModified;
}

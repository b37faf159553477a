import { fillIn } from '#kit/fill-in.ts';
import { printBytes } from '#kit/print-bytes.ts';
import { callPlatform } from '#session/call-platform.ts';
import { configFileRules, findConfigFileFaults } from '#session/config-file-rules.ts';
import { dropDraft, keepDraft } from '#session/drafts.ts';
import type { Failure } from '#session/outcome.ts';
import { readConfigFileDetail, readCreatedConfigFile, readEditedConfigFile } from '#session/read-answers.ts';
import { describeFailure } from '#session/tell-failure.ts';
import { draw } from '#ui/draw.ts';
import { drawButton, drawButtonLink, drawField, drawTextArea } from '#ui/draw-field.ts';
import { tellProblem } from '#ui/field-problem.ts';
import { whileBusy } from '#ui/while-busy.ts';
import { type Base, compareWithColleague, type TextField, type Texts, textFields } from './compare-with-colleague.ts';
import { type ConfigFileDetail, printMoment, toolPath } from './config-file.ts';
import { type Conflict, drawConflict } from './conflict.ts';
import { say } from './download.ts';
import type { Draft } from './draft.ts';
import { drawFileField, isOfFile } from './file-field.ts';
import { isOneOf } from './tool-codes.ts';
import type { OpenView, ToolPlace } from './view.ts';

interface FormStart {
  /** The file to change; null for a new one. */
  readonly file: ConfigFileDetail | null;
  /** Unsaved input from earlier, if any. */
  readonly draft: Draft | null;
}

/** The key under which the draft of a file is stored. */
export function draftName(id: string | null): string {
  return `config-file:${id ?? 'new'}`;
}

/** The form for one file, until it is saved. Its input survives failures, a reload and the end of the session. */
export function openForm(tool: ToolPlace, { file, draft }: FormStart): OpenView {
  const { place, words, lang, locale, account, signal } = tool;
  const began = { id: file?.id ?? null, base: draft?.base ?? (file && baseOf(file)) };
  let { id, base } = began;
  let conflict: Conflict | null = null;
  let isSaved = false;

  const text = (name: 'name' | 'actuator' | 'device') =>
    drawField({
      id: `config-${name}`,
      name,
      label: words[name],
      autocomplete: 'off',
      isRequired: true,
      maxLength: configFileRules.longestName,
    });
  const fields = {
    name: text('name'),
    actuator: text('actuator'),
    device: text('device'),
    note: drawTextArea({
      id: 'config-note',
      name: 'note',
      label: words.note,
      optional: words.optional,
      maxLength: configFileRules.longestNote,
    }),
  };
  fields.note.input.placeholder = words.noteHint;
  const upload = drawFileField(tool, {
    kept: draft?.file ?? null,
    label: file ? words.fileReplace : words.file,
    changed: () => {
      forgetMissing();
      keep();
    },
  });
  const tellCurrent = ({ fileName, bytes }: Pick<ConfigFileDetail, 'fileName' | 'bytes'>) =>
    upload.tellCurrent(fillIn(words.fileNow, { name: fileName, size: printBytes(bytes) }));
  const submit = drawButton(words.save);
  const status = draw('p', { class: 'tool-said', role: 'status' });
  const notice = draw('div', { class: 'tool-notice', role: 'status' });
  const back = file ? toolPath(locale, 'downloadDetail', { id: file.id }) : toolPath(locale, 'configList');
  const form = draw(
    'form',
    { class: 'tool-form', novalidate: true },
    notice,
    ...textFields.map((name) => fields[name].root),
    upload.root,
    draw('div', { class: 'tool-ways' }, submit, drawButtonLink(words.cancel, back, { variant: 'quiet' })),
    status,
  );

  /** Removes the request to fill in fields once nothing is missing. */
  const forgetMissing = () => {
    const isMissing = form.querySelector('[aria-invalid]') !== null;
    if (status.textContent === words.missing && !isMissing) say(status, '', 'neutral');
  };
  const texts = (): Texts => ({
    name: fields.name.input.value.trim(),
    actuator: fields.actuator.input.value.trim(),
    device: fields.device.input.value.trim(),
    note: fields.note.input.value.trim(),
  });
  const write = (values: Texts) => {
    for (const name of textFields) fields[name].input.value = values[name];
  };
  const isChanged = () => {
    const typed = texts();
    return upload.chosen() !== null || textFields.some((name) => typed[name] !== (base?.[name] ?? ''));
  };
  const askBeforeLeaving = (event: Event) => event.preventDefault();
  const keep = () => {
    if (isSaved || signal.aborted) return;
    const isUnsaved = isChanged();
    window.removeEventListener('beforeunload', askBeforeLeaving);
    if (isUnsaved) window.addEventListener('beforeunload', askBeforeLeaving);
    if (isUnsaved)
      keepDraft(account, draftName(began.id), { texts: texts(), base, file: upload.chosen() } satisfies Draft);
    else dropDraft(account, draftName(began.id));
  };
  const saved = (savedId: string, kind: 'new' | 'change') => {
    isSaved = true;
    dropDraft(account, draftName(began.id));
    window.removeEventListener('beforeunload', askBeforeLeaving);
    window.location.assign(toolPath(locale, 'downloadDetail', { id: savedId, saved: kind }));
  };
  const findFaults = (): boolean => {
    const faults = findConfigFileFaults(texts());
    for (const name of textFields) {
      const isMissing = faults.some(({ field }) => field === name);
      tellProblem(fields[name].input, isMissing ? fillIn(words.required, { field: words[name] }) : '');
    }
    const isFileMissing = id === null && upload.chosen() === null;
    if (isFileMissing) upload.refuse(fillIn(words.required, { field: words.file }));
    const [first] = textFields.filter((name) => faults.some(({ field }) => field === name));
    if (first) fields[first].input.focus();
    if (first || isFileMissing) say(status, words.missing, 'negative');
    return first !== undefined || isFileMissing;
  };
  const choose = () => {
    for (const { field, theirs, takesTheirs } of conflict?.choices() ?? []) {
      if (!takesTheirs) continue;
      if (field === 'file') upload.clear();
      else fields[field].input.value = theirs;
    }
  };
  const send = async () => {
    const uploadId = upload.chosen()?.uploadId ?? undefined;
    const values = texts();
    if (id === null) {
      const input = { ...values, uploadId: uploadId ?? '' };
      const outcome = await callPlatform('POST /community/configFile/create', input, readCreatedConfigFile, {
        isSilent: true,
      });
      return outcome.kind === 'done' ? saved(outcome.result.id, 'new') : fail(outcome);
    }
    const input = { id, ...values, version: base?.version ?? 1, ...(uploadId !== undefined && { uploadId }) };
    const outcome = await callPlatform('POST /community/configFile/edit', input, readEditedConfigFile, {
      isSilent: true,
    });
    if (outcome.kind === 'done') return saved(outcome.result.id, 'change');
    const code = outcome.kind === 'refused' ? outcome.code : 0;
    if (isOneOf(code, 'changedMeanwhile')) return compare(id);
    return fail(outcome);
  };
  const fail = (failure: Failure) => {
    if (signal.aborted) return;
    say(status, `${fillIn(words.notSaved, { reason: describeFailure(failure, lang) })} ${words.keptText}`, 'negative');
    if (failure.kind !== 'refused') return;
    const problemOf = (field: string) => failure.problems.find((problem) => problem.field === field)?.message;
    for (const name of textFields) {
      const fault = problemOf(name);
      const isTaken = name === 'name' && isOneOf(failure.code, 'takenFileName');
      const isMissing = fault === 'required';
      if (fault === undefined && !isTaken) continue;
      tellProblem(fields[name].input, isMissing ? fillIn(words.required, { field: words[name] }) : failure.message);
    }
    if (problemOf('uploadId') !== undefined) {
      upload.clear();
      return upload.refuse(words.uploadGone);
    }
    if (isOfFile(failure)) return upload.refuse(failure.message);
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  const compare = async (of: string) => {
    const outcome = await callPlatform('GET /community/configFile/detail', { id: of }, readConfigFileDetail, {
      isSilent: true,
    });
    if (signal.aborted) return;
    if (outcome.kind === 'refused' && isOneOf(outcome.code, 'notFound', 'missingResource')) return beNew();
    if (outcome.kind !== 'done' || base === null) return say(status, words.conflictFailed, 'negative');
    const theirs = outcome.result;
    const mine = { texts: texts(), fileName: upload.chosen()?.name ?? null };
    conflict = drawConflict(
      compareWithColleague(base, mine, baseOf(theirs)),
      printMoment(theirs.updatedAt, lang),
      tool,
    );
    base = baseOf(theirs);
    tellCurrent(theirs);
    say(status, '', 'neutral');
    notice.replaceChildren(conflict.root);
    conflict.root.querySelector<HTMLElement>('.tool-title')?.focus();
    keep();
  };
  /** Called when a colleague has deleted the file: the input can then be saved as a new one. */
  const beNew = () => {
    [id, base, conflict] = [null, null, null];
    submit.textContent = words.saveNew;
    upload.tellCurrent('');
    notice.replaceChildren(draw('p', {}, words.goneWhileTyping));
    say(status, '', 'neutral');
    keep();
  };
  const save = async () => {
    choose();
    say(status, '', 'neutral');
    if (findFaults()) return;
    const isOnItsWay = upload.chosen() !== null && upload.chosen()?.uploadId === null;
    if (isOnItsWay) say(status, words.waitsForFile, 'neutral');
    if (!(await upload.finish())) return signal.aborted ? undefined : say(status, '', 'neutral');
    if (signal.aborted) return;
    await send();
  };

  write(draft?.texts ?? base ?? { name: '', actuator: '', device: '', note: '' });
  if (file) tellCurrent(file);
  if (draft) offerToDiscard();
  function offerToDiscard(): void {
    const discard = drawButton(words.discard, { type: 'button', variant: 'secondary', size: 'small' });
    discard.addEventListener('click', () => {
      upload.clear();
      base = file && baseOf(file);
      write(base ?? { name: '', actuator: '', device: '', note: '' });
      notice.replaceChildren();
      keep();
      fields.name.input.focus();
    });
    notice.replaceChildren(draw('div', { class: 'tool-restored' }, draw('p', {}, words.restored), discard));
  }
  form.addEventListener('input', ({ target }) => {
    const name = textFields.find((each: TextField) => fields[each].input === target);
    if (name) tellProblem(fields[name].input, '');
    forgetMissing();
    keep();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void whileBusy(submit, save);
  });
  signal.addEventListener('abort', () => window.removeEventListener('beforeunload', askBeforeLeaving));
  place.replaceChildren(form);
  tool.show('ready');
  keep();
  return { resume: () => upload.resume() };
}

function baseOf({ name, actuator, device, note, sha256, fileName, version }: ConfigFileDetail): Base {
  return { name, actuator, device, note, sha256, fileName, version };
}

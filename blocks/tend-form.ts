import { fillIn } from '#kit/fill-in.ts';
import type { FaultyField } from '#session/contact-rules.ts';
import type { Outcome } from '#session/outcome.ts';
import { tell } from '#session/tell.ts';
import { type FieldElement, tellProblem } from '#ui/field-problem.ts';
import { whileBusy } from '#ui/while-busy.ts';
import { overLength } from './field-length.ts';

interface FormOfBlock {
  /** All validation errors of the form's current values. */
  readonly findFaults: () => readonly FaultyField[];
  readonly send: () => Promise<Outcome<null>>;
  readonly sent?: () => void;
}

/**
 * Runs a form on a page: shows validation errors below the fields, with the messages that its markup carries as `data-`,
 * submits valid input and reports the outcome. The input stays in the form until it has been sent successfully.
 */
export function tendForm(form: HTMLFormElement, { findFaults, send, sent }: FormOfBlock, signal: AbortSignal): void {
  const submit = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const status = form.querySelector<HTMLElement>('[data-form-status]');
  if (!submit || !status) return;
  const say = (text: string, tone: 'positive' | 'negative') => {
    status.textContent = text;
    status.dataset.tone = tone;
  };
  const field = (name: string) => listFields(form).find((each) => each.name === name);
  const show = (faults: readonly FaultyField[]) => {
    for (const each of listFields(form)) {
      const fault = faults.find((one) => one.field === each.name);
      if (each.name !== '') tellProblem(each, fault ? sayFault(form, each, fault) : '');
    }
  };
  const findAll = (): readonly FaultyField[] => {
    const tooLong = listFields(form)
      .filter((each) => overLength(each) !== null)
      .map(({ name }): FaultyField => ({ field: name, fault: 'long' }));
    return [...findFaults().filter((fault) => !tooLong.some(({ field: name }) => name === fault.field)), ...tooLong];
  };
  const submitForm = async () => {
    const faults = findAll();
    show(faults);
    const [first] = faults;
    if (first) {
      const isMissing = faults.some(({ fault }) => fault === 'required');
      say((isMissing ? form.dataset.missing : form.dataset.invalid) ?? '', 'negative');
      return field(first.field)?.focus();
    }
    say('', 'positive');
    const outcome = await send();
    if (outcome.kind === 'done') {
      form.reset();
      show([]);
      say(outcome.message || (form.dataset.sent ?? ''), 'positive');
      tell(outcome.message || (form.dataset.sent ?? ''), 'success');
      return sent?.();
    }
    if (outcome.kind === 'refused' && outcome.problems.length > 0) {
      for (const { field: name, message } of outcome.problems) {
        const wrong = field(name);
        if (wrong) tellProblem(wrong, messageOf(form, wrong, message));
      }
      form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
    say(outcome.kind === 'refused' ? outcome.message : (form.dataset.failed ?? ''), 'negative');
  };

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void whileBusy(submit, submitForm);
    },
    { signal },
  );
  form.addEventListener(
    'change',
    ({ target }) => {
      if (!isField(target) || target.name === '') return;
      const fault = findAll().find((one) => one.field === target.name);
      // Empty required fields are reported on submit only.
      tellProblem(target, fault && fault.fault !== 'required' ? sayFault(form, target, fault) : '');
    },
    { signal },
  );
  form.addEventListener('input', ({ target }) => isField(target) && tellProblem(target, ''), { signal });
  submit.disabled = false;
  signal.addEventListener('abort', () => {
    submit.disabled = true;
  });
}

function listFields(form: HTMLFormElement): FieldElement[] {
  return [...form.elements].filter(isField);
}

function isField(value: unknown): value is FieldElement {
  return (
    value instanceof HTMLInputElement || value instanceof HTMLTextAreaElement || value instanceof HTMLSelectElement
  );
}

function sayFault(form: HTMLFormElement, field: FieldElement, { fault }: FaultyField): string {
  return messageOf(form, field, fault);
}

/** Works for the platform's faults as well, which have the same names as those of the local rules. */
function messageOf({ dataset }: HTMLFormElement, field: FieldElement, fault: string): string {
  const text = dataset[`fault${fault.charAt(0).toUpperCase()}${fault.slice(1)}`] ?? dataset.invalid ?? '';
  return fillIn(text, { field: labelOf(field), most: overLength(field) ?? '' });
}

function labelOf(field: FieldElement): string {
  return field.dataset.label ?? '';
}

/** The trimmed text values of a form. */
export function readForm(form: HTMLFormElement): Readonly<Record<string, string>> {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries.map(([name, value]) => [name, value.trim()]));
}

import { fillIn } from '#kit/fill-in.ts';
import type { FaultyField } from '#session/contact-rules.ts';
import type { Outcome } from '#session/outcome.ts';
import { tell } from '#session/tell.ts';
import { type FieldElement, tellProblem } from '#ui/field-problem.ts';
import { whileBusy } from '#ui/while-busy.ts';

interface FormOfBlock {
  /** Everything that is wrong with what stands in the form. */
  readonly findFaults: () => readonly FaultyField[];
  readonly send: () => Promise<Outcome<null>>;
  readonly sent?: () => void;
}

/**
 * A form of a page: says below each field what is wrong with it, in the words that its markup carries as `data-`, sends what is
 * right, and says what became of it. What was typed stays until it has arrived.
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
  const submitForm = async () => {
    const faults = findFaults();
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
      const fault = findFaults().find((one) => one.field === target.name);
      // What is only empty is told when somebody means to send it.
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

/** The platform names faults as the rules do. */
function messageOf({ dataset }: HTMLFormElement, field: FieldElement, fault: string): string {
  const text = dataset[`fault${fault.charAt(0).toUpperCase()}${fault.slice(1)}`] ?? dataset.invalid ?? '';
  return fillIn(text, { field: labelOf(field) });
}

function labelOf(field: FieldElement): string {
  return field.dataset.label ?? '';
}

/** What stands in a form, without white space around it. */
export function readForm(form: HTMLFormElement): Readonly<Record<string, string>> {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries.map(([name, value]) => [name, value.trim()]));
}

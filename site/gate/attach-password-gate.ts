import { tellProblem } from '#ui/field-problem.ts';
import { whileBusy } from '#ui/while-busy.ts';

/** Milliseconds after which an attempt counts as failed. */
const PATIENCE = 15_000;

/** Exchanges the password that a reader typed for an address of the document, and goes there. */
export default function attachPasswordGate(form: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  if (!(form instanceof HTMLFormElement)) return () => {};
  const field = form.querySelector('input');
  const button = form.querySelector('button');
  const submit = async () => {
    if (!field || !button) return;
    if (field.value === '') return refuse(field, form.dataset.empty);
    await whileBusy(button, async () => {
      tellProblem(field, '');
      const { url, problem } = await ask(form, field.value);
      if (url === null) return refuse(field, problem);
      window.location.replace(url + window.location.hash);
    });
  };
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void submit();
    },
    { signal },
  );
  field?.addEventListener('input', () => tellProblem(field, ''), { signal });
  return () => listeners.abort();
}

function refuse(field: HTMLInputElement, problem = ''): void {
  tellProblem(field, problem);
  field.focus();
  field.select();
}

interface Opening {
  readonly url: string | null;
  readonly problem: string | undefined;
}

async function ask({ action, dataset }: HTMLFormElement, password: string): Promise<Opening> {
  const failed: Opening = { url: null, problem: dataset.failed };
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password, pass: dataset.pass }),
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const problems = new Map([
      [403, dataset.wrong],
      [404, dataset.changed],
      [429, dataset.often],
    ]);
    if (!response.ok) return { url: null, problem: problems.get(response.status) ?? dataset.failed };
    const url = readUrl(await response.json());
    return url === null ? failed : { url, problem: undefined };
  } catch {
    return failed;
  }
}

/** The address in an answer, if it leads to this site. */
function readUrl(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('url' in answer)) return null;
  const { url } = answer;
  return typeof url === 'string' && /^\/(?![/\\])/.test(url) ? url : null;
}

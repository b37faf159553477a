import { hasPlatform } from '#session/has-platform.ts';
import { tellFailure } from '#session/tell-failure.ts';
import { tellMissingPart } from '#ui/missing-part.ts';

type Attach = (root: HTMLElement) => () => void;

interface Part {
  readonly default: Attach;
}

/**
 * An attachment whose code loads only when a visitor points at the block or focuses it, because most visitors never use it.
 * Clicks, file selections and submissions that come before the code has loaded are held and replayed afterwards; if it
 * cannot be loaded, the visitor gets an error message. `begin` may start loading earlier.
 */
export function attachWhenUsed(
  load: () => Promise<Part>,
  begin: (fetchPart: () => void, signal: AbortSignal) => void = () => {},
): Attach {
  return (root) => {
    const waiting = new AbortController();
    const { signal } = waiting;
    // Not `instanceof`: on the builder's canvas the form belongs to another window.
    const submit = root.matches('form') ? root.querySelector<HTMLButtonElement>('[type=submit]') : null;
    let end = () => {
      if (submit) submit.disabled = true;
    };
    if (submit) submit.disabled = false;
    if (!hasPlatform(root.ownerDocument)) {
      // The builder's canvas looks like the page but sends nothing.
      root.addEventListener('submit', (event) => event.preventDefault(), { signal });
      return () => {
        waiting.abort();
        end();
      };
    }
    let isOver = false;
    let asked: Promise<boolean> | null = null;
    const fetchPart = () => {
      asked ??= load().then(
        (part) => {
          waiting.abort();
          if (!isOver) end = part.default(root);
          return !isOver;
        },
        (error: unknown) => {
          asked = null;
          tellMissingPart(error);
          return false;
        },
      );
      return asked;
    };
    const hold = async (event: Event, again: () => void) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (await fetchPart()) again();
      else if (!isOver) tellFailure({ kind: 'network' });
    };

    for (const kind of ['pointerover', 'focusin']) root.addEventListener(kind, () => void fetchPart(), { signal });
    root.addEventListener('submit', (event) => holdSubmit(event, hold), { signal, capture: true });
    root.addEventListener('click', (event) => holdClick(event, hold), { signal, capture: true });
    root.addEventListener('change', (event) => holdFiles(event, hold), { signal, capture: true });
    begin(() => void fetchPart(), signal);
    return () => {
      isOver = true;
      waiting.abort();
      end();
    };
  };
}

type Hold = (event: Event, again: () => void) => Promise<void>;

function holdSubmit(event: SubmitEvent, hold: Hold): void {
  const { target, submitter } = event;
  if (target instanceof HTMLFormElement) void hold(event, () => target.requestSubmit(submitter));
}

/** Holds clicks on plain buttons only; submit buttons raise a `submit` event, which is held separately. */
function holdClick(event: Event, hold: Hold): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button') : null;
  if (button?.type === 'button') void hold(event, () => button.click());
}

function holdFiles(event: Event, hold: Hold): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
  void hold(event, () => target.dispatchEvent(new Event('change', { bubbles: true })));
}

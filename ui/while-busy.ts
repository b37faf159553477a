/**
 * Runs what a button asked for. Meanwhile the button says so, and asking again does nothing: null. It keeps the keyboard,
 * which a disabled button would lose.
 */
export async function whileBusy<Result>(button: HTMLButtonElement, run: () => Promise<Result>): Promise<Result | null> {
  if (button.getAttribute('aria-busy') === 'true') return null;
  button.setAttribute('aria-busy', 'true');
  button.setAttribute('aria-disabled', 'true');
  try {
    return await run();
  } finally {
    button.removeAttribute('aria-busy');
    button.removeAttribute('aria-disabled');
  }
}

/**
 * Runs a button's action. Meanwhile the button is marked as busy, and another call resolves to null without running anything.
 * The button is not disabled, because it would lose the focus.
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

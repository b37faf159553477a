/**
 * Where the keyboard enters a field or what holds fields: the text of a control rather than the tools beside it, the choice
 * that is made, of several fields the first. Null while nothing there can be focused, or the control is still on its way
 * and only the tools beside it are there.
 */
export function entryOf(row: Element): HTMLElement | null {
  const find = (selector: string) => row.querySelector<HTMLElement>(selector);
  if (row.matches('[data-kind="list"]'))
    return find(':scope > [role="group"] > button:enabled') ?? find('[data-handle]');
  const inner = find('[data-path]');
  if (inner) return entryOf(inner);
  if (find('[aria-busy="true"]')) return null;
  return find(texts) ?? find('input:checked:enabled') ?? find('input:enabled, button:enabled');
}

const texts =
  'input:not([type="radio"], [type="checkbox"]):enabled, textarea:enabled, select:enabled, [role="textbox"]';

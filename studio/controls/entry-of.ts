/**
 * The element to focus when going to a field, or to something that contains fields: the text of a control rather than
 * the tools beside it, the selected choice, or the first of several fields. Null if nothing can be focused, or while
 * the control is still loading and only the tools beside it exist.
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

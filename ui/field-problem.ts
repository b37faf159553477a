export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Shows what is wrong with a field in the line reserved below it (`isLive`). An empty text clears the problem. */
export function tellProblem(field: FieldElement, text: string): void {
  const note = field.ownerDocument.getElementById(`${field.id}-error`);
  if (note && note.textContent !== text) note.textContent = text;
  if (text === '') field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
}

export function hasProblem(field: FieldElement): boolean {
  return field.hasAttribute('aria-invalid');
}

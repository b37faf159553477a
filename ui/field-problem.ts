export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Says in the place below a field that is kept for it (`isLive`) what is wrong with the field; nothing is wrong with an empty text. */
export function tellProblem(field: FieldElement, text: string): void {
  const note = field.ownerDocument.getElementById(`${field.id}-error`);
  if (note && note.textContent !== text) note.textContent = text;
  if (text === '') field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
}

export function hasProblem(field: FieldElement): boolean {
  return field.hasAttribute('aria-invalid');
}

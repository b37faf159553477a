import { draw } from '#ui/draw.ts';

interface FieldOptions {
  readonly id: string;
  readonly label: string;
  readonly type?: 'email' | 'password' | 'text';
  /** What browsers and password managers fill in. */
  readonly autocomplete: string;
  readonly hint?: string;
  readonly optional?: string;
  readonly isRequired?: boolean;
  readonly maxLength?: number;
  readonly inputMode?: 'email' | 'numeric';
  /** Stands at the end of the field. */
  readonly action?: HTMLElement;
}

/** A field as `ui/field.tsx` draws it, with the line kept below it for what is wrong. */
export function drawField(options: FieldOptions): { readonly root: HTMLElement; readonly input: HTMLInputElement } {
  const { id, type = 'text', autocomplete, hint, isRequired = false, maxLength, inputMode, action } = options;
  const input = draw('input', {
    ...{ id, type, name: id, autocomplete, class: 'h-field-box', inputmode: inputMode, maxlength: maxLength },
    'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
    'aria-required': isRequired && 'true',
    autocapitalize: 'off',
    spellcheck: 'false',
  });
  const row = draw('span', { class: 'h-field-row' }, input, action ?? null);
  return { root: frame(options, row, hint ?? ''), input };
}

export interface Choice {
  readonly value: string;
  readonly text: string;
}

export function drawSelect(options: Omit<FieldOptions, 'type' | 'hint' | 'action'> & { readonly empty: string }): {
  readonly root: HTMLElement;
  readonly select: HTMLSelectElement;
} {
  const { id, autocomplete, empty } = options;
  const select = draw(
    'select',
    { id, name: id, autocomplete, class: 'h-field-box', 'aria-describedby': `${id}-error` },
    draw('option', { value: '' }, empty),
  );
  return { root: frame(options, select, ''), select };
}

export function fillSelect(select: HTMLSelectElement, choices: readonly Choice[]): void {
  const [empty] = select.options;
  const chosen = select.value;
  select.replaceChildren(
    ...(empty ? [empty] : []),
    ...choices.map(({ value, text }) => draw('option', { value }, text)),
  );
  select.value = chosen;
}

function frame({ id, label, optional }: FieldOptions, control: HTMLElement, hint: string): HTMLElement {
  return draw(
    'div',
    { class: 'h-field' },
    draw('label', { class: 'h-field-label', for: id }, label, optional ? draw('small', {}, optional) : null),
    control,
    hint !== '' && draw('p', { class: 'h-field-hint', id: `${id}-hint` }, hint),
    draw('p', { class: 'h-field-error h-field-live', id: `${id}-error` }),
  );
}

export function drawButton(
  label: string,
  { type = 'submit', variant = 'primary' }: { type?: 'submit' | 'button'; variant?: 'primary' | 'secondary' } = {},
): HTMLButtonElement {
  return draw('button', { type, class: 'h-button', 'data-variant': variant, 'data-size': 'medium' }, label);
}

import { draw } from './draw.ts';

interface FieldOptions {
  readonly id: string;
  /** Default: the id. */
  readonly name?: string;
  readonly label: string;
  readonly type?: 'email' | 'password' | 'text';
  /** What browsers and password managers fill in. */
  readonly autocomplete: string;
  readonly hint?: string;
  readonly optional?: string;
  readonly isRequired?: boolean;
  readonly maxLength?: number;
  readonly inputMode?: 'email' | 'numeric';
  /** Placed at the end of the field. */
  readonly action?: HTMLElement;
}

/** The same markup as in `ui/field.tsx`, with a line reserved below the field for its problem. */
export function drawField(options: FieldOptions): { readonly root: HTMLElement; readonly input: HTMLInputElement } {
  const {
    id,
    name = id,
    type = 'text',
    autocomplete,
    hint,
    isRequired = false,
    maxLength,
    inputMode,
    action,
  } = options;
  const input = draw('input', {
    id,
    type,
    name,
    autocomplete,
    class: 'h-field-box',
    inputmode: inputMode,
    maxlength: maxLength,
    'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
    'aria-required': isRequired && 'true',
    autocapitalize: 'off',
    spellcheck: 'false',
  });
  const row = draw('span', { class: 'h-field-row' }, input, action ?? null);
  return { root: frame(options, row, hint ?? ''), input };
}

/** A field of several lines. */
export function drawTextArea(options: Pick<FieldOptions, 'id' | 'name' | 'label' | 'optional' | 'maxLength'>): {
  readonly root: HTMLElement;
  readonly input: HTMLTextAreaElement;
} {
  const { id, name = id, maxLength } = options;
  const input = draw('textarea', {
    id,
    name,
    rows: 5,
    class: 'h-field-box',
    maxlength: maxLength,
    'aria-describedby': `${id}-error`,
  });
  return { root: frame({ ...options, autocomplete: 'off' }, input, ''), input };
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

interface ButtonOptions {
  readonly type?: 'submit' | 'button';
  readonly variant?: 'primary' | 'secondary' | 'quiet';
  readonly size?: 'small' | 'medium';
}

export function drawButton(
  label: string,
  { type = 'submit', variant = 'primary', size = 'medium' }: ButtonOptions = {},
): HTMLButtonElement {
  return draw('button', { type, class: 'h-button', 'data-variant': variant, 'data-size': size }, label);
}

/** A link that looks like a button. */
export function drawButtonLink(
  label: string,
  href: string,
  { variant = 'primary', size = 'medium' }: Omit<ButtonOptions, 'type'> = {},
): HTMLAnchorElement {
  return draw('a', { href, class: 'h-button', 'data-variant': variant, 'data-size': size }, label);
}

import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { css } from 'styled-components';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { media, theme } from './theme.ts';

interface FieldText {
  readonly label: ReactNode;
  /** The id is `field-{name}` unless `id` is given; give one if a page uses a name twice. */
  readonly name: string;
  /** What to know before filling it in. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do; its presence marks the field as invalid. */
  readonly error?: ReactNode;
  /** Reserves a line below the field for messages of `tellProblem`, so that the layout does not shift. */
  readonly isLive?: boolean;
}

export interface TextFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'name' | 'children'>, FieldText {
  /** Placed at the end of the field: a send-code button, a unit. */
  readonly action?: ReactNode;
}

export function TextField({ label, hint, error, isLive, action, className, ...rest }: TextFieldProps) {
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      isLive={isLive}
      className={className}
      id={idOf(rest)}
      isRequired={rest.required}
    >
      {(described) => (
        <span className="h-field-row">
          <input {...rest} {...described} className="h-field-box" />
          {action}
        </span>
      )}
    </FieldFrame>
  );
}

export interface TextAreaFieldProps
  extends Omit<ComponentPropsWithoutRef<'textarea'>, 'name' | 'children'>,
    FieldText {}

export function TextAreaField({ label, hint, error, isLive, className, rows = 5, ...rest }: TextAreaFieldProps) {
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      isLive={isLive}
      className={className}
      id={idOf(rest)}
      isRequired={rest.required}
    >
      {(described) => <textarea {...rest} {...described} rows={rows} className="h-field-box" />}
    </FieldFrame>
  );
}

export interface SelectFieldProps extends Omit<ComponentPropsWithoutRef<'select'>, 'name'>, FieldText {}

/** The options are passed as children. */
export function SelectField({ label, hint, error, isLive, className, children, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      isLive={isLive}
      className={className}
      id={idOf(rest)}
      isRequired={rest.required}
    >
      {(described) => (
        <span className="h-field-select">
          <select {...rest} {...described} className="h-field-box">
            {children}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </FieldFrame>
  );
}

export interface CheckFieldProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'name' | 'type' | 'children'>,
    FieldText {
  readonly type?: 'checkbox' | 'radio';
}

/** A checkbox or radio button with its label beside it. */
export function CheckField({ label, hint, error, isLive, type = 'checkbox', className, ...rest }: CheckFieldProps) {
  const id = idOf(rest);
  return (
    <div className={classNames('h-field', className)}>
      <label className="h-check" htmlFor={id}>
        <input {...rest} {...describedBy(id, hint, error, isLive)} type={type} />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} isLive={isLive} />
    </div>
  );
}

interface FieldFrameProps extends Omit<FieldText, 'name'> {
  readonly id: string;
  readonly isRequired: boolean | undefined;
  readonly className: string | undefined;
  readonly children: (described: ReturnType<typeof describedBy>) => ReactNode;
}

function FieldFrame({ id, label, hint, error, isLive, isRequired, className, children }: FieldFrameProps) {
  return (
    <div className={classNames('h-field', className)}>
      <label className="h-field-label" htmlFor={id}>
        {label}
        {isRequired ? (
          <span className="h-field-required" aria-hidden="true">
            *
          </span>
        ) : null}
      </label>
      {children(describedBy(id, hint, error, isLive))}
      <FieldNotes id={id} hint={hint} error={error} isLive={isLive} />
    </div>
  );
}

type Notes = Pick<FieldText, 'hint' | 'error' | 'isLive'> & { readonly id: string };

function FieldNotes({ id, hint, error, isLive }: Notes) {
  return (
    <>
      {hint ? (
        <p className="h-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="h-field-error" id={`${id}-error`}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      ) : null}
      {isLive && !error ? <p className="h-field-error h-field-live" id={`${id}-error`} /> : null}
    </>
  );
}

function idOf({ id, name }: { id?: string | undefined; name: string }): string {
  return id ?? `field-${name}`;
}

function describedBy(id: string, hint: ReactNode, error: ReactNode, isLive = false) {
  const notes = classNames(Boolean(hint) && `${id}-hint`, (isLive || Boolean(error)) && `${id}-error`);
  return { id, 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined };
}

export const fieldStyles = css`
  .h-field {
    display: grid;
    gap: 0.5rem;
    min-width: 0;
  }

  .h-field-label {
    font-family: ${theme.font.heading};
    font-size: ${theme.size.small};
    font-weight: ${theme.weight.medium};
    line-height: 1.35;
  }

  .h-field-required {
    margin-inline-start: 0.25em;
    color: var(--accent);
  }

  .h-field-box {
    width: 100%;
    min-width: 0;
    min-height: 3rem;
    padding: 0.6875rem 0.875rem;
    border: ${theme.line.hair} solid var(--line-strong);
    border-radius: ${theme.radius.medium};
    background-color: var(--surface-raised);
    color: var(--text);
    font-size: 1rem;
    line-height: 1.4;
    appearance: none;
    transition:
      border-color ${theme.duration.quick} ${theme.ease.out},
      box-shadow ${theme.duration.quick} ${theme.ease.out};

    &::placeholder {
      color: var(--text-muted);
      opacity: 1;
    }
    ${media.hover} {
      &:hover {
        border-color: var(--text);
      }
    }
    &:focus-visible {
      border-color: var(--focus);
      /* Seen only where shadows are not painted. */
      outline: 2px solid transparent;
      outline-offset: 1px;
      box-shadow: 0 0 0 1px var(--focus), 0 0 0 4px color-mix(in srgb, var(--focus) 18%, transparent);
    }
    &[aria-invalid='true'] {
      border-color: var(--negative);
      box-shadow: inset 0 0 0 1px var(--negative);
    }
    &:disabled,
    &:read-only:not(select) {
      background-color: var(--surface-sunken);
    }
    &:disabled {
      color: var(--text-muted);
      cursor: not-allowed;
    }
  }

  textarea.h-field-box {
    resize: vertical;
    line-height: 1.6;
  }

  .h-field-row {
    display: flex;
    gap: 0.5rem;

    & > .h-field-box {
      flex: 1;
    }
    & > :not(.h-field-box) {
      flex: none;
    }
  }

  .h-field-select {
    display: grid;
    align-items: center;

    & > * {
      grid-area: 1 / 1;
    }
    & > .h-field-box {
      padding-inline-end: 2.75rem;
    }
    & > .h-icon {
      justify-self: end;
      margin-inline-end: 0.875rem;
      pointer-events: none;
    }
  }

  .h-field-hint,
  .h-field-error {
    font-size: ${theme.size.tiny};
    line-height: 1.5;
    color: var(--text-muted);
  }

  .h-field-error {
    display: flex;
    gap: 0.375rem;
    align-items: baseline;
    color: var(--negative);

    & > .h-icon {
      translate: 0 0.2em;
    }
  }

  .h-field-live {
    min-height: 1lh;
    margin-block-start: -0.25rem;
  }

  .h-check {
    display: flex;
    align-items: flex-start;
    gap: 0.75rem;
    min-height: 2.75rem;
    padding-block: 0.625rem;
    font-size: ${theme.size.small};
    line-height: 1.5;
    cursor: pointer;

    & > input {
      flex: none;
      appearance: none;
      display: grid;
      place-content: center;
      width: 1.25rem;
      height: 1.25rem;
      margin-inline: 0;
      margin-block: calc((1lh - 1.25rem) / 2) 0;
      border: ${theme.line.regular} solid var(--line-strong);
      border-radius: ${theme.radius.small};
      background-color: var(--surface-raised);
      cursor: pointer;
      transition: background-color ${theme.duration.press} ${theme.ease.out};
    }
    & > input[type='radio'] {
      border-radius: 50%;
    }
    & > input::before {
      content: '';
      width: 0.75rem;
      height: 0.75rem;
      background-color: var(--on-accent);
      clip-path: polygon(12% 46%, 0 60%, 40% 96%, 100% 18%, 86% 6%, 38% 70%);
      transform: scale(0);
      transition: transform ${theme.duration.settle} ${theme.ease.spring};
    }
    & > input[type='radio']::before {
      width: 0.5rem;
      height: 0.5rem;
      clip-path: circle();
    }
    & > input:checked {
      border-color: var(--accent-fill);
      background-color: var(--accent-fill);
    }
    & > input:checked::before {
      transform: scale(1);
    }
    & > input[aria-invalid='true'] {
      border-color: var(--negative);
    }
  }
`;

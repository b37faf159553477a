import { useId } from 'react';
import { styled } from 'styled-components';
import type { Field } from '#cms-schema/field.ts';
import { isFieldOf } from '#cms-schema/fields/is-field-of.ts';
import type { JsonValue } from '#cms-schema/json.ts';
import type { FieldPath, Problem } from '#cms-schema/problem.ts';
import { countCharacters } from '#kit/text/characters.ts';
import { tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { StudioIcon } from '../parts/studio-icon.tsx';
import { useFieldHost } from './field-host.ts';

export interface FieldRowProps {
  readonly field: Field;
  readonly path: FieldPath;
  readonly value: JsonValue | undefined;
  onCommit(value: JsonValue): void;
  /** Replaces the field's own label, for a list item that is a single value. */
  readonly label?: string;
}

/** A field of the inspector: label, how it behaves between the languages, control, help and problems. */
export function FieldRow({ field, path, value, onCommit, label }: FieldRowProps) {
  const { uiLocale, t } = useMessages();
  const { controls, problems, isReadOnly } = useFieldHost();
  const id = useId();
  const { Control, labelling } = controls[field.kind];
  const own = problems.filter((problem) => isSamePath(problem.path, path));
  const help = field.help?.[uiLocale];
  const describedBy = [help && `${id}-help`, own.length > 0 && `${id}-problems`].filter(Boolean).join(' ') || undefined;
  const name = label ?? field.label[uiLocale];
  const control = (
    <Control
      field={field}
      path={path}
      value={value}
      onCommit={onCommit}
      isReadOnly={isReadOnly}
      isInvalid={own.length > 0}
      id={id}
      labelId={`${id}-label`}
      describedBy={describedBy}
    />
  );
  return (
    <Row data-labelling={labelling} data-path={path.join('.')} data-kind={field.kind}>
      <div className="head">
        {labelling === 'group' ? (
          <span className="label" id={`${id}-label`}>
            {name}
          </span>
        ) : (
          <label className="label" id={`${id}-label`} htmlFor={id}>
            {name}
          </label>
        )}
        {isRequired(field) && (
          <span className="required" title={t('controls.required')}>
            *
          </span>
        )}
        <TranslationBadge field={field} />
        <Counter field={field} value={value} />
        {labelling === 'inline' && control}
      </div>
      {labelling !== 'inline' && control}
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {own.length > 0 && <Problems id={`${id}-problems`} problems={own} />}
    </Row>
  );
}

/** How the field behaves between the languages, unless it is translated. */
function TranslationBadge({ field }: { readonly field: Field }) {
  const { t } = useMessages();
  if (field.translation === 'text' || field.holds !== 'value') return null;
  return (
    <span className="shared" title={t(`controls.${field.translation}Help`)}>
      {t(`controls.${field.translation}`)}
    </span>
  );
}

/** Whether the text is close to the maximum length of the field. */
export function isNearlyFull(field: Field, value: JsonValue | undefined): boolean {
  return isFieldOf('text', field) && typeof value === 'string' && countCharacters(value) >= field.maxLength * 0.75;
}

export function Counter({ field, value }: { readonly field: Field; readonly value: JsonValue | undefined }) {
  const { t } = useMessages();
  if (!isFieldOf('text', field) || typeof value !== 'string' || !isNearlyFull(field, value)) return null;
  const length = countCharacters(value);
  return (
    <span
      className="counter"
      data-over={length > field.maxLength || undefined}
      title={t('controls.counter', { length, max: field.maxLength })}
    >
      {length}/{field.maxLength}
    </span>
  );
}

export function Problems({ id, problems }: { readonly id?: string; readonly problems: readonly Problem[] }) {
  const { uiLocale } = useMessages();
  return (
    <ProblemList id={id} className="problems">
      {problems.map((problem, index) => (
        <li key={`${problem.code} ${index}`}>
          <StudioIcon name="warning" size={14} />
          {problem.message[uiLocale]}
        </li>
      ))}
    </ProblemList>
  );
}

function isRequired(field: Field): boolean {
  return 'required' in field && field.required === true;
}

function isSamePath(left: FieldPath, right: FieldPath): boolean {
  return left.length === right.length && left.every((step, index) => step === right[index]);
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.3125rem;
  scroll-margin-block: 4rem;

  & > .head {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 1.25rem;
  }
  & > .head > .label {
    font-size: 0.8125rem;
    font-weight: 500;
    line-height: 1.4;
  }
  &[data-labelling='inline'] > .head > .label {
    flex: 1;
  }
  & > .head > .required {
    color: ${tone.accent};
    line-height: 1;
  }
  & > .head > .shared {
    padding-inline: 0.3125rem;
    border: 1px solid ${tone.line};
    border-radius: 3px;
    color: ${tone.textMuted};
    font-size: 0.6875rem;
    line-height: 1.45;
    white-space: nowrap;
  }
  & > .head > .counter {
    margin-inline-start: auto;
    color: ${tone.textMuted};
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
  }
  & > .head > .counter[data-over] {
    color: ${tone.negative};
  }
  & > .help {
    color: ${tone.textMuted};
    font-size: 0.75rem;
    line-height: 1.5;
  }
`;

const ProblemList = styled.ul`
  display: grid;
  gap: 0.25rem;
  color: ${tone.negative};
  font-size: 0.75rem;
  line-height: 1.5;

  li {
    display: flex;
    gap: 0.3125rem;
  }
  svg {
    margin-block-start: 0.125rem;
  }
`;

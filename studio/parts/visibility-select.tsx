import { styled } from 'styled-components';
import { isVisibility, type Visibility, visibilities } from '#cms-schema/visibility.ts';
import { fieldBox } from './panel-parts.tsx';
import { useVisibilityText } from './visibility-text.ts';

interface Props {
  readonly id?: string;
  readonly label?: string;
  readonly value?: Visibility;
  readonly disabled?: boolean;
  onChange?(visibility: Visibility): void;
}

/** Selects who may access a file. Inside a desk form, `value` and `onChange` come from the form. */
export function VisibilitySelect({ id, label, value = 'everyone', disabled, onChange }: Props) {
  const describe = useVisibilityText();
  return (
    <Select
      id={id}
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={({ target }) => {
        if (isVisibility(target.value)) onChange?.(target.value);
      }}
    >
      {visibilities.map((visibility) => (
        <option key={visibility} value={visibility}>
          {describe(visibility)}
        </option>
      ))}
    </Select>
  );
}

const Select = styled.select`
  ${fieldBox}
  max-width: 100%;
`;

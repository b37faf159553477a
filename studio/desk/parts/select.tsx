import { Select as AntSelect, type SelectProps as AntSelectProps } from 'antd';
import type { DefaultOptionType } from 'antd/es/select';
import type { ReactNode } from 'react';

export interface SelectOption {
  readonly value: string | number;
  /** Its name: what a screen reader says. Shown as it is, unless the option has `content`. */
  readonly label: string;
  /** How it is drawn in the list. */
  readonly content?: ReactNode;
  /** How it is drawn while it is chosen and the list is closed. */
  readonly chosen?: ReactNode;
  readonly title?: string;
}

export interface SelectOptionGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

export interface SelectProps<Value>
  extends Omit<AntSelectProps<Value, DrawnOption>, 'options' | 'optionRender' | 'labelRender' | 'mode'> {
  readonly options: readonly (SelectOption | SelectOptionGroup)[];
}

/**
 * The select of the desk. antd names an option whose label is no text by its value, which may be an id; here every
 * option has a name. The select itself is named by `aria-label`, by the label of its `id`, or by its form item.
 */
export function Select<Value>({ options, ...props }: SelectProps<Value>) {
  const all = options.flatMap((option) => ('options' in option ? option.options : [option]));
  return (
    <AntSelect<Value, DrawnOption>
      {...props}
      options={options.map((option) =>
        'options' in option ? { label: option.label, options: [...option.options] } : option,
      )}
      optionRender={({ data, label }) => data.content ?? label}
      labelRender={({ value, label }) => all.find((option) => option.value === value)?.chosen ?? label ?? value}
    />
  );
}

interface DrawnOption extends DefaultOptionType {
  readonly label: string;
  readonly content?: ReactNode;
}

import { useMessages } from '../../messages-context.tsx';
import { Select } from '../parts/select.tsx';
import { listColumnOptions, type TypeColumn } from './type-columns.ts';
import type { ListDetails } from './use-list-details.ts';

export interface TypeFiltersProps {
  readonly columns: readonly TypeColumn[];
  readonly details: ListDetails | null;
  readonly values: Readonly<Record<string, string>>;
  onChange(values: Readonly<Record<string, string>>): void;
}

/** A filter for each of the type's own columns that has few values. */
export function TypeFilters({ columns, details, values, onChange }: TypeFiltersProps) {
  const { t, uiLocale } = useMessages();
  return columns.map((column) => {
    const options = listColumnOptions(column, { t, uiLocale, terms: details?.terms ?? [] });
    if (!options || options.length < 2) return null;
    const label = column.field.label[uiLocale];
    const { [column.name]: value = null, ...others } = values;
    return (
      <Select
        key={column.name}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        value={value}
        onChange={(next?: string) => onChange(next === undefined ? others : { ...others, [column.name]: next })}
        placeholder={label}
        aria-label={label}
        style={{ width: '9rem' }}
        options={options}
      />
    );
  });
}

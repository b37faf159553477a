import { Input } from 'antd';
import { Icon } from '#ui/icon.tsx';

export interface SearchInputProps {
  readonly label: string;
  readonly value: string;
  /** A CSS length. */
  readonly width?: string;
  onChange(value: string): void;
}

/** The search field of a desk list. */
export function SearchInput({ label, value, width = '18rem', onChange }: SearchInputProps) {
  return (
    <Input
      allowClear
      prefix={<Icon name="search" size={16} />}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      placeholder={label}
      aria-label={label}
      style={{ width, maxWidth: '100%' }}
    />
  );
}

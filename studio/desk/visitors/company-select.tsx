import { useState } from 'react';
import { useMessages } from '../../messages-context.tsx';
import { useKeptAnswer } from '../../use-answer.ts';
import { Select } from '../parts/select.tsx';
import { useDeskClient } from '../use-desk-client.ts';
import { useSettled } from '../use-settled.ts';

export interface CompanySelectProps {
  /** A company id; empty: none. */
  readonly value?: string;
  readonly onChange?: (id: string) => void;
  /** The chosen company's name if known: it may not be among the loaded ones. */
  readonly chosenName?: string | undefined;
  /** Label of the option for no company. */
  readonly none: string;
  /** For use without a visible label. */
  readonly label?: string;
  readonly id?: string;
  readonly width?: string;
}

/** Selects a company by typing part of its name; the server does the search. */
export function CompanySelect({ value = '', onChange, chosenName, none, label, id, width }: CompanySelectProps) {
  const { t } = useMessages();
  const { visitors } = useDeskClient();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const {
    value: found,
    error,
    isLoading,
  } = useKeptAnswer(`companies to choose ${search}`, () => visitors.listCompanies({ search, page: 1, perPage: 50 }));
  const companies = found?.items ?? [];
  const isListed = companies.some((company) => company.id === value);
  const options = [
    ...(search === '' ? [{ value: '', label: none }] : []),
    ...(value !== '' && !isListed && search === ''
      ? [{ value, label: chosenName || t('desk.companies.thisOne') }]
      : []),
    ...companies.map((company) => ({ value: company.id, label: company.name })),
  ];
  return (
    <Select
      {...(id !== undefined && { id })}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      value={value}
      options={options}
      loading={isLoading}
      aria-label={label}
      notFoundContent={t(error ? 'desk.companies.notLoaded' : 'desk.companies.noneFound')}
      {...(width !== undefined && { style: { width, maxWidth: '100%' } })}
      {...(onChange && { onChange })}
    />
  );
}

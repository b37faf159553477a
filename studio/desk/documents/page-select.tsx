import { Select } from 'antd';
import { useState } from 'react';
import type { ListedGroup } from '../../cms/document-model.ts';
import { useMessages } from '../../messages-context.tsx';
import { useKeptAnswer } from '../../use-answer.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { useSettled } from '../use-settled.ts';
import { idOf, titleOf } from './group-tree.ts';

/** A selected page, represented by any of its languages. */
export type PageChoice = Pick<ListedGroup, 'id' | 'type' | 'versions'>;

export interface PageSelectProps {
  readonly id?: string;
  /** Null: top level. */
  readonly value?: PageChoice | null;
  /** The id of a page that cannot be chosen, nor its descendants. */
  readonly except?: number;
  onChange?(page: PageChoice | null): void;
}

/** Selects a parent page by searching; pages are listed as nested on the site. */
export function PageSelect({ id, value = null, except, onChange }: PageSelectProps) {
  const { t, uiLocale } = useMessages();
  const { groups } = useDeskClient();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const search = useSettled(text.trim());
  const { value: found } = useKeptAnswer(
    isOpen ? `pages to stand below ${except ?? ''} ${search}` : 'no pages',
    async () =>
      isOpen
        ? (await groups.list('page', { search, perPage: 100, ...(except !== undefined && { exceptBelow: except }) }))
            .groups
        : [],
  );
  const listed = found ?? [];
  const shown = value !== null && !listed.some((group) => group.id === value.id) ? [{ ...value, depth: 0 }] : [];
  return (
    <Select
      {...(id !== undefined && { id })}
      showSearch={{ filterOption: false, onSearch: setText }}
      value={value === null ? TOP : value.id}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) setText('');
      }}
      onChange={(next: string) => onChange?.(listed.find((group) => group.id === next) ?? null)}
      notFoundContent={t(found === null ? 'desk.state.loading' : 'desk.documents.nothing')}
      options={[
        ...(search === '' ? [{ value: TOP, title: t('desk.move.top'), label: t('desk.move.top') }] : []),
        ...(search === '' || !isOpen ? shown : []).map((group) => ({
          value: group.id,
          title: titleOf(group, uiLocale),
          label: titleOf(group, uiLocale),
        })),
        ...listed
          .filter((group) => idOf(group) !== null)
          .map((group) => ({
            value: group.id,
            title: titleOf(group, uiLocale),
            label: <span style={{ paddingInlineStart: `${group.depth}rem` }}>{titleOf(group, uiLocale)}</span>,
          })),
      ]}
    />
  );
}

/** Option value for the top level. */
const TOP = 'top';

import { useState } from 'react';
import { type Locale, localizePath } from '#cms-schema/locale.ts';
import { listVersions } from '../../cms/document-calls.ts';
import type { ListedGroup } from '../../cms/document-model.ts';
import { useMessages } from '../../messages-context.tsx';
import { useKeptAnswer } from '../../use-answer.ts';
import { NamedPage } from '../parts/named-page.tsx';
import { Select, type SelectOption } from '../parts/select.tsx';
import { useDeskClient } from '../use-desk-client.ts';
import { useSettled } from '../use-settled.ts';
import { idOf } from './group-tree.ts';

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

/**
 * Selects a parent page by title or address, best match first; without search, pages are listed as nested on the site.
 */
export function PageSelect({ id, value = null, except, onChange }: PageSelectProps) {
  const { t, uiLocale } = useMessages();
  const { groups } = useDeskClient();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const search = useSettled(text.trim());
  const { value: found, error } = useKeptAnswer(
    isOpen ? `pages to stand below ${except ?? ''} ${search}` : 'no pages',
    async () =>
      isOpen
        ? (
            await groups.list('page', {
              search,
              order: search === '' ? null : 'match',
              perPage: 100,
              ...(except !== undefined && { exceptBelow: except }),
            })
          ).groups
        : [],
  );
  const listed = found ?? [];
  const shown = value !== null && !listed.some((group) => group.id === value.id) ? [{ ...value, depth: 0 }] : [];
  const untitled = t('desk.documents.untitled');
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
      notFoundContent={t(
        error ? 'controls.document.failed' : found === null ? 'desk.state.loading' : 'desk.documents.nothing',
      )}
      options={[
        ...(search === '' ? [{ value: TOP, label: t('desk.move.top') }] : []),
        ...(search === '' || !isOpen ? shown : []).map((group) => optionOf(group, 0, uiLocale, untitled)),
        ...listed
          .filter((group) => idOf(group) !== null)
          .map((group) => optionOf(group, group.depth, uiLocale, untitled)),
      ]}
    />
  );
}

/** A page by its title and address, preferably in this language. */
function optionOf(group: PageChoice, depth: number, locale: Locale, untitled: string): SelectOption {
  const version = [group.versions[locale], ...listVersions(group.versions)].find((each) => each?.title.trim());
  const title = version?.title.trim() || untitled;
  const address = version?.path ? localizePath(version.path, version.locale) : '';
  return {
    value: group.id,
    title,
    label: address === '' ? title : `${title} ${address}`,
    content: <NamedPage title={title} locale={version?.locale ?? locale} about={address} depth={depth} />,
  };
}

/** Option value for the top level. */
const TOP = 'top';

import { Segmented } from 'antd';
import type { Locale } from '#cms-schema/locale.ts';
import { locales } from '#cms-schema/locale.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import { documentStates } from '#contract/document-state.ts';
import { useMessages } from '../../messages-context.tsx';
import { useSession } from '../../session-context.tsx';
import { useKeptAnswer } from '../../use-answer.ts';
import { languageNames } from '../parts/language-names.ts';
import { SearchInput } from '../parts/search-input.tsx';
import { Select } from '../parts/select.tsx';
import { stateNames } from '../parts/status-chip.tsx';
import { useDeskClient } from '../use-desk-client.ts';
import type { TypeColumn } from './type-columns.ts';
import { TypeFilters } from './type-filters.tsx';
import type { DocumentFilter, DocumentList, ListOrder } from './use-document-list.ts';
import type { ListDetails } from './use-list-details.ts';

export interface ListToolsProps {
  readonly type: DocumentType;
  readonly list: DocumentList;
  readonly details: ListDetails | null;
  readonly columns: readonly TypeColumn[];
}

/** Filters and order of a document list. */
export function ListTools({ type, list, details, columns }: ListToolsProps) {
  const { t } = useMessages();
  const { filter, narrow } = list;
  const trash = list.answer.value?.counts.trash ?? 0;
  return (
    <>
      <SearchInput
        label={t('desk.documents.search')}
        value={filter.text}
        width="16rem"
        onChange={(text) => narrow({ text })}
      />
      <Select
        allowClear
        value={filter.state}
        onChange={(next?: DocumentFilter['state']) => narrow({ state: next ?? null })}
        placeholder={t('desk.documents.anyState')}
        aria-label={t('desk.documents.state')}
        style={{ width: '9.5rem' }}
        // High enough to show all options without scrolling.
        listHeight={384}
        options={[
          ...documentStates
            .filter((name) => name !== 'trash')
            .map((name) => ({ value: name, label: t(stateNames[name]) })),
          { value: 'behind' as const, label: t('desk.documents.behind') },
        ]}
      />
      <Select
        allowClear
        value={filter.locale}
        onChange={(next?: Locale) => narrow({ locale: next ?? null })}
        placeholder={t('desk.documents.anyLanguage')}
        aria-label={t('desk.documents.language')}
        style={{ width: '8.5rem' }}
        options={locales.map((locale) => ({ value: locale, label: t(languageNames[locale]) }))}
      />
      <AuthorSelect value={filter.author} onChange={(author) => narrow({ author })} />
      {contentTypes[type].taxonomies.length > 0 && details && details.terms.length > 0 ? (
        <Select
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          value={filter.term}
          onChange={(next?: number) => narrow({ term: next ?? null })}
          placeholder={t('filing.anyTerm')}
          aria-label={t('filing.terms')}
          style={{ width: '10rem' }}
          options={(['category', 'post_tag'] as const).map((taxonomy) => ({
            label: t(taxonomy === 'category' ? 'filing.categories' : 'filing.tags'),
            options: details.terms
              .filter((candidate) => candidate.taxonomy === taxonomy)
              .map(({ id, name }) => ({ value: id, label: name })),
          }))}
        />
      ) : null}
      <TypeFilters
        columns={columns}
        details={details}
        values={filter.values}
        onChange={(values) => narrow({ values })}
      />
      <Select
        value={list.order}
        onChange={list.sort}
        aria-label={t('desk.documents.order')}
        style={{ width: '10.5rem' }}
        options={(['place', 'modified', 'title'] as const satisfies readonly ListOrder[]).map((order) => ({
          value: order,
          label: t(
            order === 'place' && !contentTypes[type].supports.includes('page-attributes')
              ? 'desk.documents.byDate'
              : orderNames[order],
          ),
        }))}
      />
      <Segmented
        value={list.view}
        onChange={list.show}
        aria-label={t('desk.documents.view')}
        options={[
          { value: 'used' as const, label: t('desk.documents.used') },
          { value: 'trash' as const, label: t('desk.documents.trash', { count: trash }) },
        ]}
      />
    </>
  );
}

const orderNames = {
  place: 'desk.documents.byPlace',
  modified: 'desk.documents.byModified',
  title: 'desk.documents.byTitle',
} as const;

/** Only for users who may list users. */
function AuthorSelect({ value, onChange }: { readonly value: number | null; onChange(author: number | null): void }) {
  const { t } = useMessages();
  const { can } = useSession();
  const { users } = useDeskClient();
  const mayList = can('list_users');
  const { value: people } = useKeptAnswer(mayList ? 'users' : 'no users', async () => (mayList ? users.list() : []));
  if (!people || people.length < 2) return null;
  return (
    <Select
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      value={value}
      onChange={(next?: number) => onChange(next ?? null)}
      placeholder={t('desk.documents.anyAuthor')}
      aria-label={t('desk.documents.author')}
      style={{ width: '9rem' }}
      options={people.map(({ id, name, username }) => ({ value: id, label: name || username }))}
    />
  );
}

import { useState } from 'react';
import { type Locale, localizePath } from '#cms-schema/locale.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { DocumentHit } from '../../cms/search-calls.ts';
import { useMessages } from '../../messages-context.tsx';
import { useSession } from '../../session-context.tsx';
import { useKeptAnswer } from '../../use-answer.ts';
import { useSettled } from '../use-settled.ts';
import { NamedPage } from './named-page.tsx';
import { Select } from './select.tsx';

export interface DocumentSelectProps {
  readonly id?: string;
  readonly value?: number | null;
  readonly locale: Locale;
  readonly type?: DocumentType;
  onChange?(id: number | null, hit: DocumentHit | null): void;
}

/** Selects a document by its title or address. */
export function DocumentSelect({ id, value = null, locale, type, onChange }: DocumentSelectProps) {
  const { t } = useMessages();
  const { client } = useSession();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { value: chosen } = useKeptAnswer(`hit-${value ?? 0}`, () =>
    client.search.listByIds(value === null ? [] : [value]),
  );
  const search = useSettled(text.trim());
  const answer = useKeptAnswer(isOpen ? `hits ${locale} ${type ?? ''} ${search}` : 'no hits', async () =>
    isOpen ? client.search.searchDocuments({ text: search, type, locale }) : [],
  );
  const hits = answer.error ? [] : answer.value;
  const own = chosen?.[0] ?? null;
  const listed = isOpen && hits ? hits : own ? [own] : [];
  return (
    <Select
      {...(id !== undefined && { id })}
      allowClear
      showSearch={{ filterOption: false, onSearch: setText }}
      value={value}
      placeholder={t('desk.documents.pick')}
      loading={isOpen && hits === null}
      onOpenChange={setOpen}
      onChange={(next?: number | null) => onChange?.(next ?? null, listed.find((hit) => hit.id === next) ?? null)}
      notFoundContent={hits === null ? t('desk.state.loading') : t('desk.documents.nothing')}
      options={listed.map((hit) => {
        const title = hit.title || t('desk.documents.untitled');
        const address = hit.path === '' ? '' : localizePath(hit.path, hit.locale);
        const about = [address, hit.isPublished ? '' : t('desk.status.draft')].filter(Boolean).join(' · ');
        return {
          value: hit.id,
          label: `${title} ${about}`,
          content: <NamedPage title={title} locale={hit.locale} about={about} />,
          chosen: <NamedPage title={title} locale={hit.locale} about={about} />,
        };
      })}
    />
  );
}

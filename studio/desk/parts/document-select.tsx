import { Select } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type Locale, languageTags, localizePath } from '#cms-schema/locale.ts';
import type { DocumentType } from '#contract/content-types.ts';
import { tone } from '#ui/theme.ts';
import type { DocumentHit } from '../../cms/search-calls.ts';
import { useMessages } from '../../messages-context.tsx';
import { useSession } from '../../session-context.tsx';
import { useKeptAnswer } from '../../use-answer.ts';
import { useSettled } from '../use-settled.ts';

export interface DocumentSelectProps {
  readonly id?: string;
  readonly value?: number | null;
  readonly locale: Locale;
  readonly type?: DocumentType;
  onChange?(id: number | null, hit: DocumentHit | null): void;
}

/** Selects a page or post by searching its text. */
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
      options={listed.map((hit) => ({
        value: hit.id,
        label: (
          <Hit>
            <bdi lang={languageTags[hit.locale]}>{hit.title}</bdi>
            <small>
              {hit.path === '' ? '' : localizePath(hit.path, hit.locale)}
              {hit.isPublished ? '' : ` · ${t('desk.status.draft')}`}
            </small>
          </Hit>
        ),
      }))}
    />
  );
}

const Hit = styled.span`
  display: flex;
  gap: 0.5rem;
  align-items: baseline;
  justify-content: space-between;

  & > small {
    color: ${tone.textMuted};
    font-size: 0.75rem;
  }
`;

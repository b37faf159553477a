import { Button, Grid, Segmented, Table, type TableProps } from 'antd';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { type Locale, languageTags, locales } from '#cms-schema/locale.ts';
import type { Taxonomy } from '#cms-schema/taxonomy.ts';
import { tone } from '#ui/theme.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useMessages } from '../../messages-context.tsx';
import { StudioIcon } from '../../parts/studio-icon.tsx';
import { useSession } from '../../session-context.tsx';
import { useKeptAnswer } from '../../use-answer.ts';
import { DeskPage } from '../parts/desk-page.tsx';
import { languageNames } from '../parts/language-names.ts';
import { RowMenu } from '../parts/row-menu.tsx';
import { EmptyState, ErrorState, LoadingState, StaleNotice } from '../parts/states.tsx';
import { TableFrame } from '../parts/table-frame.ts';
import { DeleteTermsDialog } from './delete-terms-dialog.tsx';
import { nameOf, pairTerms, type TermPair } from './pair-terms.ts';
import { TermDialog } from './term-dialog.tsx';

/** The open dialog; `pair` is null for a new term. */
type OpenDialog =
  | { readonly name: 'edit'; readonly pair: TermPair | null }
  | { readonly name: 'remove'; readonly pair: TermPair };

/** Categories and tags with their names in both languages, side by side. */
export function TermsDesk() {
  const { t, uiLocale } = useMessages();
  const { client } = useSession();
  const [taxonomy, setTaxonomy] = useState<Taxonomy>('category');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { value, error, reload } = useKeptAnswer(`terms ${taxonomy}`, () => client.terms.list(taxonomy));
  const pairs = useMemo(() => pairTerms(value ?? []), [value]);
  const isNarrow = Grid.useBreakpoint().md === false;
  const order = uiLocale === 'zh' ? locales : locales.toReversed();
  const close = () => setDialog(null);
  const done = () => {
    setDialog(null);
    void reload();
  };
  const rowMenu: NonNullable<TableProps<TermPair>['columns']>[number] = {
    key: 'actions',
    width: 56,
    align: 'end',
    title: <VisuallyHidden>{t('desk.documents.actions')}</VisuallyHidden>,
    render: (_, pair) => (
      <RowMenu
        label={t('desk.documents.actionsFor', { title: nameOf(pair, uiLocale) })}
        items={[
          { key: 'rename', label: t('desk.terms.rename'), onClick: () => setDialog({ name: 'edit', pair }) },
          { type: 'divider', key: 'line' },
          {
            key: 'remove',
            danger: true,
            label: t('desk.terms.remove'),
            onClick: () => setDialog({ name: 'remove', pair }),
          },
        ]}
      />
    ),
  };
  const columns: TableProps<TermPair>['columns'] = isNarrow
    ? [
        {
          key: 'names',
          title: t('filing.terms'),
          render: (_, pair) => (
            <Both>
              {order.map((locale) => (
                <TermCell key={locale} pair={pair} locale={locale} />
              ))}
            </Both>
          ),
        },
        rowMenu,
      ]
    : [
        ...order.map((locale) => ({
          key: locale,
          title: t(languageNames[locale]),
          render: (_: unknown, pair: TermPair) => <TermCell pair={pair} locale={locale} />,
        })),
        {
          key: 'slug',
          title: t('desk.create.slug'),
          render: (_, { slug }) => <code>{slug}</code>,
        },
        rowMenu,
      ];
  const add = (
    <Button
      type="primary"
      icon={<StudioIcon name="plus" size={16} />}
      onClick={() => setDialog({ name: 'edit', pair: null })}
    >
      {t(taxonomy === 'category' ? 'desk.terms.newCategory' : 'desk.terms.newTag')}
    </Button>
  );
  return (
    <DeskPage
      title={t('filing.terms')}
      count={value ? pairs.length : undefined}
      actions={add}
      tools={
        <Segmented
          value={taxonomy}
          onChange={setTaxonomy}
          aria-label={t('desk.terms.kind')}
          options={[
            { value: 'category' as const, label: t('filing.categories') },
            { value: 'post_tag' as const, label: t('filing.tags') },
          ]}
        />
      }
    >
      {!value && error ? <ErrorState error={error} onRetry={reload} /> : null}
      {!value && !error ? <LoadingState /> : null}
      {value ? <StaleNotice error={error} onRetry={reload} /> : null}
      {value && pairs.length === 0 ? (
        <EmptyState title={t('desk.terms.noneYet')} hint={t('desk.terms.noneHint')} />
      ) : null}
      {pairs.length > 0 ? (
        <Framed>
          <Table<TermPair>
            size="small"
            tableLayout="fixed"
            rowKey="slug"
            dataSource={pairs}
            pagination={pairs.length > 50 ? { pageSize: 50, showSizeChanger: false } : false}
            columns={columns}
          />
        </Framed>
      ) : null}
      {dialog?.name === 'edit' ? (
        <TermDialog taxonomy={taxonomy} pair={dialog.pair} onClose={close} onDone={done} />
      ) : null}
      {dialog?.name === 'remove' ? (
        <DeleteTermsDialog taxonomy={taxonomy} pair={dialog.pair} onClose={close} onDone={done} />
      ) : null}
    </DeskPage>
  );
}

function TermCell({ pair, locale }: { readonly pair: TermPair; readonly locale: Locale }) {
  const { t } = useMessages();
  const term = pair.versions[locale];
  if (!term) return <Name>{t('desk.terms.missing')}</Name>;
  return (
    <Name>
      <strong lang={languageTags[locale]}>
        <bdi>{term.name}</bdi>
      </strong>
      <span>{t('desk.terms.posts', { count: term.count })}</span>
    </Name>
  );
}

const Framed = styled(TableFrame)`
  & code {
    overflow-wrap: anywhere;
    color: ${tone.textMuted};
    font-size: 0.75rem;
  }
`;

const Name = styled.div`
  display: grid;
  color: ${tone.textMuted};
  font-size: 0.8125rem;

  & > strong {
    overflow-wrap: anywhere;
    color: ${tone.text};
    font-size: 0.875rem;
    font-weight: 550;
  }
`;

const Both = styled.div`
  display: grid;
  gap: 0.5rem;
`;

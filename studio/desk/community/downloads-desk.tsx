import { Grid, type TableProps } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { languageTags } from '#cms-schema/locale.ts';
import { tone } from '#ui/theme.ts';
import type { DownloadCount } from '../../cms/community-calls.ts';
import { useMessages } from '../../messages-context.tsx';
import { useKeptAnswer } from '../../use-answer.ts';
import { DeskPage } from '../parts/desk-page.tsx';
import { ExportButton } from '../parts/export-button.tsx';
import { PagedTable } from '../parts/paged-table.tsx';
import { SearchInput } from '../parts/search-input.tsx';
import { EmptyState } from '../parts/states.tsx';
import { useDeskClient } from '../use-desk-client.ts';
import { usePages } from '../use-pages.ts';
import { useSettled } from '../use-settled.ts';

const PER_PAGE = 20;

/** How often files that are not public were downloaded, and documents opened. */
export function DownloadsDesk() {
  const { t, uiLocale } = useMessages();
  const { community } = useDeskClient();
  const [typed, setTyped] = useState('');
  const pages = usePages(PER_PAGE);
  const { page, perPage, narrow } = pages;
  const search = useSettled(typed.trim());
  const query = { search, page, perPage };
  const answer = useKeptAnswer(`downloads ${JSON.stringify(query)}`, () => community.listDownloads(query));
  const isNarrow = Grid.useBreakpoint().md === false;
  const tag = languageTags[uiLocale];
  const number = new Intl.NumberFormat(tag);
  // The service counts by UTC days.
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const columns: TableProps<DownloadCount>['columns'] = [
    {
      key: 'file',
      title: t('desk.downloads.file'),
      render: (_, { fileName, lastOn }) => (
        <File>
          <strong>{fileName}</strong>
          {isNarrow ? (
            <span>
              {t('desk.downloads.lastOn')}: {day.format(new Date(lastOn))}
            </span>
          ) : null}
        </File>
      ),
    },
    {
      key: 'month',
      title: t('desk.downloads.lastMonth'),
      align: 'end',
      width: isNarrow ? 90 : 160,
      render: (_, { lastMonth }) => number.format(lastMonth),
    },
    {
      key: 'ever',
      title: t('desk.downloads.ever'),
      align: 'end',
      width: isNarrow ? 80 : 140,
      render: (_, { ever }) => number.format(ever),
    },
    {
      key: 'last',
      title: t('desk.downloads.lastOn'),
      width: 160,
      hidden: isNarrow,
      render: (_, { lastOn }) => <time dateTime={lastOn}>{day.format(new Date(lastOn))}</time>,
    },
  ];
  return (
    <DeskPage
      title={t('desk.nav.downloads')}
      count={answer.value?.total}
      actions={<ExportButton fileName="downloads.csv" load={() => community.exportDownloads(search, uiLocale)} />}
      tools={
        <SearchInput
          label={t('desk.downloads.search')}
          value={typed}
          onChange={(next) => narrow(() => setTyped(next))}
        />
      }
    >
      <PagedTable
        answer={answer}
        pages={pages}
        rowKey="fileName"
        columns={columns}
        empty={
          <EmptyState
            title={t(search === '' ? 'desk.downloads.none' : 'desk.community.noneFound')}
            hint={t(search === '' ? 'desk.downloads.noneHint' : 'desk.downloads.noneFoundHint')}
          />
        }
      />
    </DeskPage>
  );
}

const File = styled.div`
  display: grid;
  gap: 0.125rem;
  font-size: 0.8125rem;
  overflow-wrap: anywhere;

  & > strong {
    font-weight: 550;
  }
  & > span {
    color: ${tone.textMuted};
  }
`;

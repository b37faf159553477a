import { Button, Grid, Input, Table, type TableProps } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { languageTags } from '#cms-schema/locale.ts';
import { Icon } from '#ui/icon.tsx';
import { tone } from '#ui/theme.ts';
import type { DownloadCount } from '../../cms/community-calls.ts';
import { useMessages } from '../../messages-context.tsx';
import { useKeptAnswer } from '../../use-answer.ts';
import { DeskPage } from '../parts/desk-page.tsx';
import { EmptyState, ErrorState, LoadingState, StaleNotice } from '../parts/states.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { useSettled } from '../use-settled.ts';
import { Framed } from './form-parts.tsx';
import { saveText } from './save-text.ts';

const PER_PAGE = 20;

/** How often files that are not for everyone were downloaded, and documents opened. */
export function DownloadsDesk() {
  const { t, uiLocale } = useMessages();
  const { community } = useDeskClient();
  const act = useDeskAct();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [isExporting, setExporting] = useState(false);
  const search = useSettled(typed.trim());
  const query = { search, page, perPage: PER_PAGE };
  const { value, error, reload } = useKeptAnswer(`downloads ${JSON.stringify(query)}`, () =>
    community.listDownloads(query),
  );
  const isNarrow = Grid.useBreakpoint().md === false;
  const takeAlong = async () => {
    setExporting(true);
    const content = await act(() => community.exportDownloads(search, uiLocale));
    if (content !== null) saveText('downloads.csv', content);
    setExporting(false);
  };
  const tag = languageTags[uiLocale];
  const number = new Intl.NumberFormat(tag);
  // Days are those of UTC, by which the service counts.
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
      count={value?.total}
      actions={
        <Button icon={<Icon name="download" size={16} />} loading={isExporting} onClick={() => void takeAlong()}>
          {t('desk.community.export')}
        </Button>
      }
      tools={
        <Input
          allowClear
          prefix={<Icon name="search" size={16} />}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setPage(1);
          }}
          placeholder={t('desk.downloads.search')}
          aria-label={t('desk.downloads.search')}
          style={{ width: '18rem', maxWidth: '100%' }}
        />
      }
    >
      {!value && error ? <ErrorState error={error} onRetry={reload} /> : null}
      {!value && !error ? <LoadingState /> : null}
      {value ? <StaleNotice error={error} onRetry={reload} /> : null}
      {value?.items.length === 0 ? (
        <EmptyState
          title={t(search === '' ? 'desk.downloads.none' : 'desk.community.noneFound')}
          hint={t(search === '' ? 'desk.downloads.noneHint' : 'desk.downloads.noneFoundHint')}
        />
      ) : null}
      {value && value.items.length > 0 ? (
        <Framed>
          <Table<DownloadCount>
            size="small"
            tableLayout="fixed"
            rowKey="fileName"
            dataSource={[...value.items]}
            columns={columns}
            pagination={
              value.total > PER_PAGE && {
                ...{ current: page, pageSize: PER_PAGE, total: value.total },
                showSizeChanger: false,
                onChange: setPage,
              }
            }
          />
        </Framed>
      ) : null}
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

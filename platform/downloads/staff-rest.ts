import { type BoundCall, bindCall, bindFile } from '../call.ts';
import type { PlatformCore } from '../core.ts';
import type { PlatformLocale } from '../locale.ts';
import { answerFile, csvType } from '../staff/answer-file.ts';
import { printCsv } from '../staff/print-csv.ts';
import { exportDownloads, listDownloads } from './staff-calls.ts';
import { listDownloadCounts } from './store.ts';

/** Maximum number of rows in one export. */
const MOST = 10_000;
/** With today, 30 days. */
const DAYS = 29;
const DAY = 24 * 60 * 60_000;

/** Calls for the desk. Only requests from the CMS get past the door to these. */
export function staffDownloadCalls(core: PlatformCore): readonly BoundCall[] {
  const since = () => core.later(-DAYS * DAY).slice(0, 10);
  return [
    bindCall(listDownloads, ({ keyword, page, pageSize }) =>
      listDownloadCounts(core.database, { keyword, since: since() }, { page, pageSize }),
    ),

    bindFile(exportDownloads, async ({ keyword }, { locale }) => {
      const { downloads } = await listDownloadCounts(
        core.database,
        { keyword, since: since() },
        { page: 1, pageSize: MOST },
      );
      const rows = downloads.map(({ fileName, lastMonth, ever, lastOn }) => [
        fileName,
        String(lastMonth),
        String(ever),
        lastOn,
      ]);
      return answerFile(printCsv([columns[locale], ...rows]), {
        name: `downloads-${core.now().slice(0, 10)}.csv`,
        mediaType: csvType,
      });
    }),
  ];
}

const columns: Readonly<Record<PlatformLocale, readonly string[]>> = {
  zh: ['文件或页面', '近 30 天次数', '累计次数', '最近日期'],
  en: ['File or page', 'In the last 30 days', 'Total', 'Most recent'],
};

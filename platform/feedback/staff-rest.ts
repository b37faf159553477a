import { addresses } from '#contract/addresses.ts';
import { type BoundCall, bindCall, bindFile } from '../call.ts';
import type { PlatformCore } from '../core.ts';
import { PlatformError } from '../errors.ts';
import { openFile } from '../files/calls.ts';
import { signLink } from '../files/sign-link.ts';
import { changeForm } from '../forms/store.ts';
import { answerFile, csvType } from '../staff/answer-file.ts';
import { statusNames } from '../staff/names.ts';
import { printCsv } from '../staff/print-csv.ts';
import { findFeedback, findFeedbackFile, listFeedbackRows } from './list-feedback.ts';
import { feedbackTypeNames } from './model.ts';
import { changeFeedback, exportFeedback, linkFeedbackFile, listFeedback, readFeedback } from './staff-calls.ts';

/** Milliseconds for which a file's URL is valid. */
const VALID = 5 * 60_000;
/** Maximum number of rows in one export. */
const MOST = 10_000;

/** Calls for the desk. Only requests from the CMS get past the door to these. */
export function staffFeedbackCalls(core: PlatformCore): readonly BoundCall[] {
  return [
    bindCall(listFeedback, ({ page, pageSize, ...filter }) =>
      listFeedbackRows(core.database, filter, { page, pageSize }),
    ),

    bindCall(readFeedback, async ({ id }) => {
      const found = await findFeedback(core.database, id);
      if (found === null) throw new PlatformError('missingResource');
      return { ...found.feedback, files: found.files };
    }),

    bindCall(linkFeedbackFile, async ({ id }) => {
      const file = await findFeedbackFile(core.database, id);
      if (file === null) throw new PlatformError('missingResource');
      return {
        address: `${addresses.platform.path}${openFile.path}?${signLink(core.keys.files, id, core.later(VALID))}`,
      };
    }),

    bindCall(changeFeedback, (change, caller) =>
      core.change(caller, async ({ tx, audit }) => {
        const isThere = await changeForm(tx, 'feedback', { ...change, at: core.now() });
        if (!isThere) throw new PlatformError('missingResource');
        audit('feedback.change', ['feedback', change.id], { status: change.status, by: change.by });
        return null;
      }),
    ),

    bindFile(exportFeedback, async (filter, { locale }) => {
      const { feedback } = await listFeedbackRows(core.database, filter, { page: 1, pageSize: MOST });
      const head =
        locale === 'zh'
          ? ['提交时间', '状态', '类型', '邮箱', '内容', '附件数', '备注']
          : ['Sent', 'Status', 'Type', 'Email', 'Content', 'Files', 'Note'];
      const rows = feedback.map((one) => [
        one.createdAt,
        statusNames[locale][one.status],
        feedbackTypeNames[locale][one.type - 1] ?? String(one.type),
        one.email,
        one.content,
        String(one.files),
        one.note,
      ]);
      return answerFile(printCsv([head, ...rows]), {
        name: `feedback-${core.now().slice(0, 10)}.csv`,
        mediaType: csvType,
      });
    }),
  ];
}

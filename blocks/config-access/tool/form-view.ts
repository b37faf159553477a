import { localizePath } from '#cms-schema/locale.ts';
import { callPlatform } from '#session/call-platform.ts';
import { readDraft } from '#session/drafts.ts';
import { readConfigFileDetail, readConfigFiles } from '#session/read-answers.ts';
import { draw } from '#ui/draw.ts';
import { drawButtonLink } from '#ui/draw-field.ts';
import { toolPath } from './config-file.ts';
import { draftName, openForm } from './config-form.ts';
import { parseDraft } from './draft.ts';
import { noFile, readId } from './read-id.ts';
import type { ToolPlace, View } from './view.ts';

/** The form for a new file or, for accounts that may only view files, a link to sales. */
export const showCreate: View = async (tool) => {
  const { words, locale } = tool;
  const outcome = await callPlatform('GET /community/configFile/list', { page: 1 }, readConfigFiles, {
    isSilent: true,
  });
  if (outcome.kind !== 'done') return outcome;
  if (!outcome.result.mayCreate) {
    showRefusal(
      tool,
      words.mayNotCreate,
      drawButtonLink(words.business, localizePath('/community/business', locale)),
      drawButtonLink(words.toList, toolPath(locale, 'configList'), { variant: 'secondary' }),
    );
    return {};
  }
  const draft = parseDraft(readDraft(tool.account, draftName(null)));
  return openForm(tool, { file: null, draft: draft?.base === null ? draft : null });
};

/** The form to change the file that the address names. */
export const showEdit: View = async (tool) => {
  const { words, locale } = tool;
  const id = readId();
  if (id === null) return noFile;
  const outcome = await callPlatform('GET /community/configFile/detail', { id }, readConfigFileDetail, {
    isSilent: true,
  });
  if (outcome.kind !== 'done') return outcome;
  const file = outcome.result;
  if (!file.mayEdit) {
    showRefusal(
      tool,
      words.mayNotEdit,
      drawButtonLink(words.toDetail, toolPath(locale, 'downloadDetail', { id })),
      drawButtonLink(words.toList, toolPath(locale, 'configList'), { variant: 'secondary' }),
    );
    return {};
  }
  const draft = parseDraft(readDraft(tool.account, draftName(id)));
  return openForm(tool, { file, draft: draft?.base ? draft : null });
};

function showRefusal({ place, show }: ToolPlace, text: string, ...ways: readonly HTMLElement[]): void {
  place.replaceChildren(draw('p', { class: 'tool-summary' }, text), draw('div', { class: 'tool-ways' }, ...ways));
  show('ready');
}

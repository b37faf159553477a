import { fillIn } from '#kit/fill-in.ts';
import { callPlatform } from '#session/call-platform.ts';
import { readConfigFiles } from '#session/read-answers.ts';
import { draw } from '#ui/draw.ts';
import { drawButtonLink } from '#ui/draw-field.ts';
import { toolPath } from './config-file.ts';
import { drawFileTable } from './file-table.ts';
import type { View } from './view.ts';

/** How many of the most recently changed files are shown. */
const shown = 3;

/** The number of files, the most recently changed ones, and links to all files and to a new one. */
export const showOverview: View = async (tool) => {
  const { place, words, locale } = tool;
  const outcome = await callPlatform('GET /community/configFile/list', { page: 1 }, readConfigFiles, {
    isSilent: true,
  });
  if (outcome.kind !== 'done') return outcome;
  const { total, mayCreate, items } = outcome.result;
  const table = drawFileTable(tool, null);
  table.fill(items.slice(0, shown));
  const all = drawButtonLink(words.toAll, toolPath(locale, 'configList'), {
    variant: mayCreate ? 'secondary' : 'primary',
  });
  const create = drawButtonLink(words.create, toolPath(locale, 'configCreate'));
  const counted = fillIn(total === 1 ? words.foundOne : words.found, { total });
  place.replaceChildren(
    draw(
      'div',
      { class: 'tool-head' },
      draw('p', { class: 'tool-summary' }, total === 0 ? '' : `${words.latest} · ${counted}`),
      draw('div', { class: 'tool-ways' }, mayCreate && create, total > 0 && all),
    ),
    ...(total > 0 ? [table.root] : []),
  );
  tool.show(total > 0 ? 'ready' : 'empty');
  return {};
};

import { fillIn } from '#kit/fill-in.ts';
import { callPlatform } from '#session/call-platform.ts';
import { readConfigFiles } from '#session/read-answers.ts';
import { describeFailure } from '#session/tell-failure.ts';
import { draw } from '#ui/draw.ts';
import { drawButton, drawButtonLink } from '#ui/draw-field.ts';
import { whileBusy } from '#ui/while-busy.ts';
import { askToDelete, type DeleteEnd } from './ask-to-delete.ts';
import { type ConfigFile, type FoundFiles, toolPath } from './config-file.ts';
import { drawDownload, say } from './download.ts';
import { drawFileTable } from './file-table.ts';
import type { View } from './view.ts';

/** A company's files, with search, paging, download and deletion. The page's address holds the place in the list. */
export const showList: View = async (tool) => {
  const { place, words, lang, locale, signal } = tool;
  const asked = new URLSearchParams(window.location.search);
  let page = Math.max(1, Math.trunc(Number(asked.get('page'))) || 1);
  let keyword = asked.get('keyword') ?? '';
  let latest = 0;

  const summary = draw('p', { class: 'tool-summary', tabindex: -1 });
  const create = drawButtonLink(words.create, toolPath(locale, 'configCreate'));
  const field = draw('input', {
    id: 'config-keyword',
    name: 'keyword',
    type: 'search',
    class: 'h-field-box',
    maxlength: 100,
    value: keyword,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
  });
  const submit = drawButton(words.search, { variant: 'secondary' });
  const clear = drawButton(words.clear, { type: 'button', variant: 'quiet' });
  const form = draw(
    'form',
    { class: 'tool-search', novalidate: true },
    draw('label', { class: 'h-field-label', for: field.id }, words.keyword),
    draw('span', { class: 'h-field-row' }, field, submit, clear),
  );
  const status = draw('p', { class: 'tool-said', role: 'status' });
  const previous = drawButton(words.previous, { type: 'button', variant: 'secondary', size: 'small' });
  const next = drawButton(words.next, { type: 'button', variant: 'secondary', size: 'small' });
  const position = draw('span', { 'data-page': '' });
  const pager = draw('nav', { class: 'tool-pages', 'aria-label': words.files }, previous, position, next);
  const table = drawFileTable(tool, (file) => [
    drawDownload(file, status, tool, { variant: 'secondary', size: 'small' }),
    ...(file.mayEdit ? drawChanges(file) : []),
  ]);

  const drawChanges = (file: ConfigFile) => {
    const edit = drawButtonLink(words.edit, toolPath(locale, 'configEdit', { id: file.id }), {
      variant: 'quiet',
      size: 'small',
    });
    edit.setAttribute('aria-label', `${words.edit}: ${file.name}`);
    const remove = drawButton(words.remove, { type: 'button', variant: 'quiet', size: 'small' });
    remove.setAttribute('aria-label', `${words.remove}: ${file.name}`);
    remove.addEventListener('click', () => askToDelete(file, tool, (end) => void afterDelete(file, end)));
    return [edit, remove];
  };
  const afterDelete = async ({ name }: ConfigFile, end: DeleteEnd) => {
    const said = { deleted: fillIn(words.removed, { name }), changed: words.changedMeanwhile, gone: words.alreadyGone };
    await read(page, keyword);
    say(status, said[end], end === 'deleted' ? 'positive' : 'negative');
    // The button that was pressed may be gone.
    if (!signal.aborted) summary.focus();
  };
  const ask = (wanted: number, word: string) =>
    callPlatform(
      'GET /community/configFile/list',
      { page: wanted, ...(word !== '' && { keyword: word }) },
      readConfigFiles,
      { isSilent: true },
    );
  const read = async (wanted: number, word: string) => {
    latest += 1;
    const mine = latest;
    table.root.setAttribute('aria-busy', 'true');
    let outcome = await ask(wanted, word);
    // The last page may have become empty by deletions.
    if (outcome.kind === 'done' && outcome.result.items.length === 0 && wanted > 1) {
      wanted = Math.max(1, Math.min(wanted - 1, outcome.result.pages));
      outcome = await ask(wanted, word);
    }
    // A later request has been sent: ignore this response.
    if (mine !== latest || signal.aborted) return null;
    table.root.removeAttribute('aria-busy');
    if (outcome.kind !== 'done') {
      say(status, describeFailure(outcome, lang), 'negative');
      return outcome;
    }
    [page, keyword] = [wanted, word];
    say(status, '', 'neutral');
    show(outcome.result);
    return null;
  };
  const show = ({ total, pages, mayCreate, items }: FoundFiles) => {
    const isEmpty = total === 0 && keyword === '';
    summary.textContent = summarize(total);
    position.textContent = fillIn(words.page, { page, pages: Math.max(1, pages) });
    previous.disabled = page <= 1;
    next.disabled = page >= pages;
    create.hidden = !mayCreate;
    clear.hidden = keyword === '';
    pager.hidden = pages <= 1;
    table.root.hidden = total === 0;
    form.hidden = isEmpty;
    table.fill(items);
    keepPlace(page, keyword);
    tool.show(isEmpty ? 'empty' : 'ready');
  };
  const summarize = (total: number) => {
    if (keyword !== '') return fillIn(total === 0 ? words.foundNone : words.foundFor, { total, keyword });
    return total === 0 ? '' : fillIn(total === 1 ? words.foundOne : words.found, { total });
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void whileBusy(submit, () => read(1, field.value.trim()));
  });
  clear.addEventListener('click', () => {
    field.value = '';
    field.focus();
    void whileBusy(clear, () => read(1, ''));
  });
  for (const [button, step] of [
    [previous, -1],
    [next, 1],
  ] as const) {
    button.addEventListener('click', () => void whileBusy(button, () => read(page + step, keyword)));
  }
  place.replaceChildren(
    draw('div', { class: 'tool-head' }, summary, create),
    draw('search', {}, form),
    status,
    table.root,
    pager,
  );
  return (await read(page, keyword)) ?? {};
};

/** Puts the place in the address, so that a reload or going back shows the same rows. */
function keepPlace(page: number, keyword: string): void {
  const address = new URL(window.location.href);
  for (const [name, value] of Object.entries({ page: page > 1 ? String(page) : '', keyword })) {
    if (value === '') address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  if (address.href !== window.location.href) window.history.replaceState(window.history.state, '', address);
}

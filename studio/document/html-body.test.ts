import { expect, test } from 'vitest';
import { htmlOf, readHtmlBody } from '#cms-schema/html-body.ts';
import { titleOf } from '../canvas/node-title.ts';
import { loadMessages } from '../messages.ts';
import { applyChanges } from './change.ts';
import { diffDrafts } from './diff-drafts.ts';
import { editHtmlBody } from './edit-field.ts';
import { mergeDrafts } from './merge.ts';
import { emptyDraft, type PageDraft } from './model.ts';
import { listProblems } from './validation.ts';

const draftOf = (html: string, title = 'Classic'): PageDraft => ({ ...emptyDraft, title, nodes: readHtmlBody(html) });
const definitions = new Map();

test('an HTML body that is edited, cleared and rewritten is exactly what was typed', () => {
  let draft = draftOf('');
  for (const html of ['<p>One', '<p>One</p>', '', '<p>Two</p>']) {
    const next = applyChanges(draft, editHtmlBody(draft, html));
    if (!next) throw new Error('The change does not fit.');
    expect(htmlOf(next.nodes) ?? '').toBe(html);
    draft = next;
  }
});

test('an edit that leaves the body unchanged is not an undo step', () => {
  expect(editHtmlBody(draftOf('<p>One</p>'), '<p>One</p>')).toEqual([]);
});

test('an earlier HTML body can be restored', () => {
  const [now, earlier] = [draftOf('<p>Now</p>'), draftOf('<p>Earlier</p>')];
  expect(applyChanges(now, diffDrafts(now, earlier))).toEqual(earlier);
});

test('if one user changes the body and another the title, both changes are kept', () => {
  const base = draftOf('<p>Base</p>');
  const { draft, conflicts } = mergeDrafts(
    { base, mine: draftOf('<p>Mine</p>'), theirs: draftOf('<p>Base</p>', 'Theirs') },
    definitions,
  );
  expect([draft, conflicts]).toEqual([draftOf('<p>Mine</p>', 'Theirs'), []]);
});

test('a body that two users changed is a conflict', () => {
  const base = draftOf('<p>Base</p>');
  const { conflicts } = mergeDrafts(
    { base, mine: draftOf('<p>Mine</p>'), theirs: draftOf('<p>Theirs</p>') },
    definitions,
  );
  expect(conflicts).toMatchObject([{ kind: 'node' }]);
});

test('comments in an HTML body that look like blocks are not reported as problems', () => {
  const draft = draftOf('<!-- wp:haptera/hero {"heading":7} --><p>One');
  const problems = listProblems(draft, { definitions, locale: 'en', type: 'post' });
  expect(problems.filter(({ severity }) => severity !== 'advice')).toEqual([]);
});

test('an HTML body is named as such in the outline, not as foreign markup', async () => {
  await loadMessages('en');
  const [body] = readHtmlBody('<p>Why</p>');
  expect(body && titleOf(body, 'en')).toBe('HTML');
});

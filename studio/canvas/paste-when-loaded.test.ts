import { afterEach, expect, test, vi } from 'vitest';
import type { Clipping } from '../document/clipboard.ts';
import { emptyDraft } from '../document/model.ts';
import { createTranslate, loadMessages } from '../messages.ts';
import type { CommandActs, CommandHost } from './command-host.ts';

await loadMessages('en');
let isBroken = false;
const pasted: { readonly text: string; readonly selection: string | null }[] = [];
let open = () => {};
const opened = new Promise<void>((resolve) => {
  open = resolve;
});
vi.mock('./paste-clipping.ts', async () => {
  if (isBroken) throw new Error('offline');
  await opened;
  return {
    pasteClipping: ({ text }: Clipping, _: CommandActs, selection: string | null) => pasted.push({ text, selection }),
  };
});
afterEach(() => {
  pasted.length = 0;
});

/** The paste command on a page whose selection and language the test sets. */
async function aPage() {
  const { pasteWhenLoaded } = await import('./paste-when-loaded.ts');
  const said: string[] = [];
  const state: { selection: string | null; locale: 'zh' | 'en' } = { selection: null, locale: 'en' };
  const nothing = () => undefined;
  const host = (): CommandHost => ({
    ...state,
    draft: emptyDraft,
    uiLocale: 'en',
    origin: 'https://own.example',
    twinIds: new Set(),
    twins: [],
    isReadOnly: false,
    history: {
      canUndo: false,
      canRedo: false,
      boundary: null,
      undo: () => ({ step: null, skipped: [] }),
      redo: () => ({ step: null, skipped: [] }),
    },
    t: createTranslate('en'),
    onSelect: nothing,
    onEdit: nothing,
    announce: nothing,
    offerUndo: nothing,
    tell: nothing,
    show: nothing,
    offerPictures: nothing,
    offerSheet: nothing,
    refuse: (text) => said.push(text),
  });
  const paste = pasteWhenLoaded({ getHost: host, attempt: (act) => act(host()), structure: () => null });
  return { paste, state, said };
}

test('what is pasted before the code is there is told if that cannot be loaded', async () => {
  isBroken = true;
  const { paste, said } = await aPage();
  paste({ text: 'lost' });
  await vi.waitFor(() => expect(said).toEqual([expect.stringContaining('paste again')]));
  expect(pasted).toEqual([]);
  isBroken = false;
  vi.resetModules();
});

test('what is pasted before the code is there waits for it, in order, and goes where it was pasted', async () => {
  const { paste, state, said } = await aPage();
  state.selection = 'one';
  paste({ text: 'first' });
  state.selection = 'two';
  paste({ text: 'second' });
  state.selection = 'three';
  expect(pasted).toEqual([]);
  open();
  await vi.waitFor(() => expect(pasted).toHaveLength(2));
  expect(pasted).toEqual([
    { text: 'first', selection: 'one' },
    { text: 'second', selection: 'two' },
  ]);
  paste({ text: 'third' });
  expect(pasted.at(-1)).toEqual({ text: 'third', selection: 'three' });
  expect(said).toEqual([]);
});

test('what waits is not pasted into another language', async () => {
  vi.resetModules();
  const { paste, state, said } = await aPage();
  paste({ text: 'English' });
  state.locale = 'zh';
  await vi.waitFor(() => expect(said).toEqual([expect.stringContaining('another language')]));
  expect(pasted).toEqual([]);
});

import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { eachLocale, isLocale, type Locale, type Localized, languageTags } from '#cms-schema/locale.ts';
import { GlobalStyle } from '#ui/global-style.tsx';
import type { MediaCalls, MediaItem } from '../../cms/media-calls.ts';
import { StudioError } from '../../cms/studio-error.ts';
import { createStudioClient, type StudioClient } from '../../cms.ts';
import { AddPictures } from '../../media-picker/add-pictures.tsx';
import { readAddedPicture } from '../../media-picker/added-picture.ts';
import { MediaPicker } from '../../media-picker/media-picker.tsx';
import { loadLaterMessages, loadMessages } from '../../messages.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import { SessionProvider } from '../../session-context.tsx';
import { AnswersProvider } from '../../use-answer.ts';

/**
 * The dialogs of pictures alone, for their browser tests, with a library in memory whose answers come when a test says
 * so. `?library=a.png|b.png`: what it has. `?pasted=<address>|<address>`: the pictures of pasted text instead of the
 * picker.
 */
const query = new URLSearchParams(location.search);
const asked = query.get('ui');
const uiLocale: Locale = isLocale(asked) ? asked : 'en';
const namesIn = (parameter: string) => (query.get(parameter) ?? '').split('|').filter((name) => name !== '');

/** What happened, in its order. */
const log: string[] = [];
const library: MediaItem[] = [];

function add(name: string, alt: Partial<Localized> = {}): MediaItem {
  const media: MediaItem = {
    id: library.length + 1,
    kind: 'image',
    mimeType: 'image/svg+xml',
    fileName: name,
    fileSize: 1_000,
    title: name,
    caption: '',
    alt: eachLocale((locale) => alt[locale] ?? ''),
    visibility: 'everyone',
    path: '/samples/trackpad.svg',
    width: 1_200,
    height: 900,
    color: null,
    renditions: [],
    isTrashed: false,
    uploadedAt: null,
    uploadedLocally: '',
    revision: 1,
    canEdit: true,
    canDelete: true,
  };
  library.push(media);
  return media;
}

function save(id: number, alt: Partial<Localized> = {}): MediaItem {
  const at = library.findIndex((media) => media.id === id);
  const before = library[at];
  if (!before) throw new Error(`The library has no ${id}.`);
  const media = { ...before, alt: { ...before.alt, ...alt }, revision: before.revision + 1 };
  library[at] = media;
  log.push(`saved ${id}`);
  return media;
}

interface Waiting {
  finish(): void;
  fail(code: string): void;
}

const waiting = new Map<string, Waiting>();

function untilTold<Value>(name: string, finish: () => Value, signal?: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = () => waiting.delete(name);
    signal?.addEventListener('abort', () => reject(new StudioError('aborted', 0, 'aborted')));
    waiting.set(name, {
      finish: () => {
        end();
        resolve(finish());
      },
      fail: (code) => {
        end();
        reject(new StudioError(code, 400, code));
      },
    });
  });
}

const never = () => Promise.reject(new Error('These dialogs do not do that.'));

const media: MediaCalls = {
  list: async () => ({ items: library.toReversed(), total: library.length, pages: 1 }),
  get: never,
  upload: (file, { alt, signal } = {}) => untilTold(file.name, () => add(file.name, alt), signal),
  findSame: async ({ name }) => library.find(({ fileName }) => fileName === name) ?? null,
  fetchFrom: (address, { alt, signal } = {}) =>
    untilTold(address, () => add(address.split('/').at(-1) ?? '', alt), signal),
  save: (id, { alt }) => untilTold(`save ${id}`, () => save(id, alt)),
  trash: never,
  restore: never,
  remove: never,
};

const client: StudioClient = {
  ...createStudioClient(),
  media,
  session: {
    current: async () => ({
      id: 1,
      name: 'Editor',
      names: { zh: '', en: '' },
      username: 'editor',
      email: 'editor@haptera.example',
      role: 'editor',
      capabilities: new Set(['upload_files', 'edit_posts', 'edit_others_posts']),
      locale: uiLocale,
      registeredAt: null,
    }),
    signIn: never,
    signOut: never,
  },
};

function App() {
  const [isOpen, setOpen] = useState(true);
  const end = (what: string) => {
    log.push(what);
    setOpen(false);
  };
  if (!isOpen) return null;
  const pasted = namesIn('pasted');
  if (pasted.length === 0)
    return <MediaPicker accept="image" onPick={({ id }) => end(`picked ${id}`)} onClose={() => end('closed')} />;
  return (
    <AddPictures
      pictures={pasted.map((address, index) => readAddedPicture({ alt: `Picture ${index + 1}`, address }, index))}
      locale="en"
      onDone={(ids) => end(`added ${ids.join(' ')}`)}
      onClose={() => end('closed')}
    />
  );
}

for (const name of namesIn('library')) add(name);
Object.assign(window, {
  harness: {
    log,
    waiting: () => [...waiting.keys()],
    finish: (name: string) => waiting.get(name)?.finish(),
    fail: (name: string, code: string) => waiting.get(name)?.fail(code),
  },
});
document.documentElement.lang = languageTags[uiLocale];
await loadMessages(uiLocale);
await loadLaterMessages('dialogs');
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <MessagesProvider uiLocale={uiLocale}>
      <GlobalStyle />
      <SessionProvider client={client}>
        <AnswersProvider>
          <App />
        </AnswersProvider>
      </SessionProvider>
    </MessagesProvider>,
  );

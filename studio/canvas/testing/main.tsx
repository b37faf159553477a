import { StrictMode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { blockDefinitions, definitions } from '#blocks/definitions.generated.ts';
import { createBlock } from '#cms-schema/create-block.ts';
import type { BlockDefinition } from '#cms-schema/define-block.ts';
import type { ResolvedDocument, ResolvedMedia, ResolvedTerm } from '#cms-schema/field.ts';
import type { JsonValue } from '#cms-schema/json.ts';
import { isLocale, type Locale, languageTags } from '#cms-schema/locale.ts';
import type { BlockNode } from '#cms-schema/markup/document.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { playerHosts } from '#contract/player-hosts.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { sanitizeHtml } from '#kit/html/sanitize-html.ts';
import { GlobalStyle } from '#ui/global-style.tsx';
import { editFields } from '../../document/edit-field.ts';
import {
  applyStep,
  canRedo,
  canUndo,
  emptyHistory,
  type History,
  recordStep,
  redo,
  undo,
} from '../../document/history.ts';
import { type Drafts, emptyDraft } from '../../document/model.ts';
import { notePlaces } from '../../document/note-places.ts';
import { findNode } from '../../document/tree.ts';
import { listProblems } from '../../document/validation.ts';
import { loadMessages } from '../../messages.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import { useChanges } from '../../use-changes.ts';
import { blockDrawings } from '../block-drawings.ts';
import { BuilderCanvas } from '../canvas.tsx';
import type { CanvasEdit } from '../canvas-edit.ts';
import type { FieldTarget } from '../field-target.ts';
import type { Lookups } from '../lookups.ts';
import { readSiteChrome } from '../site-chrome.ts';
import { useCanvasView } from '../use-canvas-view.ts';
import { watchVisits } from '../watch-visits.ts';

/** The builder alone, with a page in memory: for its browser tests, and for viewing it without a server. */
interface State {
  readonly drafts: Drafts;
  readonly history: History;
}

const query = new URLSearchParams(location.search);
const asked = { locale: query.get('locale'), ui: query.get('ui') };
const startLocale: Locale = isLocale(asked.locale) ? asked.locale : 'en';
const uiLocale: Locale = isLocale(asked.ui) ? asked.ui : 'en';

/** HTML as the builder sanitizes it, for comparison with the server. */
function readHtml(source: string) {
  return {
    inline: sanitizeHtml(source, 'inline'),
    flow: sanitizeHtml(source, 'flow'),
    document: sanitizeHtml(source, 'document', playerHosts),
    text: htmlToText(source),
  };
}

function App() {
  const [locale, setLocale] = useState(startLocale);
  const [selection, setSelection] = useState<string | null>(null);
  const [target, setTarget] = useState<FieldTarget | null>(null);
  const view = useCanvasView();
  const [changes] = useState(() => new EventTarget());
  const latest = useRef<State>(startState);
  const write = useCallback(
    (next: State) => {
      latest.current = next;
      changes.dispatchEvent(new Event('change'));
    },
    [changes],
  );
  useChanges(
    useCallback(
      (listener) => {
        changes.addEventListener('change', listener);
        return () => changes.removeEventListener('change', listener);
      },
      [changes],
    ),
  );
  const state = latest.current;

  const visits = useRef(0);
  useEffect(
    () =>
      watchVisits(document, () => {
        visits.current += 1;
      }),
    [],
  );
  const travel = useCallback(
    (go: typeof undo) => {
      const done = go(latest.current.history, locale, latest.current.drafts);
      write(done);
      return done;
    },
    [locale, write],
  );
  const onEdit = useCallback(
    (edit: CanvasEdit) => {
      const { drafts, history } = latest.current;
      const changes =
        edit.kind === 'field'
          ? editFields(drafts, locale, edit.blockId, edit.patch, definitions)
          : { [locale]: edit.changes };
      const next = applyStep(drafts, changes);
      if (!next) throw new Error('The edit does not fit the draft.');
      log.edits.push(edit);
      const { action, key } =
        edit.kind === 'field' ? { action: 'edit' as const, key: edit.key } : { action: edit.action, key: undefined };
      const typing = key !== undefined && { key, visit: String(visits.current) };
      const step = { action, at: Date.now(), changes: notePlaces(drafts, changes), ...typing };
      write({ drafts: next, history: recordStep(history, locale, step) });
    },
    [locale, write],
  );
  const history = useMemo(
    () => ({
      canUndo: canUndo(state.history, locale),
      canRedo: canRedo(state.history, locale),
      boundary: state.history[locale].done.at(-1)?.boundary ?? null,
      undo: () => travel(undo),
      redo: () => travel(redo),
    }),
    [state.history, locale, travel],
  );
  /** Applies a change of another editor, which is not an undo step of this one. */
  const receive = useCallback(
    (blockId: string, path: FieldPath, value: JsonValue) => {
      const { drafts, history } = latest.current;
      const changes = editFields(drafts, locale, blockId, [{ path, value }], definitions);
      const next = applyStep(drafts, changes);
      if (next) write({ drafts: next, history });
    },
    [locale, write],
  );
  const onTarget = useCallback((next: FieldTarget | null) => {
    setTarget(next);
    if (next) setSelection(next.blockId);
  }, []);
  const draft = state.drafts[locale] ?? emptyDraft;
  const other = state.drafts[locale === 'zh' ? 'en' : 'zh'];
  const checked = useDeferredValue(draft);
  const problems = useMemo(() => listProblems(checked, { definitions, locale }), [checked, locale]);
  useEffect(() => {
    Object.assign(window, {
      harness: {
        log,
        read: (what: string, of: Locale) => read(latest.current, what, of),
        setLocale,
        select: setSelection,
        goTo: onTarget,
        receive,
        readHtml: (sources: readonly string[]) => sources.map(readHtml),
      },
    });
  }, [onTarget, receive]);

  const builder = (
    <BuilderCanvas
      pageKey="harness"
      locale={locale}
      signature="harness"
      view={view}
      draft={draft}
      twins={other?.nodes ?? emptyDraft.nodes}
      selection={selection}
      onSelect={setSelection}
      target={target}
      onTarget={onTarget}
      onEdit={onEdit}
      onVisitEnd={() => {
        visits.current += 1;
      }}
      history={history}
      lookups={lookups}
      chrome={chrome}
      problems={problems}
      isReadOnly={query.has('readonly')}
      onSave={() => log.saves.push(Date.now())}
    />
  );
  return (
    <MessagesProvider uiLocale={uiLocale}>
      <GlobalStyle />
      <main style={{ height: '100vh' }}>{builder}</main>
      {query.has('twice') && builder}
    </MessagesProvider>
  );
}

/** Returns what tests need to know about the state. */
function read({ drafts, history }: State, what: string, locale: Locale): unknown {
  const nodes = drafts[locale]?.nodes ?? [];
  if (what === 'types') return nodes.map((node) => (node.kind === 'block' ? node.type : 'foreign'));
  if (what === 'ids') return nodes.map(({ id }) => id);
  if (what === 'edits') return log.edits.length;
  if (what === 'steps') return history[locale].done.length;
  if (what === 'nodes') return nodes;
  const node = findNode(nodes, what.slice('attributes:'.length));
  return node?.kind === 'block' ? node.attributes : null;
}

const log: { edits: CanvasEdit[]; saves: number[] } = { edits: [], saves: [] };

function readStart(): Drafts {
  const draft = (locale: Locale) => ({ ...emptyDraft, title: 'Harness', nodes: startNodes(locale) });
  return { zh: draft('zh'), en: draft('en') };
}

/**
 * The blocks of the page. `?page=all`: one of each; `?page=empty`: none; `?blocks=200`: that number; otherwise a short
 * page.
 */
function startNodes(locale: Locale): BlockNode[] {
  const all = blockDefinitions.filter((definition: BlockDefinition) => definition.parents === null);
  const short = ['haptera/hero', 'haptera/media-text', 'haptera/columns', 'haptera/spec-table', 'haptera/quote'];
  const count = Number(query.get('blocks') ?? 0);
  const names =
    query.get('page') === 'empty'
      ? []
      : query.get('page') === 'all'
        ? all.map(({ name }) => name)
        : count > 0
          ? Array.from({ length: count }, (_, index) => all[index % all.length]?.name ?? '')
          : short;
  let made = 0;
  const newId = () => `b${String(made++).padStart(4, '0')}`;
  return names.flatMap((name) => {
    const definition = definitions.get(name);
    return definition ? [createBlock(definition, locale, newId, definitions)] : [];
  });
}

const described = new Set<number>();

const lookups: Lookups = {
  async loadMedia(ids) {
    await pause(40);
    return new Map(ids.filter((id) => id < 100).map((id) => [id, picture(id)]));
  },
  loadDownloads: async () => new Map(),
  async loadDocuments(ids, locale) {
    await pause(40);
    return new Map(ids.filter((id) => id < 100).map((id) => [id, article(id, locale)]));
  },
  async loadTerms(ids, locale) {
    await pause(40);
    return new Map(ids.filter((id) => id < 100).map((id) => [id, topic(id, locale)]));
  },
  listTerms: async (locale) => [1, 2].map((id) => ({ ...topic(id, locale), taxonomy: 'post_tag' })),
  async sendQuery() {
    await pause(40);
    throw new Error('There is no read API here.');
  },
  async searchDocuments({ text, locale, signal }) {
    await pause(30);
    signal.throwIfAborted();
    return [1, 2, 3]
      .map((id) => ({
        id,
        title: article(id, locale).title,
        path: `/page-${id}`,
        type: 'page' as const,
        locale,
        isPublished: id < 3,
      }))
      .filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
  },
  async findDocument({ locale, path }, signal) {
    const hits = await lookups.searchDocuments({ text: '', locale, signal });
    return hits.find((hit) => hit.path === path) ?? null;
  },
  async pickMedia({ current }) {
    // Whoever opens the dialog for this picture again writes its description there.
    if (current === 7) described.add(7);
    return 7;
  },
  addPictures: async (pictures) => pictures.flatMap(({ file }, index) => (file ? [7 + index] : [])),
};

function topic(id: number, locale: Locale): ResolvedTerm {
  return { id, taxonomy: 'category', slug: `topic-${id}`, name: locale === 'zh' ? `主题 ${id}` : `Topic ${id}` };
}

function picture(id: number): ResolvedMedia {
  return {
    src: '/samples/trackpad.svg',
    mimeType: 'image/svg+xml',
    width: 1200,
    height: 900,
    alt: `Picture ${id}${described.has(id) ? ', described' : ''}`,
    color: null,
    srcSet: null,
    sources: [],
  };
}

function article(id: number, locale: Locale): ResolvedDocument {
  const title = locale === 'zh' ? `文章 ${id}` : `Article ${id}`;
  return { id, title, excerpt: '', href: `/post/${id}`, date: '2025-03-01T00:00:00Z', image: picture(id), terms: [] };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const chrome = readSiteChrome(
  new DOMParser().parseFromString(
    `<html class="site"><style>.shell > header, .shell > footer { padding: 1rem 4rem; background: #0b0f17; color: #faf8f4; } .shell > header { position: sticky; top: 0; z-index: 40; }</style>
    <body><div class="shell"><header onclick="alert(1)"><a href="/">Haptera</a></header><main></main><footer>Footer</footer></div></body></html>`,
    'text/html',
  ),
);

const startState: State = { drafts: readStart(), history: emptyHistory };
document.documentElement.lang = languageTags[uiLocale];
await Promise.all([loadMessages(uiLocale), blockDrawings.fetch(definitions.keys())]);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    query.has('strict') ? (
      <StrictMode>
        <App />
      </StrictMode>
    ) : (
      <App />
    ),
  );

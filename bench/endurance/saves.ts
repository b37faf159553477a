import { setTimeout as wait } from 'node:timers/promises';
import { printDocument } from '#cms-schema/markup/document.ts';
import {
  addressOf,
  callToAction,
  createPage,
  inLetters,
  type PageItem,
  untilSeen,
} from '../../e2e/support/documents.ts';
import type { Editor } from '../../e2e/support/editor.ts';

/** Saves one page again and again, and checks what must be true of it. */
export interface SavedPage {
  readonly address: string;
  /** Saves until `stop`; reports the status of each answer, 0 for none. */
  write(onAnswer: (status: number) => void): Promise<void>;
  stop(): void;
  /** Checks that the stored state is the last acknowledged save, or one sent after it. Returns faults. */
  checkStored(when: string): Promise<string[]>;
  checkVisible(): Promise<string[]>;
  remove(): Promise<void>;
}

/** Publishes a page in both languages and waits until both are visible. */
export async function publishPair(editor: Editor): Promise<SavedPage[]> {
  const slug = `endurance-${Date.now().toString(36).replace(/\d/g, 'x')}`;
  const pages: PageItem[] = [];
  for (const locale of ['zh', 'en'] as const) {
    const translationOf = pages[0]?.id;
    const draft = { locale, slug, blocks: blocksOf('start'), ...(translationOf !== undefined && { translationOf }) };
    pages.push(await createPage(editor, draft));
  }
  for (const page of pages)
    await untilSeen(addressOf(editor, page), ({ status }) => status === 200, { patience: 30_000 });
  return pages.map((page) => savePage(editor, page));
}

function savePage(editor: Editor, page: PageItem): SavedPage {
  const path = `/wp/v2/pages/${page.id}`;
  const address = addressOf(editor, page);
  const faults: string[] = [];
  let isRunning = true;
  let revision = page.haptera_revision;
  /** The mark of the last save that was answered with 200. */
  let acknowledged = 'start';
  /** That mark and those of later saves without an answer: each may have been stored. */
  let attempted = ['start'];

  /**
   * Saves over the known revision, as an editor's client does, so that a delayed save whose answer was lost cannot
   * replace an acknowledged one.
   */
  const save = async (mark: string): Promise<number> => {
    attempted.push(mark);
    const data = { content: printDocument(blocksOf(mark)) };
    const headers = { 'If-Match': `"${revision}"` };
    const answer = await editor.fetch({ path, method: 'POST', data, headers }).catch(() => null);
    const text = await answer?.text().catch(() => null);
    if (typeof text !== 'string') return 0;
    if (answer?.status === 200) {
      const saved: PageItem = JSON.parse(text);
      revision = saved.haptera_revision;
      acknowledged = mark;
      attempted = [mark];
    } else if (answer?.status === 412) {
      // An earlier save was stored although its answer was lost.
      const { data }: { data: { current: PageItem } } = JSON.parse(text);
      const [stored = ''] = storedMarks(data.current);
      if (!attempted.includes(stored))
        faults.push(`page ${page.id} was at "${stored}", acknowledged was "${acknowledged}"`);
      revision = data.current.haptera_revision;
    }
    return answer?.status ?? 0;
  };

  return {
    address,
    stop: () => {
      isRunning = false;
    },
    async write(onAnswer) {
      for (let count = 0; isRunning; count += 1) {
        const status = await save(inLetters(count));
        onAnswer(status);
        await wait(status === 200 || status === 412 ? 20 : 120);
      }
    },
    async checkStored(when) {
      // Saves continue meanwhile, so a mark may be one that was allowed before or after the request.
      const before = [...attempted];
      const answer = await editor.fetch({ path: `${path}?context=edit` }).catch(() => null);
      const text = await answer?.text().catch(() => null);
      const found = faults.splice(0);
      if (answer?.status !== 200 || typeof text !== 'string') return found;
      const [first, last] = storedMarks(JSON.parse(text));
      if (first !== last) found.push(`${when}: page ${page.id} is stored partially: ${first}, ${last}`);
      const isAllowed = first !== undefined && (before.includes(first) || attempted.includes(first));
      if (!isAllowed && !isNewer(first, before[0]))
        found.push(`${when}: page ${page.id} contains "${first}", acknowledged was "${before[0]}"`);
      return found;
    },
    async checkVisible() {
      try {
        const isLast = ({ html }: { html: string }) => attempted.includes(shownMarks(html)[0] ?? '');
        await untilSeen(address, isLast, { patience: 60_000 });
        return [];
      } catch (error) {
        return [`the last save is not visible after a minute: ${String(error).slice(0, 200)}`];
      }
    },
    async remove() {
      await editor.fetch({ path: `${path}?force=true`, method: 'DELETE' });
    },
  };
}

function blocksOf(mark: string) {
  return [
    callToAction('first', `mark-${mark}-end`),
    ...Array.from({ length: 8 }, (_, index) =>
      callToAction(`middle-${index}`, 'Between the two', 'Words that fill the page.'),
    ),
    callToAction('last', `mark-${mark}-end`),
  ];
}

/** The marks in a page. A complete page has two equal ones, at its beginning and at its end. */
export function shownMarks(html: string): string[] {
  const shown = html.replace(/<script\b[\s\S]*?<\/script>/g, '');
  return [...shown.matchAll(/<h[12][^>]*>mark-([\w-]+?)-end</g)].map(([, mark = '']) => mark);
}

function storedMarks({ content }: PageItem): string[] {
  return [...content.raw.matchAll(/"heading":"mark-([\w-]+?)-end"/g)].map(([, mark = '']) => mark);
}

/** Whether a mark is later than another one: marks count up. */
function isNewer(mark = '', other = ''): boolean {
  const number = (letters: string) =>
    Number(letters.replace(/[a-j]/g, (letter) => String('abcdefghij'.indexOf(letter))));
  return number(mark) > number(other);
}

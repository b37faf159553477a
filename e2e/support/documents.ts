import { setTimeout as wait } from 'node:timers/promises';
import type { JsonObject } from '#cms-schema/json.ts';
import { type Locale, localizePath } from '#cms-schema/locale.ts';
import { type BlockNode, type DocumentNode, printDocument } from '#cms-schema/markup/document.ts';
import type { Editor } from './editor.ts';

/** The fields of a page in `wp/v2` that journeys use. */
export interface PageItem {
  readonly id: number;
  readonly status: string;
  readonly slug: string;
  readonly link: string;
  readonly lang: Locale;
  readonly content: { readonly raw: string };
  readonly title: { readonly raw: string };
  readonly translations: Readonly<Partial<Record<Locale, number>>>;
  readonly haptera_revision: number;
  readonly haptera_path: string | null;
}

export interface PageDraft {
  readonly locale: Locale;
  readonly slug: string;
  readonly title?: string;
  readonly blocks: readonly DocumentNode[];
  readonly status?: 'draft' | 'publish' | 'future';
  readonly translationOf?: number;
  readonly more?: Readonly<Record<string, unknown>>;
}

export function createPage(
  editor: Editor,
  { locale, slug, title = slug, blocks, status = 'publish', translationOf, more }: PageDraft,
): Promise<PageItem> {
  return editor.request<PageItem>({
    path: '/wp/v2/pages',
    method: 'POST',
    data: {
      lang: locale,
      slug,
      title,
      status,
      content: printDocument(blocks),
      ...(translationOf !== undefined && { translation_of: translationOf }),
      ...more,
    },
  });
}

export function savePage(editor: Editor, id: number, data: Readonly<Record<string, unknown>>): Promise<PageItem> {
  return editor.request<PageItem>({ path: `/wp/v2/pages/${id}`, method: 'POST', data });
}

/** Waits until the site has received everything that was saved, so that the next visitor sees it. */
export async function untilDelivered(editor: Editor, patience = 15_000): Promise<void> {
  const since = performance.now();
  for (;;) {
    const { pending, last_error } = await editor.request<{ pending: number; last_error: string | null }>({
      path: '/haptera/v1/outbox',
    });
    if (pending === 0) return;
    if (performance.now() - since > patience) throw new Error(`Nothing was delivered: ${last_error ?? 'no error'}`);
    await wait(5);
  }
}

/** Deletes pages permanently, so that the next journey finds the site unchanged. */
export async function deletePages(editor: Editor, pages: readonly { readonly id: number }[]): Promise<void> {
  for (const { id } of pages) await editor.request({ path: `/wp/v2/pages/${id}?force=true`, method: 'DELETE' });
}

/** Deletes what an aborted attempt of the same journey left behind, so that a retry starts like the first attempt. */
export async function deleteLeftovers(editor: Editor, title: string): Promise<void> {
  const query = new URLSearchParams({ search: title, status: 'any,trash', context: 'edit', _fields: 'id' });
  await deletePages(editor, await editor.request<{ id: number }[]>({ path: `/wp/v2/pages?${query}` }));
}

export function block(
  type: string,
  id: string,
  attributes: JsonObject,
  slots: Record<string, DocumentNode[]> = {},
): BlockNode {
  return { kind: 'block', type: `haptera/${type}`, id, version: 1, attributes, slots };
}

export function callToAction(id: string, heading: string, text = ''): BlockNode {
  const actions = [{ label: heading.slice(0, 30), link: { kind: 'path', path: '/' } }];
  return block('call-to-action', id, { heading, text, actions, tone: 'light' });
}

/** The address at which visitors find a page. */
export function addressOf(
  editor: Pick<Editor, 'url'>,
  { lang, haptera_path }: Pick<PageItem, 'lang' | 'haptera_path'>,
): string {
  return editor.url + localizePath(haptera_path ?? '/', lang);
}

/** Writes a number in letters: the site adds markup to names with digits, which would split a mark. */
export function inLetters(number: number): string {
  return String(number).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
}

export interface Seen {
  readonly status: number;
  readonly html: string;
}

/** Requests an address as an anonymous visitor without a cache; redirects are not followed. */
export async function visit(address: string): Promise<Seen> {
  const response = await fetch(address, { redirect: 'manual', headers: { 'cache-control': 'no-cache' } });
  return { status: response.status, html: await response.text() };
}

/**
 * Waits until an address looks as expected and returns the milliseconds; throws after `patience` with the last
 * response. The default is long enough for a busy machine, and half of the time after which the CMS polls for changes
 * without a notification.
 */
export async function untilSeen(
  address: string,
  isWanted: (seen: Seen) => boolean,
  { patience = 15_000, since = performance.now() } = {},
): Promise<number> {
  const started = performance.now();
  for (;;) {
    const seen = await visit(address);
    if (isWanted(seen)) return performance.now() - since;
    if (performance.now() - since > patience) {
      throw new Error(
        `After ${patience} ms ${address} still answers ${seen.status}: ${seen.html.replace(/<script[\s\S]*$/, '').slice(-600)}`,
      );
    }
    // Polling without a pause would keep the machine from answering.
    await wait((performance.now() - started) / 20);
  }
}

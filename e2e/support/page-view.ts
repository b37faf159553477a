import type { Page } from '@playwright/test';
import { definitions } from '#blocks/definitions.generated.ts';
import { isJsonObject } from '#cms-schema/json.ts';
import { readDocument } from '#cms-schema/markup/document.ts';

/** What can be seen of a block, wherever it is looked at: on the canvas, or in what the CMS stores. */
export interface BlockView {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  /** Of the buttons that lead somewhere. */
  readonly labels: readonly string[];
  /** Null: it cannot be seen at the moment. */
  readonly picture: 'none' | 'drawing' | 'upload' | null;
}
export type PageView = readonly BlockView[];

/** The page as the builder shows it now, in the language that is open; null while there is no canvas. */
export async function readShown(page: Page): Promise<PageView | null> {
  // No named function in here: what runs this file may wrap those in a call that the page does not know.
  const found = await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('[data-canvas-area] iframe')?.contentDocument;
    const main = frame?.querySelector('[data-canvas-page]');
    if (!main) return null;
    const rows = [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'));
    const blocks = [...main.querySelectorAll(':scope > [data-block]')].map((block) => ({
      id: block.getAttribute('data-block') ?? '',
      heading: block.querySelector('h1, h2, h3')?.textContent ?? '',
      text: block.querySelector('.action-words p')?.textContent ?? '',
      labels: [...block.querySelectorAll('.action-links a')].map((link) => link.textContent ?? ''),
      source: block.querySelector('img')?.getAttribute('src') ?? null,
    }));
    // Outline and canvas are drawn one after the other: until they agree, it is not the page yet.
    const isWhole = rows.length === blocks.length && blocks.every(({ id }, index) => rows[index] === id);
    return isWhole ? blocks : null;
  });
  return (
    found?.map(({ source, ...block }) => ({
      ...block,
      picture: source === null ? null : source.includes('/uploads/') ? 'upload' : 'drawing',
    })) ?? null
  );
}

/** The same of stored markup. */
export function readStored(markup: string): PageView {
  const { nodes } = readDocument(markup, (type) => {
    const definition = definitions.get(type);
    return definition ? { slots: Object.keys(definition.slots) } : null;
  });
  return nodes.flatMap((node): BlockView[] => {
    if (node.kind === 'foreign') {
      return [{ id: node.id, heading: node.source, text: '', labels: [], picture: 'none' }];
    }
    const { heading, text, actions, picture } = node.attributes;
    // Only this block draws its text and its buttons where the canvas is looked at for them.
    const isAction = node.type === 'haptera/call-to-action';
    const listed = isAction && Array.isArray(actions) ? actions : [];
    return [
      {
        id: node.id,
        heading: typeof heading === 'string' ? heading : '',
        text: isAction && typeof text === 'string' ? text : '',
        labels: listed.flatMap((action) =>
          isJsonObject(action) && isJsonObject(action.link ?? null) && typeof action.label === 'string'
            ? [action.label]
            : [],
        ),
        picture: !isJsonObject(picture ?? null) ? 'none' : 'id' in Object(picture) ? 'upload' : 'drawing',
      },
    ];
  });
}

/** Of a block that was being added nobody knows the id yet. */
export const unknownId = '?';

export function isSameView(expected: PageView, found: PageView): boolean {
  if (expected.length !== found.length) return false;
  const known = new Set(expected.map(({ id }) => id));
  return expected.every((block, index) => {
    const other = found[index];
    if (!other) return false;
    if (block.id === unknownId) return !known.has(other.id);
    return (
      block.id === other.id &&
      block.heading === other.heading &&
      block.text === other.text &&
      (block.picture === null || other.picture === null || block.picture === other.picture) &&
      block.labels.join('\n') === other.labels.join('\n')
    );
  });
}

export function printView(view: PageView | null): string {
  if (view === null) return '(no page)';
  return view
    .map(({ id, heading, text, labels, picture }) =>
      [id, heading, text, `[${labels.join(', ')}]`, picture ?? 'unseen'].join(' / '),
    )
    .join('\n      ');
}

import type { Page } from '@playwright/test';
import { definitions } from '#blocks/definitions.generated.ts';
import { isJsonObject } from '#cms-schema/json.ts';
import { readDocument } from '#cms-schema/markup/document.ts';

/** The visible parts of a block, read from the canvas or from what the CMS stores. */
export interface BlockView {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  /** Labels of the buttons that have a link. */
  readonly labels: readonly string[];
  /** Null if it cannot be determined at the moment. */
  readonly picture: 'none' | 'drawing' | 'upload' | null;
}
export type PageView = readonly BlockView[];

/** Reads the page that the builder shows in the current language; null while there is no canvas. */
export async function readShown(page: Page): Promise<PageView | null> {
  // No named functions in here: the compiler that runs this file may wrap them in a helper that the page does not have.
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
    // Outline and canvas render one after the other: wait until they agree.
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

/** Reads the same from stored markup. */
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
    // Only this block renders text and buttons where they are read from the canvas.
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

/** Placeholder for the id of a block that was just being added. */
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

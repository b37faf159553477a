import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { createBlock } from '#cms-schema/create-block.ts';
import { withoutItemIds } from '#cms-schema/fields/list-items.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { pasteBlocks } from './actions/paste-blocks.ts';
import { applyChanges } from './change.ts';
import { copyBlocks } from './clipboard.ts';
import { readClipping } from './read-clipping.ts';
import { aDraft, anyNodes, countingIds, testDefinitions } from './testing/any-draft.ts';

describe('the clipboard', () => {
  it('copies blocks between pages unchanged, except for their ids', () => {
    const newId = countingIds('b');
    const nodes = [...definitions.values()]
      .filter(({ parents }) => parents === null)
      .map((definition) => createBlock(definition, 'en', newId, definitions));
    const read = readClipping({ text: copyBlocks(nodes) }, definitions);
    expect(read).toEqual(nodes);
    const pasted = pasteBlocks(aDraft(nodes), { parent: null, index: 0 }, read, definitions);
    expect(pasted.refused).toEqual([]);
    expect(withoutIds(applyChanges(aDraft([]), pasted.changes)?.nodes ?? [])).toEqual(withoutIds(nodes));
  });

  it('copies unknown blocks and markup unchanged', () => {
    fc.assert(
      fc.property(anyNodes, (nodes) => {
        fc.pre(nodes.some(({ kind }) => kind === 'block'));
        const source = copyBlocks(nodes);
        expect(copyBlocks(readClipping({ text: source }, testDefinitions))).toBe(source);
      }),
      { numRuns: 200 },
    );
  });

  it('reads blocks that another program wrapped in HTML', () => {
    const html =
      '<html><body><!--StartFragment--><!-- wp:haptera/quote {"id":"q"} /--><!--EndFragment--></body></html>';
    expect(readClipping({ text: 'anything', html }, definitions)).toMatchObject([{ id: 'q', type: 'haptera/quote' }]);
  });

  it('turns plain text into a rich text block with paragraphs', () => {
    expect(readClipping({ text: '触觉 <b> & 反馈\r\n第二行\r\n\r\n  另一段  \n' }, definitions)).toMatchObject([
      { type: 'haptera/rich-text', attributes: { body: '<p>触觉 &lt;b&gt; &amp; 反馈<br>第二行</p><p>另一段</p>' } },
    ]);
    expect(readClipping({ text: ' \n ' }, definitions)).toEqual([]);
  });

  it('sanitizes HTML, so that no script runs', () => {
    const html =
      '<meta charset="utf-8"><p onclick="x()">Hi <script>alert(1)</script><a href="javascript:x">there</a></p><img src=x onerror=y>';
    const source = JSON.stringify(readClipping({ text: 'Hi there', html }, definitions));
    expect(source).toContain('Hi ');
    expect(source).not.toMatch(/script|onclick|onerror/);
  });

  it('uses the plain text if the HTML contains no text', () => {
    expect(readClipping({ text: 'words', html: '<style>p{}</style>' }, definitions)).toMatchObject([
      { attributes: { body: '<p>words</p>' } },
    ]);
  });

  it('splits text that is too long for one block between paragraphs', () => {
    const text = Array.from({ length: 40 }, (_, index) => `${index} ${'word '.repeat(1000)}`).join('\n\n');
    const blocks = readClipping({ text }, definitions);
    expect(blocks.length).toBeGreaterThan(2);
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
    for (const block of blocks) {
      const body = block.kind === 'block' ? String(block.attributes.body) : '';
      expect(body.length).toBeLessThanOrEqual(60_000);
      expect(body).toMatch(/^<p>\d.*<\/p>$/);
    }
  });
});

function withoutIds(nodes: readonly DocumentNode[]): unknown {
  return nodes.map((node) =>
    node.kind === 'foreign'
      ? node.source
      : {
          ...node,
          id: '',
          attributes: withoutItemIds(definitions.get(node.type)?.fields ?? {}, node.attributes),
          slots: Object.entries(node.slots).map(([name, inner]) => [name, withoutIds(inner)]),
        },
  );
}

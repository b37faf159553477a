import type { Data } from '@puckeditor/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { printDocument } from '#cms-schema/markup/document.ts';
import { createBlock } from './create-block.ts';
import { fromPuck } from './from-puck.ts';
import { FOREIGN_COMPONENT, type PuckComponent, type PuckData } from './puck-data.ts';
import { aBox, aCard, aForeign, anyNodes, countingIds, testDefinitions } from './testing/any-draft.ts';
import { toPuck } from './to-puck.ts';

describe('handing a document to the canvas engine', () => {
  it('and taking it back gives the very same document, unknown attributes, order and all', () => {
    fc.assert(
      fc.property(anyNodes, (nodes) => {
        const data: PuckData = JSON.parse(JSON.stringify(toPuck(nodes, testDefinitions)));
        const back = fromPuck(data, testDefinitions);
        expect(back).toEqual(nodes);
        expect(printDocument(back)).toBe(printDocument(nodes));
      }),
      { numRuns: 500 },
    );
  });

  it('works for every block of the product', () => {
    const newId = countingIds('b');
    const nodes = [...definitions.values()].map((definition) => createBlock(definition, 'zh', newId, definitions));
    expect(fromPuck(toPuck(nodes, definitions), definitions)).toEqual(nodes);
  });

  it('is in the engine’s own form', () => {
    const data: Data = toPuck([aBox('b', [aCard('c', { title: 'x' })]), aForeign('f')], testDefinitions);
    expect(data.content).toMatchObject([
      {
        type: 'haptera/box',
        props: { id: 'b', title: 'b', main: [{ type: 'haptera/card', props: { id: 'c', title: 'x' } }], aside: [] },
      },
      { type: FOREIGN_COMPONENT, props: { id: 'f' } },
    ]);
  });

  it('gives an unchanged block the same object again, so that the engine sees what changed', () => {
    const [first, second] = [aCard('a'), aBox('b')];
    const before = toPuck([first, second], testDefinitions).content;
    const after = toPuck([{ ...first, attributes: { title: 'x' } }, second], testDefinitions).content;
    expect(after[1]).toBe(before[1]);
    expect(after[0]).not.toBe(before[0]);
  });

  it('keeps blocks of a type that nothing defines, locked', () => {
    const nodes = [{ ...aCard('x', { a: 1 }), type: 'haptera/gone' }];
    const data = toPuck(nodes, testDefinitions);
    expect(data.content[0]?.type).toBe(FOREIGN_COMPONENT);
    expect(fromPuck(data, testDefinitions)).toEqual(nodes);
  });
});

describe('taking back what the engine made', () => {
  it('reads a block that it inserted as a block of today’s version', () => {
    const made: PuckComponent = { type: 'haptera/box', props: { id: 'haptera/box-123', title: 'x', main: [] } };
    expect(fromPuck({ root: {}, content: [made] }, testDefinitions)).toEqual([
      {
        kind: 'block',
        id: 'haptera/box-123',
        type: 'haptera/box',
        version: 1,
        attributes: { title: 'x' },
        slots: { main: [], aside: [] },
      },
    ]);
  });

  it('is stable: what it gives is taken back the same', () => {
    fc.assert(
      fc.property(anyNodes, anyWork, (nodes, work) => {
        const data = work.reduce(engineEdit, toPuck(nodes, testDefinitions));
        const once = fromPuck(data, testDefinitions);
        const again = toPuck(once, testDefinitions);
        expect(fromPuck(again, testDefinitions)).toEqual(once);
        expect(toPuck(fromPuck(again, testDefinitions), testDefinitions)).toEqual(again);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps blocks that it left alone the same objects', () => {
    const nodes = [aCard('a', { title: 'x' }), aBox('b', [aCard('c')])];
    const data: PuckData = JSON.parse(JSON.stringify(toPuck(nodes, testDefinitions)));
    const back = fromPuck({ ...data, content: data.content.toReversed() }, testDefinitions, nodes);
    expect(back[0]).toBe(nodes[1]);
    expect(back[1]).toBe(nodes[0]);
  });

  it('leaves out what is no component of ours, and values that no document can hold', () => {
    const data: PuckData = {
      root: {},
      content: [
        { type: 'Unknown', props: { id: 'x' } },
        { type: 'haptera/card', props: { id: 'a', title: undefined, figure: () => 'no', size: 'small' } },
        { type: 'haptera/card', props: JSON.parse('{}') },
      ],
    };
    expect(fromPuck(data, testDefinitions)).toEqual([aCard('a', { size: 'small' })]);
  });
});

const anyWork = fc.array(
  fc.record({ act: fc.nat({ max: 4 }), at: fc.nat({ max: 5 }), word: fc.string({ maxLength: 3 }) }),
  { maxLength: 6 },
);

/** What the engine does to its own data: set a prop, put in another order, delete, duplicate, insert. */
function engineEdit(data: PuckData, { act, at, word }: { act: number; at: number; word: string }): PuckData {
  const { content } = data;
  const target = content[at % Math.max(1, content.length)];
  if (act === 0) return { ...data, content: content.toReversed() };
  if (act === 1)
    return {
      ...data,
      content: [...content, { type: 'haptera/card', props: { id: `made-${content.length}-${word}`, title: word } }],
    };
  if (!target) return data;
  if (act === 2) return { ...data, content: content.filter((component) => component !== target) };
  const copy = { ...target, props: { ...target.props, id: `${target.props.id}-copy` } };
  if (act === 3) return { ...data, content: [...content, copy] };
  return {
    ...data,
    content: content.map((component) =>
      component === target ? { ...target, props: { ...target.props, title: word } } : component,
    ),
  };
}

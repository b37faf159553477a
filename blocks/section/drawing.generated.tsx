// Written by `npm run gen` from blocks/*/block.ts. Do not edit.
import { parseFields, resolveFields } from '#cms-schema/fields/fields.ts';
import type { BlockDrawing } from '../block-drawing.ts';
import definition from './block.ts';
import { Section } from './section.tsx';

export const drawing: BlockDrawing = {
  draw: (attributes, resolver, host, slots) => (
    <Section {...resolveFields(definition.fields, parseFields(definition.fields, attributes, null), resolver)} content={slots('content')} host={host} />
  ),
  attachment: null,
};

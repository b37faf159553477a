// Written by `npm run gen` from blocks/*/block.ts. Do not edit.
import { parseFields, resolveFields } from '#cms-schema/fields/fields.ts';
import type { BlockDrawing } from '../block-drawing.ts';
import attach from './attach.ts';
import definition from './block.ts';
import { Tabs } from './tabs.tsx';

export const drawing: BlockDrawing = {
  draw: (attributes, resolver, host, slots) => (
    <Tabs {...resolveFields(definition.fields, parseFields(definition.fields, attributes, null), resolver)} tabs={slots('tabs')} host={host} />
  ),
  attachment: { name: 'tabs', attach },
};

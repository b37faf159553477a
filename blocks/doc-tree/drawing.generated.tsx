// Written by `npm run gen` from blocks/*/block.ts. Do not edit.
import { parseFields, resolveFields } from '#cms-schema/fields/fields.ts';
import type { BlockDrawing } from '../block-drawing.ts';
import definition from './block.ts';
import load from './load.ts';
import { DocTree } from './doc-tree.tsx';

export const drawing: BlockDrawing = {
  draw: (attributes, resolver, host, _slots, withData) => {
    const fields = resolveFields(definition.fields, parseFields(definition.fields, attributes, null), resolver);
    return withData(load.request(fields, host.locale), (data) => (
      <DocTree {...fields} data={data} host={host} />
    ));
  },
  attachment: null,
};

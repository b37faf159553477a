// Written by `npm run gen` from blocks/*/block.ts. Do not edit.
import type { Definitions } from '#cms-schema/typed-document.ts';
import hero from './hero/block.ts';

export const blockDefinitions = [
  hero,
] as const;

/** Every block of the product by its name. */
export const definitions: Definitions = new Map(blockDefinitions.map((definition) => [definition.name, definition]));

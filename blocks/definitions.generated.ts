// Written by `npm run gen` from blocks/*/block.ts. Do not edit.
import type { Definitions } from '#cms-schema/typed-document.ts';
import callToAction from './call-to-action/block.ts';
import caseGrid from './case-grid/block.ts';
import featureGrid from './feature-grid/block.ts';
import figures from './figures/block.ts';
import hero from './hero/block.ts';
import mediaText from './media-text/block.ts';
import modelList from './model-list/block.ts';
import picture from './picture/block.ts';
import pricingTiers from './pricing-tiers/block.ts';
import quote from './quote/block.ts';
import specTable from './spec-table/block.ts';
import video from './video/block.ts';

export const blockDefinitions = [
  callToAction,
  caseGrid,
  featureGrid,
  figures,
  hero,
  mediaText,
  modelList,
  picture,
  pricingTiers,
  quote,
  specTable,
  video,
] as const;

/** Every block of the product by its name. */
export const definitions: Definitions = new Map(blockDefinitions.map((definition) => [definition.name, definition]));

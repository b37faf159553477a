import type { ReactElement, ReactNode } from 'react';
import type { DataRequest } from '#cms-schema/define-load.ts';
import type { Resolver } from '#cms-schema/field.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import type { Attach } from '#ui/attachment.ts';
import type { BlockHost } from './block-props.ts';

/** How a block is drawn in the browser, where the builder holds it as it is stored. */
export interface BlockDrawing {
  readonly draw: DrawBlock;
  /** What brings its markup to life, and what the roots of that carry in `data-attach`; null: it stands still. */
  readonly attachment: { readonly name: string; readonly attach: Attach } | null;
}

/** Rejects when the code cannot be had. */
export type FetchDrawing = () => Promise<BlockDrawing>;

/** Draws a block from the attributes of its newest version. `slots` gives what stands in a slot of it, already drawn. */
export type DrawBlock = (
  attributes: JsonObject,
  resolver: Resolver,
  host: BlockHost,
  slots: (name: string) => ReactNode,
  withData: WithData,
) => ReactElement;

/** Draws a block that shows live content, with what its host has of it. */
export type WithData = <Data>(request: DataRequest<Data>, draw: (data: Data) => ReactElement) => ReactElement;

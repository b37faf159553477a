import type { ReactElement, ReactNode } from 'react';
import type { DataRequest } from '#cms-schema/define-load.ts';
import type { Resolver } from '#cms-schema/field.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import type { Attach } from '#ui/attachment.ts';
import type { BlockHost } from './block-props.ts';

/** How the builder renders a block in the browser from its stored form. */
export interface BlockDrawing {
  readonly draw: DrawBlock;
  /** The code that adds behaviour to its markup, and the `data-attach` name of the roots; null for a static block. */
  readonly attachment: { readonly name: string; readonly attach: Attach } | null;
}

/** Rejects if the code cannot be loaded. */
export type FetchDrawing = () => Promise<BlockDrawing>;

/** Renders a block from attributes of its newest version. `slots` returns the rendered content of a slot. */
export type DrawBlock = (
  attributes: JsonObject,
  resolver: Resolver,
  host: BlockHost,
  slots: (name: string) => ReactNode,
  withData: WithData,
) => ReactElement;

/** Renders a block that shows live content with the data that the host has fetched. */
export type WithData = <Data>(request: DataRequest<Data>, draw: (data: Data) => ReactElement) => ReactElement;

// Written by `npm run gen` from blocks/*/block.ts. Do not edit.
import type { Attach } from '#ui/attachment.ts';
import hero from './hero/attach.ts';
import modelList from './model-list/attach.ts';
import openApp from './open-app/attach.ts';
import search from './search/attach.ts';
import tabs from './tabs/attach.ts';
import video from './video/attach.ts';

/** What brings the markup of a block to life, by the block's name; `name` is what its roots carry in `data-attach`. */
export const blockAttachments: ReadonlyMap<string, { readonly name: string; readonly attach: Attach }> = new Map([
  ['haptera/hero', { name: 'hero', attach: hero }],
  ['haptera/model-list', { name: 'model-list', attach: modelList }],
  ['haptera/open-app', { name: 'open-app', attach: openApp }],
  ['haptera/search', { name: 'search', attach: search }],
  ['haptera/tabs', { name: 'tabs', attach: tabs }],
  ['haptera/video', { name: 'video', attach: video }],
]);

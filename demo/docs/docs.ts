import type { SeedDoc } from '../seed-document.ts';
import { designTool } from './design-tool.ts';
import { engineDocs } from './engine.ts';
import { fileFormat } from './file-format.ts';
import { gettingStarted } from './getting-started.ts';
import { hardware } from './hardware.ts';

/** As readers go through them: a chapter stands before what is in it. */
export const docs: readonly SeedDoc[] = [...gettingStarted, ...designTool, ...engineDocs, ...fileFormat, ...hardware];

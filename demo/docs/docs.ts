import type { SeedDoc } from '../seed-document.ts';
import { designTool } from './design-tool.ts';
import { engineDocs } from './engine.ts';
import { fileFormat } from './file-format.ts';
import { gettingStarted } from './getting-started.ts';
import { hardware } from './hardware.ts';

/** In reading order: each chapter before its documents. */
export const docs: readonly SeedDoc[] = [...gettingStarted, ...designTool, ...engineDocs, ...fileFormat, ...hardware];

import type { ReactNode } from 'react';
import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import type { PageDraft } from '../document/model.ts';
import type { DraftProblem } from '../document/validation.ts';
import type { CanvasEdit, CanvasHistory } from './canvas-edit.ts';
import type { FieldTarget } from './field-target.ts';
import type { Lookups } from './lookups.ts';
import type { SiteChrome } from './site-chrome.ts';
import type { CanvasView } from './use-canvas-view.ts';

export interface BuilderCanvasProps {
  /** Which page: another one mounts the canvas anew, and so does another language. */
  readonly pageKey: string;
  /** The language of the page. That of the interface comes from `<MessagesProvider>`. */
  readonly locale: Locale;
  /** Seed of the page's waveform, the same in both languages. */
  readonly signature: string;
  /** Panels, width and zoom, which stay when the language changes. */
  readonly view: CanvasView;
  /** What the editor holds. The only truth: the canvas shows it and never keeps a second one. */
  readonly draft: PageDraft;
  /** The other language's blocks: a new block must not have the id of one by accident. */
  readonly twins?: readonly DocumentNode[];
  /** Id of the selected block; null is the page itself. */
  readonly selection: string | null;
  onSelect(id: string | null): void;
  /** The field that somebody is led to, on its way; its block is selected. */
  readonly target: FieldTarget | null;
  onTarget(target: FieldTarget | null): void;
  /** To apply and to put into the history. Called synchronously, with what the edit is about by id. */
  onEdit(edit: CanvasEdit): void;
  /** The keyboard has left a text of the page: what is typed in it from now on is another visit. */
  onVisitEnd?(): void;
  readonly history: CanvasHistory;
  readonly lookups: Lookups;
  /** From `fetchSiteChrome`. */
  readonly chrome: SiteChrome | null;
  /** From `listProblems`; may be a moment behind. */
  readonly problems?: readonly DraftProblem[];
  /** Ids of blocks whose translation is behind its source. */
  readonly drifted?: ReadonlySet<string>;
  readonly isReadOnly?: boolean;
  onSave?(): void;
  onTranslate?(): void;
  /** At the end of the bar over the canvas. */
  readonly tools?: ReactNode;
  /** In the inspector while no block is selected. */
  readonly pagePanel?: ReactNode;
  /** In the inspector under the fields of the selected block. */
  readonly blockPanel?: ReactNode;
}

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
  /** Identifies the page. A new key, or a new language, mounts the canvas again. */
  readonly pageKey: string;
  /** The language of the page. The language of the interface comes from `<MessagesProvider>`. */
  readonly locale: Locale;
  /** The seed of the page's waveform, the same in both languages. */
  readonly signature: string;
  /** Panels, width and zoom, which stay when the language changes. */
  readonly view: CanvasView;
  /** The page as the host holds it: the single source of truth, of which the canvas keeps no copy. */
  readonly draft: PageDraft;
  /** The other language's blocks: a new block must not have the id of one by accident. */
  readonly twins?: readonly DocumentNode[];
  /** The id of the selected block; null for the page itself. */
  readonly selection: string | null;
  onSelect(id: string | null): void;
  /** The field to focus, until it has the focus; its block is selected. */
  readonly target: FieldTarget | null;
  onTarget(target: FieldTarget | null): void;
  /** Applies the edit and adds it to the history. Called synchronously; edits refer to blocks by id. */
  onEdit(edit: CanvasEdit): void;
  /** The focus left a text of the page: what is typed in it from now on is a new undo step. */
  onVisitEnd?(): void;
  readonly history: CanvasHistory;
  readonly lookups: Lookups;
  /** From `fetchSiteChrome`. */
  readonly chrome: SiteChrome | null;
  /** From `listProblems`; may lag slightly behind the draft. */
  readonly problems?: readonly DraftProblem[];
  /** Ids of blocks whose translation is behind its source. */
  readonly drifted?: ReadonlySet<string>;
  readonly isReadOnly?: boolean;
  onSave?(): void;
  onTranslate?(): void;
  /** Shown at the end of the toolbar above the canvas. */
  readonly tools?: ReactNode;
  /** Shown in the inspector while no block is selected. */
  readonly pagePanel?: ReactNode;
  /** Shown in the inspector below the fields of the selected block. */
  readonly blockPanel?: ReactNode;
}

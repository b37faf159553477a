import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import type { PastedPicture } from '../controls/rich-text/read-pasted-html.ts';
import type { Change } from '../document/change.ts';
import type { StepAction } from '../document/history.ts';
import type { PageDraft } from '../document/model.ts';
import type { Translate } from '../messages.ts';
import type { PastedSheet } from '../parts/read-sheet.ts';
import type { CanvasEdit, CanvasHistory } from './canvas-edit.ts';
import type { FieldTarget } from './field-target.ts';

/** What commands act on, and how they report. */
export interface CommandHost {
  readonly draft: PageDraft;
  readonly selection: string | null;
  readonly locale: Locale;
  readonly uiLocale: Locale;
  /** The site's own, whose pictures may be pasted as they are. */
  readonly origin: string;
  /** The ids of the other language's blocks. */
  readonly twinIds: ReadonlySet<string>;
  /** The other language's blocks. */
  readonly twins: readonly DocumentNode[];
  readonly isReadOnly: boolean;
  readonly history: CanvasHistory;
  readonly t: Translate;
  onSelect(id: string | null): void;
  /** `next` is the draft after the edit, so that it can be shown before the host has applied it. */
  onEdit(edit: CanvasEdit, next: PageDraft): void;
  /** Announces to screen readers. */
  announce(text: string): void;
  /** Shows what happened, with an undo button. */
  offerUndo(text: string): void;
  /** Announces what happened, and shows it. */
  tell(text: string): void;
  /** Scrolls something into view and highlights it briefly. */
  show(target: FieldTarget): void;
  /** Offers to upload the pictures of pasted text, and to add them to the page. */
  offerPictures(pictures: readonly PastedPicture[]): void;
  /** Offers to fill the table of a block from a sheet. */
  offerSheet(blockId: string, sheet: PastedSheet): void;
  /** Announces why nothing happened, and shows it. */
  refuse(text: string): void;
}

/** What commands are made of. */
export interface CommandActs {
  getHost(): CommandHost;
  /** Runs an action that may be refused, and reports the reason if it is. */
  attempt(act: (host: CommandHost) => void): void;
  /** Applies changes as one step. The page afterwards; null if there are none. */
  structure(action: StepAction, changes: readonly Change[], blockType?: string): PageDraft | null;
}

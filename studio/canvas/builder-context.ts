import { createContext, useContext } from 'react';
import type { PastedPicture } from '../controls/rich-text/read-pasted-html.ts';
import type { DraftProblem } from '../document/validation.ts';
import type { Commands } from './commands.ts';
import type { Dragger } from './drag/dragger.ts';
import type { FieldTarget } from './field-target.ts';

/**
 * What the builder's panels share apart from the page. Stable, so that typing in one panel does not rerender the
 * others.
 */
export interface Builder {
  readonly commands: Commands;
  readonly dragger: Dragger;
  readonly isReadOnly: boolean;
  /** Focuses the first field of the selected block. */
  editFields(): void;
  /**
   * Puts the caret into the first text of the selected block that can be edited in place; if there is none, as
   * `editFields`.
   */
  editWords(): void;
  /** Selects the block (or the page) that has the field, and focuses the field. */
  goTo(target: FieldTarget): void;
  announce(text: string): void;
  /** Moves the focus back to the selected block, in the outline if it is open. */
  leaveFields(): void;
  showShortcuts(): void;
  /** Opens the dialog for choosing a block. */
  askForBlock(): void;
  save(): void;
  /** Goes to the next text to translate. */
  translate(): void;
  /**
   * Uploads files, and inserts the chosen picture, or several as a gallery, after the block with this id, or after the selected block if null. The
   * media dialog names the files that are not pictures; if none is, it does not open.
   */
  addPictures(files: readonly File[], beside: string | null): void;
  /** Offers to upload the pictures of pasted text, and inserts them after the block with this id. */
  addPasted(pictures: readonly PastedPicture[], beside: string | null): void;
}

const BuilderContext = createContext<Builder | null>(null);
export const BuilderProvider = BuilderContext.Provider;

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('useBuilder must be used inside <BuilderCanvas>.');
  return builder;
}

/** What the outline shows beside a block. */
export interface BlockMarks {
  /** Problems that prevent publishing. */
  readonly problems: readonly DraftProblem[];
  /** Whether its translation is behind its source. */
  readonly hasDrifted: boolean;
}

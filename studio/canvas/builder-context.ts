import { createContext, useContext } from 'react';
import type { DraftProblem } from '../document/validation.ts';
import type { Commands } from './commands.ts';
import type { Dragger } from './drag/dragger.ts';
import type { FieldTarget } from './field-target.ts';

/** What the builder's panels share besides the page: stable, so that a key press in one of them wakes no other. */
export interface Builder {
  readonly commands: Commands;
  readonly dragger: Dragger;
  readonly isReadOnly: boolean;
  /** Puts the keyboard into the first field of the selected block. */
  editFields(): void;
  /** Puts the caret into the first text of the selected block that can be edited where it stands; else as `editFields`. */
  editWords(): void;
  /** Selects what holds the field, and puts the keyboard into it. */
  goTo(target: FieldTarget): void;
  announce(text: string): void;
  /** Back to the selected block, in the outline if it is open. */
  leaveFields(): void;
  showShortcuts(): void;
  /** Opens the dialog in which one chooses a block. */
  askForBlock(): void;
  save(): void;
  /** Goes to the next text that waits for its translation. */
  translate(): void;
  /** Has files uploaded, and puts the one that is chosen after a block of this id; null: after the selected one. */
  addPictures(files: readonly File[], beside: string | null): void;
}

const BuilderContext = createContext<Builder | null>(null);
export const BuilderProvider = BuilderContext.Provider;

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('useBuilder: this panel stands outside of <BuilderCanvas>.');
  return builder;
}

/** What the outline shows beside a block. */
export interface BlockMarks {
  /** What forbids publishing. */
  readonly problems: readonly DraftProblem[];
  /** Whether its translation is behind its source. */
  readonly hasDrifted: boolean;
}

import type { Locale } from '#cms-schema/locale.ts';
import type { Failure } from '#session/outcome.ts';
import type { ToolWords } from './words.ts';

/** What a view of the tool has to work with, for as long as it is shown to one account. */
export interface ToolPlace {
  readonly place: HTMLElement;
  readonly words: ToolWords;
  readonly lang: string;
  readonly locale: Locale;
  /** Whose the tool is now. */
  readonly account: string;
  /** Ends with the view. */
  readonly signal: AbortSignal;
  /** Shows the place: alone, or below what is said of an empty list. */
  show(state: 'ready' | 'empty'): void;
}

export interface OpenView {
  /** Holds what somebody typed, so it outlives the end of their session; called when they are signed in again. */
  readonly resume?: () => void;
}

/** Draws into the place, and shows it once there is something to see; or tells why there is nothing. */
export type View = (tool: ToolPlace) => Promise<OpenView | Failure>;

import type { Locale } from '#cms-schema/locale.ts';
import type { Failure } from '#session/outcome.ts';
import type { ToolWords } from './words.ts';

/** What a view of the tool works with, for as long as it is shown to one account. */
export interface ToolPlace {
  readonly place: HTMLElement;
  /** The heading level below the block's own heading. */
  readonly heading: 'h2' | 'h3' | 'h4';
  readonly words: ToolWords;
  readonly lang: string;
  readonly locale: Locale;
  /** The user name of the account that the tool is open for. */
  readonly account: string;
  /** Aborted when the view ends. */
  readonly signal: AbortSignal;
  /** Reveals the place: alone, or together with the text for an empty list. */
  show(state: 'ready' | 'empty'): void;
}

export interface OpenView {
  /** Only for a view with user input, which then stays open when the session ends; called after the user signs in again. */
  readonly resume?: () => void;
}

/** Renders into the place and reveals it once there is something to see, or returns why that failed. */
export type View = (tool: ToolPlace) => Promise<OpenView | Failure>;

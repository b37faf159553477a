/** The modes of the panel (specification, section 2): 1, 2 and 3. */
export const panelModes = ['login', 'register', 'forgot'] as const;
export type PanelMode = (typeof panelModes)[number];

/** What a mode can do with the panel around it. */
export interface PanelWays {
  show(mode: PanelMode): void;
  /** Called once the user is signed in. */
  close(): void;
  /** Copies an address into the forms of all modes, so that users type it only once. */
  carryEmail(address: string): void;
}

/** One mode of the panel. It keeps what was typed until the page is left. */
export interface PanelPart {
  readonly root: HTMLElement;
  /** The id of its heading. */
  readonly title: string;
  /** Called when the mode is shown: focuses its first field. */
  begin(): void;
  setEmail(address: string): void;
}

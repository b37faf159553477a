/** The modes of the panel (specification, section 2): 1, 2 and 3. */
export const panelModes = ['login', 'register', 'forgot'] as const;
export type PanelMode = (typeof panelModes)[number];

/** What one mode of the panel can ask of it. */
export interface PanelWays {
  show(mode: PanelMode): void;
  /** It is done: somebody is signed in. */
  close(): void;
  /** Writes an address into the forms of the other modes, so that nobody types it again. */
  carryEmail(address: string): void;
}

/** One mode of the panel. What was typed stays in it for as long as the page is there. */
export interface PanelPart {
  readonly root: HTMLElement;
  /** The id of its heading. */
  readonly title: string;
  /** It is shown: gives the keyboard to its first field. */
  begin(): void;
  setEmail(address: string): void;
}

/** The parts of a mail, from top to bottom. All text is plain; the printers escape it. */
export type MailPart =
  | { readonly kind: 'text'; readonly text: string }
  /** Digits for the reader to enter elsewhere. */
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, value: string])[] }
  /** Text written by a visitor, with its line breaks. */
  | { readonly kind: 'quote'; readonly text: string };

export interface MailContent {
  readonly subject: string;
  readonly parts: readonly MailPart[];
}

/** A mail that is ready to be sent. */
export interface PrintedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** What a mail is made of, one below the other. All of it is plain text; the printers escape it. */
export type MailPart =
  | { readonly kind: 'text'; readonly text: string }
  /** Digits to be typed somewhere else. */
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, value: string])[] }
  /** What somebody wrote, with its lines. */
  | { readonly kind: 'quote'; readonly text: string };

export interface MailContent {
  readonly subject: string;
  readonly parts: readonly MailPart[];
}

/** A mail that is ready to travel. */
export interface PrintedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

import { isMacOf, printMac } from '#contract/signed-words.ts';

export interface SignedLink {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly until: string;
  readonly signature: string;
}

/** The query of a signed URL for a private file, valid until the given time, ISO 8601. */
export function signLink(key: Buffer, id: string, until: string): URLSearchParams {
  const moment = String(Date.parse(until));
  return new URLSearchParams({ id, until: moment, signature: printMac(key, signedText(id, moment)) });
}

export function isLinkOpen(key: Buffer, { id, until, signature }: SignedLink, now: string): boolean {
  return isMacOf(key, signedText(id, until), signature) && Number(until) > Date.parse(now);
}

function signedText(id: string, until: string): string {
  return `file\n${id}\n${until}`;
}

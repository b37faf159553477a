/** What an address answers that is led on: 410 leads nowhere, for good. */
export const redirectStatuses = [301, 302, 307, 308, 410] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

export function isRedirectStatus(value: unknown): value is RedirectStatus {
  return redirectStatuses.some((status) => status === value);
}

/** Visitors who came by a redirect since the last count. */
export interface RedirectHits {
  readonly id: number;
  readonly count: number;
  /** ISO 8601, UTC, of the last one. */
  readonly at: string;
}

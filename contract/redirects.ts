/** The statuses of redirects. 410 is for an address that is permanently gone and has no target. */
export const redirectStatuses = [301, 302, 307, 308, 410] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

export function isRedirectStatus(value: unknown): value is RedirectStatus {
  return redirectStatuses.some((status) => status === value);
}

/** How often a redirect was followed since the last count. */
export interface RedirectHits {
  readonly id: number;
  readonly count: number;
  /** The time of the last one, ISO 8601, UTC. */
  readonly at: string;
}

/** Path of uploads, relative to the service's base path. */
export const uploadPath = '/community/configFile/uploads';

/** A file that is sent in parts, over any number of connections. */
export interface Upload {
  readonly id: string;
  readonly accountId: string;
  /** Without folders. */
  readonly fileName: string;
  /** The announced size of the whole file. */
  readonly bytes: number;
  /** Number of bytes that are safely on disk; the next part begins there. */
  readonly received: number;
  /** ISO 8601. */
  readonly expiresAt: string;
  /** In hex; null until the file is complete and checked. */
  readonly sha256: string | null;
}

export const uploadLimits = {
  /** Uploads of one account that are in progress or unused. */
  ofAccount: 10,
  /** Milliseconds of inactivity after which an upload may be evicted by a new one of the same account. */
  idle: 10 * 60_000,
} as const;

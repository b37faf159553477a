/** Where uploads begin, below the service's base address. */
export const uploadPath = '/community/configFile/uploads';

/** A file that somebody sends in parts, over as many connections as it takes. */
export interface Upload {
  readonly id: string;
  readonly accountId: string;
  /** Without folders. */
  readonly fileName: string;
  /** Of the whole file, as it was announced. */
  readonly bytes: number;
  /** So many are on the disk for certain; the next part begins there. */
  readonly received: number;
  /** ISO 8601. */
  readonly expiresAt: string;
  /** In hex, once the file is whole and was judged; null before. */
  readonly sha256: string | null;
}

const HOUR = 60 * 60_000;
const GIBIBYTE = 1024 ** 3;

export const uploadLimits = {
  /** Milliseconds that a file may take to arrive, and as many again until it must be used. */
  lasts: 24 * HOUR,
  /** Uploads of one account, under way or unused. */
  ofAccount: 10,
  /** Milliseconds after which one that nobody touches gives way to a new one of the same account. */
  idle: 10 * 60_000,
  /** Bytes of all uploads of everybody. */
  bytes: 20 * GIBIBYTE,
  /** Bytes of config files and uploads of one company, or of an account that has none. */
  folderBytes: 10 * GIBIBYTE,
  /** Config files of one of these. */
  folderFiles: 5_000,
  /** Bytes of the disk that no upload takes: the database, mails and forms live there too. */
  diskReserve: GIBIBYTE,
} as const;

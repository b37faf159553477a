/** A haptic configuration file with a description of what it is for. */
export interface ConfigFile {
  readonly id: string;
  /** The company that it belongs to; null if it belongs to `ownerId` alone. */
  readonly companyId: string | null;
  readonly ownerId: string | null;
  /** The account that created it; null once that account is deleted. */
  readonly creatorId: string | null;
  /** The creator's e-mail address; empty once the account is deleted. */
  readonly creator: string;
  readonly name: string;
  readonly actuator: string;
  readonly device: string;
  readonly note: string;
  /** The id of the stored file; changes when the file is replaced. */
  readonly fileId: string;
  readonly fileName: string;
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
  /** Starts at 1 and increases with every change. */
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface ConfigFileText {
  readonly name: string;
  readonly actuator: string;
  readonly device: string;
  readonly note: string;
}

/** Items per page of the list. */
export const PAGE_SIZE = 20;

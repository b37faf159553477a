/** The file of a haptic configuration, with what it is for. */
export interface ConfigFile {
  readonly id: string;
  /** The company that it belongs to; null: it belongs to `ownerId` alone. */
  readonly companyId: string | null;
  readonly ownerId: string | null;
  /** Who made it; null when the account is gone. */
  readonly creatorId: string | null;
  /** The creator's e-mail address; empty when the account is gone. */
  readonly creator: string;
  readonly name: string;
  readonly actuator: string;
  readonly device: string;
  readonly note: string;
  /** Of its file; another file has another one. */
  readonly fileId: string;
  readonly fileName: string;
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
  /** Counts from 1; every change adds one. */
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

/** Items of one page of the list. */
export const PAGE_SIZE = 20;

import type { MailAddress } from './transport.ts';

export interface MailSettings {
  /** Null: mails are written to files below the data folder. */
  readonly smtpUrl: string | null;
  readonly from: MailAddress;
  /** The address that feedback and contacts are mailed to. */
  readonly staff: string;
}

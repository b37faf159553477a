import { type DownloadTicket, isForAccounts } from '#contract/private-files.ts';
import { type Account, isVip } from '../accounts/model.ts';

/**
 * Whether an account may have what a ticket names. `expired`: it could until its trial or contract ended; since then it
 * counts as a standard account.
 */
export function judgeDownload(
  account: Account,
  { visibility }: Pick<DownloadTicket, 'visibility'>,
  now: string,
): 'may' | 'expired' | 'other' {
  const { roleCode } = account;
  if (isForAccounts(visibility, isVip(account, now) ? roleCode : 'user')) return 'may';
  return isForAccounts(visibility, roleCode) ? 'expired' : 'other';
}

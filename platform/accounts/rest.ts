import { type BoundCall, bindCall } from '../call.ts';
import {
  checkToken,
  checkUsername,
  communityLogin,
  deleteAccount,
  forgetPassword,
  logout,
  readPasswordLink,
  register,
  setPasswordByLink,
} from './calls.ts';
import type { DeleteOwnAccount } from './delete-account.ts';
import type { AccountOperations } from './operations.ts';
import type { ResetPassword } from './reset-password.ts';
import type { PasswordLinkOperations } from './set-password.ts';
import type { SignInOperations } from './sign-in.ts';

export interface AccountDoors {
  readonly accounts: AccountOperations;
  readonly signIns: SignInOperations;
  readonly resetPassword: ResetPassword;
  readonly passwordLinks: PasswordLinkOperations;
  readonly deleteOwnAccount: DeleteOwnAccount;
}

export function bindAccountCalls(doors: AccountDoors): readonly BoundCall[] {
  const { accounts, signIns, resetPassword, passwordLinks, deleteOwnAccount } = doors;
  return [
    bindCall(checkUsername, async ({ username }, caller) => {
      await accounts.requireName(username, caller);
      return null;
    }),
    bindCall(register, async (input, caller) => {
      await accounts.register(input, caller);
      return null;
    }),
    bindCall(communityLogin, signIns.signIn),
    bindCall(logout, async (_, caller) => {
      await signIns.signOut(caller);
      return null;
    }),
    bindCall(checkToken, async (_, caller) => signIns.presentCaller(caller)),
    bindCall(forgetPassword, async (input, caller) => {
      await resetPassword(input, caller);
      return null;
    }),
    bindCall(readPasswordLink, ({ key }, caller) => passwordLinks.readLink(key, caller)),
    bindCall(setPasswordByLink, async (input, caller) => {
      await passwordLinks.setPassword(input, caller);
      return null;
    }),
    bindCall(deleteAccount, async (input, caller) => {
      await deleteOwnAccount(input, caller);
      return null;
    }),
  ];
}
